// Texts of the outbox.
import { formatCode } from '../../schema/codes.ts';
import { findWords } from '../../schema/finds.ts';
import type { KeptWrite, WriteKind } from './kept-write.ts';

const deeds: Readonly<Record<WriteKind, string>> = {
  find: 'A find',
  rehide: 'Hidden again',
  hide: 'Hidden',
  note: 'A note about a find',
  register: 'A new rock',
  like: 'A like',
  unlike: 'A like taken back',
  comment: 'A comment',
  thanks: 'Thanks',
  line: 'A line for a painter',
  move: 'Moved a little',
  absence: 'A rock that is not there',
  handOn: 'Handed on',
  seen: 'Seen, and left there',
};

/** Known by their Rock ID. */
const byCode: ReadonlySet<WriteKind> = new Set(['find', 'move', 'seen']);

/** 'A find: K7M-2QX-9RK' */
export function deedWords({ kind, about }: Pick<KeptWrite, 'kind' | 'about'>): string {
  // A newer version may have kept another kind.
  const deed = Object.hasOwn(deeds, kind) ? deeds[kind] : 'Something you did';
  if (about === '') return deed;
  return `${deed}: ${byCode.has(kind) ? formatCode(about) : about}`;
}

export const keptWords = {
  title: 'Waiting for a connection',
  description: 'It is kept on this device, and sent as soon as there is one.',
  tone: 'plain',
} as const;

/** What becomes of it, by its state. */
export const stateWords = {
  waiting: 'Waiting for a connection',
  ask: 'It may have arrived already. Look before you send it again.',
  refused: 'It was not accepted.',
  unknown: 'Another version of Rockabout has kept this. Please load the page again.',
} as const;

/** Of a refusal, in the words of the server, unless those are about a rock that somebody has in their hand. */
export function becomesWords({ state, words }: Pick<KeptWrite, 'state' | 'words'>): string {
  if (state !== 'refused' || !words) return stateWords[state];
  return words === findWords.taken ? 'Somebody else has found it before you.' : words;
}

/** '2 things wait for a connection', or what else there is in the outbox. @param waiting of them */
export function countWords(count: number, waiting: number): string {
  if (waiting === 0) return count === 1 ? 'One thing needs a look' : `${count} things need a look`;
  return waiting === 1 ? 'One thing waits for a connection' : `${waiting} things wait for a connection`;
}

/** Of a browser that deletes what a site keeps, unless it is visited. @param until such as 'Dec 4' */
export const sevenDaysWords = (until: string): string =>
  `Safari deletes this on ${until}, unless you come back before then. Open Rockabout once near a signal, and it is sent.`;

/** What is on the home screen keeps for good, but begins empty. */
export const homeScreenWords =
  'To keep such things for good from now on, tap Share, then ‘Add to Home Screen’. What waits here is still sent from here.';

export const installWords = 'Put Rockabout on your home screen, and what waits is kept more safely.';
