// Queries of the place search.
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { placeLimits } from '../../schema/places.ts';
import { api, bodyOf } from '../api.ts';

/** Towns and parks whose name begins so. Nothing is asked for fewer than two letters. @param near '41.3,-95.9' */
export function placesBeginning(q: string, near: string | undefined) {
  const query = near === undefined ? { q } : { q, near };
  return queryOptions({
    queryKey: ['/api/places', query],
    queryFn:
      [...q].length < placeLimits.leastLetters
        ? skipToken
        : ({ signal }) => bodyOf(api.places.$get({ query }, { init: { signal } })),
    // The list stays while the next letter is on its way.
    placeholderData: keepPreviousData,
  });
}
