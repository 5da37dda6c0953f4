// What is asked about rocks, and under which key the answers are kept.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, pageOf } from '../api.ts';

interface Start {
  /** Where the page begins; the first page has none. */
  cursor?: string;
}

const firstPage: Start = {};
const nextPage = ({ nextCursor }: { nextCursor: string | null }): Start | undefined =>
  nextCursor === null ? undefined : { cursor: nextCursor };

/** One page of the member's own rocks. */
export function pageOfOwnRocks(start: Start) {
  return pageOf(api.rocks.my.$get({ query: start }));
}

/** The member's own rocks with their Rock IDs, newest first. */
export const ownRocks = infiniteQueryOptions({
  queryKey: ['/api/rocks/my'],
  queryFn: ({ pageParam }) => pageOfOwnRocks(pageParam),
  initialPageParam: firstPage,
  getNextPageParam: nextPage,
});

/** What the member did and what happened to their rocks, newest first. */
export const ownActivities = infiniteQueryOptions({
  queryKey: ['/api/activities/my'],
  queryFn: ({ pageParam }) => pageOf(api.activities.my.$get({ query: pageParam })),
  initialPageParam: firstPage,
  getNextPageParam: nextPage,
});

/** The rocks that have traveled farthest. */
export const featuredRocks = queryOptions({
  queryKey: ['/api/rocks/featured'],
  queryFn: () => bodyOf(api.rocks.featured.$get()),
});

/** The member's own figures. */
export const memberStats = queryOptions({
  queryKey: ['/api/stats/user'],
  queryFn: () => bodyOf(api.stats.user.$get()),
});
