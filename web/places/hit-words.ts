// Suggested places in words, and which of them a typed text means.
import { countryName } from '../../schema/country-name.ts';
import { sourceLanguage } from '../../schema/languages.ts';
import { toldByState, townWords } from '../../schema/near.ts';
import { isNamed } from '../../schema/place-names.ts';
import type { Place, PlaceHit } from '../../schema/places.ts';
import { plainWords } from '../../schema/words/plain.ts';
import { spoken, wordsNow } from '../lib/words.ts';

/** As the reader's language calls it, and how else it was searched for. */
export function nameWords({ name, otherName, called }: PlaceHit): { name: string; otherName: string | null } {
  const own = called?.town ?? name;
  const other = otherName ?? name;
  return { name: own, otherName: other === own ? null : other };
}

type Region = Pick<PlaceHit, 'name' | 'state' | 'country' | 'called'>;

/**
 * 'Nebraska, United States'; a city state is not told twice.
 * @param hits among which it is shown
 */
export function regionWords(hit: Region, hits: readonly Region[] = []): string {
  const words = wordsNow('near');
  const own = ownName(hit);
  const state = stateWords(hit, hits);
  const country = countryName(hit.country) === hit.name ? own : words.country(hit.country);
  if (state === null || state === own) return country === own ? '' : country;
  return country === own ? state : words.town(state, country);
}

const ownName = ({ name, called }: Region): string => called?.town ?? name;

/** Null for a city state, and for what has no name in the reader's language, unless it tells two places apart. */
function stateWords(hit: Region, hits: readonly Region[]): string | null {
  const { name, state, country, called } = hit;
  if (state === name) return null;
  if (called?.state !== undefined || spoken.language === sourceLanguage || toldByState.includes(country))
    return called?.state ?? state;
  const isAmongOthers = hits.some(
    (other) => other !== hit && other.country === country && ownName(other) === ownName(hit),
  );
  return isAmongOthers ? state : null;
}

/** 'Omaha, Nebraska', with its coordinates. Its name is for a field. */
export function placeOf({ name: town, latitude, longitude, ...where }: PlaceHit): Place {
  return { name: plainWords(townWords(wordsNow('near'), { town, ...where })), latitude, longitude };
}

/** The best hit with the typed name. What follows a comma, such as a state, the hits fit anyway. */
export function meantBy(typed: string, hits: readonly PlaceHit[]): PlaceHit | undefined {
  return hits.find((hit) => isNamed(hit, [typed, ...typed.split(',', 1)]));
}

/** Differs from that of any other hit. */
export const hitKey = ({ kind, id }: PlaceHit): string => `${kind}-${id}`;
