import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyLeadsTo } from './toward.ts';

const points = fc.array(fc.record({ x: fc.nat(2000), y: fc.nat(2000) }), { minLength: 1, maxLength: 60 });

test('an arrow key moves to the nearest point on its side, straight ahead before sideways', () => {
  const around = [
    { x: 0, y: 0 },
    { x: 50, y: 40 },
    { x: 90, y: 5 },
    { x: -30, y: 0 },
    { x: 10, y: -200 },
  ];
  expect(keyLeadsTo('ArrowRight', 0, around)).toBe(2);
  expect(keyLeadsTo('ArrowDown', 0, around)).toBe(1);
  expect(keyLeadsTo('ArrowLeft', 0, around)).toBe(3);
  expect(keyLeadsTo('ArrowUp', 0, around)).toBe(4);
});

test('without a point on that side the focus stays, and other keys do nothing', () => {
  const two = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  expect(keyLeadsTo('ArrowLeft', 0, two)).toBe(0);
  expect(keyLeadsTo('ArrowUp', 0, two)).toBe(0);
  expect(keyLeadsTo('Enter', 0, two)).toBeNull();
  expect(keyLeadsTo('Tab', 0, two)).toBeNull();
});

test('an arrow key never moves backwards', () => {
  fc.assert(
    fc.property(points, fc.nat(), (all, seed) => {
      const from = seed % all.length;
      const next = all[keyLeadsTo('ArrowRight', from, all) ?? -1];
      expect(next?.x).toBeGreaterThanOrEqual(all[from]?.x ?? 0);
    }),
  );
});

test('Page Down goes through all points, Page Up back, Home and End to the ends', () => {
  fc.assert(
    fc.property(points, (all) => {
      let at = keyLeadsTo('Home', all.length - 1, all) ?? -1;
      for (let step = 0; step < all.length; step++) {
        expect(at).toBe(step);
        at = keyLeadsTo('PageDown', at, all) ?? -1;
      }
      expect(at).toBe(keyLeadsTo('End', 0, all));
      expect(keyLeadsTo('PageUp', 0, all)).toBe(0);
    }),
  );
});
