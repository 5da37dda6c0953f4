import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotsFor } from './slots.ts';

const room = { left: 10, top: 20, width: 300, height: 180 };

test('every piece is inside the area and overlaps no other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 120 }),
      fc.double({ min: 0.5, max: 3, noNaN: true }),
      (count, ratio) => {
        const { slots, width, height } = slotsFor(count, room, ratio);
        expect(slots.length).toBe(count);
        for (const { x, y } of slots) {
          expect(x - width / 2).toBeGreaterThanOrEqual(room.left - 1e-6);
          expect(x + width / 2).toBeLessThanOrEqual(room.left + room.width + 1e-6);
          expect(y - height / 2).toBeGreaterThanOrEqual(room.top - 1e-6);
          expect(y + height / 2).toBeLessThanOrEqual(room.top + room.height + 1e-6);
        }
        const apart = slots.flatMap((a, i) =>
          slots.slice(i + 1).map((b) => Math.max(Math.abs(a.x - b.x) / width, Math.abs(a.y - b.y) / height)),
        );
        expect(Math.min(1, ...apart)).toBeGreaterThan(0.999);
      },
    ),
  );
});

test('more pieces are smaller', () => {
  const sizes = [5, 10, 15, 20, 25, 50, 100].map((count) => slotsFor(count, room, 2).width);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});
