// Hidden rocks that wait for somebody else: the member painted them, or was the last to hide them.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { MapLocation } from '../../schema/journey.ts';
import { rehiddenRocks } from './lists.ts';
import { itemsOf } from '../rocks/paged-list.tsx';
import { ownRocks } from '../rocks/queries.ts';

/** Milliseconds at most between a rehide and its entry in the journey, which are written together. */
const oneMoment = 5000;

/** Null while that is not known. */
export function useWaitsForOthers(): ((rock: MapLocation) => boolean) | null {
  const [ownQuery, rehiddenQuery] = [useInfiniteQuery(ownRocks), useInfiniteQuery(rehiddenRocks)];
  if (ownQuery.isPending || rehiddenQuery.isPending) return null;
  const own = itemsOf(ownQuery) ?? [];
  const rehidden = itemsOf(rehiddenQuery) ?? [];
  return ({ id, createdAt }) =>
    own.some((rock) => rock.id === id) ||
    rehidden.some(
      ({ originalRockId, rehiddenAt }) =>
        originalRockId === id && Math.abs(Date.parse(rehiddenAt) - Date.parse(createdAt)) < oneMoment,
    );
}
