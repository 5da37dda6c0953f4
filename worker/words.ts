// The words of each language, loaded once a request needs them: an isolate seldom meets all of them.
import { isPseudo, sourceLanguage, type Language } from '../schema/languages.ts';
import * as english from '../schema/words/en/index.ts';
import type { Words } from '../schema/words/words.ts';

const loads = import.meta.glob<Words>(['../schema/words/*/index.ts', '!../schema/words/en/index.ts']);

const loaded = new Map<Language, Promise<Words>>([[sourceLanguage, Promise.resolve(english)]]);

export function wordsOf(language: Language): Promise<Words> {
  const words = loaded.get(language) ?? load(language);
  loaded.set(language, words);
  return words;
}

async function load(language: Language): Promise<Words> {
  if (isPseudo(language)) return (await import('../schema/words/pseudo.ts')).pseudoWords<Words>(english);
  const words = await loads[`../schema/words/${language}/index.ts`]?.();
  if (!words) throw new Error(`schema/words has no ${language}`);
  return words;
}
