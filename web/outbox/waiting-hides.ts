// Which rocks were hidden without a network: it shows where they are listed, and they are not hidden twice.
import { useOutbox } from './queries.ts';
import type { KeptWrite } from './kept-write.ts';

/** The hides that wait, by the id of the rock, or of the find that they end. */
export function useWaitingHides(): ReadonlyMap<string, KeptWrite> {
  const hides = useOutbox().filter(({ kind, state }) => state === 'waiting' && /^(?:re)?hide$/.test(kind));
  return new Map(hides.map((hide) => [hide.path.split('/')[3] ?? '', hide]));
}
