// Units in words.
import { kmToMiles } from '../../schema/journey.ts';
import { milesUnit } from '../journey/miles-unit.ts';
import { grouped } from '../lib/numbers.ts';

/** '+ 12 miles', or '+ 0.4 miles' and '+ 430 feet' where a whole number would say little. */
export function addedMiles(km: number): string {
  const miles = km < 10 ? Math.round(km * 6.21371) / 10 : kmToMiles(km);
  if (miles > 0) return `+ ${grouped(miles)} ${milesUnit(miles)}`;
  const feet = Math.round(km * 328.084) * 10;
  return feet > 0 ? `+ ${feet} feet` : 'At the same place as before';
}
