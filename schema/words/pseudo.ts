// Languages for tests, made of English: with them a text that is no word of ours is seen at once, one that has too
// little room breaks, and a layout that knows only one direction shows it.

import { directionOf, type PseudoLanguage } from '../languages.ts';
import { isolatedWords } from './isolated.ts';

const accents: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'û',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Û',
  n: 'ñ',
  c: 'ç',
  y: 'ý',
};

/** As much longer as German and Portuguese are at most. */
const longer = 0.4;

/** Longer than nearly every word of those, and the end of a line comes between them. */
const longWord = '~'.repeat(16);

/** 'Found Rock' gives '[Föûñd Röçk ~~~~]'. */
export function pseudoText(text: string): string {
  const accented = text.replaceAll(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter);
  const filling = '~'
    .repeat(Math.ceil(text.length * longer))
    .replaceAll(longWord, `${longWord} `)
    .trimEnd();
  return /\p{L}/u.test(text) ? `[${accented} ${filling}]` : text;
}

/** The words of a pseudo language, made of English. */
export const pseudoWordsIn = <T>(language: PseudoLanguage, english: T): T =>
  pseudoWords(directionOf(language) === 'ltr' ? english : isolatedWords(english));

/** The same words, each text of which is changed, also those that a word makes. */
export function pseudoWords<T>(words: T): T {
  return changed(words, pseudoText) as T; // every value keeps its shape
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value === 'function') {
    const make = value as (...values: unknown[]) => unknown; // words are functions of any values
    return (...values: unknown[]) => changed(make(...values.map((one) => ofOurs(one, change))), change);
  }
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, change)]));
}

/** A function that a word calls with a text of its own, such as for the words of a link. */
const ofOurs = (value: unknown, change: (text: string) => string): unknown =>
  typeof value === 'function'
    ? (...texts: unknown[]) =>
        (value as (...texts: unknown[]) => unknown)(...texts.map((one) => changed(one, change)))
    : value;

/** Not an element of JSX, which is already made of words. */
const isPlain = (value: object): boolean =>
  !('$$typeof' in value) &&
  (Object.getPrototypeOf(value) === Object.prototype || Symbol.toStringTag in value);
