// Suggested places in words, and which of them a typed text means.
import { townWords } from '../../schema/near.ts';
import { isNamed } from '../../schema/place-names.ts';
import type { Place, PlaceHit } from '../../schema/places.ts';
import { wordsNow } from '../lib/words.ts';

/** 'Nebraska, United States'; a city state is not told twice. */
export function regionWords({ name, state, country }: Pick<PlaceHit, 'name' | 'state' | 'country'>): string {
  return [state, wordsNow('near').country(country)]
    .filter((part) => part !== null && part !== name)
    .join(', ');
}

/** 'Omaha, Nebraska', with its coordinates. */
export function placeOf({ name: town, state, country, latitude, longitude }: PlaceHit): Place {
  return { name: townWords(wordsNow('near'), { town, state, country }), latitude, longitude };
}

/** The best hit with the typed name. What follows a comma, such as a state, the hits fit anyway. */
export function meantBy(typed: string, hits: readonly PlaceHit[]): PlaceHit | undefined {
  return hits.find((hit) => isNamed(hit, [typed, ...typed.split(',', 1)]));
}

/** Differs from that of any other hit. */
export const hitKey = ({ kind, id }: PlaceHit): string => `${kind}-${id}`;
