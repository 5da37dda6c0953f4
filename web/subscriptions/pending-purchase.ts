// Stores the plan that a visitor wants to pay for in this browser until they sign in.
// A browser without storage can still pay: the server recognizes the purchase by a cookie.
import type { Plan } from '../../schema/subscriptions.ts';
import { ignoreErrors } from '../lib/ignore-errors.ts';

export function rememberPurchase(plan: Plan): void {
  ignoreErrors(() => {
    localStorage.setItem('selectedPlan', plan);
    localStorage.setItem('pendingPayment', 'true');
  });
}

export function forgetPurchase(): void {
  ignoreErrors(() => {
    localStorage.removeItem('selectedPlan');
    localStorage.removeItem('pendingPayment');
  });
}

export function hasPendingPurchase(): boolean {
  return ignoreErrors(() => localStorage.getItem('pendingPayment')) === 'true';
}

/** Whether a returning payment may be this browser's own. Without storage the answer is yes. */
export function mayHavePurchase(): boolean {
  return ignoreErrors(() => localStorage.getItem('pendingPayment')) !== null;
}

const askedKey = 'askedForPurchases';

/** Whether this visit has already checked the member's earlier purchases. */
export function wasChecked(memberId: string): boolean {
  return ignoreErrors(() => sessionStorage.getItem(askedKey)) === memberId;
}

/** Call after a response only: after a failure the next page checks again. */
export function markChecked(memberId: string): void {
  ignoreErrors(() => sessionStorage.setItem(askedKey, memberId));
}
