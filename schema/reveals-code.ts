// Checks whether a text gives a Rock ID away.
import { lengthOf } from './characters.ts';
import { normalizeCode } from './codes.ts';

/** Codes shorter than this are too common in ordinary words to be looked for in texts. */
export const shortestSought = 4;

/** Only letters and digits, without signs, emoji and marks between them. */
export const lettersAlone = (text: string) => normalizeCode(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a text that others can read gives the code away, whatever is between its letters. */
export function revealsCode(text: string, code: string): boolean {
  return [normalizeCode, lettersAlone].some((read) => {
    const sought = read(code);
    return lengthOf(sought) >= shortestSought && read(text).includes(sought);
  });
}
