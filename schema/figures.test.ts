import { expect, test } from 'vitest';
import { signUpsOf, visitorsOf, windowsOf, type DayFigures } from './figures.ts';

/** With powers of two, a sum shows which days are in it. */
const figuresOf = (n: number): DayFigures => ({
  visitors: n,
  signUps: { free: n, monthly: 2 * n, yearly: 3 * n },
  rocks: { registered: 0, hidden: 0, found: 0, rehidden: 0 },
  metres: 0,
  topRocks: [],
  orders: 0,
  revenue: 0,
  subscriptions: { gained: 0, lost: 0 },
});

const days = Array.from({ length: 31 }, (_, i) => figuresOf(2 ** i));

test('the windows are today, the last seven days and the last thirty, including today', () => {
  expect(windowsOf(days, visitorsOf)).toEqual({
    daily: 2 ** 30,
    weekly: 2 ** 31 - 2 ** 24,
    monthly: 2 ** 31 - 2,
  });
});

test('sign-ups are summed by kind', () => {
  expect(windowsOf(days.slice(0, 9), signUpsOf)).toEqual({
    daily: { free: 256, monthly: 512, yearly: 768 },
    weekly: { free: 508, monthly: 1016, yearly: 1524 },
    monthly: { free: 511, monthly: 1022, yearly: 1533 },
  });
});

test('no days give zero', () => {
  expect(windowsOf([], visitorsOf)).toEqual({ daily: 0, weekly: 0, monthly: 0 });
  expect(windowsOf([], signUpsOf).monthly).toEqual({ free: 0, monthly: 0, yearly: 0 });
});
