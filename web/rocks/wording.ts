// Distances in words.
import { kmToMiles } from '../../schema/journey.ts';
import type { Words } from '../../schema/words/words.ts';
import { milesUnit } from '../journey/miles-unit.ts';
import { grouped } from '../lib/numbers.ts';
import { wordsNow } from '../lib/words.ts';

/** '1,243 miles' */
export const wayWords = (km: number): string => inMiles(kmToMiles(km));

const inMiles = (miles: number) => `${grouped(miles)} ${milesUnit(miles)}`;

/** '+ 12 miles', or '+ 0.4 miles' and '+ 430 feet' where a whole number would say little. */
export function addedWords(words: Words['justHidden'], km: number): string {
  const miles = km < 10 ? Math.round(km * 6.21371) / 10 : kmToMiles(km);
  if (miles > 0) return words.added(inMiles(miles));
  const feet = Math.round(km * 328.084) * 10;
  return feet > 0 ? words.added(wordsNow('map').feet(feet)) : words.samePlace;
}
