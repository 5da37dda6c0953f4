// What was bought before signing in goes to whoever signs in with the same address in the same browser.
import { eq } from 'drizzle-orm';
import { isLive } from '../../schema/subscription-rules.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import type { PurchaseClaim } from '../../schema/subscriptions.ts';
import { customers } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { orGone } from '../errors.ts';
import { ask, idOf, orMissing } from '../platform/payments.ts';
import { subscriptionsOf } from './rows.ts';
import { syncSubscription } from './sync.ts';

/**
 * @param sessionId of the checkout that this browser began; undefined when it began none
 * Whoever has a plan already gets the time that was paid for, and the new one is not charged again.
 */
export async function claimPurchase(
  ctx: MemberCtx,
  sessionId: string | undefined,
): Promise<PurchaseClaim['result']> {
  const [subscriptions] = await ctx.read([subscriptionsOf(ctx)]);
  if (sessionId === undefined) return 'none';
  const session = await ask(ctx, (stripe) => stripe.checkout.sessions.retrieve(sessionId)).catch(orMissing);
  const isVisitors = session?.metadata?.['memberId'] === undefined;
  if (session?.mode !== 'subscription' || session.status === 'expired' || !isVisitors) return 'none';
  if (session.status !== 'complete' || !session.customer || !session.subscription) return 'waiting';
  const boughtBy = session.customer_details?.email ?? '';
  if (emailKeyOf(boughtBy) !== ctx.me().emailKey) return 'elsewhere';

  const { db, memberId } = ctx;
  const id = idOf(session.customer);
  const subscriptionId = idOf(session.subscription);
  const mine = db.insert(customers).values({ id, memberId, createdAt: ctx.now() }).onConflictDoNothing();
  await syncSubscription(ctx, subscriptionId, [mine]).catch(orGone);
  const [[owner]] = await ctx.read([db.select().from(customers).where(eq(customers.id, id))]);
  if (owner?.memberId !== memberId) return 'elsewhere';

  const isSecond =
    ctx.me().hasManualPlan || subscriptions.some((other) => other.id !== subscriptionId && isLive(other));
  if (!isSecond) return 'claimed';
  await ask(ctx, (stripe) => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
  await syncSubscription(ctx, subscriptionId);
  return 'twice';
}
