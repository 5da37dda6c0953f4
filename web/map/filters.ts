// The filters of Explore Map.
import { metresBetween, type Coordinates, type MapLocation } from '../../schema/journey.ts';
import { milesPerKm } from '../../schema/distances.ts';
import type { DistanceUnit } from '../../schema/languages.ts';

export const filterChoices = {
  status: ['hidden', 'traveling'],
  miles: ['5', '25', '100'],
  days: ['1', '7', '30'],
} as const;

/** As in the URL; a missing filter lets everything through. */
export interface PlaceFilters {
  status?: (typeof filterChoices.status)[number] | undefined;
  miles?: (typeof filterChoices.miles)[number] | undefined;
  days?: (typeof filterChoices.days)[number] | undefined;
}

/** Kilometers as round as the miles of the URL, and somewhat more. */
const inKm = { 5: 10, 25: 50, 100: 200 } as const;

/** How far a choice reaches for a reader of the unit, in miles. */
export const reachOf = (choice: (typeof filterChoices.miles)[number], unit: DistanceUnit): number =>
  unit === 'mi' ? Number(choice) : inKm[choice] * milesPerKm;

const dayLength = 86_400_000;

export function milesBetween(a: Coordinates, b: Coordinates): number {
  return (metresBetween(a, b) / 1000) * milesPerKm;
}

/**
 * @param origin the place from which Distance is measured; null makes Distance filter nothing
 * @param now in milliseconds
 * @param unit the reader's
 */
export function passes(
  place: Pick<MapLocation, 'latitude' | 'longitude' | 'timesFound' | 'createdAt'>,
  { status, miles, days }: PlaceFilters,
  origin: Coordinates | null,
  now: number,
  unit: DistanceUnit,
): boolean {
  if (status && status !== (place.timesFound > 0 ? 'traveling' : 'hidden')) return false;
  if (miles && origin && milesBetween(origin, place) > reachOf(miles, unit)) return false;
  return !days || now - Date.parse(place.createdAt) <= Number(days) * dayLength;
}
