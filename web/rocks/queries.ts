// Queries about rocks.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { normalizeCode } from '../../schema/codes.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { api, bodyOf, pageOf, type Page } from '../api.ts';
import { firstPage, pageByPage, type Start } from '../lib/pages.ts';

/** One page of the member's own rocks, without their journeys. */
export function pageOfOwnRocks(start: Start) {
  return pageOf(api.rocks.my.$get({ query: { ...start, light: '1' } }));
}

/** The member's own rocks with their Rock IDs and without their journeys, newest first. */
export const ownRocks = infiniteQueryOptions({
  queryKey: ['/api/rocks/my'],
  queryFn: ({ pageParam }) => pageOfOwnRocks(pageParam),
  ...pageByPage,
});

/** The first of the member's own rocks that fits, on this page or a later one; null if there is none. */
export async function ownRockFrom(
  page: Page<OwnRock[]>,
  fits: (rock: OwnRock) => boolean,
): Promise<OwnRock | null> {
  const { items, nextCursor } = page;
  const mine = items.find(fits);
  if (mine || nextCursor === null) return mine ?? null;
  return ownRockFrom(await pageOfOwnRocks({ cursor: nextCursor }), fits);
}

/** The member's own rock with this Rock ID; does not use the cached list. */
export async function ownRockWithCode(code: string): Promise<OwnRock | null> {
  const sought = normalizeCode(code);
  return ownRockFrom(
    await pageOfOwnRocks(firstPage),
    ({ laserEngraverId }) => normalizeCode(laserEngraverId) === sought,
  );
}

/** The member's activities and those of their rocks, newest first. */
export const ownActivities = infiniteQueryOptions({
  queryKey: ['/api/activities/my'],
  queryFn: ({ pageParam }) => pageOf(api.activities.my.$get({ query: pageParam })),
  ...pageByPage,
});

/** The rocks that have traveled farthest, without their journeys. */
export const featuredRocks = queryOptions({
  queryKey: ['/api/rocks/featured'],
  queryFn: () => bodyOf(api.rocks.featured.$get({ query: { light: '1' } })),
});

/** The member's own figures. */
export const memberStats = queryOptions({
  queryKey: ['/api/stats/user'],
  queryFn: () => bodyOf(api.stats.user.$get()),
});
