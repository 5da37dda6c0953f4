import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '../../schema/map-grid.ts';
import { BoxQuery } from '../../schema/map.ts';
import { boxAround } from './box.ts';

const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1e6, max: max * 1e6 }).map((micro) => micro / 1e6);
const views = fc
  .record({
    west: degrees(-400, 179),
    width: degrees(0.001, 300),
    south: degrees(-89, 88),
    height: degrees(0.001, 100),
  })
  .map(({ west, width, south, height }): Box => ({
    west,
    south,
    east: west + width,
    north: Math.min(90, south + height),
  }));

const zooms = fc.integer({ min: 2, max: 18 });

test('a box holds its view and is one that may be asked for', () => {
  fc.assert(
    fc.property(views, zooms, (view, zoom) => {
      const box = boxAround(view, zoom);
      const bbox = [box.west, box.south, box.east, box.north].join(',');
      expect(BoxQuery.safeParse({ bbox }).success).toBe(true);
      expect(box.west).toBeLessThanOrEqual(Math.max(view.west, -180));
      expect(box.east).toBeGreaterThanOrEqual(Math.min(view.east, 180));
      expect(box.south).toBeLessThanOrEqual(view.south);
      expect(box.north).toBeGreaterThanOrEqual(view.north);
    }),
  );
});

test('a small move asks for the same box', () => {
  const view = { west: -96.2, south: 41.1, east: -95.8, north: 41.3 };
  const moved = { west: -96.19, south: 41.11, east: -95.79, north: 41.31 };
  expect(boxAround(moved, 8)).toEqual(boxAround(view, 8));
});
