import { expect, test } from 'vitest';
import { progressLine, type Step } from './progress.ts';

const parts = [
  { title: 'Checks', usual: 20 },
  { title: 'Tests', usual: 280 },
  { title: 'Browser', usual: 300 },
];

const lineAt = (elapsed: number, steps: Record<string, Step | 'over'>, of = parts as { title: string }[]) =>
  progressLine(of, new Map(Object.entries(steps)), elapsed);
const begun = { done: 0, total: 0 };

test('at the beginning, the estimate is the usual time', () => {
  expect(lineAt(0, { Checks: begun })).toBe('Checks, about 10 minutes left');
  expect(lineAt(10, { Checks: 'over', Tests: begun })).toBe('Tests, about 10 minutes left');
});

test('on a slow machine, the estimate for the rest grows too', () => {
  const halfway = { Checks: 'over', Tests: { done: 50, total: 100 } } as const;
  expect(lineAt(160, halfway)).toBe('Tests: 50 of 100, about 8 minutes left');
  expect(lineAt(320, halfway)).toBe('Tests: 50 of 100, about 15 minutes left');
});

test('parts that run at once are named together, until one is over', () => {
  const [tests, browser] = [
    { done: 90, total: 100 },
    { done: 5, total: 10 },
  ];
  expect(lineAt(422, { Checks: 'over', Tests: tests, Browser: browser })).toBe(
    'Tests: 90 of 100; Browser: 5 of 10, about 3 minutes left',
  );
  expect(lineAt(450, { Checks: 'over', Tests: 'over', Browser: browser })).toBe(
    'Browser: 5 of 10, about 3 minutes left',
  );
});

test('the last minute is given in seconds', () => {
  const before = { Checks: 'over', Tests: 'over' } as const;
  expect(lineAt(570, { ...before, Browser: { done: 9, total: 10 } })).toBe(
    'Browser: 9 of 10, about 30 seconds left',
  );
  expect(lineAt(600, { ...before, Browser: { done: 10, total: 10 } })).toBe(
    'Browser: 10 of 10, about 10 seconds left',
  );
});

test('without a usual time there is no estimate', () => {
  expect(lineAt(60, { Trials: { done: 1, total: 3 } }, [{ title: 'Trials' }])).toBe('Trials: 1 of 3');
});
