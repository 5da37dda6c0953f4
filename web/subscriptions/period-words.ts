// A sentence that says when a plan renews or ends.
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';
import { dayWords } from '../lib/days.ts';

type Period = Pick<SubscriptionStatus, 'status' | 'periodEnd' | 'hasAccess'>;

/** @returns null if no date is known */
export function periodWords({ status, periodEnd, hasAccess }: Period): string | null {
  if (periodEnd === null) return null;
  const day = dayWords(periodEnd);
  switch (status) {
    case 'active':
      return `Renews on ${day}.`;
    case 'trialing':
      return `Your trial goes on until ${day}.`;
    case 'canceled':
      return hasAccess ? `Yours until ${day}.` : `Ended on ${day}.`;
    default:
      return null;
  }
}
