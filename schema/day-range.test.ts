import { expect, test } from 'vitest';
import { isDay, isReversed } from './day-range.ts';

test.each(['2026-05-31', '2024-02-29', '9999-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-5-1',
  '2026-05-31T00:00',
  ' 2026-05-31',
  '31/05/2026',
])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('a range is reversed if its last day is before the first one', () => {
  expect(isReversed({ from: '2026-05-02', to: '2026-05-01' })).toBe(true);
  expect(isReversed({ from: '2026-05-01', to: '2026-05-01' })).toBe(false);
  expect(isReversed({ to: '2026-05-01' })).toBe(false);
  expect(isReversed({ from: '2026-05-01' })).toBe(false);
});
