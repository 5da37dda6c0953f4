// What a member's plan is called, how it is doing, and what can be done about it.
import type { SubscriptionStatus } from '../../../schema/subscriptions.ts';

export type PlanAction = 'upgrade' | 'cancel' | 'pause' | 'reactivate';
export type PlanLook = 'default' | 'secondary' | 'destructive' | 'outline';

export interface PlanView {
  name: string;
  /** How it is paid for. */
  kind: string;
  badge: { words: string; look: PlanLook };
  actions: readonly PlanAction[];
  /** Given by the people behind the community: nobody but them can change it. */
  isManual: boolean;
}

const kinds: Readonly<Record<SubscriptionStatus['plan'], string>> = {
  free: 'Free forever',
  premium: 'Managed by hand',
  monthly: 'Monthly plan',
  yearly: 'Yearly plan',
};

export function planView({ plan, status }: Pick<SubscriptionStatus, 'plan' | 'status'>): PlanView {
  const isFree = plan === 'free';
  return {
    name: isFree ? 'Rock Explorer' : 'Rock Hunter Pro',
    kind: kinds[plan],
    badge: badgeOf(status),
    actions: isFree ? ['upgrade'] : actionsOf(status),
    isManual: plan === 'premium',
  };
}

function badgeOf(status: string): PlanView['badge'] {
  switch (status) {
    case 'active':
      return { words: 'Active', look: 'default' };
    case 'trialing':
      return { words: 'Trial', look: 'secondary' };
    case 'canceled':
      return { words: 'Cancelled', look: 'destructive' };
    case 'free':
      return { words: 'Free Plan', look: 'outline' };
    default:
      return { words: capitalised(status), look: 'outline' };
  }
}

function actionsOf(status: string): readonly PlanAction[] {
  if (status === 'active') return ['cancel', 'pause'];
  return status === 'canceled' ? ['reactivate'] : [];
}

/** 'past_due' gives 'Past due'. */
function capitalised(status: string): string {
  return `${status.slice(0, 1).toUpperCase()}${status.slice(1).replaceAll('_', ' ')}`;
}
