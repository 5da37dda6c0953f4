// So much a member, or a visitor's network, may ask of the payment provider in an hour: it counts what we ask.
import { paymentsPerHour, subscriptionWords } from '../../schema/subscriptions.ts';
import type { Ctx } from '../context.ts';
import { takeTurn } from '../platform/allowance.ts';
import { hour } from '../platform/clock.ts';

/** Counts one question. Throws TooMany after too many. */
export function limitPayments({ db, now, caller, memberId }: Ctx): Promise<void> {
  const limit = { bucket: `payment:${memberId ?? caller}`, most: paymentsPerHour, windowMs: hour };
  return takeTurn(db, limit, now(), subscriptionWords.tooMany);
}
