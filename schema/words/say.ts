// Sentences that are said in no language yet: operations and inputs give a noun, a word and its values, and whoever
// shows it words it in the reader's language.
import type { Noun, Words } from './words.ts';

/** JSON: the noun, the word, and its values. */
export type Said = string & { readonly said: unique symbol };

/** Words that are a text, or make one of values that JSON keeps. */
type Sayable<N extends Noun> = {
  [K in keyof Words[N]]: Words[N][K] extends string | ((...values: never[]) => string) ? K : never;
}[keyof Words[N]] &
  string;

type Values<W> = W extends (...values: infer V) => string ? V : [];

export function say<N extends Noun, K extends Sayable<N>>(
  noun: N,
  word: K,
  ...values: Values<Words[N][K]>
): Said {
  return JSON.stringify([noun, word, ...values]) as Said;
}

interface Parts {
  noun: string;
  word: string;
  values: unknown[];
}

function partsOf(said: string): Parts | null {
  if (!said.startsWith('["')) return null;
  try {
    const parts: unknown = JSON.parse(said);
    if (!Array.isArray(parts)) return null;
    const [noun, word, ...values] = parts as unknown[];
    return typeof noun === 'string' && typeof word === 'string' ? { noun, word, values } : null;
  } catch {
    return null;
  }
}

/** 'finds.notFound' of what `say` gave; undefined for any other text. Programs tell sentences apart by it. */
export function codeOf(said: string): string | undefined {
  const parts = partsOf(said);
  return parts ? `${parts.noun}.${parts.word}` : undefined;
}

/**
 * The sentence in the language of the words. A text that `say` did not make stays as it is; undefined if the words lack
 * it, as after an update, or its values are none of theirs.
 */
export function worded(words: Partial<Words>, said: string): string | undefined {
  const parts = partsOf(said);
  if (!parts) return said;
  const noun: unknown = Object.hasOwn(words, parts.noun) ? words[parts.noun as Noun] : undefined;
  if (typeof noun !== 'object' || noun === null || !Object.hasOwn(noun, parts.word)) return undefined;
  const word = (noun as Record<string, unknown>)[parts.word];
  if (typeof word === 'string') return word;
  // A value may be a sentence itself.
  const inWords = (value: unknown) => (typeof value === 'string' ? (worded(words, value) ?? value) : value);
  if (typeof word !== 'function') return undefined;
  try {
    // `say` took the values that the word takes.
    const made = (word as (...values: unknown[]) => unknown)(...parts.values.map(inWords));
    return typeof made === 'string' ? made : undefined;
  } catch {
    // Somebody's text can look like a sentence of `say`, whose values are then missing.
    return undefined;
  }
}
