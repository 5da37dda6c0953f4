// Which entries still fit into a journey that went on without them.
import type { Event } from '../journey/history.ts';
import { inOrder, wasFindable } from '../journey/history.ts';

/** A find belongs to the hide that ended it. */
interface Finds {
  finds: readonly { seq: number; rehiddenSeq: number | null }[];
}

/**
 * The numbers of those that fit. All of them if nothing happened since; otherwise each by itself, the earliest first.
 * @param order the numbers of the journey as it was: what followed upon each other then may do so again
 */
export function fitting(
  told: readonly Event[],
  returning: readonly Event[],
  taken: readonly Finds[],
  order: readonly number[],
): Set<number> {
  const known = new Set([...neighbours(order), ...neighbours(told.map(({ seq }) => seq))]);
  const isPossible = (seqs: ReadonlySet<number>) => {
    const merged = [...told, ...returning.filter(({ seq }) => seqs.has(seq))].toSorted(inOrder);
    return merged.every((event, i) => {
      const before = merged[i - 1];
      return known.has(pairOf(before?.seq, event.seq)) || mayFollow(before, event);
    });
  };
  const all = new Set(returning.map(({ seq }) => seq));
  if (isPossible(all)) return all;
  const rehides = new Map(
    taken.flatMap(({ finds }) => finds.map(({ seq, rehiddenSeq }) => [seq, rehiddenSeq])),
  );
  const fits = new Set<number>();
  for (const { seq } of returning.toSorted(inOrder)) {
    if (fits.has(seq)) continue;
    const rehide = rehides.get(seq) ?? null;
    const whole = new Set([...fits, seq, ...(rehide !== null && all.has(rehide) ? [rehide] : [])]);
    const alone = new Set([...fits, seq]);
    const next = [whole, alone].find(isPossible);
    for (const one of next ?? []) fits.add(one);
  }
  return fits;
}

const pairOf = (before: number | undefined, seq: number) => `${before ?? ''} ${seq}`;

const neighbours = (seqs: readonly number[]) => seqs.map((seq, i) => pairOf(seqs[i - 1], seq));

/** The rules of the game. */
function mayFollow(before: Event | undefined, { action, kind, memberId, createdAt }: Event): boolean {
  if (!before) return action === 'hidden' && kind === null;
  if (action === 'hidden')
    return kind === 'moved'
      ? before.action === 'hidden'
      : before.action === 'found' && before.memberId === memberId;
  if (kind === 'handed') return before.action === 'found';
  return wasFindable({ before, hide: before, after: undefined, nextHide: undefined }, createdAt);
}
