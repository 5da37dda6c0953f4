// Units in words.
import { kmToMiles } from '../../schema/journey.ts';
import { milesUnit } from '../journey/miles-unit.ts';
import { grouped } from '../lib/numbers.ts';

/** '+ 12 miles', and '+ 0.4 miles' where a whole number would say little. */
export function addedMiles(km: number): string {
  const miles = km < 10 ? Math.round(km * 6.21371) / 10 : kmToMiles(km);
  return `+ ${grouped(miles)} ${milesUnit(miles)}`;
}
