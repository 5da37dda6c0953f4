// Answers with sentences that are kept in no language, such as those of the log, in that of the reader.
import { worded } from '../../schema/words/say.ts';
import type { Words } from '../../schema/words/words.ts';

/** @param names of the texts to word, wherever they are in the answer */
export function inWords<T>(words: Words, answer: T, ...names: string[]): T {
  const change = (value: unknown): unknown => inWords(words, value, ...names);
  if (Array.isArray(answer)) return answer.map(change) as T; // each keeps its shape
  if (typeof answer !== 'object' || answer === null) return answer;
  const texts = Object.entries(answer).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && names.includes(name) ? (worded(words, value) ?? value) : change(value),
  ]);
  return Object.fromEntries(texts) as T; // as above
}
