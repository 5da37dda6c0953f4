// What was bought before signing in goes to whoever signs in with the same verified address.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { isLive } from '../../schema/subscription-rules.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import type { PurchaseClaim } from '../../schema/subscriptions.ts';
import { customers, duplicateSubscriptions, purchases } from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { Refusal, orGone } from '../errors.ts';
import { ask, idOf, orMissing } from '../platform/payments.ts';
import { limitPayments } from './limit.ts';
import { customersOf, isThere, subscriptionsOf, type CustomerRow } from './rows.ts';
import { syncSubscription } from './sync.ts';
import { closeCheckout } from './earlier-checkouts.ts';
import { endDuplicates } from './duplicates.ts';

type Result = PurchaseClaim['result'];
/** Of one purchase; whether it is a duplicate is seen when all are claimed. */
type Outcome = Exclude<Result, 'twice'>;

/** Ids of the provider's checkouts: nothing else may become part of an address that we ask for. */
const checkoutId = /^cs_(test|live)_[A-Za-z0-9]{1,200}$/;

/**
 * Claims every purchase that we were told of with the member's address, and the checkout that this browser began; and
 * looks up the member's own open checkout, should we not have been told of its payment.
 * @param begun undefined when it began none; we may not have been told of its payment yet
 * Whoever has a plan already keeps it: what was bought later is ended at once and refunded.
 */
export function redeemPurchases(ctx: MemberCtx, begun: string | undefined): Promise<Result> {
  return ctx.begin([], async (member) => {
    const asked = [unclaimed(ctx, member.emailKey ?? ''), customersOf(ctx), subscriptionsOf(ctx)] as const;
    const [told, own, subscriptions] = await ctx.read(asked);
    const open = subscriptions.some(isLive) ? undefined : own.find(isThere);
    const ids = new Set(told.map(({ sessionId }) => sessionId));
    if (begun !== undefined && checkoutId.test(begun)) ids.add(begun);
    if (ids.size > 0 || open?.openSession) await limitPayments(ctx);
    let result: Outcome = open?.openSession ? await lookUp(ctx, open.id, open.openSession) : 'none';
    const claimed: string[] = [];
    for (const id of ids) {
      const outcome = await claimOne(ctx, member, id, claimed);
      if (weight[outcome] > weight[result]) result = outcome;
    }
    if (claimed.length === 0) return result;
    await endDuplicates(ctx, { memberId: ctx.memberId });
    return (await isAnyDuplicate(ctx, claimed)) ? 'twice' : result;
  });
}

async function isAnyDuplicate({ db }: MemberCtx, ids: readonly string[]): Promise<boolean> {
  const { subscriptionId } = duplicateSubscriptions;
  const rows = await db
    .select({ subscriptionId })
    .from(duplicateSubscriptions)
    .where(inArray(subscriptionId, [...ids]))
    .limit(1);
  return rows.length > 0;
}

/** What became of the member's own checkout: `waiting` while it may still be paid. */
async function lookUp(ctx: MemberCtx, customerId: string, id: string): Promise<Outcome> {
  const session = await ask(ctx, (stripe) => stripe.checkout.sessions.retrieve(id)).catch(orMissing);
  if (session?.status === 'open') return 'waiting';
  if (session?.subscription) await syncSubscription(ctx, idOf(session.subscription));
  const isIt = and(eq(customers.id, customerId), eq(customers.openSession, id));
  await ctx.db.update(customers).set({ openSession: null }).where(isIt);
  const [subscriptions] = await ctx.read([subscriptionsOf(ctx)]);
  return subscriptions.some(isLive) ? 'claimed' : 'none';
}

/** What is said when there are several. */
const weight: Readonly<Record<Outcome, number>> = { none: 0, waiting: 1, elsewhere: 2, claimed: 3 };

/** Query: purchases with this address whose customer is nobody's yet. */
function unclaimed({ db }: MemberCtx, emailKey: string) {
  return db
    .select({ sessionId: purchases.sessionId })
    .from(purchases)
    .leftJoin(customers, eq(customers.id, purchases.customerId))
    .where(and(eq(purchases.emailKey, emailKey), isNull(customers.id)));
}

/** @param claimed gets the subscription when it is the member's now */
async function claimOne(
  ctx: MemberCtx,
  { emailKey }: Pick<MemberRow, 'emailKey'>,
  id: string,
  claimed: string[],
): Promise<Outcome> {
  const session = await ask(ctx, (stripe) =>
    stripe.checkout.sessions.retrieve(id, { expand: ['customer'] }),
  ).catch(orMissing);
  if (!session || !isVisitors(session) || session.status === 'expired') return 'none';
  const { status, customer, subscription } = session;
  if (status !== 'complete' || !customer || !subscription) return 'waiting';
  // The account that had it is gone, and the plan with it.
  if (typeof customer !== 'string' && customer.deleted) return 'none';
  if (emailKeyOf(session.customer_details?.email ?? '') !== emailKey) return 'elsewhere';

  const { db, memberId } = ctx;
  const customerId = idOf(customer);
  const mine = db
    .insert(customers)
    .values({ id: customerId, memberId, createdAt: ctx.now() })
    .onConflictDoNothing();
  await syncSubscription(ctx, idOf(subscription), [mine]).catch(orGone);
  const [rows] = await ctx.read([customersOf(ctx)]);
  if (!rows.some((row) => row.id === customerId)) return 'elsewhere';
  await closeOpen(ctx, rows);
  claimed.push(idOf(subscription));
  return 'claimed';
}

/** A checkout that was left open would be a second plan. One that cannot be closed is found out when it is paid. */
async function closeOpen(ctx: MemberCtx, rows: readonly CustomerRow[]): Promise<void> {
  const open = rows.filter(isThere).flatMap(({ openSession }) => openSession ?? []);
  for (const id of open) {
    await closeCheckout(ctx, id).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
}

/** Whether a checkout is for a plan that somebody began to pay before signing in. */
export function isVisitors({ mode, metadata }: Stripe.Checkout.Session): boolean {
  return mode === 'subscription' && metadata?.['memberId'] === undefined;
}
