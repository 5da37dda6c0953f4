// The plan that a visitor set out to pay for, remembered in this browser until they have signed in.
import type { Plan } from '../../schema/subscriptions.ts';

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

/** A browser that keeps nothing can still pay: the server knows the purchase by its own cookie. */
function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
