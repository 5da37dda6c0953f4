// The towns that somebody means, however they write state and country.
import { countryName } from '../../schema/country-name.ts';
import { foldedName } from '../../schema/place-names.ts';
import type { PlaceHit } from '../../schema/places.ts';
import type { Ctx } from '../context.ts';
import { placesBeginning } from '../places/find-places.ts';

/** Words that are left out one after the other, from the end. */
const mostLeftOut = 3;

/**
 * The best first; none if no town begins so. 'Omaha, NE 68102' and 'near Paris, France' are understood: without a hit, the
 * last words are left out, and decide which of the hits comes first.
 */
export async function townsCalled(ctx: Ctx, text: string): Promise<PlaceHit[]> {
  const words = foldedName(text)
    .split(' ')
    .filter((word, i) => i > 0 || word !== 'near');
  for (let leftOut = 0; leftOut <= mostLeftOut && leftOut < words.length; leftOut++) {
    const end = words.length - leftOut;
    const hits = await placesBeginning(ctx, words.slice(0, end).join(' '), undefined);
    const towns = hits.filter(({ kind }) => kind === 'town');
    if (towns.length > 0) return byRest(towns, words.slice(end));
  }
  return [];
}

/** Those first whose state or country has most of the words, also as 'NE', 'UK' or 'USA'. */
function byRest(towns: readonly PlaceHit[], rest: readonly string[]): PlaceHit[] {
  const fits = ({ state, country }: PlaceHit) => {
    const whole = foldedName(`${state ?? ''} ${countryName(country)}`);
    return rest.filter((word) => isWithin(word, whole)).length;
  };
  return towns.toSorted((a, b) => fits(b) - fits(a));
}

/** Whether the letters of an abbreviation follow each other in the text: 'ne' in 'nebraska'. */
function isWithin(short: string, text: string): boolean {
  let at = -1;
  return [...short].every((letter) => (at = text.indexOf(letter, at + 1)) >= 0);
}
