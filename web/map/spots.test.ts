import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween, type MapLocation } from '../../schema/journey.ts';
import type { MapCluster } from '../../schema/map.ts';
import { mandalaWidth } from './marker-painter.ts';
import { pixelOf } from '../tiles/mercator.ts';
import { gathered, heartOf, keyOf, opensAt, rockOf, spotOf, spotsOf } from './spots.ts';
import { spread } from './spread.ts';

const world = { box: { west: -180, south: -85, east: 180, north: 85 } };
const at = (id: string, latitude: number, longitude: number): MapLocation => ({
  id,
  latitude,
  longitude,
  locationName: '',
  actionType: 'hidden',
  createdAt: '2026-06-10T00:00:00Z',
  timesFound: 0,
  rock: null,
});
const ofRocks = (rocks: MapLocation[], zoom: number) => spotsOf({ clusters: [], rocks }, { ...world, zoom });

const latitudes = fc.double({ min: -80, max: 80, noNaN: true });
const longitudes = fc.double({ min: -179.9, max: 179.9, noNaN: true });
const anywhere = fc
  .array(fc.tuple(latitudes, longitudes), { maxLength: 60 })
  .map((places) => places.map((place, index) => at(`r${index}`, ...place)));
const counted = fc.array(
  fc.tuple(latitudes, longitudes, fc.integer({ min: 1, max: 100_000 })) as fc.Arbitrary<MapCluster>,
  { maxLength: 60 },
);
const zooms = fc.integer({ min: 2, max: 18 });

test('neighbors are one group when zoomed out and two rocks when zoomed in', () => {
  const rocks = [at('a', 41.25, -95.93), at('b', 41.26, -95.94)];
  const [group] = ofRocks(rocks, 2);
  expect(group?.count).toBe(2);
  const opened = ofRocks(rocks, group ? opensAt(group, 2) : 2);
  expect(new Set(opened.map((spot) => rockOf(spot)?.id))).toEqual(new Set(['a', 'b']));
  expect(opened).toHaveLength(2);
});

test('every rock is shown exactly once at any zoom', () => {
  fc.assert(
    fc.property(anywhere, zooms, (rocks, zoom) => {
      const ids = ofRocks(rocks, zoom).flatMap(({ places }) => places.map(({ id }) => id));
      expect(ids.toSorted()).toEqual(rocks.map(({ id }) => id).toSorted());
    }),
  );
});

test('grouping keeps the total count, and groups do not overlap', () => {
  fc.assert(
    fc.property(counted, fc.integer({ min: 2, max: 15 }), (clusters, zoom) => {
      const spots = spotsOf({ clusters, rocks: [] }, { ...world, zoom });
      const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
      expect(sum(spots.map(({ count }) => count))).toBe(sum(clusters.map(([, , count]) => count)));
      for (const [index, a] of spots.entries())
        for (const b of spots.slice(index + 1)) {
          const [from, to] = [pixelOf(a, zoom), pixelOf(b, zoom)];
          const room = (mandalaWidth(a.count) + mandalaWidth(b.count)) / 2 - 4;
          expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeGreaterThanOrEqual(room - 1e-6);
        }
    }),
  );
});

test('groups do not depend on the order of the rocks', () => {
  fc.assert(
    fc.property(counted, fc.integer({ min: 2, max: 15 }), (clusters, zoom) => {
      const shown = { ...world, zoom };
      const keys = (all: MapCluster[]) => spotsOf({ clusters: all, rocks: [] }, shown).map(keyOf);
      expect(keys(clusters.toReversed())).toEqual(keys(clusters));
    }),
  );
});

test('the heart of a group is where most of its rocks are, not its middle', () => {
  const omaha = ['b', 'c', 'd'].map((id, index) => at(id, 41.25 + index / 100, -95.93));
  const [known] = ofRocks([at('a', 39.1, -94.58), ...omaha], 2);
  expect(known?.count).toBe(4);
  expect(known && omaha.map(({ latitude }) => latitude)).toContain(known && heartOf(known).latitude);
  const clusters: MapCluster[] = [
    [39.1, -94.58, 20],
    [41.25, -95.93, 30],
    [40.8, -96.7, 15],
  ];
  const [counted] = spotsOf({ clusters, rocks: [] }, { ...world, zoom: 2 });
  expect(counted?.count).toBe(65);
  expect(counted && heartOf(counted)).toMatchObject({ latitude: 41.25, longitude: -95.93 });
});

test('a click on a group zooms in by two, on a single counted rock by four, up to the closest zoom', () => {
  const rock = spotOf({ latitude: 1, longitude: 1 }, []);
  expect(opensAt({ ...rock, count: 9 }, 4)).toBe(6);
  expect(opensAt(rock, 4)).toBe(8);
  expect(opensAt({ ...rock, count: 9 }, 17)).toBe(18);
});

test('rocks at the same place are separate at the closest zoom', () => {
  const spots = ofRocks([at('a', 60, 10), at('b', 60, 10), at('c', 60, 10)], 18);
  expect(spots.map(({ count }) => count)).toEqual([1, 1, 1]);
  expect(new Set(spots.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size).toBe(3);
  const [group] = gathered(spots, 12);
  expect(group && opensAt(group, 12)).toBeLessThanOrEqual(18);
});

test('rocks at the same place are spread close around it, and a single rock is not moved', () => {
  const [alone, ...together] = spread([at('a', 1, 1), at('b', 60, 10), at('c', 60, 10)]);
  expect(alone).toEqual(at('a', 1, 1));
  for (const place of together) expect(metresBetween(place, at('', 60, 10))).toBeCloseTo(15, 0);
});
