// Which of its faces the subscribe page shows.
import type { PaymentsState, SubscriptionStatus } from '../../schema/subscriptions.ts';

/** `unpaid`: there is a plan, and nobody has paid for it for longer than the days of grace. */
export type PlanStage = 'member' | 'ending' | 'unpaid' | 'soon' | 'plans';

type Status = Pick<
  SubscriptionStatus,
  'hasAccess' | 'hasActiveSubscription' | 'canReactivate' | 'plan' | 'status'
>;

/** @param status null for a visitor */
export function planStage({ isOpen }: Pick<PaymentsState, 'isOpen'>, status: Status | null): PlanStage {
  if (status?.hasActiveSubscription) return 'member';
  // What has ended at the provider cannot go on: another plan may begin.
  if (status?.hasAccess && (status.canReactivate || !isOpen)) return 'ending';
  if (!isOpen) return 'soon';
  return status && status.plan !== 'free' && status.status !== 'canceled' ? 'unpaid' : 'plans';
}
