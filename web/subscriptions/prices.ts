// Texts of the prices of Rock Hunter Pro, computed from the prices charged.
import { planTerms, type Plan } from '../../schema/subscriptions.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$1.99' */
export function priceOf(plan: Plan): string {
  return dollars.format(planTerms[plan].cents / 100);
}

/** 'per month' */
export function perPeriod(plan: Plan): string {
  return `per ${planTerms[plan].interval}`;
}

/** Whole percent, rounded down, that the yearly plan saves compared with twelve months. */
export function yearlySaving(): number {
  const { monthly, yearly } = planTerms;
  return Math.floor(100 * (1 - yearly.cents / (12 * monthly.cents)));
}
