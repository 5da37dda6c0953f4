import { expect, test } from 'vitest';
import { progressLine } from './progress.ts';

const parts = [
  { title: 'Checks', usual: 20 },
  { title: 'Tests', usual: 280 },
  { title: 'Stories', usual: 300 },
];

test('the rest takes as long as usual as long as little has run', () => {
  expect(progressLine(parts, 0, { done: 0, total: 0 }, 0)).toBe('Checks, about 10 minutes left');
  expect(progressLine(parts, 1, { done: 0, total: 0 }, 10)).toBe('Tests, about 10 minutes left');
});

test('a slow machine takes longer for the rest too', () => {
  const halfway = { done: 50, total: 100 };
  expect(progressLine(parts, 1, halfway, 160)).toBe('Tests: 50 of 100, about 8 minutes left');
  expect(progressLine(parts, 1, halfway, 320)).toBe('Tests: 50 of 100, about 15 minutes left');
});

test('the last minute is told in seconds', () => {
  expect(progressLine(parts, 2, { done: 9, total: 10 }, 570)).toBe('Stories: 9 of 10, about 30 seconds left');
  expect(progressLine(parts, 2, { done: 10, total: 10 }, 600)).toBe(
    'Stories: 10 of 10, about 10 seconds left',
  );
});

test('where nothing is known of the usual time, nothing is guessed', () => {
  expect(progressLine([{ title: 'Trials' }], 0, { done: 1, total: 3 }, 60)).toBe('Trials: 1 of 3');
});
