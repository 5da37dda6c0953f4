// What Rock Hunter Pro costs, in words; the figures are those that are charged.
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

/** Whole percent that a year at once saves against twelve single months. */
export function yearlySaving(): number {
  const { monthly, yearly } = planTerms;
  return Math.floor(100 * (1 - yearly.cents / (12 * monthly.cents)));
}
