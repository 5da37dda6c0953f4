// Texts for places of the map. Rocks have no name for people without access to names.
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import { nearWords, townWords, type Near } from '../../schema/near.ts';
import { dayWords } from '../lib/days.ts';
import { grouped } from '../lib/numbers.ts';

export function titleOf({ rock }: Pick<MapLocation, 'rock'>): string {
  return rock?.name ?? 'A hidden rock';
}

/** The place's name, otherwise its town, otherwise its coordinates. */
export function whereIs(place: Pick<MapLocation, 'locationName' | 'near' | keyof Coordinates>): string {
  return place.locationName || (place.near ? nearWords(place.near) : placeInDegrees(place));
}

/** 'Let It Bee, By the well', and whether it is perhaps gone. */
export function spotWords(place: MapLocation): string {
  return `${titleOf(place)}, ${whereIs(place)}${place.isMissing ? ', perhaps gone' : ''}`;
}

/** With a precision of a hundred metres: '41.257° N, 95.934° W'. */
export function placeInDegrees(place: Coordinates): string {
  return coordinatesOf(place, 3);
}

function coordinatesOf({ latitude, longitude }: Coordinates, decimals: number): string {
  const degrees = (value: number, positive: string, negative: string) =>
    `${Math.abs(value).toFixed(decimals)}° ${value < 0 ? negative : positive}`;
  // On the map, longitudes may be beyond ±180.
  const turned = longitude - 360 * Math.round(longitude / 360);
  return `${degrees(latitude, 'N', 'S')}, ${degrees(turned, 'E', 'W')}`;
}

/** '1 rock', '54,247 rocks' */
export function rocksInWords(count: number): string {
  return count === 1 ? '1 rock' : `${grouped(count)} rocks`;
}

/**
 * '54 rocks around Omaha, Nebraska'; without a town '54 rocks near 41.3° N, 95.9° W'.
 * @param town null if none is near, undefined while it is not known
 */
export function groupWords(
  group: Coordinates & { count: number },
  zoom: number,
  town: Omit<Near, 'zone'> | null | undefined,
): string {
  const rocks = rocksInWords(group.count);
  if (town === undefined) return rocks;
  return town
    ? `${rocks} ${group.count === 1 ? 'near' : 'around'} ${townWords(town)}`
    : `${rocks} near ${coordinatesOf(group, decimalsAt(zoom))}`;
}

/** A precision of about the size of a mandala. */
export const decimalsAt = (zoom: number): number =>
  Math.max(0, Math.min(3, Math.ceil(Math.log10(2 ** zoom / 45))));

/**
 * 'Hidden May 1, 2026, found 3 times before'; 'Perhaps gone: hidden …' of a rock that several people missed. The day is
 * that of the place.
 */
export function historyOf({
  createdAt,
  timesFound,
  near,
  isMissing,
}: Pick<MapLocation, 'createdAt' | 'timesFound' | 'near' | 'isMissing'>): string {
  const since = `${isMissing ? 'Perhaps gone: hidden' : 'Hidden'} ${dayWords(createdAt, near?.zone)}`;
  if (timesFound === 0) return `${since}, not found yet`;
  return `${since}, found ${timesFound === 1 ? 'once' : `${grouped(timesFound)} times`} before`;
}
