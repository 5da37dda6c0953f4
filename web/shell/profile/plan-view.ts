// The name, status badge and actions of a member's plan.
import type { SubscriptionStatus } from '../../../schema/subscriptions.ts';

export type PlanAction = 'upgrade' | 'cancel' | 'pause' | 'reactivate' | 'billing';
export type PlanBadgeVariant = 'default' | 'secondary' | 'destructive' | 'outline';

export interface PlanView {
  name: string;
  /** How the plan is paid for. */
  kind: string;
  badge: { words: string; variant: PlanBadgeVariant };
  actions: readonly PlanAction[];
  /** Granted manually; only support can change it. */
  isManual: boolean;
  /** The last payment failed. */
  isUnpaid: boolean;
}

type Status = Pick<SubscriptionStatus, 'plan' | 'status' | 'hasBilling' | 'canReactivate'>;

const kinds: Readonly<Record<SubscriptionStatus['plan'], string>> = {
  free: 'Free forever',
  premium: 'Managed by hand',
  monthly: 'Monthly plan',
  yearly: 'Yearly plan',
};

/** The statuses in which the member may still be charged. */
const canCancel: readonly string[] = ['active', 'trialing', 'past_due'];

export function planView({ plan, status, hasBilling, canReactivate }: Status): PlanView {
  const isFree = plan === 'free';
  const isManual = plan === 'premium';
  return {
    name: isFree ? 'Rock Explorer' : 'Rock Hunter Pro',
    kind: kinds[plan],
    badge: badgeOf(status),
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

function badgeOf(status: string): PlanView['badge'] {
  switch (status) {
    case 'active':
      return { words: 'Active', variant: 'default' };
    case 'trialing':
      return { words: 'Trial', variant: 'secondary' };
    case 'canceled':
      return { words: 'Cancelled', variant: 'destructive' };
    case 'free':
      return { words: 'Free Plan', variant: 'outline' };
    default:
      return { words: capitalised(status), variant: 'outline' };
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

/** 'past_due' gives 'Past due'. */
function capitalised(status: string): string {
  return `${status.slice(0, 1).toUpperCase()}${status.slice(1).replaceAll('_', ' ')}`;
}
