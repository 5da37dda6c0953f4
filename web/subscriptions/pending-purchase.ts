// Stores the plan that a visitor wants to pay for in this browser until they sign in.
// A browser without storage can still pay: the server recognizes the purchase by a cookie.
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

/** Whether a returning payment may be this browser's own. Without storage the answer is yes. */
export function mayHavePurchase(): boolean {
  return attempt(() => localStorage.getItem('pendingPayment')) !== null;
}

const askedKey = 'askedForPurchases';

/** Whether this visit has already checked the member's earlier purchases. */
export function wasAsked(memberId: string): boolean {
  return attempt(() => sessionStorage.getItem(askedKey)) === memberId;
}

/** Call after a response only: after a failure the next page checks again. */
export function noteAsked(memberId: string): void {
  attempt(() => sessionStorage.setItem(askedKey, memberId));
}
