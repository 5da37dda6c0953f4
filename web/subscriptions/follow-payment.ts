// Waits for a plan after a payment: the provider's webhook may arrive after the member returns.
import type { PurchaseClaim } from '../../schema/subscriptions.ts';

/**
 * `twice`: the member already had a plan. `elsewhere`: paid in this browser with another email address. `unconfirmed`:
 * no payment is known so far.
 */
export type PaymentOutcome = 'begun' | 'twice' | 'elsewhere' | 'unconfirmed';

interface Payment {
  /** Redeems the purchase on the server. */
  claim: () => Promise<PurchaseClaim['result']>;
  /** Whether the member has an active plan. */
  hasPlan: () => Promise<boolean>;
  pause: (milliseconds: number) => Promise<unknown>;
}

/** Milliseconds before each attempt: about ten seconds in total. */
const pauses = [0, 1000, 1500, 2500, 4000] as const;

/** Failed requests count as not confirmed yet. */
export async function followPayment({ claim, hasPlan, pause }: Payment): Promise<PaymentOutcome> {
  let result: PurchaseClaim['result'] = 'waiting';
  for (const milliseconds of pauses) {
    await pause(milliseconds);
    if (result === 'waiting') result = await claim().catch(() => 'waiting' as const);
    if (await hasPlan().catch(() => false)) return result === 'twice' ? 'twice' : 'begun';
    if (result === 'elsewhere') return 'elsewhere';
  }
  return 'unconfirmed';
}
