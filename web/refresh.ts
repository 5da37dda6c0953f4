// After a write: which cached answers are no longer true.
import type { QueryClient } from '@tanstack/react-query';

/** Query keys begin with the path of their call: every list of rocks, places, activities and figures. */
const changedByJourneys = /^\/api\/(rocks|activities|stats)(\/|$)/;

/** After a rock was registered, hidden or found: what is on the screen loads again at once, the rest when it is next shown. */
export async function refreshRocks(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && changedByJourneys.test(path),
  });
}
