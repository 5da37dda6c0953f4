import { expect, test } from 'vitest';
import { unrolled, type Point } from './rings.ts';

test('an outline away from the date line is unchanged', () => {
  const ring: Point[] = [
    [0, 0],
    [100, 0],
    [100, 50],
    [0, 0],
  ];
  expect(unrolled(ring)).toEqual(ring);
});

test('an outline across the date line continues beyond 180, eastwards and westwards', () => {
  const longitudes = (ring: Point[]) => unrolled(ring).map(([longitude]) => longitude);
  expect(
    longitudes([
      [170, 60],
      [-170, 60],
      [-170, 70],
      [170, 60],
    ]),
  ).toEqual([170, 190, 190, 170]);
  expect(
    longitudes([
      [-170, 60],
      [170, 60],
      [170, 70],
      [-170, 60],
    ]),
  ).toEqual([-170, -190, -190, -170]);
});

test('an outline around the south pole is closed along the pole', () => {
  const ring: Point[] = [
    [0, -70],
    [-90, -72],
    [180, -74],
    [90, -72],
    [0, -70],
  ];
  expect(unrolled(ring)).toEqual([
    [0, -70],
    [-90, -72],
    [-180, -74],
    [-270, -72],
    [-360, -70],
    [-360, -90],
    [0, -90],
    [0, -70],
  ]);
});
