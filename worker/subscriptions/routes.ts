// Calls about a member's plan.
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';
import type { MemberCtx } from '../context.ts';
import { router } from '../http/router.ts';
import { hasAccess } from '../members/access.ts';
import { memberOf, requireMember } from '../members/guards.ts';

async function subscriptionStatus(ctx: MemberCtx): Promise<SubscriptionStatus> {
  const isPremium = hasAccess(await ctx.meet());
  return {
    hasAccess: isPremium,
    hasActiveSubscription: isPremium,
    plan: isPremium ? 'premium' : 'free',
    status: isPremium ? 'active' : 'free',
  };
}

export const subscriptionRoutes = router().get('/subscription/status', requireMember, async (c) =>
  c.json(await subscriptionStatus(memberOf(c))),
);
