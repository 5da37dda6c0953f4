// Queries for a rock's journey, newest entry first. Lists of rocks come without it.
import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { JourneyEntry } from '../../schema/journey.ts';
import { api, pageOf } from '../api.ts';
import { firstPage, pageByPage, type Start } from '../lib/pages.ts';

function pageOfJourney(rockId: string, start: Start) {
  return pageOf(api.rocks[':id'].journey.$get({ param: { id: rockId }, query: start }));
}

/** Path of the call. */
export const pathOfJourney = (rockId: string): string => `/api/rocks/${rockId}/journey`;

/** @param rockId the rock's public id */
export function journeyOf(rockId: string) {
  return infiniteQueryOptions({
    queryKey: ['/api/rocks/journey', rockId],
    queryFn: ({ pageParam }) => pageOfJourney(rockId, pageParam),
    ...pageByPage,
  });
}

/** The entries of a journey, newest first, with earlier pages on request; undefined until the first have arrived. */
export function useJourney(rockId: string) {
  const journey = useInfiniteQuery(journeyOf(rockId));
  return { ...journey, entries: journey.data?.pages.flatMap(({ items }) => items) };
}

/** The most pages to load for one map, that is 500 entries. */
const mostPages = 10;

/** A journey up to the limit of a map, newest first, without what was a mistake. */
export function wholeJourney({ id }: { id: string }) {
  return queryOptions({
    queryKey: ['/api/rocks/journey', id, 'all'],
    queryFn: async (): Promise<JourneyEntry[]> => {
      const entries: JourneyEntry[] = [];
      let start: Start | null = firstPage;
      for (let page = 0; start !== null && page < mostPages; page++) {
        const { items, nextCursor } = await pageOfJourney(id, start);
        entries.push(...items.filter(({ isMistake }) => !isMistake));
        start = nextCursor === null ? null : { cursor: nextCursor };
      }
      return entries;
    },
  });
}
