import { expect, test } from 'vitest';
import type { DistanceUnit } from '../../schema/languages.ts';
import { milesPerKm } from '../../schema/distances.ts';
import { filterChoices, passes, reachOf, type PlaceFilters } from './filters.ts';

const now = Date.parse('2026-06-10T12:00:00Z');
const omaha = { latitude: 41.2565, longitude: -95.9345 };
/** 50 miles from Omaha as the crow flies. */
const lincoln = { latitude: 40.8136, longitude: -96.7026 };

function lets(
  filters: PlaceFilters,
  changed: { timesFound?: number; createdAt?: string; at?: typeof omaha } = {},
  origin = omaha,
  unit: DistanceUnit = 'mi',
) {
  const { timesFound = 0, createdAt = '2026-06-10T00:00:00Z', at = omaha } = changed;
  return passes({ ...at, timesFound, createdAt }, filters, origin, now, unit);
}

test('without filters every place is shown', () => {
  expect(lets({}, { timesFound: 3, createdAt: '2020-01-01T00:00:00Z', at: lincoln })).toBe(true);
});

test('a rock never found is hidden, a found one is traveling', () => {
  expect(lets({ status: 'hidden' }, { timesFound: 0 })).toBe(true);
  expect(lets({ status: 'hidden' }, { timesFound: 1 })).toBe(false);
  expect(lets({ status: 'traveling' }, { timesFound: 0 })).toBe(false);
  expect(lets({ status: 'traveling' }, { timesFound: 1 })).toBe(true);
});

test('distance is in miles', () => {
  expect(lets({ miles: '25' }, { at: lincoln })).toBe(false);
  expect(lets({ miles: '100' }, { at: lincoln })).toBe(true);
  expect(lets({ miles: '5' })).toBe(true);
});

test('in kilometers, the distance is the round one of its label', () => {
  expect(filterChoices.miles.map((choice) => reachOf(choice, 'km') / milesPerKm)).toEqual([10, 50, 200]);
  // 5 miles are 8 km.
  const nineKm = { latitude: omaha.latitude + 9 / 111.2, longitude: omaha.longitude };
  expect(lets({ miles: '5' }, { at: nineKm }, omaha, 'mi')).toBe(false);
  expect(lets({ miles: '5' }, { at: nineKm }, omaha, 'km')).toBe(true);
});

test('distance filters nothing while the origin is unknown', () => {
  expect(
    passes({ ...lincoln, timesFound: 0, createdAt: '2026-06-10T00:00:00Z' }, { miles: '5' }, null, now, 'mi'),
  ).toBe(true);
});

test('recently added counts back from now', () => {
  expect(lets({ days: '1' }, { createdAt: '2026-06-09T12:00:00Z' })).toBe(true);
  expect(lets({ days: '1' }, { createdAt: '2026-06-09T11:59:59Z' })).toBe(false);
  expect(lets({ days: '7' }, { createdAt: '2026-06-04T00:00:00Z' })).toBe(true);
  expect(lets({ days: '30' }, { createdAt: '2026-05-01T00:00:00Z' })).toBe(false);
});

test('filters combine', () => {
  const filters: PlaceFilters = { status: 'traveling', miles: '100', days: '7' };
  expect(lets(filters, { timesFound: 2, at: lincoln })).toBe(true);
  expect(lets(filters, { timesFound: 0, at: lincoln })).toBe(false);
});
