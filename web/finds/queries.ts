// What is asked about finds and under which key the answers are kept, and the find itself.
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isMistyped, normalizeCode } from '../../schema/codes.ts';
import type { FindResult } from '../../schema/finds.ts';
import type { RockCheck } from '../../schema/rocks.ts';
import { api, bodyOf, pageOf } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { useAttempts } from '../lib/attempts.ts';
import { isUnauthorized, signInAgain } from '../members/unauthorized.ts';
import { refreshRocks } from '../refresh.ts';

interface Start {
  /** Where the page begins; the first page has none. */
  cursor?: string;
}

const firstPage: Start = {};
const nextPage = ({ nextCursor }: { nextCursor: string | null }): Start | undefined =>
  nextCursor === null ? undefined : { cursor: nextCursor };

/** Rocks that the member found and has not hidden again, newest first. */
export const heldRocks = infiniteQueryOptions({
  queryKey: ['/api/rocks/rehide'],
  queryFn: ({ pageParam }) => pageOf(api.rocks.rehide.$get({ query: pageParam })),
  initialPageParam: firstPage,
  getNextPageParam: nextPage,
});

/** Rocks that the member found and hid again, the latest rehide first. */
export const rehiddenRocks = infiniteQueryOptions({
  queryKey: ['/api/rocks/rehidden'],
  queryFn: ({ pageParam }) => pageOf(api.rocks.rehidden.$get({ query: pageParam })),
  initialPageParam: firstPage,
  getNextPageParam: nextPage,
});

/** Milliseconds in which a rock is not asked about again: its check has just come, perhaps with the page. */
const justChecked = 10_000;

/** What somebody may know who types a Rock ID. Nothing is asked for '' or for a code with a typo. */
export function rockCheck(code: string) {
  const normalized = normalizeCode(code);
  return queryOptions({
    queryKey: ['/api/rocks/check', normalized],
    queryFn: (): Promise<RockCheck> =>
      bodyOf(api.rocks.check[':id'].$get({ param: { id: code.toWellFormed() } })),
    enabled: normalized !== '' && !isMistyped(normalized),
    // Somebody else may have found the rock since. IDs that nobody knows stay so: each miss counts.
    staleTime: ({ state }) => (state.data?.exists ? justChecked : Infinity),
  });
}

/**
 * Marks a rock as found: `mutate` takes its Rock ID. Trying again after a lost answer cannot find it twice.
 * @param onFound called even when whoever asked is no longer on the screen
 */
export function useFindRock(onFound?: (found: FindResult) => void) {
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  return useMutation({
    mutationFn: (laserEngraverId: string) => {
      const json = { laserEngraverId };
      return bodyOf(api.rocks.find.$post({ json }, { headers: attempts.headers(json) }));
    },
    onSuccess: (found, laserEngraverId) => {
      attempts.done();
      // True from now on, however long the check takes that follows.
      queryClient.setQueryData(
        rockCheck(laserEngraverId).queryKey,
        (known): RockCheck | undefined => known && { ...known, status: 'found' },
      );
      void refreshRocks(queryClient);
      onFound?.(found);
    },
    onError: (error) => {
      // Once refused, this attempt stays refused: the rock may be hidden again when the button is pressed again.
      if (error instanceof ApiError && error.status === 409) attempts.done();
      if (isUnauthorized(error)) signInAgain();
    },
  });
}
