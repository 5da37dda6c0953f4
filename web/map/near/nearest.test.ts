import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween, type Coordinates, type MapLocation } from '../../../schema/journey.ts';
import { boxOf, cellsAt, cellsOf, finestLevel, mapLimits } from '../../../schema/map-grid.ts';
import type { MapView } from '../../../schema/map.ts';
import { requestBox, requestZoom, type VisibleArea } from '../visible-area.ts';
import { areaAround, leastTo, middleOfCell, reachIn } from './areas.ts';
import { listedFrom, nearestTo } from './nearest.ts';

const rockAt = ({ latitude, longitude }: Coordinates, id: number): MapLocation => ({
  id: String(id),
  latitude,
  longitude,
  locationName: '',
  actionType: 'hidden',
  createdAt: '2026-11-02T12:00:00.000Z',
  timesFound: 0,
  rock: null,
});

/** Answers as the server does: rocks where there are few, else cells. */
function mapOf(rocks: readonly MapLocation[]) {
  const requests: VisibleArea[] = [];
  const load = async (shown: VisibleArea): Promise<MapView> => {
    requests.push(shown);
    const box = requestBox(shown);
    const zoom = requestZoom(shown.zoom);
    const inside = rocks.filter(({ latitude, longitude }) => {
      const turned = longitude < box.west ? longitude + 360 : longitude;
      return latitude >= box.south && latitude <= box.north && turned >= box.west && turned <= box.east;
    });
    const bbox = [box.west, box.south, box.east, box.north] as const;
    const most = zoom >= mapLimits.singleZoom ? mapLimits.single : mapLimits.few;
    const isSingle = zoom >= mapLimits.alwaysSingleZoom || inside.length <= most;
    if (isSingle) return { bbox, clusters: [], rocks: inside.slice(0, most), isCut: inside.length > most };
    const { level } = cellsAt(box, zoom);
    const cells = new Map<string, [number, number, number]>();
    for (const { latitude, longitude } of inside) {
      const key = JSON.stringify(
        cellsOf({ west: longitude, east: longitude, south: latitude, north: latitude }, level),
      );
      const [a, b, count] = cells.get(key) ?? [0, 0, 0];
      cells.set(key, [a + latitude, b + longitude, count + 1]);
    }
    const clusters = [...cells.values()].map(([a, b, count]) => [a / count, b / count, count] as const);
    return { bbox, clusters, rocks: [], isCut: false };
  };
  return { load, requests };
}

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** Beyond, cells are a few metres wide. */
const inhabited = place.map(({ latitude, longitude }) => ({ latitude: (latitude * 8) / 9, longitude }));
const near = (
  { latitude, longitude }: Coordinates,
  [north, east]: readonly [number, number],
): Coordinates => ({
  latitude: Math.max(-90, Math.min(90, latitude + north)),
  longitude: ((longitude + east + 540) % 360) - 180,
});
const byDistance = (from: Coordinates) => (a: Coordinates, b: Coordinates) =>
  metresBetween(from, a) - metresBetween(from, b);

test('the list begins with the nearest rock of the world, wherever one walks in the cell, within six requests', async () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  await fc.assert(
    fc.asyncProperty(
      inhabited,
      fc.constantFrom(0.01, 0.1, 1, 30),
      fc.array(fc.tuple(degrees(1), degrees(1)), { maxLength: 150, size: 'max' }),
      fc.tuple(degrees(1), degrees(1)),
      async (person, spread, offsets, step) => {
        const rocks = offsets.map(([a, b], id) => rockAt(near(person, [a * spread, b * spread]), id));
        const { load, requests } = mapOf(rocks);
        const nearest = await nearestTo(person, load);
        expect(requests.length).toBeLessThanOrEqual(6);
        // Somewhere in the same cell.
        const { latitude, longitude } = middleOfCell(person);
        const half = 180 / 2 ** finestLevel;
        const there = { latitude: latitude + step[0] * half, longitude: longitude + step[1] * half };
        const listed = listedFrom(there, nearest);
        const [first] = rocks.toSorted(byDistance(there));
        expect(listed[0]?.id).toBe(nearest.groups.length > 0 ? undefined : first?.id);
      },
    ),
    { numRuns: 150 },
  );
});

test('in a crowd the nearest rocks are found in smaller parts of the map', async () => {
  const person = { latitude: 41.2567, longitude: -95.9346 };
  // A rock every 40 metres; the server returns the first 180 from the south-west.
  const rocks = Array.from({ length: 10_000 }, (_, id) =>
    rockAt(near(person, [((id % 100) - 50) * 0.0004, (Math.floor(id / 100) - 50) * 0.0005]), id),
  );
  const { load, requests } = mapOf(rocks);
  const nearest = await nearestTo(person, load);
  expect(requests).toHaveLength(4);
  const [first] = rocks.toSorted(byDistance(person));
  expect(listedFrom(person, nearest)[0]?.id).toBe(first?.id);
});

test('where all rocks are far away, the nearest groups are known', async () => {
  const person = { latitude: -40, longitude: 179.9 };
  const rocks = Array.from({ length: 300 }, (_, id) =>
    rockAt({ latitude: id % 2 ? 60 : -41 + id / 1e4, longitude: id % 2 ? 10 : -178.5 }, id),
  );
  const { groups, rocks: none } = await nearestTo(person, mapOf(rocks).load);
  expect(none).toEqual([]);
  expect(groups[0]?.[1]).toBeCloseTo(-178.5, 0);
});

test('everybody in a cell asks for the same parts of the map', async () => {
  const asked = async (person: Coordinates) => {
    const { load, requests } = mapOf([]);
    await nearestTo(person, load);
    return requests.map((shown) => requestBox(shown));
  };
  const middle = middleOfCell({ latitude: 41.2567, longitude: -95.9346 });
  const boxes = await asked(middle);
  expect(boxes).toHaveLength(4);
  expect(await asked({ latitude: middle.latitude + 0.0027, longitude: middle.longitude - 0.0027 })).toEqual(
    boxes,
  );
});

test('no place outside an area is within its reach, and none inside nearer than its least distance', () => {
  fc.assert(
    fc.property(place, place, fc.constantFrom(4, 9, 14), (person, other, level) => {
      const box = areaAround(person, level, 1);
      const turned = [other.longitude - 360, other.longitude, other.longitude + 360];
      const isInside =
        other.latitude >= box.south &&
        other.latitude <= box.north &&
        turned.some((longitude) => longitude >= box.west && longitude <= box.east);
      const metres = metresBetween(person, other);
      if (!isInside) expect(metres).toBeGreaterThanOrEqual(reachIn(box, person) - 1);
      const own = boxOf(
        cellsOf(
          { west: other.longitude, east: other.longitude, south: other.latitude, north: other.latitude },
          level,
        ),
      );
      expect(metres).toBeGreaterThanOrEqual(leastTo(own, person) - 1);
    }),
    { numRuns: 1000 },
  );
});
