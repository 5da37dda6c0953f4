// So much a member, or a visitor's network, may ask of the payment provider in an hour: it counts what we ask.
import { paymentsPerHour, subscriptionWords } from '../../schema/subscriptions.ts';
import type { Ctx } from '../context.ts';
import { takeTurn } from '../platform/allowance.ts';
import { hour } from '../platform/clock.ts';
import type { Limit } from '../platform/limits.ts';

/**
 * Counts one question. Throws TooMany after too many.
 * @param what changes of a plan count for themselves: whoever has asked much can still cancel
 */
export function limitPayments(
  { db, now, caller, memberId }: Ctx,
  what: 'payment' | 'plan-change' = 'payment',
): Promise<void> {
  const limit: Limit = { bucket: `${what}:${memberId ?? caller}`, most: paymentsPerHour, windowMs: hour };
  return takeTurn(db, limit, now(), subscriptionWords.tooMany);
}
