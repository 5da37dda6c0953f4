// What is asked about the community, and under which key the answers are kept.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, pageOf } from '../api.ts';
import { pageByPage } from '../lib/pages.ts';

/** Rocks in one page of the feed: whole rows of five, four and two. */
export const feedPage = 20;

/** Everybody's rocks, the newest first, with likes and comments. */
export const feedRocks = infiniteQueryOptions({
  queryKey: ['/api/rocks'],
  queryFn: ({ pageParam }) => pageOf(api.rocks.$get({ query: { limit: String(feedPage), ...pageParam } })),
  ...pageByPage,
});

/** What was said about a rock, the newest first. */
export function commentsOf(rockId: string) {
  return infiniteQueryOptions({
    queryKey: ['/api/rocks/interactions', rockId],
    queryFn: ({ pageParam }) =>
      pageOf(api.rocks[':id'].interactions.$get({ param: { id: rockId }, query: pageParam })),
    ...pageByPage,
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
