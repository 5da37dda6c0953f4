// Which cached queries a write invalidates.
import type { QueryClient } from '@tanstack/react-query';

/** Every list of rocks, places and activities, the map, and all figures. Query keys begin with their call's path. */
const changedByJourneys = /^\/api\/(rocks|map|activities|stats|leaderboard|user\/(analytics|follows))(\/|$)/;

/** Lists with likes and comments, except the feed: its cache entry is updated in place. */
const carryInteractions = /^\/api\/rocks\/(my|featured)$/;

/**
 * For after a rock was registered, hidden or found, or reported content was hidden. Mounted queries reload at once, the
 * others when they are next shown.
 */
export function refreshRocks(queryClient: QueryClient): Promise<void> {
  return refresh(queryClient, changedByJourneys);
}

/** For after a like or a comment. */
export function refreshInteractions(queryClient: QueryClient): Promise<void> {
  return refresh(queryClient, carryInteractions);
}

/** @param changed matches the paths of their calls */
export function refresh(queryClient: QueryClient, changed: RegExp): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && changed.test(path),
  });
}
