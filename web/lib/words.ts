// The words of the app in the reader's language. Those of a noun load with the modules that use them, and anew when the
// reader changes the language; what they typed stays.
import { useSyncExternalStore } from 'react';
import { directionOf, isPseudo, sourceLanguage, type Language } from '../../schema/languages.ts';
import type { Noun, Words } from '../../schema/words/words.ts';
import { pathOfWords } from '../../schema/word-files.ts';
import { provideWords } from '../views/words.ts';

/** Loads the module that exports the nouns in a language. */
type Load = (language: string) => Promise<Record<string, unknown>>;

interface Shelf {
  noun: string;
  load: Load;
  /** The words by language. */
  loaded: Map<Language, unknown>;
}

export const shelves = new Map<string, Shelf>();
export const listeners = new Set<() => void>();

/** As the server's page says: see worker/pages/first-html.ts. */
const told = (globalThis.document?.documentElement.lang || sourceLanguage) as Language;

/** The reader's language. speak.ts changes it. */
export const spoken = { language: told };

async function fill(shelf: Shelf, wanted: Language): Promise<void> {
  const { noun, load, loaded } = shelf;
  if (loaded.has(wanted)) return;
  if (isPseudo(wanted)) {
    const [{ pseudoWordsIn }] = await Promise.all([
      import('../../schema/words/pseudo.ts'),
      fill(shelf, sourceLanguage),
    ]);
    loaded.set(wanted, pseudoWordsIn(wanted, loaded.get(sourceLanguage)));
  } else if (directionOf(wanted) === 'rtl') {
    const [words, { isolatedWords }] = await Promise.all([
      load(wanted),
      import('../../schema/words/isolated.ts'),
    ]);
    loaded.set(wanted, isolatedWords(words[noun]));
  } else loaded.set(wanted, (await load(wanted))[noun]);
}

const fileNamed =
  (name: string): Load =>
  (language) =>
    import(/* @vite-ignore */ pathOfWords(language, name)) as ReturnType<Load>; // as the build writes it

/**
 * @public For the build, which writes this call: see tools/app/load-words.ts. The words begin to load at once.
 * @param source name of the file with the nouns, which is the same in each language; or what loads them
 */
export function registerNouns(nouns: readonly string[], source: string | Load): void {
  const load = typeof source === 'string' ? fileNamed(source) : source;
  for (const noun of nouns) {
    // Each module that uses the words says so.
    if (shelves.has(noun)) continue;
    const shelf: Shelf = { noun, load, loaded: new Map() };
    shelves.set(noun, shelf);
    // Whoever waits for them hears of a failure.
    fill(shelf, spoken.language).catch(() => undefined);
  }
}

const neverLoads: Load = () => Promise.reject(new Error('nothing loads'));

/** For tests: English is there from the start, so that nothing waits for it. */
export function seedWords(english: Words): void {
  for (const [noun, words] of Object.entries(english))
    shelves.set(noun, { noun, load: neverLoads, loaded: new Map([[sourceLanguage, words]]) });
}

export const loadAll = (wanted: Language) =>
  Promise.all([...shelves.values()].map((shelf) => fill(shelf, wanted)));

/** Whether the words of all modules that have run are here in the language. */
export const hasAll = (wanted: Language): boolean =>
  [...shelves.values()].every(({ loaded }) => loaded.has(wanted));

/** Resolves once the words of all modules that have run are here. Tries again what failed before. */
export async function wordsReady(): Promise<void> {
  await loadAll(spoken.language);
}

/** A module once the words that it uses are here, too. @param module as `import()` gives it */
export async function withWords<T>(module: Promise<T>): Promise<T> {
  const loaded = await module;
  await wordsReady();
  return loaded;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The words of a noun outside of components. @throws Error before `wordsReady` */
export function wordsNow<N extends Noun>(noun: N): Words[N] {
  const words = shelves.get(noun)?.loaded.get(spoken.language);
  if (words === undefined) throw new Error(`no words of ${noun} yet`);
  return words as Words[N]; // kept under its own name
}

provideWords((noun) => useSyncExternalStore(subscribe, () => wordsNow(noun)));

export const useLanguage = (): Language => useSyncExternalStore(subscribe, () => spoken.language);
