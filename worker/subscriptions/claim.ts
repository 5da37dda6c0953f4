// What was bought before signing in goes to whoever signs in with the same verified address.
import { and, eq, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { isLive } from '../../schema/subscription-rules.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import type { PurchaseClaim } from '../../schema/subscriptions.ts';
import { customers, purchases } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { orGone } from '../errors.ts';
import { ask, idOf, orMissing } from '../platform/payments.ts';
import { limitPayments } from './limit.ts';
import { subscriptionsOf, type SubscriptionRow } from './rows.ts';
import { syncSubscription } from './sync.ts';

type Result = PurchaseClaim['result'];

/** Ids of the provider's checkouts: nothing else may become part of an address that we ask for. */
const checkoutId = /^cs_(test|live)_[A-Za-z0-9]{1,200}$/;

/**
 * Claims every purchase that we were told of with the member's address, and the checkout that this browser began.
 * @param begun undefined when it began none; we may not have been told of its payment yet
 * Whoever has a plan already gets the time that was paid for, and the new one is not charged again.
 */
export async function claimPurchases(ctx: MemberCtx, begun: string | undefined): Promise<Result> {
  const emailKey = (await ctx.meet()).emailKey ?? '';
  const [told, subscriptions] = await ctx.read([unclaimed(ctx, emailKey), subscriptionsOf(ctx)]);
  const ids = new Set(told.map(({ sessionId }) => sessionId));
  if (begun !== undefined && checkoutId.test(begun)) ids.add(begun);
  if (ids.size > 0) await limitPayments(ctx);
  let result: Result = 'none';
  for (const id of ids) {
    const outcome = await claimOne(ctx, id, subscriptions);
    if (weight[outcome] > weight[result]) result = outcome;
  }
  return result;
}

/** What is said when there are several. */
const weight: Readonly<Record<Result, number>> = { none: 0, waiting: 1, elsewhere: 2, claimed: 3, twice: 4 };

/** Query: purchases with this address whose customer is nobody's yet. */
function unclaimed({ db }: MemberCtx, emailKey: string) {
  return db
    .select({ sessionId: purchases.sessionId })
    .from(purchases)
    .leftJoin(customers, eq(customers.id, purchases.customerId))
    .where(and(eq(purchases.emailKey, emailKey), isNull(customers.id)));
}

async function claimOne(ctx: MemberCtx, id: string, before: readonly SubscriptionRow[]): Promise<Result> {
  const session = await ask(ctx, (stripe) => stripe.checkout.sessions.retrieve(id)).catch(orMissing);
  if (!session || !isVisitors(session) || session.status === 'expired') return 'none';
  if (session.status !== 'complete' || !session.customer || !session.subscription) return 'waiting';
  if (emailKeyOf(session.customer_details?.email ?? '') !== ctx.me().emailKey) return 'elsewhere';

  const { db, memberId } = ctx;
  const customerId = idOf(session.customer);
  const subscriptionId = idOf(session.subscription);
  const mine = db
    .insert(customers)
    .values({ id: customerId, memberId, createdAt: ctx.now() })
    .onConflictDoNothing();
  await syncSubscription(ctx, subscriptionId, [mine]).catch(orGone);
  const [[owner]] = await ctx.read([db.select().from(customers).where(eq(customers.id, customerId))]);
  if (owner?.memberId !== memberId) return 'elsewhere';

  const isSecond =
    ctx.me().hasManualPlan || before.some((other) => other.id !== subscriptionId && isLive(other));
  if (!isSecond) return 'claimed';
  await ask(ctx, (stripe) => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
  await syncSubscription(ctx, subscriptionId);
  return 'twice';
}

/** Whether a checkout is for a plan that somebody began to pay before signing in. */
export function isVisitors({ mode, metadata }: Stripe.Checkout.Session): boolean {
  return mode === 'subscription' && metadata?.['memberId'] === undefined;
}
