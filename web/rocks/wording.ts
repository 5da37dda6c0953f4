// Units in words.

import { kmToMiles } from '../../schema/journey.ts';
import { grouped } from '../lib/numbers.ts';

export function milesUnit(miles: number): string {
  return miles === 1 ? 'mile' : 'miles';
}

/** '+ 12 miles', and '+ 0.4 miles' where a whole number would say little. */
export function addedMiles(km: number): string {
  const miles = km < 10 ? Math.round(km * 6.21371) / 10 : kmToMiles(km);
  return `+ ${grouped(miles)} ${milesUnit(miles)}`;
}
