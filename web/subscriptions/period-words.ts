// A sentence that says when a plan renews or ends.
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';
import type { Words } from '../../schema/words/words.ts';
import { dayWords } from '../lib/days.ts';

type Period = Pick<SubscriptionStatus, 'status' | 'periodEnd' | 'hasAccess'>;

/** @returns null if no date is known */
export function periodWords(
  { period }: Words['plans'],
  { status, periodEnd, hasAccess }: Period,
): string | null {
  if (periodEnd === null) return null;
  const day = dayWords(periodEnd);
  switch (status) {
    case 'active':
      return period.renews(day);
    case 'trialing':
      return period.trial(day);
    case 'canceled':
      return hasAccess ? period.until(day) : period.ended(day);
    default:
      return null;
  }
}
