import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '../../schema/map-grid.ts';
import { BoxQuery, MapViewQuery } from '../../schema/map.ts';
import {
  lookingAt,
  requestBox,
  isInView,
  seenIn,
  visibleAround,
  withinOneTurn,
  type VisibleArea,
} from './visible-area.ts';

const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1e6, max: max * 1e6 }).map((micro) => micro / 1e6);
const views = fc
  .record({
    west: degrees(-900, 900),
    width: degrees(0.001, 700),
    south: degrees(-89, 88),
    height: degrees(0.001, 100),
    zoom: fc.integer({ min: 2, max: 18 }),
  })
  .map(({ west, width, south, height, zoom }): VisibleArea => ({
    box: { west, south, east: west + width, north: Math.min(90, south + height) },
    zoom,
  }));

test('the middle of a map that shows a region is known to about ten kilometers', () => {
  const box = { west: 263.9, south: 41.2, east: 264.4, north: 41.4 };
  expect(lookingAt({ box, zoom: 10 })).toBe('41.3,-95.9');
  expect(lookingAt({ box, zoom: 4 })).toBeUndefined();
});

const text = ({ west, south, east, north }: Box) => [west, south, east, north].join(',');

test('the requested box contains the view and is accepted by the API', () => {
  fc.assert(
    fc.property(views, fc.nat(1000), fc.nat(1000), (shown, aside, above) => {
      const asked = requestBox(shown);
      expect(MapViewQuery.safeParse({ bbox: text(asked), zoom: `${shown.zoom}` }).success).toBe(true);
      expect(BoxQuery.safeParse({ bbox: text(withinOneTurn(asked)) }).success).toBe(true);
      const { west, south, east, north } = shown.box;
      const latitude = south + ((north - south) * above) / 1000;
      const longitude = west + ((east - west) * aside) / 1000;
      const turned = ((((longitude - asked.west) % 360) + 360) % 360) + asked.west;
      const isHeld = asked.east - asked.west === 360 || turned <= asked.east + 1e-9;
      expect(isHeld && latitude >= asked.south && latitude <= asked.north).toBe(true);
    }),
  );
});

test('rounding a requested box again does not change it', () => {
  fc.assert(
    fc.property(views, (shown) => {
      const box = requestBox(shown);
      expect(requestBox({ box, zoom: shown.zoom })).toEqual(box);
    }),
  );
});

test('a small move requests the same box', () => {
  const box = { west: -96.2, south: 41.1, east: -95.82, north: 41.3 };
  const moved = { west: -96.21, south: 41.09, east: -95.81, north: 41.29 };
  for (const zoom of [8, 9, 10]) expect(requestBox({ box: moved, zoom })).toEqual(requestBox({ box, zoom }));
});

test('the view around New York at zoom 2 is computed without the map', () => {
  const shown = visibleAround({ latitude: 40.7128, longitude: -74.006 }, 2, 806, 700);
  expect(shown.box.west).toBeCloseTo(-215.859, 3);
  expect(shown.box.east).toBeCloseTo(67.5, 3);
  expect(isInView(shown, { latitude: 40.7128, longitude: -74.006 })).toBe(true);
});

test('across the date line, places appear in the visible turn', () => {
  const shown = { box: { west: 170, south: -20, east: 190, north: -10 }, zoom: 6 };
  const taveuni = seenIn(shown, { latitude: -16.8, longitude: -179.9 });
  expect(taveuni.longitude).toBeCloseTo(180.1, 9);
  expect(isInView(shown, taveuni)).toBe(true);
  expect(requestBox(shown)).toMatchObject({ west: expect.closeTo(168.75), east: expect.closeTo(191.25) });
});
