// So much a network may begin at the payment provider in an hour: the provider counts what we ask.
import { paymentsPerHour, subscriptionWords } from '../../schema/subscriptions.ts';
import type { Ctx } from '../context.ts';
import { takeTurn } from '../platform/allowance.ts';
import { hour } from '../platform/clock.ts';

/** Counts one checkout or look at the portal. Throws TooMany after too many. */
export function limitPayments({ db, now, caller }: Ctx): Promise<void> {
  const limit = { bucket: `payment:${caller}`, most: paymentsPerHour, windowMs: hour };
  return takeTurn(db, limit, now(), subscriptionWords.tooMany);
}
