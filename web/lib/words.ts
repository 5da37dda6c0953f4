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

/** As the file has them. English may be there without one. */
const asWritten = async ({ noun, load, loaded }: Shelf, language: Language): Promise<unknown> =>
  loaded.get(language) ?? (await load(language))[noun];

async function fill(shelf: Shelf, wanted: Language): Promise<void> {
  if (shelf.loaded.has(wanted)) return;
  const isRemade = isPseudo(wanted) || directionOf(wanted) === 'rtl';
  const words = isRemade
    ? (await import('./remade-words.ts')).remadeWords(wanted, (language) => asWritten(shelf, language))
    : asWritten(shelf, wanted);
  shelf.loaded.set(wanted, await words);
  for (const tell of listeners) tell();
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

/** Words that come after the page, for who can do without them: undefined until they are here. */
export const lateWords = <N extends Noun>(noun: N): Words[N] | undefined =>
  shelves.get(noun)?.loaded.get(spoken.language) as Words[N] | undefined; // kept under its own name

/** The same in a component, which is drawn anew once they come. */
export const useLateWords = <N extends Noun>(noun: N): Words[N] | undefined =>
  useSyncExternalStore(subscribe, () => lateWords(noun));

/** The words of a noun outside of components. @throws Error before `wordsReady` */
export function wordsNow<N extends Noun>(noun: N): Words[N] {
  const words = lateWords(noun);
  if (words === undefined) throw new Error(`no words of ${noun} yet`);
  return words;
}

provideWords((noun) => useSyncExternalStore(subscribe, () => wordsNow(noun)));

export const useLanguage = (): Language => useSyncExternalStore(subscribe, () => spoken.language);
