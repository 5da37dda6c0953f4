// Words that are not shown as their files have them: those of languages for tests are made of English, and those from
// right to left isolate the names in them.
import { isPseudo, sourceLanguage, type Language } from '../../schema/languages.ts';
import { isolatedWords } from '../../schema/words/isolated.ts';

/** @param load gives a noun's words in a language that has files */
export async function remadeWords(
  wanted: Language,
  load: (language: Language) => Promise<unknown>,
): Promise<unknown> {
  if (!isPseudo(wanted)) return isolatedWords(await load(wanted));
  const { pseudoWordsIn } = await import('../../schema/words/pseudo.ts');
  return pseudoWordsIn(wanted, await load(sourceLanguage));
}
