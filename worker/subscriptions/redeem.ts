// Redeems plans bought before signing in: the member with the buyer's verified email address gets them.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { isLive } from '../../schema/subscription-rules.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import type { PurchaseClaim } from '../../schema/subscriptions.ts';
import { customers, duplicateSubscriptions, purchases } from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { Refusal, throwIfDeleted } from '../errors.ts';
import { callStripe, idOf, orMissing } from '../platform/payments.ts';
import { limitPayments } from './limit.ts';
import { customersOf, isThere, subscriptionsOf, type CustomerRow } from './rows.ts';
import { syncSubscription } from './sync.ts';
import { closeCheckout } from './earlier-checkouts.ts';
import { endDuplicates } from './duplicates.ts';

type Result = PurchaseClaim['result'];
/** Result for one purchase; duplicates are only detected once all are redeemed. */
type Outcome = Exclude<Result, 'twice'>;

/** Ids of the provider's checkouts: nothing else may become part of a request URL. */
const checkoutId = /^cs_(test|live)_[A-Za-z0-9]{1,200}$/;

/**
 * Redeems every recorded purchase with the member's email address, and the checkout that this browser began. Also looks
 * up the member's own open checkout, in case the event of its payment is missing. A member who already has a plan keeps
 * it; the later purchase is ended at once and refunded.
 * @param begun id of the browser's checkout, perhaps unpaid or not yet reported; undefined without one
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

/** The result of the member's own checkout: `waiting` while it may still be paid. */
async function lookUp(ctx: MemberCtx, customerId: string, id: string): Promise<Outcome> {
  const session = await callStripe(ctx, (stripe) => stripe.checkout.sessions.retrieve(id)).catch(orMissing);
  if (session?.status === 'open') return 'waiting';
  if (session?.subscription) await syncSubscription(ctx, idOf(session.subscription));
  const isIt = and(eq(customers.id, customerId), eq(customers.openSession, id));
  await ctx.db.update(customers).set({ openSession: null }).where(isIt);
  const [subscriptions] = await ctx.read([subscriptionsOf(ctx)]);
  return subscriptions.some(isLive) ? 'claimed' : 'none';
}

/** The result with the greatest weight is reported. */
const weight: Readonly<Record<Outcome, number>> = { none: 0, waiting: 1, elsewhere: 2, claimed: 3 };

/** Query: purchases with this address whose customer has no member yet. */
function unclaimed({ db }: MemberCtx, emailKey: string) {
  return db
    .select({ sessionId: purchases.sessionId })
    .from(purchases)
    .leftJoin(customers, eq(customers.id, purchases.customerId))
    .where(and(eq(purchases.emailKey, emailKey), isNull(customers.id)));
}

/** @param claimed the subscription's id is added if it now belongs to the member */
async function claimOne(
  ctx: MemberCtx,
  { emailKey }: Pick<MemberRow, 'emailKey'>,
  id: string,
  claimed: string[],
): Promise<Outcome> {
  const session = await callStripe(ctx, (stripe) =>
    stripe.checkout.sessions.retrieve(id, { expand: ['customer'] }),
  ).catch(orMissing);
  if (!session || !isVisitors(session) || session.status === 'expired') return 'none';
  const { status, customer, subscription } = session;
  if (status !== 'complete' || !customer || !subscription) return 'waiting';
  // The account that redeemed it was deleted, and the plan with it.
  if (typeof customer !== 'string' && customer.deleted) return 'none';
  if (emailKeyOf(session.customer_details?.email ?? '') !== emailKey) return 'elsewhere';

  const { db, memberId } = ctx;
  const customerId = idOf(customer);
  const mine = db
    .insert(customers)
    .values({ id: customerId, memberId, createdAt: ctx.now() })
    .onConflictDoNothing();
  await syncSubscription(ctx, idOf(subscription), [mine]).catch(throwIfDeleted);
  const [rows] = await ctx.read([customersOf(ctx)]);
  if (!rows.some((row) => row.id === customerId)) return 'elsewhere';
  await closeOpen(ctx, rows);
  claimed.push(idOf(subscription));
  return 'claimed';
}

/** Closes open checkouts, which would be a second plan. One that cannot be closed becomes a duplicate when paid. */
async function closeOpen(ctx: MemberCtx, rows: readonly CustomerRow[]): Promise<void> {
  const open = rows.filter(isThere).flatMap(({ openSession }) => openSession ?? []);
  for (const id of open) {
    await closeCheckout(ctx, id).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
}

/** Whether a checkout is for a plan and was begun by a visitor. */
export function isVisitors({ mode, metadata }: Stripe.Checkout.Session): boolean {
  return mode === 'subscription' && metadata?.['memberId'] === undefined;
}
