// Texts for places of the map. Rocks have no name for people without access to names.
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import { nearWords, townWords, type Near } from '../../schema/near.ts';
import { dayWords } from '../lib/days.ts';
import { wordsNow } from '../lib/words.ts';

export function titleOf({ rock }: Pick<MapLocation, 'rock'>): string {
  return rock?.name ?? wordsNow('map').hiddenRock;
}

/** The place's name, otherwise its town, otherwise its coordinates. */
export function whereIs(place: Pick<MapLocation, 'locationName' | 'near' | keyof Coordinates>): string {
  return place.locationName || (place.near ? nearWords(wordsNow('near'), place.near) : placeInDegrees(place));
}

/** 'Let It Bee, By the well', and whether it is perhaps gone. */
export function spotWords(place: MapLocation): string {
  const { spot, spotPerhapsGone } = wordsNow('map');
  return (place.isMissing ? spotPerhapsGone : spot)(titleOf(place), whereIs(place));
}

/** With a precision of a hundred metres: '41.257° N, 95.934° W'. */
export function placeInDegrees(place: Coordinates): string {
  return coordinatesOf(place, 3);
}

function coordinatesOf({ latitude, longitude }: Coordinates, decimals: number): string {
  const words = wordsNow('map');
  const degrees = (value: number, positive: 'north' | 'east', negative: 'south' | 'west') =>
    words[value < 0 ? negative : positive](Math.abs(value).toFixed(decimals));
  // On the map, longitudes may be beyond ±180.
  const turned = longitude - 360 * Math.round(longitude / 360);
  return words.coordinates(degrees(latitude, 'north', 'south'), degrees(turned, 'east', 'west'));
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
  const words = wordsNow('map');
  if (town === undefined) return words.rocks(group.count);
  return town
    ? words.rocksAround(group.count, townWords(wordsNow('near'), town))
    : words.rocksNear(group.count, coordinatesOf(group, decimalsAt(zoom)));
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
  const { hidden, perhapsGone } = wordsNow('map');
  return (isMissing ? perhapsGone : hidden)(dayWords(createdAt, near?.zone), timesFound);
}
