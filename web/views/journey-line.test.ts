import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { journeyLine } from './journey-line.ts';

const omaha = { latitude: 41.26, longitude: -95.94 };
const suva = { latitude: -18.14, longitude: 178.44 };
const apia = { latitude: -13.83, longitude: -171.77 };

test('fewer than two towns are no line', () => {
  expect([journeyLine([]), journeyLine([omaha])]).toEqual([null, null]);
});

test('over the date line the shorter way is drawn', () => {
  const towns = journeyLine([suva, apia])?.towns ?? [];
  // To the east, and across the whole box.
  expect((towns[1]?.x ?? 0) - (towns[0]?.x ?? 0)).toBeGreaterThan(200);
});

test('a town is marked once, and the newest is the last', () => {
  const line = journeyLine([omaha, suva, omaha]);
  expect(line?.towns).toHaveLength(2);
  expect(line?.path).toMatch(/^M[\d. ]+Q[\d. ]+Q[\d. ]+$/);
  const [before, newest] = line?.towns ?? [];
  expect(newest?.x).not.toBe(before?.x);
});

test('every journey lies in its box, whatever its shape', () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(place, {
        minLength: 2,
        maxLength: 25,
        selector: (at) => `${at.latitude} ${at.longitude}`,
      }),
      (places) => {
        const line = journeyLine(places);
        expect(line).not.toBeNull();
        if (!line) return;
        expect(line.height).toBeGreaterThanOrEqual(64);
        expect(line.height).toBeLessThanOrEqual(150);
        expect(line.path).not.toMatch(/NaN|Infinity/);
        for (const { x, y } of line.towns) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(320);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(line.height);
        }
      },
    ),
    { seed: inject('seed') },
  );
});
