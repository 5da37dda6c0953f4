// The query that checks a Rock ID, and the mutation that marks a rock as found.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isMistyped, normalizeCode } from '../../schema/codes.ts';
import type { FindResult } from '../../schema/finds.ts';
import type { RockCheck } from '../../schema/rocks.ts';
import { api, bodyOf } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { withWords } from '../lib/words.ts';
import { useAttempts } from '../lib/attempts.ts';
import { currentMember } from '../members/queries.ts';
import { isUnauthorized, signInAgain } from '../members/unauthorized.ts';
import { queryClient } from '../query-client.ts';
import { refreshRocks } from '../refresh.ts';

/** Milliseconds for which the check of a rock stays fresh; it may have come with the page. */
const justChecked = 10_000;

/** The public information about a Rock ID. Disabled for '' and for a code with a typo. */
export function rockCheck(code: string) {
  const normalized = normalizeCode(code);
  return queryOptions({
    queryKey: ['/api/rocks/check', normalized],
    queryFn: (): Promise<RockCheck> =>
      bodyOf(api.rocks.check[':id'].$get({ param: { id: code.toWellFormed() } })),
    enabled: normalized !== '' && !isMistyped(normalized),
    // Another member may have found the rock since. Unknown IDs stay cached, because misses are rate-limited.
    staleTime: ({ state }) => (state.data?.exists ? justChecked : Infinity),
  });
}

/** The code for clicks and errors on the Found Rock page, preloaded because the connection may be lost by then. */
export const loadBeside = () => withWords(import('./lazy-messages.ts'));
export const lazyMessages = queryOptions({ queryKey: ['beside'], queryFn: loadBeside });

/**
 * Keeps a click until after the sign-in. Without a connection it is lost and has to be repeated.
 * @param memberId the member whose session expired; undefined for a visitor
 */
export function keepPendingFind(code: string, memberId?: string): void {
  void queryClient.fetchQuery(lazyMessages).then(
    (chunk) => chunk.keepPendingFind(code, memberId),
    () => undefined,
  );
}

/**
 * Marks a rock as found; `mutate` takes its Rock ID. A retry after a lost response does not find it twice.
 * @param onFound called even after the component has unmounted
 * @param happenedAt ISO 8601; undefined for just now
 */
export function useFindRock(onFound?: (found: FindResult) => void, happenedAt?: string) {
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  return useMutation({
    mutationFn: (laserEngraverId: string) => {
      const json = { laserEngraverId, happenedAt };
      return bodyOf(api.rocks.find.$post({ json }, { headers: attempts.headers(json) }));
    },
    onSuccess: (found, laserEngraverId) => {
      attempts.done();
      // Updates the cache at once, because the next check may take long.
      queryClient.setQueryData(
        rockCheck(laserEngraverId).queryKey,
        (known): RockCheck | undefined => known && { ...known, status: 'found' },
      );
      void refreshRocks(queryClient);
      onFound?.(found);
    },
    onError: (error, laserEngraverId) => {
      // The server stores the refusal under this key. The next click needs a new key, as the rock may be hidden again.
      if (error instanceof ApiError && error.status === 409) {
        attempts.done();
        // Another member was faster, so the shown status is out of date.
        void queryClient.invalidateQueries({ queryKey: rockCheck(laserEngraverId).queryKey });
      }
      if (isUnauthorized(error)) {
        keepPendingFind(laserEngraverId, queryClient.getQueryData(currentMember.queryKey)?.id);
        signInAgain();
      }
    },
  });
}
