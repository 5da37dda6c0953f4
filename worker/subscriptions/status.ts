// The status of a member's plan.
import { goesOn, isLive } from '../../schema/subscription-rules.ts';
import type { RefundedDuplicate, SubscriptionStatus } from '../../schema/subscriptions.ts';
import type { Ctx, MemberCtx, MemberRow } from '../context.ts';
import { hasAccess } from '../members/access.ts';
import { day, instant } from '../platform/clock.ts';
import type { Answers } from '../platform/database.ts';
import { customersOf, everySubscriptionOf, isThere, type SubscriptionRow } from './rows.ts';

/** How long the status mentions a refunded duplicate. */
const mentionedMs = 30 * day;

export const subscriptionStatus = (ctx: MemberCtx): Promise<SubscriptionStatus> =>
  ctx.begin(plansOf(ctx), async (member, plans) => statusOf(ctx, member, plans));

/** Queries for `statusOf`. */
export const plansOf = (ctx: MemberCtx) => [customersOf(ctx), everySubscriptionOf(ctx)] as const;

export function statusOf(
  ctx: Ctx,
  member: MemberRow,
  [customers, every]: Answers<ReturnType<typeof plansOf>>,
): SubscriptionStatus {
  const now = ctx.now();
  const subscriptions = every.filter(({ foundAt }) => foundAt === null);
  const { supportEmail, prioritySupportEmail } = ctx.config;
  const isOpen = hasAccess(member, now);
  const around = {
    hasAccess: isOpen,
    canReactivate: !subscriptions.some(goesOn) && subscriptions.some(isLive),
    hasBilling: customers.some(isThere),
    supportEmail: isOpen ? prioritySupportEmail : supportEmail,
    refundedDuplicate: refundedLately(every, now),
  };
  const shown = telling(subscriptions, now);
  if (shown && goesOn(shown)) {
    return {
      ...around,
      hasActiveSubscription: isOpen,
      plan: shown.plan,
      status: shown.status,
      periodEnd: instant(shown.periodEnd),
    };
  }
  if (member.hasManualPlan) {
    return { ...around, hasActiveSubscription: true, plan: 'premium', status: 'active', periodEnd: null };
  }
  if (shown) {
    return {
      ...around,
      hasActiveSubscription: false,
      plan: shown.plan,
      status: 'canceled',
      periodEnd: instant(shown.accessUntil),
    };
  }
  return { ...around, hasActiveSubscription: false, plan: 'free', status: 'free', periodEnd: null };
}

function refundedLately(every: readonly SubscriptionRow[], now: number): RefundedDuplicate | null {
  const found = every.find(({ refundedAt }) => (refundedAt ?? 0) > now - mentionedMs);
  if (!found?.refundedAt) return null;
  return { plan: found.plan, cents: found.refunded ?? 0, on: instant(found.refundedAt) };
}

/** The subscription to show: one that renews, else the one with the longest access; none when all are over. */
function telling(subscriptions: readonly SubscriptionRow[], now: number): SubscriptionRow | undefined {
  const open = subscriptions.filter(({ accessUntil }) => (accessUntil ?? 0) > now);
  return (
    open.find(goesOn) ??
    open.toSorted((a, b) => (b.accessUntil ?? 0) - (a.accessUntil ?? 0))[0] ??
    // Unpaid for longer than the grace period: it gives no access, but the member can still pay it.
    subscriptions.find((subscription) => isLive(subscription) && goesOn(subscription))
  );
}
