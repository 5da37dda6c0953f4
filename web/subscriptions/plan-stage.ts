// The view that the subscribe page shows.
import type { PaymentsState, SubscriptionStatus } from '../../schema/subscriptions.ts';

/** `unpaid`: there is a plan, but its payment is overdue beyond the grace period. */
export type PlanStage = 'member' | 'ending' | 'unpaid' | 'soon' | 'plans';

type Status = Pick<
  SubscriptionStatus,
  'hasAccess' | 'hasActiveSubscription' | 'canReactivate' | 'plan' | 'status'
>;

/** @param status null for a visitor */
export function planStage({ isOpen }: Pick<PaymentsState, 'isOpen'>, status: Status | null): PlanStage {
  if (status?.hasActiveSubscription) return 'member';
  // A plan that has ended at the provider cannot be reactivated, so a new one may start.
  if (status?.hasAccess && (status.canReactivate || !isOpen)) return 'ending';
  if (!isOpen) return 'soon';
  return status && status.plan !== 'free' && status.status !== 'canceled' ? 'unpaid' : 'plans';
}
