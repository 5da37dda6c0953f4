// What is asked about the community, and under which key the answers are kept.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, pageOf } from '../api.ts';

interface Start {
  /** Where the page begins; the first page has none. */
  cursor?: string;
}

const firstPage: Start = {};
const nextPage = ({ nextCursor }: { nextCursor: string | null }): Start | undefined =>
  nextCursor === null ? undefined : { cursor: nextCursor };

/** Rocks in one page of the feed: whole rows of five, four and two. */
export const feedPage = 20;

/** Everybody's rocks, the newest first, with likes and comments. */
export const feedRocks = infiniteQueryOptions({
  queryKey: ['/api/rocks'],
  queryFn: ({ pageParam }) => pageOf(api.rocks.$get({ query: { limit: String(feedPage), ...pageParam } })),
  initialPageParam: firstPage,
  getNextPageParam: nextPage,
});

/** What was said about a rock, the newest first. */
export function commentsOf(rockId: string) {
  return infiniteQueryOptions({
    queryKey: ['/api/rocks/interactions', rockId],
    queryFn: ({ pageParam }) =>
      pageOf(api.rocks[':id'].interactions.$get({ param: { id: rockId }, query: pageParam })),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    // A conversation goes on while nobody looks: it is asked for again whenever it is opened.
    staleTime: 0,
  });
}

/** The ten members with the most finds. */
export const leaderboard = queryOptions({
  queryKey: ['/api/leaderboard'],
  queryFn: () => bodyOf(api.leaderboard.$get()),
});

/** The ten members who registered the most rocks. */
export const registeredLeaderboard = queryOptions({
  queryKey: ['/api/leaderboard/registered'],
  queryFn: () => bodyOf(api.leaderboard.registered.$get()),
});
