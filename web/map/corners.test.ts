import { expect, test } from 'vitest';
import { cellsAt, cellsOf, boxOf } from '../../schema/map-grid.ts';
import type { MapView } from '../../schema/map.ts';
import cornersOfAll from './corners.ts';
import { frameAround } from './fit.ts';
import { requestBox, requestZoom, type VisibleArea } from './visible-area.ts';

const frame = frameAround(800, 700, []);

/** Counts rocks as the server does, without its limit of clusters in a response. */
function counting(rocks: readonly (readonly [latitude: number, longitude: number])[]) {
  const requests: VisibleArea[] = [];
  const load = async (shown: VisibleArea): Promise<MapView> => {
    requests.push(shown);
    const { west, south, east, north } = requestBox(shown);
    const { level } = cellsAt({ west, south, east, north }, requestZoom(shown.zoom));
    const cells = new Map<string, [number, number, number]>();
    for (const [latitude, longitude] of rocks) {
      const isIn = [longitude, longitude + 360].some((turned) => turned >= west && turned < east);
      if (latitude < south || latitude >= north || !isIn) continue;
      const cell = boxOf(
        cellsOf({ west: longitude, east: longitude, south: latitude, north: latitude }, level),
      );
      const [a, b, count] = cells.get(JSON.stringify(cell)) ?? [0, 0, 0];
      cells.set(JSON.stringify(cell), [a + latitude, b + longitude, count + 1]);
    }
    const clusters = [...cells.values()].map(([a, b, count]) => [a / count, b / count, count] as const);
    return { bbox: [west, south, east, north], clusters, rocks: [], isCut: false };
  };
  return { load, requests };
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

/** Width in degrees of the cells one level below those of the world. */
const fine = 360 / 2 ** 6;

test('rocks all over the world need one request and one more for each edge', async () => {
  const { load, requests } = counting([
    [-40, -170],
    [70, 10],
    [10, 60],
    [0, -80],
  ]);
  const [west, south, east, north] = around(await cornersOfAll(load, frame));
  expect(requests).toHaveLength(5);
  for (const [edge, rock] of [
    [west, -170],
    [south, -40],
    [east, 60],
    [north, 70],
  ] as const)
    expect(Math.abs(edge - rock)).toBeLessThanOrEqual(fine);
  expect([west <= -170, south <= -40, east >= 60, north >= 70]).toEqual([true, true, true, true]);
});

test('rocks on both sides of the date line count as neighbors', async () => {
  const { load } = counting([
    [-18.1, 178.4],
    [-13.8, -171.8],
    [-21.1, -175.2],
  ]);
  const [west, , east] = around(await cornersOfAll(load, frame));
  // The box may be in either turn around the date line.
  const turn = Math.abs(west - 178.4) < 10 ? 0 : 360;
  expect(west + turn).toBeLessThanOrEqual(178.4);
  expect(west + turn).toBeGreaterThan(177);
  expect(east + turn).toBeGreaterThanOrEqual(360 - 171.8);
  expect(east + turn).toBeLessThan(360 - 170);
});

test('rocks of one town are found by zooming in, and the box contains all of them', async () => {
  const town = Array.from({ length: 400 }, (_, n) => [47.8 + (n % 20) * 0.001, 13 + n * 0.0001] as const);
  const { load, requests } = counting(town);
  const [west, south, east, north] = around(await cornersOfAll(load, frame));
  expect(requests.length).toBeLessThan(12);
  expect(west).toBeLessThanOrEqual(13);
  expect(south).toBeLessThanOrEqual(47.8);
  expect(east).toBeGreaterThanOrEqual(13.0399);
  expect(north).toBeGreaterThanOrEqual(47.819);
  expect(east - west).toBeLessThan(0.2);
});

test('without rocks there are no corners', async () => {
  expect(await cornersOfAll(counting([]).load, frame)).toEqual([]);
});
