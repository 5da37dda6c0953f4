// What the yearly plan saves, computed from the prices charged.
import { planTerms } from '../../schema/subscriptions.ts';

/** Whole percent, rounded down, compared with twelve months. */
export function yearlySaving(): number {
  const { monthly, yearly } = planTerms;
  return Math.floor(100 * (1 - yearly.cents / (12 * monthly.cents)));
}
