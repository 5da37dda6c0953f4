// A place of the map in words; who has no access to names gets them without.
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import { dayWords } from '../lib/days.ts';
import { milesBetween } from './filters.ts';

export function titleOf({ rock }: Pick<MapLocation, 'rock'>): string {
  return rock?.name ?? 'A hidden rock';
}

/** The place's name, or its coordinates to a hundred metres: '41.257° N, 95.934° W'. */
export function whereIs({
  locationName,
  latitude,
  longitude,
}: Pick<MapLocation, 'locationName' | keyof Coordinates>): string {
  return locationName || `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`;
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;
}

/** 'Hidden May 1, 2026, found 3 times before' */
export function historyOf({ createdAt, timesFound }: Pick<MapLocation, 'createdAt' | 'timesFound'>): string {
  const since = `Hidden ${dayWords(createdAt)}`;
  if (timesFound === 0) return `${since}, not found yet`;
  return `${since}, found ${timesFound === 1 ? 'once' : `${timesFound.toLocaleString('en-US')} times`} before`;
}

/** '3 miles away' */
export function distanceTo(place: Coordinates, origin: Coordinates): string {
  const miles = milesBetween(place, origin);
  if (miles < 1) return 'less than a mile away';
  const whole = Math.round(miles);
  return whole === 1 ? '1 mile away' : `${whole.toLocaleString('en-US')} miles away`;
}
