import { expect, test } from 'vitest';
import { perPeriod, priceOf, yearlySaving } from './prices.ts';

test('a plan is named by what is charged for it', () => {
  expect([priceOf('monthly'), perPeriod('monthly')]).toEqual(['$1.99', 'per month']);
  expect([priceOf('yearly'), perPeriod('yearly')]).toEqual(['$19.99', 'per year']);
});

test('a year at once saves 16 percent, and never more is promised than is saved', () => {
  expect(yearlySaving()).toBe(16);
});
