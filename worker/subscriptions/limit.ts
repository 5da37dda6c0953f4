// Hourly limit of requests that lead to calls at the payment provider, per member or visitor's IP address.
import { paymentsPerHour } from '../../schema/subscriptions.ts';
import type { Ctx } from '../context.ts';
import { takeTurn } from '../platform/allowance.ts';
import { hour } from '../platform/clock.ts';
import type { Limit } from '../platform/limits.ts';
import { say } from '../../schema/words/say.ts';

/**
 * Counts one request. Throws TooMany over the limit.
 * @param what plan changes have their own limit, so that a member over the payment limit can still cancel
 */
export function limitPayments(
  { db, now, caller, memberId }: Ctx,
  what: 'payment' | 'plan-change' = 'payment',
): Promise<void> {
  const limit: Limit = { bucket: `${what}:${memberId ?? caller}`, most: paymentsPerHour, windowMs: hour };
  return takeTurn(db, limit, now(), say('subscriptions', 'tooMany'));
}
