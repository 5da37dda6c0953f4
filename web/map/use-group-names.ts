// Names the groups of rocks in view by the towns that they cover.
import { useQuery } from '@tanstack/react-query';
import { placeLimits } from '../../schema/places.ts';
import { groupWords } from './place-words.ts';
import { townsAround } from './queries.ts';
import { keyOf, type Spot } from './spots.ts';

/**
 * @param groups the largest first: only those are named that one request can ask for
 * @returns the words for a group: '54 rocks around Omaha, Nebraska'
 */
export function useGroupNames(groups: readonly Spot[], zoom: number): (group: Spot) => string {
  const named = groups.slice(0, placeLimits.around);
  const { data } = useQuery(townsAround(named, zoom));
  return (group) => {
    const index = named.findIndex((one) => keyOf(one) === keyOf(group));
    return groupWords(group, zoom, index < 0 ? null : data?.[index]);
  };
}
