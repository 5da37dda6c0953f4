import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dotsOf, pointOf } from '../map/bow.ts';
import { pixelOf, type Pixel } from '../tiles/mercator.ts';
import { anEntry } from '../testing/make.ts';
import { fanOut } from './fan.ts';
import { stopsOf } from './stops.ts';
import { trailOf } from './trail.ts';

const far = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y);
const anywhere = fc.integer({ min: 0, max: 400 });
/** Some of them at one place. */
const journey = fc.array(fc.oneof(fc.record({ x: anywhere, y: anywhere }), fc.constant({ x: 200, y: 200 })), {
  maxLength: 40,
});

test('every stop stands where it can be tapped, alone or in a pile, and the newest and the chosen are in none', () => {
  fc.assert(
    fc.property(journey, fc.nat(39), (stops, choice) => {
      const chosen = choice < stops.length ? choice : null;
      const stands = fanOut(stops, chosen);
      expect(stands.flatMap((stand) => stand.stops).toSorted((a, b) => a - b)).toEqual([...stops.keys()]);
      for (const [index, one] of stands.entries())
        for (const other of stands.slice(index + 1))
          expect(far(one.at, other.at)).toBeGreaterThan(one.group === other.group ? 44 : 29.9);
      const alone = stands.filter((stand) => stand.stops.length === 1).flatMap((stand) => stand.stops);
      for (const index of [stops.length - 1, ...(chosen === null ? [] : [chosen])])
        if (index >= 0) expect(alone).toContain(index);
    }),
  );
});

test('a stop with no other near it stands at its place, and two at one place stand on both sides of it', () => {
  const place = { x: 100, y: 100 };
  const stands = fanOut([place, { x: 300, y: 90 }, place]);
  expect(stands.find(({ stops }) => stops[0] === 1)?.at).toEqual({ x: 300, y: 90 });
  for (const stop of [0, 2])
    expect(far(stands.find(({ stops }) => stops[0] === stop)?.at ?? place, place)).toBeCloseTo(23);
});

test('five hundred stops all over the map are piles all over the map', () => {
  const stops = Array.from({ length: 500 }, (_, i) => ({ x: (i * 137) % 600, y: (i * 71) % 400 }));
  const stands = fanOut(stops);
  expect(stands.length).toBeGreaterThan(40);
  for (const { at, stops: here } of stands)
    expect(Math.min(...here.map((stop) => far(stops[stop] ?? at, at)))).toBeLessThan(60);
});

test('no dot of a journey there, back and there again is covered by one of another leg', () => {
  const [home, lake] = [
    { x: 0, y: 0 },
    { x: 300, y: 40 },
  ];
  const { legs } = trailOf([home, lake, home, lake], null);
  const drawn = legs.map((leg) => dotsOf(leg, { gap: 11, bare: leg.bare }));
  expect(drawn.map((dots) => dots.length > 15)).toEqual([true, true, true]);
  // Where they leave a fan they may be close; in the middle they are apart.
  const middle = drawn.map((dots) => dots.filter(({ along }) => along > 0.25 && along < 0.75));
  for (const [index, dots] of middle.entries())
    for (const dot of dots)
      for (const other of middle.slice(index + 1).flat()) expect(far(dot, other)).toBeGreaterThan(7);
});

test('a leg over the date line takes the short way', () => {
  const stops = stopsOf(
    [anEntry({ latitude: -18, longitude: 178 }), anEntry({ latitude: -14, longitude: -172 })].toReversed(),
  );
  const [leg] = trailOf(
    stops.map(({ drawnAt }) => pixelOf(drawnAt, 3)),
    null,
  ).legs;
  const world = 256 * 2 ** 3;
  expect(leg && pointOf(leg, 0.5).x / world).toBeCloseTo((180 + 183) / 360, 2);
  expect(leg && far(leg.from, leg.to)).toBeLessThan(world / 20);
});
