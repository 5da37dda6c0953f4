// Sentences that inputs and the server say in no language, in that of the reader.
import { worded } from '../../schema/words/say.ts';
import type { Words } from '../../schema/words/words.ts';
import { useWords } from '../views/words.ts';
import { shelves, spoken } from './words.ts';

/** All that has loaded in the reader's language. */
const loadedWords = (): Partial<Words> =>
  // Each is kept under its own name.
  Object.fromEntries(
    [...shelves].map(([noun, { loaded }]) => [noun, loaded.get(spoken.language)]),
  ) as Partial<Words>;

/** The same outside of components. */
export const wordedNow = (said: string): string | undefined => worded(loadedWords(), said);

/** @param said by `say`, or a text, which stays as it is. Undefined if the noun of the sentence has not loaded. */
export function useWorded(said: string | undefined): string | undefined {
  // Any input may say these. Other nouns load with the form.
  useWords('text');
  useWords('codes');
  return said === undefined ? undefined : wordedNow(said);
}
