import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabels, type Wanted } from './place-labels.ts';

const town = (x: number, y: number, more: Partial<Wanted> = {}): Wanted => ({
  text: `Town ${x} ${y}`,
  rank: 1,
  width: 60,
  height: 14,
  points: [{ x, y }],
  hasDot: true,
  reach: 0,
  ...more,
});

test('of two labels without room for both the higher rank stays', () => {
  const small = town(100, 100, { hasDot: false });
  const large = town(104, 102, { hasDot: false, rank: 2 });
  const [first, second] = placeLabels([small, large], []);
  expect([first, second === null]).toEqual([null, false]);
});

test('a town’s name stands to its right, or where there is room', () => {
  const [right] = placeLabels([town(100, 100)], []);
  expect(right?.offset.x).toBeGreaterThan(30);
  const [left] = placeLabels([town(100, 100)], [{ x: 130, y: 100, radius: 20 }]);
  expect(left?.offset.x).toBeLessThan(-30);
});

test('a town under a group of rocks has its name beside the group, the largest one alone', () => {
  const group = { x: 100, y: 100, radius: 30 };
  const [large, small] = placeLabels([town(104, 100, { rank: 2 }), town(90, 95)], [group]);
  expect((large?.offset.x ?? 0) + 104 - 30).toBeGreaterThanOrEqual(130);
  expect(small).toBeNull();
});

test('a town whose dot shows beside a group keeps its name at the dot, or has none', () => {
  const group = { x: 100, y: 100, radius: 30 };
  const [beside] = placeLabels([town(140, 100)], [group]);
  expect(beside?.offset.y).toBe(0);
  expect(beside?.offset.x).toBeLessThan(60);
  const [touched] = placeLabels([town(129, 100)], [group]);
  expect(touched).toBeNull();
});

test('a country’s name may stand off its middle, but not beyond its reach', () => {
  const rock = { x: 100, y: 100, radius: 10 };
  const country = { hasDot: false, width: 100 };
  expect(placeLabels([town(100, 100, { ...country, reach: 10 })], [rock])).toEqual([null]);
  const [moved] = placeLabels([town(100, 100, { ...country, reach: 50 })], [rock]);
  expect(Math.abs(moved?.offset.y ?? 0)).toBeGreaterThan(15);
});

test('a street’s name needs room along it, is never upside down, and comes again only far away', () => {
  const street = (from: number, length: number) =>
    town(from, 50, {
      text: 'Main Street',
      hasDot: false,
      points: [
        { x: from + length, y: 50 },
        { x: from, y: 52 },
      ],
    });
  expect(placeLabels([street(0, 40)], [])).toEqual([null]);
  const [there, again, far] = placeLabels([street(0, 120), street(130, 120), street(600, 120)], []);
  expect(Math.abs(there?.angle ?? 9)).toBeLessThan(0.1);
  expect([again, far === null]).toEqual([null, false]);
});

test('a street’s name goes along it to where there is room', () => {
  const street = town(0, 100, {
    hasDot: false,
    points: [
      { x: 0, y: 100 },
      { x: 300, y: 100 },
    ],
  });
  const rock = { x: 150, y: 100, radius: 20 };
  expect(placeLabels([street], [rock])[0]?.offset).toEqual({ x: 75, y: 0 });
  expect(placeLabels([street], [rock, { ...rock, x: 75 }])[0]?.offset).toEqual({ x: 225, y: 0 });
});

test('no label covers another one or a rock, wherever they are', () => {
  const at = fc.integer({ min: 0, max: 600 });
  const wanted = fc.record({
    x: at,
    y: at,
    rank: at,
    width: fc.integer({ min: 20, max: 120 }),
    hasDot: fc.boolean(),
  });
  const rocks = fc.array(fc.record({ x: at, y: at, radius: fc.integer({ min: 10, max: 40 }) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.array(wanted, { maxLength: 60 }), rocks, (labels, taken) => {
      const all = labels.map(({ x, y, ...more }) => town(x, y, more));
      const boxes = placeLabels(all, taken).flatMap((place, index) => {
        const label = all[index];
        const [point] = label?.points ?? [];
        if (!place || !label || !point) return [];
        const [x, y] = [point.x + place.offset.x, point.y + place.offset.y];
        return [{ left: x - label.width / 2, right: x + label.width / 2, top: y - 7, bottom: y + 7 }];
      });
      boxes.forEach((box, index) => {
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            box.right <= other.left ||
            box.left >= other.right ||
            box.bottom <= other.top ||
            box.top >= other.bottom;
          expect(isApart).toBe(true);
        }
        for (const { x, y, radius } of taken) {
          const [nearX, nearY] = [
            Math.max(box.left, Math.min(x, box.right)),
            Math.max(box.top, Math.min(y, box.bottom)),
          ];
          expect(Math.hypot(nearX - x, nearY - y)).toBeGreaterThanOrEqual(radius);
        }
      });
    }),
    { numRuns: 100 },
  );
});
