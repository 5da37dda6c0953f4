// After a payment: the provider's word may reach the server a moment later than the member reaches the page.
import type { PurchaseClaim } from '../../schema/subscriptions.ts';

/**
 * `twice`: the member had a plan already; `elsewhere`: paid in this browser with another address; `unconfirmed`:
 * nothing is known of a payment so far.
 */
export type PaymentOutcome = 'begun' | 'twice' | 'elsewhere' | 'unconfirmed';

interface Payment {
  /** Asks the server to look for what was paid. */
  claim: () => Promise<PurchaseClaim['result']>;
  /** Asks whether the member has a plan that goes on. */
  hasPlan: () => Promise<boolean>;
  pause: (milliseconds: number) => Promise<unknown>;
}

/** Milliseconds before each look: about ten seconds in all. */
const pauses = [0, 1000, 1500, 2500, 4000] as const;

/** A look that fails is a look too early. */
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
