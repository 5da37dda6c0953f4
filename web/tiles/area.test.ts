import { expect, test } from 'vitest';
import { metresBetween } from '../../schema/journey.ts';
import type { TileIndex } from '../../schema/tiles.ts';
import { areaAround, estimatedBytes, tilesOfArea } from './area.ts';
import { squaresIn } from './squares-in.ts';

const index: TileIndex = {
  world: { version: 'w', minZoom: 0, maxZoom: 7, bounds: [-180, -85, 180, 85] },
  streets: { version: 's', minZoom: 11, maxZoom: 15, bounds: [-97, 41, -95, 42] },
};
const omaha = { latitude: 41.2565, longitude: -95.9345 };

test.each([0, 41.2565, -67])('at %d° the box reaches 5 km to each side', (latitude) => {
  const { west, south, east, north } = areaAround({ latitude, longitude: 20 });
  const middle = { latitude, longitude: 20 };
  expect(metresBetween(middle, { latitude: north, longitude: 20 })).toBeCloseTo(5000, -1);
  expect(metresBetween(middle, { latitude: south, longitude: 20 })).toBeCloseTo(5000, -1);
  for (const longitude of [west, east]) {
    const metres = metresBetween(middle, { latitude, longitude });
    expect(metres).toBeGreaterThanOrEqual(4999);
    expect(metres).toBeLessThan(5050);
  }
});

test('an area has the world to zoom 7 and streets to zoom 15, each zoom early and each tile once', () => {
  const tiles = tilesOfArea(areaAround(omaha), index);
  const zooms = [0, 1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15];
  expect(tiles.slice(0, zooms.length).map(({ zoom }) => zoom)).toEqual(zooms);
  expect(new Set(tiles.map(({ path }) => path)).size).toBe(tiles.length);
  expect(tiles.length).toBeGreaterThan(150);
  expect(tiles.length).toBeLessThan(320);
  // The square of Omaha's middle is among the first.
  expect(tiles.slice(0, 24).map(({ path }) => path)).toContain('/tiles/14/3825/6126.mvt?v=s');
});

test('beyond the streets, or without any, an area has the world alone', () => {
  const away = areaAround({ latitude: 48, longitude: 11 });
  expect(tilesOfArea(away, index).every(({ path }) => path.endsWith('w'))).toBe(true);
  const alone = tilesOfArea(areaAround(omaha), { ...index, streets: null });
  expect(alone.every(({ zoom }) => zoom <= 7)).toBe(true);
  expect(tilesOfArea(away, { world: null, streets: null })).toEqual([]);
});

test('an area across the date line has squares on both sides, and at a pole each square once', () => {
  const columns = squaresIn(areaAround({ latitude: -16.8, longitude: 179.99 }), 12).map(({ x }) => x);
  expect(columns).toContain(0);
  expect(columns).toContain(4095);
  for (const latitude of [90, -90, 89.99]) {
    const squares = squaresIn(areaAround({ latitude, longitude: 0 }), 4);
    expect(new Set(squares.map(({ x, y }) => `${x} ${y}`)).size).toBe(squares.length);
    expect(squares.every(({ x, y }) => x >= 0 && x < 16 && (y === 0 || y === 15))).toBe(true);
  }
});

test('the size of all tiles is estimated by zoom from those that are there', () => {
  const tiles = [1, 15, 15, 15, 15].map((zoom, at) => ({ zoom, path: String(at) }));
  const large = { zoom: 1, bytes: 60_000 };
  const small = { zoom: 15, bytes: 10_000 };
  expect(estimatedBytes(tiles, [])).toBe(0);
  expect(estimatedBytes(tiles, [large])).toBe(300_000);
  expect(estimatedBytes(tiles, [large, small, { zoom: 15, bytes: 20_000 }])).toBe(120_000);
  const all = [large, small, small, small, small];
  expect(estimatedBytes(tiles, all)).toBe(100_000);
});
