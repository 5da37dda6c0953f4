// Nobody pays for two plans: a duplicate subscription is ended at once, its payment refunded, and the member told.
import { asc, and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { liveStatuses } from '../../schema/subscription-rules.ts';
import { customers, duplicateSubscriptions, subscriptions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { tell } from '../outbox/tell.ts';
import { hour, minute } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { ask, idOf, orMissing } from '../platform/payments.ts';
import { isDuplicate } from './duplicate-rule.ts';
import { syncSubscription } from './sync.ts';

type Duplicate = typeof duplicateSubscriptions.$inferSelect;

/** How long whoever has taken duplicates may work on them; shorter than the time between two ticks. */
const leaseMs = 10 * minute;

/** Duplicates that are taken at once. */
const mostAtOnce = 10;

/**
 * The provider's codes for a payment that it refunds no more: charged back, no longer refundable, disputed
 * (https://docs.stripe.com/error-codes). Others pass, such as `balance_insufficient`, or say with the next look that it
 * was refunded already.
 */
const neverRefunded: ReadonlySet<string | undefined> = new Set([
  'charge_disputed',
  'charge_not_refundable',
  'refund_disputed_payment',
]);

/** Whose duplicates: a member, or whoever is behind a customer. */
type Whose = { memberId: string } | { customerId: string };

/**
 * Ends and refunds what `noteDuplicates` has noted, and notes the email about it: of one member within their own
 * request, of anybody in the tick. Never throws: what fails, as while the provider is down, waits for the next tick. Each
 * step may be repeated and has its effect once.
 */
export async function endDuplicates(ctx: Ctx, whose?: Whose): Promise<void> {
  if (!ctx.payments) return;
  try {
    for (const duplicate of await leaseOpen(ctx, whose)) await settle(ctx, duplicate);
  } catch (cause) {
    ctx.log.failure('duplicate subscriptions are left to the next hourly tick', cause);
  }
}

async function leaseOpen({ db, now }: Ctx, whose?: Whose): Promise<Duplicate[]> {
  const at = now();
  const isTheirs = whose && inArray(duplicateSubscriptions.subscriptionId, subscriptionsOf(db, whose));
  const waiting = db
    .select({ id: duplicateSubscriptions.subscriptionId })
    .from(duplicateSubscriptions)
    .where(
      and(isNull(duplicateSubscriptions.refundedAt), lte(duplicateSubscriptions.leasedUntil, at), isTheirs),
    )
    .orderBy(asc(duplicateSubscriptions.leasedUntil))
    .limit(mostAtOnce);
  return db
    .update(duplicateSubscriptions)
    .set({ leasedUntil: at + leaseMs })
    .where(inArray(duplicateSubscriptions.subscriptionId, waiting))
    .returning();
}

/** Query: the subscriptions of a member, under all of their customers. */
function subscriptionsOf(db: Database, whose: Whose) {
  const owner =
    'memberId' in whose
      ? sql`${whose.memberId}`
      : db.select({ memberId: customers.memberId }).from(customers).where(eq(customers.id, whose.customerId));
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(sql`${customers.memberId} = (${owner})`);
}

async function settle(ctx: Ctx, { subscriptionId: id, confirmedAt }: Duplicate): Promise<void> {
  try {
    if (confirmedAt === null && !(await confirm(ctx, id))) return;
    await ask(ctx, (stripe) => stripe.subscriptions.cancel(id)).catch(orMissing);
    const refunded = await refundNewest(ctx, id);
    await syncSubscription(ctx, id);
    if (refunded === null) return;
    const at = ctx.now();
    await ctx.db.batch([
      // The release before decision 46 writes to whoever was not written to here.
      note(ctx, id, { refunded, refundedAt: at, emailSentAt: at }),
      tell(ctx, { event: `duplicate:${id}`, recipient: 'member' }),
    ]);
  } catch (cause) {
    ctx.log.failure('a duplicate subscription is left to the next hourly tick', cause);
  }
}

const note = ({ db }: Ctx, id: string, what: Partial<Duplicate>) =>
  db.update(duplicateSubscriptions).set(what).where(eq(duplicateSubscriptions.subscriptionId, id));

/**
 * Looks up all plans of the member: the older one may have ended without our having heard of it yet, and then there
 * is no duplicate. An account that was deleted since has none to keep.
 */
async function confirm(ctx: Ctx, id: string): Promise<boolean> {
  const { db } = ctx;
  const [owner] = await db
    .select({ memberId: customers.memberId })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(eq(subscriptions.id, id));
  if (owner) {
    const live = await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .innerJoin(customers, eq(customers.id, subscriptions.customerId))
      .where(and(eq(customers.memberId, owner.memberId), inArray(subscriptions.status, [...liveStatuses])));
    for (const one of live) await syncSubscription(ctx, one.id);
    const [found] = await isDuplicate(db, id);
    if (!found) {
      await db.delete(duplicateSubscriptions).where(eq(duplicateSubscriptions.subscriptionId, id));
      return false;
    }
  }
  await note(ctx, id, { confirmedAt: ctx.now() });
  return true;
}

/**
 * Refunds the newest period of a subscription.
 * @returns cents, 0 when it cannot be; null while its payment is still on its way
 */
async function refundNewest(ctx: Ctx, id: string): Promise<number | null> {
  const { latest_invoice: invoice } = await ask(ctx, (stripe) =>
    stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] }),
  );
  const payments = invoice && typeof invoice !== 'string' ? (invoice.payments?.data ?? []) : [];
  let sum = 0;
  for (const { payment } of payments) {
    const cents = payment.payment_intent ? await refund(ctx, idOf(payment.payment_intent)) : 0;
    if (cents === null) return null;
    sum += cents;
  }
  return sum;
}

async function refund(ctx: Ctx, intentId: string): Promise<number | null> {
  const { status, latest_charge: charge } = await ask(ctx, (stripe) =>
    stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
  );
  // Some ways to pay take days.
  if (status === 'processing') return null;
  if (status !== 'succeeded' || !charge || typeof charge === 'string') return 0;
  if (charge.refunded) return charge.amount;
  // A charge is refunded in full once; the provider answers a key for a day as it first did, be it with its fault.
  const idempotencyKey = `duplicate-${intentId}-${Math.floor(ctx.now() / hour)}`;
  const made = await ask(ctx, (stripe) =>
    stripe.refunds
      .create({ payment_intent: intentId, reason: 'duplicate' }, { idempotencyKey })
      .catch((error: unknown) => neverMade(ctx, error)),
  );
  return made ? charge.amount : 0;
}

/** For `catch`: null, and a line for the administrator, when the refund can never be made, as after a dispute. */
function neverMade({ log }: Ctx, error: unknown): null {
  if (!(error instanceof Stripe.errors.StripeError) || !neverRefunded.has(error.code)) throw error;
  log.failure('the payment of a duplicate subscription can never be refunded', undefined, {
    code: error.code,
    reference: error.requestId,
  });
  return null;
}
