import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardView, fitView, placeView, startView, worldView } from './views.ts';

const places = fc.array(
  fc.record({
    latitude: fc.double({ min: -85, max: 85, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  { minLength: 1, maxLength: 30 },
);

test('without a place there is nothing to fit', () => {
  expect(fitView([], worldView)).toBe(worldView);
});

test('one place, or one place many times, is seen with its surroundings', () => {
  const omaha = { latitude: 41.2565, longitude: -95.9345 };
  expect(fitView([omaha], startView)).toEqual({ center: [41.2565, -95.9345], zoom: 10 });
  expect(fitView([omaha, { ...omaha }], startView)).toEqual(placeView(omaha));
});

test('a tenth of the extent is left around several places', () => {
  expect(
    fitView(
      [
        { latitude: 10, longitude: 20 },
        { latitude: 20, longitude: 40 },
      ],
      startView,
    ),
  ).toEqual({
    bounds: [
      [9, 18],
      [21, 42],
    ],
  });
});

test('the map of a card leaves 20 pixels around a journey and stays at zoom 12 or farther', () => {
  const journey = [
    { latitude: 41.257, longitude: -95.934 },
    { latitude: 41.258, longitude: -95.93 },
  ];
  expect(cardView(journey, startView)).toEqual({
    bounds: [
      [41.257, -95.934],
      [41.258, -95.93],
    ],
    boundsOptions: { maxZoom: 12, padding: [20, 20] },
  });
  expect(cardView(journey.slice(0, 1), startView)).toEqual({ center: [41.257, -95.934], zoom: 10 });
  expect(cardView([], startView)).toBe(startView);
});

test('every place is inside what is fitted', () => {
  fc.assert(
    fc.property(places, (all) => {
      const view = fitView(all, startView);
      if (!('bounds' in view)) return;
      const [[south, west], [north, east]] = view.bounds;
      for (const { latitude, longitude } of all) {
        expect(latitude).toBeGreaterThanOrEqual(south);
        expect(latitude).toBeLessThanOrEqual(north);
        expect(longitude).toBeGreaterThanOrEqual(west);
        expect(longitude).toBeLessThanOrEqual(east);
      }
    }),
  );
});
