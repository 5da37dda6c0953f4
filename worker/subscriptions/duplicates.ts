// Ends duplicate subscriptions at once, refunds their payment and emails the member.
import { asc, and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { liveStatuses } from '../../schema/subscription-rules.ts';
import { customers, duplicateSubscriptions, subscriptions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import { hour, minute } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { callStripe, idOf, orMissing } from '../platform/payments.ts';
import { isDuplicate } from './duplicate-rule.ts';
import { syncSubscription } from './sync.ts';

type Duplicate = typeof duplicateSubscriptions.$inferSelect;

/** Lease on the duplicates that a request or job works on; shorter than the time between two hourly jobs. */
const leaseMs = 10 * minute;

/** Maximum of duplicates leased at once. */
const mostAtOnce = 10;

/**
 * The provider's codes for a payment that can never be refunded: charged back, no longer refundable, disputed
 * (https://docs.stripe.com/error-codes). Other errors are temporary, such as `balance_insufficient`, or the next read
 * shows that the payment is already refunded.
 */
const neverRefunded: ReadonlySet<string | undefined> = new Set([
  'charge_disputed',
  'charge_not_refundable',
  'refund_disputed_payment',
]);

/** Whose duplicates: a member's, or those of a customer's member. */
type Whose = { memberId: string } | { customerId: string };

/**
 * Ends and refunds the duplicates that `noteDuplicates` recorded, and queues the email about them: one member's within
 * their request, everybody's in the hourly job. Never throws: a failure, such as an outage of the provider, waits for
 * the next hourly job. Each step is idempotent.
 */
export async function endDuplicates(ctx: Ctx, whose?: Whose): Promise<void> {
  if (!ctx.payments) return;
  try {
    for (const duplicate of await leaseOpen(ctx, whose)) await settle(ctx, duplicate);
  } catch (cause) {
    ctx.log.failure('could not settle duplicate subscriptions; the next hourly job retries', cause);
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
    await callStripe(ctx, (stripe) => stripe.subscriptions.cancel(id)).catch(orMissing);
    const refunded = await refundNewest(ctx, id);
    await syncSubscription(ctx, id);
    if (refunded === null) return;
    const at = ctx.now();
    await ctx.db.batch([
      // The release before decision 46 emails every row without `emailSentAt`.
      note(ctx, id, { refunded, refundedAt: at, emailSentAt: at }),
      queueEmail(ctx, { event: `duplicate:${id}`, recipient: 'member' }),
    ]);
  } catch (cause) {
    ctx.log.failure('could not settle a duplicate subscription; the next hourly job retries', cause);
  }
}

const note = ({ db }: Ctx, id: string, what: Partial<Duplicate>) =>
  db.update(duplicateSubscriptions).set(what).where(eq(duplicateSubscriptions.subscriptionId, id));

/**
 * Syncs all live plans of the member first: the older one may have ended without an event reaching us, and then there
 * is no duplicate. The subscriptions of a deleted account are always confirmed, since there is no plan to keep.
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
 * @returns cents, 0 when it cannot be refunded; null while its payment is still processing
 */
async function refundNewest(ctx: Ctx, id: string): Promise<number | null> {
  const { latest_invoice: invoice } = await callStripe(ctx, (stripe) =>
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
  const { status, latest_charge: charge } = await callStripe(ctx, (stripe) =>
    stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
  );
  // Some payment methods take days.
  if (status === 'processing') return null;
  if (status !== 'succeeded' || !charge || typeof charge === 'string') return 0;
  if (charge.refunded) return charge.amount;
  // The provider refunds a charge in full only once. It replays its first response to a key, even an error, for a day.
  const idempotencyKey = `duplicate-${intentId}-${Math.floor(ctx.now() / hour)}`;
  const made = await callStripe(ctx, (stripe) =>
    stripe.refunds
      .create({ payment_intent: intentId, reason: 'duplicate' }, { idempotencyKey })
      .catch((error: unknown) => neverMade(ctx, error)),
  );
  return made ? charge.amount : 0;
}

/** For `catch`: logs and returns null if the refund can never be made, as after a dispute; otherwise rethrows. */
function neverMade({ log }: Ctx, error: unknown): null {
  if (!(error instanceof Stripe.errors.StripeError) || !neverRefunded.has(error.code)) throw error;
  log.failure('the payment of a duplicate subscription can never be refunded', undefined, {
    code: error.code,
    reference: error.requestId,
  });
  return null;
}
