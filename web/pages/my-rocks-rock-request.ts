// Handles '?action=hide&rockId=…', with which the Found Rock page links to My Rocks, '?action=give&rockId=…', with which
// news about an offer does, and '?action=move&rockId=…', with which the page does of who saw a rock.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { normalizeCode } from '../../schema/codes.ts';
import type { FoundRock } from '../../schema/finds.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { heldRocks } from '../finds/lists.ts';
import { ownRockFrom, ownRocks } from '../rocks/queries.ts';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';
import { wordsNow } from '../lib/words.ts';
import { readMyRocksSearch } from './my-rocks-search.ts';

interface Handlers {
  onHide: (rock: OwnRock) => void;
  onRehide: (found: FoundRock) => void;
  onGive: (rock: OwnRock) => void;
  /** @param code the Rock ID as typed */
  onMove: (code: string) => void;
}

/** Opens the dialog for the rock, or says why it cannot be hidden or given. Then clears the parameters. */
export function useRockRequest({ onHide, onRehide, onGive, onMove }: Handlers): void {
  const { action, rockId } = readMyRocksSearch(useSearch({ from: '/my-rocks' }));
  const navigate = useNavigate({ from: '/my-rocks' });
  const queryClient = useQueryClient();
  const sought = action === 'hide' || action === 'give' ? rockId : undefined;
  const moved = action === 'move' ? rockId : undefined;
  const isToGive = action === 'give';

  const open = useEffectEvent((hit: FoundRock | OwnRock | null) => {
    if (isToGive) {
      // Never a held rock.
      if (hit && !('originalRockId' in hit)) onGive(hit);
      else toast(wordsNow('myRocks').notYours);
    } else if (hit === null) toast(wordsNow('myRocks').notWithYou);
    else if ('originalRockId' in hit) onRehide(hit);
    else if (hit.status === 'active') onHide(hit);
    else toast(awayWords(hit));
  });
  const fail = useEffectEvent((error: unknown) => {
    const { title, description } = wordsNow('myRocks').lookUpFailed;
    sayFailed(title, description)(error);
  });
  const clear = useEffectEvent(() => void navigate({ search: ({ tab }) => ({ tab }), replace: true }));

  const move = useEffectEvent(onMove);
  useEffect(() => {
    if (moved === undefined) return;
    move(moved);
    clear();
  }, [moved]);
  useEffect(() => {
    if (sought === undefined) return;
    let isUnmounted = false;
    const unlessUnmounted = (step: () => void) => () => isUnmounted || step();
    (isToGive ? findOwnRock(queryClient, sought) : findMemberRock(queryClient, sought))
      .then(
        (hit) => unlessUnmounted(() => open(hit))(),
        (error: unknown) => unlessUnmounted(() => fail(error))(),
      )
      .finally(unlessUnmounted(clear));
    return () => {
      isUnmounted = true;
    };
  }, [sought, isToGive, queryClient]);
}

/** The held or own rock with this ID. Held rocks come first, because a member may have found their own rock. */
async function findMemberRock(queryClient: QueryClient, sought: string): Promise<FoundRock | OwnRock | null> {
  const [held, own] = await Promise.all([
    // Fetched anew after a find, which has made the list stale.
    queryClient.fetchInfiniteQuery(heldRocks),
    findOwnRock(queryClient, sought),
  ]);
  const isSought = isRock(sought);
  const inHand = held.pages
    .flatMap(({ items }) => items)
    .find((found) => found.id === sought || isSought(found.originalRockId, found.laserEngraverId));
  return inHand ?? own;
}

async function findOwnRock(queryClient: QueryClient, sought: string): Promise<OwnRock | null> {
  const own = await queryClient.fetchInfiniteQuery(ownRocks);
  const shown = {
    items: own.pages.flatMap(({ items }) => items),
    nextCursor: own.pages.at(-1)?.nextCursor ?? null,
  };
  const isSought = isRock(sought);
  return ownRockFrom(shown, (rock) => isSought(rock.id, rock.laserEngraverId));
}

function isRock(sought: string) {
  const code = normalizeCode(sought);
  return (id: string, laserEngraverId: string) => id === sought || normalizeCode(laserEngraverId) === code;
}

function awayWords({ name, status }: OwnRock) {
  const { alreadyHidden, withFinder } = wordsNow('myRocks');
  const { title, description } = status === 'hidden' ? alreadyHidden : withFinder;
  return { title, description: description(name) };
}
