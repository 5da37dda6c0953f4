// Cancels a plan at the end of the paid period, or reactivates it.
import { goesOn, isLive } from '../../schema/subscription-rules.ts';
import { type SubscriptionStatus } from '../../schema/subscriptions.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { Conflict, Forbidden } from '../errors.ts';
import { callStripe } from '../platform/payments.ts';
import { limitPayments } from './limit.ts';
import { subscriptionsOf, type SubscriptionRow } from './rows.ts';
import { plansOf, statusOf } from './status.ts';
import { syncSubscription } from './sync.ts';
import { say } from '../../schema/words/say.ts';

/**
 * Access stays until the end of the period. Cancelling twice is no error.
 * @throws Conflict for a plan given by hand, Forbidden without a plan, Unavailable when the provider is down
 */
export function cancelSubscription(ctx: MemberCtx): Promise<SubscriptionStatus> {
  return changePlan(ctx, async (live, { hasManualPlan }) => {
    if (live.length === 0) {
      if (hasManualPlan) throw new Conflict(say('subscriptions', 'manual'));
      throw new Forbidden(say('subscriptions', 'nothingToCancel'));
    }
    await end(ctx, live.filter(goesOn), true);
  });
}

/** Reverts a cancellation before the period ends. Throws Forbidden when there is nothing to revert. */
export function reactivateSubscription(ctx: MemberCtx): Promise<SubscriptionStatus> {
  return changePlan(ctx, async (live) => {
    const [newest] = live;
    if (!newest) throw new Forbidden(say('subscriptions', 'nothingToReactivate'));
    // If there are two live subscriptions, one that renews is enough.
    if (!live.some(goesOn)) await end(ctx, [newest], false);
  });
}

/** Runs `change` on the live subscriptions and returns the new status. */
function changePlan(
  ctx: MemberCtx,
  change: (live: readonly SubscriptionRow[], member: MemberRow) => Promise<void>,
): Promise<SubscriptionStatus> {
  return ctx.begin([subscriptionsOf(ctx)], async (member, [subscriptions]) => {
    const live = subscriptions.filter(isLive);
    if (live.length > 0) await limitPayments(ctx, 'plan-change');
    await change(live, member);
    return statusOf(ctx, member, await ctx.read(plansOf(ctx)));
  });
}

async function end(ctx: MemberCtx, rows: readonly SubscriptionRow[], atPeriodEnd: boolean): Promise<void> {
  for (const { id } of rows) {
    await callStripe(ctx, (stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: atPeriodEnd }));
    await syncSubscription(ctx, id);
  }
}
