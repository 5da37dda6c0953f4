// Names the groups of rocks in view by the towns that they cover.
import { useQuery } from '@tanstack/react-query';
import { placeLimits } from '../../schema/places.ts';
import { groupWords } from './place-words.ts';
import { townsAround } from './queries.ts';
import { heartOf, keyOf, type Spot } from './spots.ts';
import { countedLevel, type VisibleArea } from './visible-area.ts';

/**
 * @param groups the largest first: only those are named that one request can ask for
 * @returns the words for a group: '54 rocks around Omaha, Nebraska'
 */
export function useGroupNames(groups: readonly Spot[], shown: VisibleArea): (group: Spot) => string {
  const { zoom } = shown;
  const named = groups.slice(0, placeLimits.around);
  // A response has either counted rocks or known ones.
  const isCounted = named.some(({ places }) => places.length === 0);
  const { data } = useQuery(
    townsAround(named.map(heartOf), zoom, isCounted ? countedLevel(shown) : undefined),
  );
  return (group) => {
    const index = named.findIndex((one) => keyOf(one) === keyOf(group));
    return groupWords(group, zoom, index < 0 ? null : data?.[index]);
  };
}
