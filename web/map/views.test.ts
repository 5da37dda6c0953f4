import { expect, test } from 'vitest';
import { cardView, fitView, placeView, startView, worldView } from './views.ts';

test('without places the fallback view is used', () => {
  expect(fitView([], worldView)).toBe(worldView);
});

test('a single place, even repeated, is shown with its surroundings', () => {
  const omaha = { latitude: 41.2565, longitude: -95.9345 };
  expect(fitView([omaha], startView)).toEqual({ center: [41.2565, -95.9345], zoom: 10 });
  expect(fitView([omaha, { ...omaha }], startView)).toEqual(placeView(omaha));
});

const journey = [
  { latitude: 41.257, longitude: -95.934 },
  { latitude: 41.258, longitude: -95.93 },
];

test('several places get a margin of a tenth of their extent', () => {
  expect(fitView(journey, startView)).toMatchObject({
    places: journey,
    margin: { share: 0.1 },
    mostZoom: 18,
  });
});

test('the map of a card leaves 20 pixels around a journey and zooms in to 12 at most', () => {
  expect(cardView(journey, startView)).toEqual({
    places: journey,
    margin: { share: 0, pixels: 20 },
    mostZoom: 12,
  });
  expect(cardView(journey.slice(0, 1), startView)).toEqual({ center: [41.257, -95.934], zoom: 10 });
  expect(cardView([], startView)).toBe(startView);
});
