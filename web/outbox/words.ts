// Texts of the outbox.
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
};

/** 'A find: K7M2QX9RK' */
export const deedWords = ({ kind, about }: Pick<KeptWrite, 'kind' | 'about'>): string =>
  about === '' ? deeds[kind] : `${deeds[kind]}: ${about}`;

export const keptWords = {
  title: 'Waiting for a connection',
  description: 'It is kept on this device, and sent as soon as there is one.',
  tone: 'plain',
} as const;

/** What becomes of it, by its state. `refused` follows the words of the server. */
export const stateWords = {
  waiting: 'Waiting for a connection',
  ask: 'It may have arrived already. Look before you send it again.',
  refused: 'It was not accepted.',
} as const;

/** '2 things wait for a connection', or what else there is in the outbox. @param waiting of them */
export function countWords(count: number, waiting: number): string {
  if (waiting === 0) return count === 1 ? 'One thing was not sent' : `${count} things were not sent`;
  return waiting === 1 ? 'One thing waits for a connection' : `${waiting} things wait for a connection`;
}

/** Safari deletes what a site keeps, unless it is visited or on the home screen. @param until such as 'Dec 4' */
export const sevenDaysWords = (until: string): string =>
  `Safari deletes this on ${until}, unless you open Rockabout before. Add it to your home screen by the share button, and it stays.`;
