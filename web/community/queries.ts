// Queries of the community.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, bodyOf, pageOf } from '../api.ts';
import { pageByPage } from '../lib/pages.ts';

/** Rocks in one page of the feed: fills whole rows of five, four and two. */
export const feedPage = 20;

/** Everybody's rocks, the newest first, with likes and comments. */
export const feedRocks = infiniteQueryOptions({
  queryKey: ['/api/rocks'],
  queryFn: ({ pageParam }) => pageOf(api.rocks.$get({ query: { limit: String(feedPage), ...pageParam } })),
  ...pageByPage,
});

/** The comments on a rock, the newest first. */
export function commentsOf(rockId: string) {
  return infiniteQueryOptions({
    queryKey: ['/api/rocks/interactions', rockId],
    queryFn: ({ pageParam }) =>
      pageOf(api.rocks[':id'].interactions.$get({ param: { id: rockId }, query: pageParam })),
    ...pageByPage,
    // Others may have commented, so every opening refetches.
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
