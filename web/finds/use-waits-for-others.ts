// Hidden rocks that wait for somebody else: the member painted them, or was the last to hide them.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { MapLocation } from '../../schema/journey.ts';
import { rehiddenRocks } from './lists.ts';
import { itemsOf } from '../rocks/paged-list.tsx';
import { ownRocks } from '../rocks/queries.ts';

/** Milliseconds at most between a rehide and its entry in the journey, which are written together. */
const oneMoment = 5000;

export function useWaitsForOthers(): (rock: MapLocation) => boolean {
  const own = itemsOf(useInfiniteQuery(ownRocks)) ?? [];
  const rehidden = itemsOf(useInfiniteQuery(rehiddenRocks)) ?? [];
  return ({ id, createdAt }) =>
    own.some((rock) => rock.id === id) ||
    rehidden.some(
      ({ originalRockId, rehiddenAt }) =>
        originalRockId === id && Math.abs(Date.parse(rehiddenAt) - Date.parse(createdAt)) < oneMoment,
    );
}
