import { expect, test } from 'vitest';
import { perPeriod, priceOf, yearlySaving } from './prices.ts';

test('the price shown is the price charged', () => {
  expect([priceOf('monthly'), perPeriod('monthly')]).toEqual(['$1.99', 'per month']);
  expect([priceOf('yearly'), perPeriod('yearly')]).toEqual(['$19.99', 'per year']);
});

test('the yearly plan saves 16 percent, rounded down', () => {
  expect(yearlySaving()).toBe(16);
});
