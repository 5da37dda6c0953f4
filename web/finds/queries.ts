// What a Rock ID tells, under which key the answer is kept, and the find itself.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isMistyped, normalizeCode } from '../../schema/codes.ts';
import type { FindResult } from '../../schema/finds.ts';
import type { anonymous } from '../../schema/members.ts';
import type { RockCheck } from '../../schema/rocks.ts';
import { api, bodyOf } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { useAttempts } from '../lib/attempts.ts';
import { currentMember, useMember } from '../members/queries.ts';
import { isUnauthorized, signInAgain } from '../members/unauthorized.ts';
import { queryClient } from '../query-client.ts';
import { refreshRocks } from '../refresh.ts';

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

/** What the Found Rock page needs once something was clicked or went wrong: the line may have broken by then. */
export const beside = queryOptions({
  queryKey: ['beside'],
  queryFn: () => import('./beside.ts'),
});

/**
 * Keeps a click over the sign-in; without a connection it is lost, and can be made again.
 * @param memberId whose session is over; none for a visitor
 */
export function keepPendingFind(code: string, memberId?: string): void {
  void queryClient.fetchQuery(beside).then(
    (late) => late.keepPendingFind(code, memberId),
    () => undefined,
  );
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
    onError: (error, laserEngraverId) => {
      // Once refused, this attempt stays refused: the rock may be hidden again when the button is clicked again.
      if (error instanceof ApiError && error.status === 409) {
        attempts.done();
        // Somebody was faster: what the page says of the rock is no longer so.
        void queryClient.invalidateQueries({ queryKey: rockCheck(laserEngraverId).queryKey });
      }
      if (isUnauthorized(error)) {
        keepPendingFind(laserEngraverId, queryClient.getQueryData(currentMember.queryKey)?.id);
        signInAgain();
      }
    },
  });
}

/** Whether the member had no name when this was first drawn: one that is given meanwhile takes nothing off the screen. */
export function useWasNameless(): boolean {
  const member = useMember();
  // By its type alone: the module would make the scan page larger.
  return useState(member?.displayName === ('Anonymous' satisfies typeof anonymous))[0];
}
