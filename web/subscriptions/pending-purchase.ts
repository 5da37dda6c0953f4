// The plan that a visitor set out to pay for, remembered in this browser until they have signed in.
// A browser that keeps nothing can still pay: the server knows the purchase by its own cookie.
import type { Plan } from '../../schema/subscriptions.ts';
import { attempt } from '../lib/attempt.ts';

export function rememberPurchase(plan: Plan): void {
  attempt(() => {
    localStorage.setItem('selectedPlan', plan);
    localStorage.setItem('pendingPayment', 'true');
  });
}

export function forgetPurchase(): void {
  attempt(() => {
    localStorage.removeItem('selectedPlan');
    localStorage.removeItem('pendingPayment');
  });
}

export function hasPendingPurchase(): boolean {
  return attempt(() => localStorage.getItem('pendingPayment')) === 'true';
}

/** Whether a payment that comes back may be this browser's own: one that keeps nothing cannot say no. */
export function mayHavePurchase(): boolean {
  return attempt(() => localStorage.getItem('pendingPayment')) !== null;
}

const askedKey = 'askedForPurchases';

/** Whether this visit knows already what the member bought before. */
export function wasAsked(memberId: string): boolean {
  return attempt(() => sessionStorage.getItem(askedKey)) === memberId;
}

/** Remembers that the question was answered: without an answer the next page asks again. */
export function noteAsked(memberId: string): void {
  attempt(() => sessionStorage.setItem(askedKey, memberId));
}
