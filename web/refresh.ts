// Which cached queries a write invalidates.
import type { QueryClient } from '@tanstack/react-query';

/** Every list of rocks, places and activities, the map, and all figures. Query keys begin with their call's path. */
const changedByJourneys = /^\/api\/(rocks|map|activities|stats|leaderboard|user\/(analytics|follows))(\/|$)/;

/** Lists with likes and comments, except the feed: its cache entry is updated in place. */
const carryInteractions = /^\/api\/rocks\/(my|featured)$/;

/** All admin queries: each admin action adds to the audit log, and most also change a list. */
const ofAdministrator = /^\/api\/admin\//;

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

/** For after an admin action; resolves when the mounted queries have reloaded. */
export function refreshAdministration(queryClient: QueryClient): Promise<void> {
  return refresh(queryClient, ofAdministrator);
}

function refresh(queryClient: QueryClient, changed: RegExp): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && changed.test(path),
  });
}
