import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { coordinatePair, typedPlace } from './coordinates.ts';

test.each([
  ['41.25, -95.93', '41.25', '-95.93'],
  ['41.25,-95.93', '41.25', '-95.93'],
  ['  (41.256537, -95.934503) ', '41.256537', '-95.934503'],
  ['41.25 -95.93', '41.25', '-95.93'],
  ['41.25; -95.93', '41.25', '-95.93'],
  ['41.25°, −95.93°', '41.25', '-95.93'],
  ['+41, 12', '41', '12'],
  ['41,25 -95,93', '41.25', '-95.93'],
  ['41,25, -95,93', '41.25', '-95.93'],
  ['41,256537; −95,934503', '41.256537', '-95.934503'],
])('%s is a pair', (text, latitude, longitude) => {
  expect(coordinatePair(text)).toEqual({ latitude, longitude });
});

test.each(['41.25', '41,25', '', ' ', '41.25,', 'Omaha, NE', '41.25, -95.93, 12', '1e3, 2.5', '41.25-95.93'])(
  '%j is not a pair',
  (text) => {
    expect(coordinatePair(text)).toBeNull();
  },
);

test('every pair of numbers is read back unchanged', () => {
  const degrees = (limit: number) =>
    fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((micro) => (micro / 1e6).toFixed(6));
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      expect(coordinatePair(`${latitude}, ${longitude}`)).toEqual({ latitude, longitude });
    }),
  );
});

test.each([
  ['41.25', '-95.93', { latitude: 41.25, longitude: -95.93 }],
  ['41,25', ' -95,93', { latitude: 41.25, longitude: -95.93 }],
  ['90', '180', { latitude: 90, longitude: 180 }],
  ['91', '0', null],
  ['0', '0', null],
  ['41.25', '', null],
  ['41,25,3', '1', null],
])('%j and %j are %j', (latitude, longitude, place) => {
  expect(typedPlace(latitude, longitude)).toEqual(place);
});
