import { expect, test } from 'vitest';
import { moneyOf } from './money.ts';

const { money } = moneyOf('en');

test.each([
  [299, '$2.99'],
  [1999, '$19.99'],
  [17_999, '$179.99'],
  [100_000, '$1,000.00'],
  [0, '$0.00'],
])('a price of %i cents is %s', (cents, words) => {
  expect(money(cents, 'usd')).toBe(words);
});

test('a price says its own currency', () => {
  expect(money(299, 'eur')).toBe('€2.99');
});
