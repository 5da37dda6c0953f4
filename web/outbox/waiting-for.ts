// What a member said or liked without a network, for the place where it will stand.
import type { KeptWrite, WriteKind } from './kept-write.ts';
import { useOutbox } from './queries.ts';

/** What waits about a rock, the oldest first. */
export function useWaitingFor(rockId: string, ...kinds: readonly WriteKind[]): readonly KeptWrite[] {
  return useOutbox().filter(
    ({ kind, state, path }) => state === 'waiting' && kinds.includes(kind) && path.split('/')[3] === rockId,
  );
}

/** What finder or painter will have said at a find; undefined if nothing waits. */
export function useWaitingWords(
  { rockId, seq }: { rockId: string; seq: number },
  what: 'line' | 'thanks',
): string | undefined {
  const end = `/journey/${seq}/${what}`;
  const last = useWaitingFor(rockId, what).findLast(({ path }) => path.endsWith(end));
  return last?.text ?? last?.about;
}
