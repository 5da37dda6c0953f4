// A plan is cancelled to the end of what is paid for, or goes on after all.
import { goesOn, isLive } from '../../schema/subscription-rules.ts';
import { subscriptionWords, type SubscriptionStatus } from '../../schema/subscriptions.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { Conflict, Forbidden } from '../errors.ts';
import { ask } from '../platform/payments.ts';
import { limitPayments } from './limit.ts';
import { subscriptionsOf, type SubscriptionRow } from './rows.ts';
import { plansOf, statusOf } from './status.ts';
import { syncSubscription } from './sync.ts';

/**
 * Access stays to the end of the period. Cancelled already is no error.
 * Throws Conflict for a plan given by hand, Forbidden without one, Unavailable when the provider is down.
 */
export function cancelSubscription(ctx: MemberCtx): Promise<SubscriptionStatus> {
  return changePlan(ctx, async (live, { hasManualPlan }) => {
    if (live.length === 0) {
      if (hasManualPlan) throw new Conflict(subscriptionWords.manual);
      throw new Forbidden(subscriptionWords.nothingToCancel);
    }
    await end(ctx, live.filter(goesOn), true);
  });
}

/** Takes a cancellation back while the period goes on. Throws Forbidden when there is nothing to take back. */
export function reactivateSubscription(ctx: MemberCtx): Promise<SubscriptionStatus> {
  return changePlan(ctx, async (live) => {
    const [newest] = live;
    if (!newest) throw new Forbidden(subscriptionWords.nothingToReactivate);
    // One is enough, should there be two.
    if (!live.some(goesOn)) await end(ctx, [newest], false);
  });
}

/** Begins with the subscriptions that are live, and answers what became of them. */
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
    await ask(ctx, (stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: atPeriodEnd }));
    await syncSubscription(ctx, id);
  }
}
