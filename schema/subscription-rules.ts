// How long a subscription gives access, and which plan it is: rules that only the worker needs.
import { graceDays, planTerms, plans, type Plan } from './subscriptions.ts';

const dayMs = 86_400_000;

/** A subscription as the payment provider has it; times in milliseconds. */
export interface SubscriptionState {
  /** The provider's status. */
  status: string;
  periodStart: number;
  periodEnd: number;
  /** When it ends because somebody cancelled it; null while it goes on. */
  cancelAt: number | null;
  endedAt: number | null;
  /** Whether its newest period was not paid, or the money went back. */
  isUnpaid: boolean;
  /** Whether not even its first period was paid: some payment methods take days. */
  isNeverPaid: boolean;
}

/** The provider's statuses of a subscription that is not over. */
export const liveStatuses: readonly string[] = ['active', 'trialing', 'past_due'];

/** Whether a subscription still runs, cancelled or not: a second one would be charged as well. */
export function isLive({ status }: Pick<SubscriptionState, 'status'>): boolean {
  return liveStatuses.includes(status);
}

/** Whether it runs and will be renewed. */
export function goesOn(subscription: Pick<SubscriptionState, 'status' | 'cancelAt'>): boolean {
  return isLive(subscription) && subscription.cancelAt === null;
}

/**
 * The end of its access in milliseconds; null for no access.
 * A paid period gives access to its end, cancelled or not. An unpaid renewal leaves seven days after the period's end:
 * the provider has then begun the next period, so they count from its start. A subscription that ended unpaid gives no
 * access, and neither does an unknown status.
 */
export function accessEnd(subscription: SubscriptionState): number | null {
  const { status, periodStart, periodEnd, cancelAt, isUnpaid, isNeverPaid } = subscription;
  const grace = graceDays * dayMs;
  if (isNeverPaid) return null;
  switch (status) {
    case 'active':
    case 'trialing':
      return cancelAt === null ? periodEnd + grace : cancelAt;
    case 'past_due':
      return cancelAt === null ? periodStart + grace : Math.min(cancelAt, periodStart + grace);
    case 'canceled':
      return isUnpaid ? null : periodEnd;
    default:
      return null;
  }
}

/** The plan that a price is for; null for a price that is not ours. */
export function planOf(lookupKey: string | null): Plan | null {
  return plans.find((plan) => planTerms[plan].lookupKey === lookupKey) ?? null;
}
