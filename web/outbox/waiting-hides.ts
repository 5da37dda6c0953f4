// What waits of a kind. Rocks that were hidden without a network say so where they are listed, and are not hidden twice.
import { useOutbox } from './queries.ts';
import type { KeptWrite, WriteKind } from './kept-write.ts';

/** The oldest first. */
export const useWaiting = (...kinds: readonly WriteKind[]): readonly KeptWrite[] =>
  useOutbox().filter(({ kind, state }) => state === 'waiting' && kinds.includes(kind));

/** The hides that wait, by the id of the rock, or of the find that they end. */
export function useWaitingHides(): ReadonlyMap<string, KeptWrite> {
  return new Map(useWaiting('hide', 'rehide').map((hide) => [hide.path.split('/')[3] ?? '', hide]));
}
