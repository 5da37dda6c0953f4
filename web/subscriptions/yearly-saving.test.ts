import { expect, test } from 'vitest';
import { planTerms } from '../../schema/subscriptions.ts';
import * as en from '../../schema/words/en/index.ts';
import { yearlySaving } from './yearly-saving.ts';

test('the price shown is the price charged', () => {
  const { price, per } = en.plans;
  expect([price(planTerms.monthly.cents), per.monthly]).toEqual(['$1.99', 'per month']);
  expect([price(planTerms.yearly.cents), per.yearly]).toEqual(['$19.99', 'per year']);
});

test('the yearly plan saves 16 percent, rounded down', () => {
  expect(yearlySaving()).toBe(16);
});
