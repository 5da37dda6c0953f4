// The name, status badge and actions of a member's plan.
import type { SubscriptionStatus } from '../../../schema/subscriptions.ts';

export type PlanAction = 'upgrade' | 'cancel' | 'pause' | 'reactivate' | 'billing';
export type PlanBadgeVariant = 'default' | 'secondary' | 'destructive' | 'outline';

export interface PlanView {
  name: string;
  /** Its label is a word of `planTab.statuses`, or a status that is not known. */
  badge: { label: string; variant: PlanBadgeVariant };
  actions: readonly PlanAction[];
  /** Granted manually; only support can change it. */
  isManual: boolean;
  /** The last payment failed. */
  isUnpaid: boolean;
}

type Status = Pick<SubscriptionStatus, 'plan' | 'status' | 'hasBilling' | 'canReactivate'>;

/** The statuses in which the member may still be charged. */
const canCancel: readonly string[] = ['active', 'trialing', 'past_due'];

export function planView({ plan, status, hasBilling, canReactivate }: Status): PlanView {
  const isFree = plan === 'free';
  const isManual = plan === 'premium';
  return {
    name: isFree ? 'Rock Explorer' : 'Rock Hunter Pro',
    badge: { label: status, variant: variantOf(status) },
    actions: [
      // The server refuses to pause or cancel a manually granted plan.
      ...(isManual && status === 'active' ? [] : waysOn(plan, status, canReactivate)),
      ...(hasBilling ? (['billing'] as const) : []),
      ...(!isManual && canCancel.includes(status) ? (['cancel'] as const) : []),
    ],
    isManual,
    isUnpaid: status === 'past_due',
  };
}

function variantOf(status: string): PlanBadgeVariant {
  switch (status) {
    case 'active':
      return 'default';
    case 'trialing':
      return 'secondary';
    case 'canceled':
      return 'destructive';
    default:
      return 'outline';
  }
}

function waysOn(
  plan: SubscriptionStatus['plan'],
  status: string,
  canReactivate: boolean,
): readonly PlanAction[] {
  if (plan === 'free') return ['upgrade'];
  if (status === 'canceled') return [canReactivate ? 'reactivate' : 'upgrade'];
  return status === 'active' ? ['pause'] : [];
}
