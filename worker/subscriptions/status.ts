// How a member's plan is doing.
import { goesOn, isLive } from '../../schema/subscription-rules.ts';
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';
import type { MemberCtx } from '../context.ts';
import { hasAccess } from '../members/access.ts';
import { customersOf, isThere, subscriptionsOf, type SubscriptionRow } from './rows.ts';

export async function subscriptionStatus(ctx: MemberCtx): Promise<SubscriptionStatus> {
  const [customers, subscriptions] = await ctx.read([customersOf(ctx), subscriptionsOf(ctx)]);
  const now = ctx.now();
  const { supportEmail, prioritySupportEmail } = ctx.config;
  const isOpen = hasAccess(ctx.me(), now);
  const periodEnd = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  const around = {
    hasAccess: isOpen,
    canReactivate: !subscriptions.some(goesOn) && subscriptions.some(isLive),
    hasBilling: customers.some(isThere),
    supportEmail: isOpen ? prioritySupportEmail : supportEmail,
  };
  const shown = telling(subscriptions, now);
  if (shown && goesOn(shown)) {
    return {
      ...around,
      hasActiveSubscription: isOpen,
      plan: shown.plan,
      status: shown.status,
      periodEnd: periodEnd(shown.periodEnd),
    };
  }
  if (ctx.me().hasManualPlan) {
    return { ...around, hasActiveSubscription: true, plan: 'premium', status: 'active', periodEnd: null };
  }
  if (shown) {
    return {
      ...around,
      hasActiveSubscription: false,
      plan: shown.plan,
      status: 'canceled',
      periodEnd: periodEnd(shown.accessUntil),
    };
  }
  return { ...around, hasActiveSubscription: false, plan: 'free', status: 'free', periodEnd: null };
}

/** The subscription that says most: one that goes on, else the one that gives access longest; none when all is over. */
function telling(subscriptions: readonly SubscriptionRow[], now: number): SubscriptionRow | undefined {
  const open = subscriptions.filter(({ accessUntil }) => (accessUntil ?? 0) > now);
  return (
    open.find(goesOn) ??
    open.toSorted((a, b) => (b.accessUntil ?? 0) - (a.accessUntil ?? 0))[0] ??
    // Nobody has paid it for more than the days of grace: it gives nothing, and can still be put right.
    subscriptions.find((subscription) => isLive(subscription) && goesOn(subscription))
  );
}
