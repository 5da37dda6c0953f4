import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bowedLeg, dotsOf, pointOf } from './bow.ts';
import type { Pixel } from '../tiles/mercator.ts';

const somewhere = fc.record({
  x: fc.integer({ min: -900, max: 900 }),
  y: fc.integer({ min: -900, max: 900 }),
});
const far = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y);
/** Two places with room for dots between them. */
const twoPlaces = fc.tuple(somewhere, somewhere).filter(([a, b]) => far(a, b) > 60);
const gap = 11;

test('the way there and the way back bow to opposite sides, and each further leg bows more', () => {
  fc.assert(
    fc.property(twoPlaces, fc.integer({ min: 0, max: 3 }), ([a, b], earlier) => {
      const middles = [bowedLeg(a, b, earlier), bowedLeg(b, a, earlier), bowedLeg(a, b, earlier + 1)].map(
        (leg) => pointOf(leg, 0.5),
      );
      /** Distance from the straight line, positive on its left. */
      const [there = 0, back = 0, further = 0] = middles.map(
        ({ x, y }) => ((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / far(a, b),
      );
      expect(there).toBeGreaterThan(10);
      expect(back).toBeCloseTo(-there, 6);
      expect(further).toBeGreaterThanOrEqual(there - 1e-6);
      expect(there).toBeLessThanOrEqual(0.6 * far(a, b) + 1e-6);
    }),
  );
});

test('the dots of a leg are evenly apart, grow towards its newer end, and leave both ends bare', () => {
  fc.assert(
    fc.property(twoPlaces, ([a, b]) => {
      const dots = dotsOf(bowedLeg(a, b), { gap, bare: [10, 20] });
      expect(dots.length).toBeGreaterThan(1);
      for (const [index, dot] of dots.entries()) {
        const before = dots[index - 1];
        if (before) {
          // The straight line across a bend is a little shorter.
          expect(far(before, dot)).toBeGreaterThan(gap * 0.97);
          expect(far(before, dot)).toBeLessThan(gap + 1e-6);
          expect(dot.along).toBeGreaterThan(before.along);
        }
        expect(far(a, dot)).toBeGreaterThan(9);
        expect(far(b, dot)).toBeGreaterThan(19);
      }
    }),
  );
});

test('a dot keeps its place whatever part of a leg is drawn, also on a leg of a million pixels', () => {
  const leg = bowedLeg({ x: 5e7, y: 3e7 }, { x: 5.1e7, y: 3.02e7 });
  const around = (x: number) => {
    const { y } = pointOf(leg, (x - 5e7) / 1e6);
    return { left: x - 400, right: x + 400, top: y - 300, bottom: y + 300 };
  };
  const one = dotsOf(leg, { gap, within: around(5.05e7) });
  const next = dotsOf(leg, { gap, within: around(5.05e7 + 123) });
  expect(one.length).toBeGreaterThan(60);
  expect(one.length).toBeLessThan(90);
  const places = new Set(one.map(({ along }) => along));
  expect(next.filter(({ along }) => places.has(along)).length).toBeGreaterThan(50);
  expect(dotsOf(leg, { gap, within: { left: 0, top: 0, right: 800, bottom: 600 } })).toEqual([]);
});
