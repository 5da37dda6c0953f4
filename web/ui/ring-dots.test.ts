import { expect, test } from 'vitest';
import { ringDots } from './ring-dots.ts';

test.for([1, 2, 5, 24, 72, 73, 216, 500])(
  '%i dots stand apart from each other, the last at the top',
  (count) => {
    const dots = ringDots(count);
    expect(dots).toHaveLength(Math.min(count, 216));
    const last = dots.at(-1);
    expect(last?.x).toBeCloseTo(50);
    expect(last?.y).toBeLessThan(6);
    for (const [index, dot] of dots.entries()) {
      for (const other of dots.slice(index + 1)) {
        const apart = Math.hypot(dot.x - other.x, dot.y - other.y);
        expect(apart).toBeGreaterThan(dot.radius + other.radius);
      }
      expect(Math.hypot(dot.x - 50, dot.y - 50) + dot.radius).toBeLessThan(50);
    }
  },
);

test('without anything that happened there is no dot', () => {
  expect(ringDots(0)).toEqual([]);
});
