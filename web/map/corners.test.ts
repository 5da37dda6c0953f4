import { expect, test } from 'vitest';
import { cellsAt, cellsOf, boxOf } from '../../schema/map-grid.ts';
import type { MapView } from '../../schema/map.ts';
import { cornersOfAll } from './fit.ts';
import { askedBox, type ShownPart } from './shown.ts';

const size = { x: 800, y: 700 };

/** Counts as the server does, but as many as it likes in one answer. */
function counting(rocks: readonly (readonly [latitude: number, longitude: number])[]) {
  const asked: ShownPart[] = [];
  const ask = async (shown: ShownPart): Promise<MapView> => {
    asked.push(shown);
    const { west, south, east, north } = askedBox(shown);
    const { level } = cellsAt({ west, south, east, north }, shown.zoom);
    const cells = new Map<string, [number, number, number]>();
    for (const [latitude, longitude] of rocks) {
      if (latitude < south || latitude >= north || longitude < west || longitude >= east) continue;
      const cell = boxOf(
        cellsOf({ west: longitude, east: longitude, south: latitude, north: latitude }, level),
      );
      const [a, b, count] = cells.get(JSON.stringify(cell)) ?? [0, 0, 0];
      cells.set(JSON.stringify(cell), [a + latitude, b + longitude, count + 1]);
    }
    const clusters = [...cells.values()].map(([a, b, count]) => [a / count, b / count, count] as const);
    return { bbox: [west, south, east, north], clusters, rocks: [], isCut: false };
  };
  return { ask, asked };
}

function around(corners: readonly { latitude: number; longitude: number }[]) {
  const latitudes = corners.map(({ latitude }) => latitude);
  const longitudes = corners.map(({ longitude }) => longitude);
  return [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ] as const;
}

test('rocks all over the world are known by one answer', async () => {
  const { ask, asked } = counting([
    [-40, -170],
    [70, 170],
  ]);
  const [west, south, east, north] = around(await cornersOfAll(ask, size));
  expect([west, south, east, north]).toEqual([
    expect.closeTo(-180),
    expect.closeTo(-45),
    expect.closeTo(180),
    expect.closeTo(90),
  ]);
  expect(asked).toHaveLength(1);
});

test('rocks of one town are found by asking nearer, and every one of them is within', async () => {
  const town = Array.from({ length: 400 }, (_, n) => [47.8 + (n % 20) * 0.001, 13 + n * 0.0001] as const);
  const { ask, asked } = counting(town);
  const [west, south, east, north] = around(await cornersOfAll(ask, size));
  expect(asked.length).toBeLessThan(8);
  expect(west).toBeLessThanOrEqual(13);
  expect(south).toBeLessThanOrEqual(47.8);
  expect(east).toBeGreaterThanOrEqual(13.0399);
  expect(north).toBeGreaterThanOrEqual(47.819);
  expect(east - west).toBeLessThan(0.2);
});

test('of no rocks there are no corners', async () => {
  expect(await cornersOfAll(counting([]).ask, size)).toEqual([]);
});
