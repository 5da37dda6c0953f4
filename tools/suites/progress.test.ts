import { expect, test } from 'vitest';
import { progressLine } from './progress.ts';

const parts = [
  { title: 'Checks', usual: 20 },
  { title: 'Tests', usual: 280 },
  { title: 'Browser', usual: 300 },
];

test('at the beginning, the estimate is the usual time', () => {
  expect(progressLine(parts, 0, { done: 0, total: 0 }, 0)).toBe('Checks, about 10 minutes left');
  expect(progressLine(parts, 1, { done: 0, total: 0 }, 10)).toBe('Tests, about 10 minutes left');
});

test('on a slow machine, the estimate for the rest grows too', () => {
  const halfway = { done: 50, total: 100 };
  expect(progressLine(parts, 1, halfway, 160)).toBe('Tests: 50 of 100, about 8 minutes left');
  expect(progressLine(parts, 1, halfway, 320)).toBe('Tests: 50 of 100, about 15 minutes left');
});

test('the last minute is given in seconds', () => {
  expect(progressLine(parts, 2, { done: 9, total: 10 }, 570)).toBe('Browser: 9 of 10, about 30 seconds left');
  expect(progressLine(parts, 2, { done: 10, total: 10 }, 600)).toBe(
    'Browser: 10 of 10, about 10 seconds left',
  );
});

test('without a usual time there is no estimate', () => {
  expect(progressLine([{ title: 'Trials' }], 0, { done: 1, total: 3 }, 60)).toBe('Trials: 1 of 3');
});
