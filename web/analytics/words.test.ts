import { expect, test } from 'vitest';
import { counted, countMark, monthMark, monthWords } from './words.ts';

test('months are those of UTC, wherever they are read', () => {
  expect(['2026-01', '2025-12'].map(monthWords)).toEqual(['January 2026', 'December 2025']);
  expect(['2026-01', '2025-12'].map(monthMark)).toEqual(['Jan ’26', 'Dec ’25']);
});

test('one is one', () => {
  expect([counted(0, 'mile'), counted(1, 'mile'), counted(1204, 'mile')]).toEqual([
    '0 miles',
    '1 mile',
    '1,204 miles',
  ]);
});

test('an axis has short numbers', () => {
  expect([0, 50, 1500, 12_000].map(countMark)).toEqual(['0', '50', '1.5K', '12K']);
});
