import { expect, test } from 'vitest';
import * as en from '../../schema/words/en/index.ts';
import { seedWords } from '../lib/words.ts';
import { sinceFirst, spanWords } from './columns.ts';

seedWords(en);

test('months and days are in UTC, whatever the local time zone', () => {
  const { month, day } = spanWords;
  expect(['2026-01', '2025-12'].map(month.inFull)).toEqual(['January 2026', 'December 2025']);
  expect(['2026-01', '2025-12'].map(month.onAxis)).toEqual(['Jan ’26', 'Dec ’25']);
  expect(['2026-01-01', '2025-12-31'].map(day.inFull)).toEqual(['Jan 1, 2026', 'Dec 31, 2025']);
  expect(['2026-01-01', '2025-12-31'].map(day.onAxis)).toEqual(['Jan 1', 'Dec 31']);
});

test('one is singular', () => {
  expect([0, 1, 1204].map(en.charts.counts.mile)).toEqual(['0 miles', '1 mile', '1,204 miles']);
});

test('an axis has compact numbers', () => {
  expect([0, 50, 1500, 12_000].map(en.charts.countMark)).toEqual(['0', '50', '1.5K', '12K']);
});

test('months before the first activity are left out, but at least six are kept', () => {
  const quiet = { miles: 0, finds: 0 };
  const month = (back: number) => `2026-${String(12 - back).padStart(2, '0')}`;
  const year = Array.from({ length: 12 }, (_, i) => ({ month: month(11 - i), ...quiet }));
  expect(sinceFirst(year)).toHaveLength(6);
  expect(sinceFirst(year.with(3, { month: month(8), miles: 0, finds: 1 }))).toHaveLength(9);
  expect(sinceFirst(year.with(11, { month: month(0), miles: 4, finds: 0 }))).toHaveLength(6);
  expect(sinceFirst(year.with(0, { month: month(11), miles: 4, finds: 0 }))).toHaveLength(12);
});
