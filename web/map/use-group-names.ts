// Names the groups of rocks in view by the towns of most of their rocks.
import { useQueries } from '@tanstack/react-query';
import { placeLimits } from '../../schema/places.ts';
import { groupWords } from './place-words.ts';
import { townsAround } from './queries.ts';
import { heartOf, keyOf, type Spot } from './spots.ts';
import { countedLevel, type VisibleArea } from './visible-area.ts';

/** Requests for one view. A wide screen has some thirty groups. */
const mostRequests = 3;

/**
 * @param groups the largest first; those beyond what the requests can ask for are told by their coordinates
 * @returns the words for a group: '54 rocks around Omaha, Nebraska'
 */
export function useGroupNames(groups: readonly Spot[], shown: VisibleArea): (group: Spot) => string {
  const { zoom } = shown;
  const parts = Array.from({ length: mostRequests }, (_, part) =>
    groups.slice(part * placeLimits.around, (part + 1) * placeLimits.around),
  ).filter(({ length }) => length > 0);
  // A response has either counted rocks or known ones.
  const isCounted = groups.some(({ places }) => places.length === 0);
  const level = isCounted ? countedLevel(shown) : undefined;
  const answers = useQueries({ queries: parts.map((part) => townsAround(part.map(heartOf), zoom, level)) });
  const towns = new Map(
    parts.flatMap((part, i) => part.map((group, j) => [keyOf(group), answers[i]?.data?.[j]] as const)),
  );
  return (group) => groupWords(group, zoom, towns.has(keyOf(group)) ? towns.get(keyOf(group)) : null);
}
