import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween } from '../../schema/journey.ts';
import { grouping } from './clusters.ts';
import { spread } from './spread.ts';

const world: [number, number, number, number] = [-180, -85, 180, 85];
const at = (id: string, latitude: number, longitude: number) => ({ id, latitude, longitude });

const anywhere = fc.array(
  fc.record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
  }),
  { maxLength: 60 },
);

test('neighbours are one cluster from afar and two places from near', () => {
  const groups = grouping([at('a', 41.25, -95.93), at('b', 41.26, -95.94)]);
  const [cluster] = groups(world, 2).clusters;
  expect(cluster?.count).toBe(2);
  expect(
    groups(world, cluster?.opensAt ?? 0)
      .singles.map(({ id }) => id)
      .toSorted(),
  ).toEqual(['a', 'b']);
});

test('no place is lost at any zoom', () => {
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 2, max: 18 }), (places, zoom) => {
      const { singles, clusters } = grouping(places.map((place, index) => ({ ...place, id: `r${index}` })))(
        world,
        zoom,
      );
      const count = singles.length + clusters.reduce((sum, cluster) => sum + cluster.count, 0);
      expect(count).toBe(places.length);
    }),
  );
});

test('rocks at the same spot can be told apart at the nearest zoom', () => {
  const { singles, clusters } = grouping([at('a', 60, 10), at('b', 60, 10), at('c', 60, 10)])(
    [9, 59, 11, 61],
    18,
  );
  expect(clusters).toEqual([]);
  expect(new Set(singles.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size).toBe(3);
});

test('whoever shares a spot stays close to it, and whoever is alone is not moved', () => {
  const [alone, ...together] = spread([at('a', 1, 1), at('b', 60, 10), at('c', 60, 10)]);
  expect(alone).toEqual(at('a', 1, 1));
  for (const place of together) expect(metresBetween(place, at('', 60, 10))).toBeCloseTo(15, 0);
});
