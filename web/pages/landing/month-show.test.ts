import { expect, test } from 'vitest';
import type { MonthHide } from '../../../schema/month.ts';
import { dotsOfMonth } from './month-show.ts';

const width = 400;
const omaha: MonthHide = [41.3, -95.9];
const fijiToSamoa: MonthHide = [-13.8, -172, -18, 178];

test('the dots of the month appear one after another, and the last rock within fourteen seconds', () => {
  const dots = dotsOfMonth(
    Array.from({ length: 120 }, () => fijiToSamoa),
    width,
  );
  expect(dots.filter(({ isRock }) => isRock)).toHaveLength(120);
  expect(dots.map(({ at }) => at)).toEqual(dots.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(dots.at(-1)).toMatchObject({ isRock: true });
  expect(dots.at(-1)?.at).toBeLessThan(14_000);
  expect(dotsOfMonth([omaha], width)).toHaveLength(1);
});

test('a leg of the month over the date line stays at the picture’s edges', () => {
  const leg = dotsOfMonth([fijiToSamoa], width);
  for (const { x } of leg) expect(Math.min(x, width - x)).toBeLessThan(0.04 * width);
  expect(leg.length).toBeGreaterThan(1);
});
