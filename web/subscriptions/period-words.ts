// When a plan renews or ends, in a sentence.
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';
import { dayWords } from '../lib/days.ts';

type Period = Pick<SubscriptionStatus, 'status' | 'periodEnd' | 'hasAccess'>;

/** null where nothing is known of a date. */
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
