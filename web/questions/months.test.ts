import { expect, test } from 'vitest';
import { recentMonths } from './months.ts';

test('the last twelve months, over the turn of a year', () => {
  const months = recentMonths(new Date(2026, 1, 28, 23, 59));
  expect(months).toHaveLength(12);
  expect(months.slice(0, 3)).toEqual([
    ['2026-02', 'February 2026'],
    ['2026-01', 'January 2026'],
    ['2025-12', 'December 2025'],
  ]);
});
