// What the outbox says of a write.
import { formatCode } from '../../schema/codes.ts';
import { wordedNow } from '../lib/worded.ts';
import { wordsNow } from '../lib/words.ts';
import type { ToastWords } from '../ui/toast.ts';
import type { KeptWrite, WriteKind } from './kept-write.ts';

/** Known by their Rock ID. */
const byCode: ReadonlySet<WriteKind> = new Set(['find', 'move', 'seen']);

/** 'A find: K7M-2QX-9RK' */
export function deedWords({ kind, about }: Pick<KeptWrite, 'kind' | 'about'>): string {
  const words = wordsNow('outbox');
  // A newer version may have kept another kind.
  const deed = Object.hasOwn(words.deeds, kind) ? words.deeds[kind] : words.something;
  if (about === '') return deed;
  return words.deedAbout(deed, byCode.has(kind) ? formatCode(about) : about);
}

/** A toast, whose words are read as it is shown. */
export const keptWords = {
  get title() {
    return wordsNow('outbox').kept.title;
  },
  get description() {
    return wordsNow('outbox').kept.description;
  },
  tone: 'plain',
} as const satisfies ToastWords;

/** Beside what waits, read as it is drawn. */
export const stateWords = {
  get waiting() {
    return wordsNow('outbox').states.waiting;
  },
};

/** Of a refusal, in the words of the server, unless those are about a rock that somebody has in their hand. */
export function becomesWords({
  state,
  words: why,
  code,
}: Pick<KeptWrite, 'state' | 'words' | 'code'>): string {
  const words = wordsNow('outbox');
  if (state !== 'refused' || !why) return words.states[state];
  return code === 'finds.taken' ? words.foundBefore : (wordedNow(why) ?? words.states.refused);
}

/** '2 things wait for a connection', or what else there is in the outbox. @param waiting of them */
export function countWords(count: number, waiting: number): string {
  const words = wordsNow('outbox');
  return waiting === 0 ? words.needLook(count) : words.wait(waiting);
}
