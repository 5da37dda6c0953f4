// Suggested places in words, and which of them a typed text means.
import { townWords } from '../../schema/near.ts';
import { isNamed } from '../../schema/place-names.ts';
import type { Place, PlaceHit } from '../../schema/places.ts';
import { wordsNow } from '../lib/words.ts';

/** As the reader's language calls it, and how else it was searched for. */
export function nameWords({ name, otherName, called }: PlaceHit): { name: string; otherName: string | null } {
  const own = called?.town ?? name;
  const other = otherName ?? name;
  return { name: own, otherName: other === own ? null : other };
}

/** 'Nebraska, United States'; a city state is not told twice. */
export function regionWords({
  name,
  state,
  country,
  called,
}: Pick<PlaceHit, 'name' | 'state' | 'country' | 'called'>): string {
  const own = called?.town ?? name;
  return [called?.state ?? state, wordsNow('near').country(country)]
    .filter((part) => part !== null && part !== own)
    .join(', ');
}

/** 'Omaha, Nebraska', with its coordinates. */
export function placeOf({ name: town, latitude, longitude, ...where }: PlaceHit): Place {
  return { name: townWords(wordsNow('near'), { town, ...where }), latitude, longitude };
}

/** The best hit with the typed name. What follows a comma, such as a state, the hits fit anyway. */
export function meantBy(typed: string, hits: readonly PlaceHit[]): PlaceHit | undefined {
  return hits.find((hit) => isNamed(hit, [typed, ...typed.split(',', 1)]));
}

/** Differs from that of any other hit. */
export const hitKey = ({ kind, id }: PlaceHit): string => `${kind}-${id}`;
