// The place that a submitted search means: a suggestion, otherwise an address.
import type { Place, PlaceHit } from '../../schema/places.ts';
import { meantBy, placeOf } from './hit-words.ts';

interface Sources {
  suggestions: (typed: string) => Promise<readonly PlaceHit[]>;
  /** Null where the operator has switched off the search for addresses. */
  addresses: ((typed: string) => Promise<readonly Place[]>) | null;
}

/** @returns undefined if there is no such place */
export async function findPlace(
  typed: string,
  { suggestions, addresses }: Sources,
): Promise<Place | undefined> {
  if (!addresses) {
    const hits = await suggestions(typed);
    const best = meantBy(typed, hits) ?? hits[0];
    return best && placeOf(best);
  }
  const meant = meantBy(typed, await suggestions(typed).catch(() => []));
  if (meant) return placeOf(meant);
  const [address] = await addresses(typed);
  return address;
}
