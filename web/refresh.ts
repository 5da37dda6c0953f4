// After a write: which cached answers are no longer true.
import type { QueryClient } from '@tanstack/react-query';

/** Query keys begin with the path of their call: every list of rocks, places, activities, the map, and all figures. */
const changedByJourneys = /^\/api\/(rocks|map|activities|stats|leaderboard|user\/analytics)(\/|$)/;

/** Lists beside the feed that carry likes and comments; in the feed itself they are put where they belong. */
const carryInteractions = /^\/api\/rocks\/(my|featured)$/;

/** Lists and figures of the administrator: an act is in the log, and most of them change a list as well. */
const ofAdministrator = /^\/api\/admin\//;

/**
 * After a rock was registered, hidden or found, or something was reported and is out of sight: what is on the screen
 * loads again at once, the rest when it is next shown.
 */
export function refreshRocks(queryClient: QueryClient): Promise<void> {
  return refresh(queryClient, changedByJourneys);
}

/** After a like or a comment. */
export function refreshInteractions(queryClient: QueryClient): Promise<void> {
  return refresh(queryClient, carryInteractions);
}

/** After an act of the administrator; done once what is on the screen says so. */
export function refreshAdministration(queryClient: QueryClient): Promise<void> {
  return refresh(queryClient, ofAdministrator);
}

function refresh(queryClient: QueryClient, changed: RegExp): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && changed.test(path),
  });
}
