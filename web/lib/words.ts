// The words of the app in the reader's language. Those of a noun load with the modules that use them, and anew when the
// reader changes the language; what they typed stays.
import { useSyncExternalStore } from 'react';
import { isPseudo, sourceLanguage, type Language } from '../../schema/languages.ts';
import { formatsOf, type Formats } from '../../schema/words/formats.ts';
import type { Noun, Words } from '../../schema/words/words.ts';
import { provideWords } from '../views/words.ts';

/** Each gives a module that exports the nouns. */
type Loads = Readonly<Partial<Record<Language, () => Promise<Record<string, unknown>>>>>;

interface Shelf {
  noun: string;
  loads: Loads;
  /** The words by language. */
  loaded: Map<Language, unknown>;
}

export const shelves = new Map<string, Shelf>();
export const listeners = new Set<() => void>();

/** As the server's page says: see worker/pages/first-html.ts. */
const told = (globalThis.document?.documentElement.lang || sourceLanguage) as Language;

/** The reader's language, and how it writes numbers and days. speak.ts changes both. */
export const spoken = { language: told, formats: formatsOf(told) };

async function load(shelf: Shelf, wanted: Language): Promise<void> {
  const { noun, loads, loaded } = shelf;
  if (loaded.has(wanted)) return;
  if (isPseudo(wanted)) {
    const [{ pseudoWords }] = await Promise.all([
      import('../../schema/words/pseudo.ts'),
      load(shelf, sourceLanguage),
    ]);
    loaded.set(wanted, pseudoWords(loaded.get(sourceLanguage)));
  } else loaded.set(wanted, (await loads[wanted]?.())?.[noun]);
}

/** @public For the build, which writes this call: see tools/app/load-words.ts. The words begin to load at once. */
export function registerNouns(nouns: readonly string[], loads: Loads): void {
  for (const noun of nouns) {
    const shelf: Shelf = { noun, loads, loaded: new Map() };
    shelves.set(noun, shelf);
    // Whoever waits for them hears of a failure.
    load(shelf, spoken.language).catch(() => undefined);
  }
}

/** For tests: English is there from the start, so that nothing waits for it. */
export function seedWords(english: Words): void {
  for (const [noun, words] of Object.entries(english))
    shelves.set(noun, { noun, loads: {}, loaded: new Map([[sourceLanguage, words]]) });
}

export const loadAll = (wanted: Language) =>
  Promise.all([...shelves.values()].map((shelf) => load(shelf, wanted)));

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

function subscribe(listener: () => void): () => void {
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

/** How the reader's language writes numbers and days. */
export const formatsNow = (): Formats => spoken.formats;
