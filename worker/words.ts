// The words of each language, loaded once a request needs them: an isolate seldom meets all of them.
import { languageOf } from '../schema/asked-language.ts';
import {
  directionOf,
  distanceUnitOf,
  isDistanceUnit,
  isPseudo,
  languages,
  pseudoLanguages,
  sourceLanguage,
  type DistanceUnit,
  type Language,
} from '../schema/languages.ts';
import { isolatedWords } from '../schema/words/isolated.ts';
import * as english from '../schema/words/en/index.ts';
import type { Words } from '../schema/words/words.ts';
import { callsOf } from './town-names/called.ts';
import type { Config } from './platform/config.ts';

/** The language of what is answered or sent, its words, and the unit of its distances. */
export interface Speech {
  language: Language;
  unit: DistanceUnit;
  words: Words;
}

const loads = import.meta.glob<Words>(['../schema/words/*/index.ts', '!../schema/words/en/index.ts']);

const loaded = new Map<Language, Promise<Words>>([[sourceLanguage, Promise.resolve(english)]]);

export function wordsOf(language: Language): Promise<Words> {
  const words = loaded.get(language) ?? load(language);
  loaded.set(language, words);
  return words;
}

async function load(language: Language): Promise<Words> {
  if (isPseudo(language))
    return (await import('../schema/words/pseudo.ts')).pseudoWordsIn<Words>(language, english);
  const words = await loads[`../schema/words/${language}/index.ts`]?.();
  if (!words) throw new Error(`schema/words has no ${language}`);
  const called = await callsOf(language);
  const spoken = directionOf(language) === 'ltr' ? words : isolatedWords(words);
  return { ...spoken, near: { ...spoken.near, called } as Words['near'] }; // as `NearWords`
}

/** What this site speaks. One for tests speaks more. */
export const spokenBy = ({ isPseudoSpoken }: Pick<Config, 'isPseudoSpoken'>): readonly Language[] =>
  isPseudoSpoken ? [...languages, ...pseudoLanguages] : languages;

/**
 * Of what is sent to somebody.
 * @param stored of their profile; English for null, and for one no longer spoken
 * @param storedUnit the same; by the language for null
 */
export async function speechTo(
  config: Pick<Config, 'isPseudoSpoken'>,
  stored: string | null | undefined,
  storedUnit?: string | null,
): Promise<Speech> {
  const language = languageOf(stored ?? undefined, spokenBy(config)) ?? sourceLanguage;
  const unit = isDistanceUnit(storedUnit) ? storedUnit : distanceUnitOf(language);
  return { language, unit, words: await wordsOf(language) };
}
