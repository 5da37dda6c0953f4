import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { coordinatePair } from './coordinates.ts';

test.each([
  ['41.25, -95.93', '41.25', '-95.93'],
  ['41.25,-95.93', '41.25', '-95.93'],
  ['  (41.256537, -95.934503) ', '41.256537', '-95.934503'],
  ['41.25 -95.93', '41.25', '-95.93'],
  ['41.25; -95.93', '41.25', '-95.93'],
  ['41.25°, −95.93°', '41.25', '-95.93'],
  ['+41, 12', '41', '12'],
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
