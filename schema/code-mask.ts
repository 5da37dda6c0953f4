// Masks what looks like a Rock ID in texts that others read. It goes only by the look: a mask that depended on the
// rock's own ID would confirm a correct guess (decision 36).
import { capital, spelled, type Sign, type Word } from './code-spelling.ts';
import { isIssued, normalizeCode } from './codes.ts';
import { codeMask } from './interactions.ts';
import { madeUpIn } from './made-up-codes.ts';

/** This many digits in a row, whatever is between them, may be the Rock ID of an old rock. */
const fewestDigits = 4;
/** A mix of letters and digits of this length is not an ordinary word. */
const shortestMixed = 6;

/** A character with its combining marks. */
const character = /\P{M}\p{M}*/gu;
/** Most characters: they need no normalization, which makes reading much faster. */
const plain = /^[!-,.-^`-~]$/;
const letterOrDigit = /[\p{L}\p{N}]/u;
const digit = /\p{N}/u;
/** Unpronounceable: no vowel, four consonants in a row, or a digit. */
const unspeakable = /^[^AEUY]+$|[^AEUY]{4}|\p{N}/u;

/** Plain words, each with a vowel and without four consonants in a row: nothing in them looks like a code. */
const onlyWords =
  /^(?:(?![B-DF-HJ-NP-TV-XZ]+(?![A-Z])|[A-Z]*[B-DF-HJ-NP-TV-XZ]{4})[A-Z]+(?![A-Z])|[\s!-,./:-@])*$/i;

/** Letters and digits of a text, word by word. */
function wordsOf(text: string): Word[] {
  const words: Sign[][] = [];
  let word: Sign[] | null = null;
  for (const { 0: seen, index: start } of text.matchAll(character)) {
    const read = plain.test(seen) ? seen.toUpperCase() : normalizeCode(seen);
    // Invisible characters do not separate words; spaces and dashes do.
    if (read === '' && !isGap(seen)) continue;
    const signs = Array.from(read).filter((sign) => letterOrDigit.test(sign));
    if (signs.length === 0) {
      word = null;
      continue;
    }
    if (word === null) words.push((word = []));
    const end = start + seen.length;
    for (const sign of signs) word.push({ sign, isDigit: digit.test(sign), start, end });
  }
  return words;
}

const isGap = (seen: string) => /[\s\p{Dash}_\u2800]/u.test(seen);

/** Runs of neighbors that all satisfy `isSo`. */
function runsOf<T>(all: readonly T[], isSo: (one: T) => boolean): T[][] {
  const runs: T[][] = [];
  let run: T[] | null = null;
  for (const one of all) {
    if (!isSo(one)) run = null;
    else if (run === null) runs.push((run = [one]));
    else run.push(one);
  }
  return runs;
}

/** Digits in a row, with anything but letters between them. */
const numbersIn = (words: readonly Word[]): Word[] =>
  runsOf(words.flat(), ({ isDigit }) => isDigit).filter(({ length }) => length >= fewestDigits);

/** Words that mix letters and digits. */
const mixedIn = (words: readonly Word[]): Word[] =>
  words
    .flatMap((word) => runsOf(word, ({ sign, isDigit }) => isDigit || capital.test(sign)))
    .filter(
      (run) =>
        run.length >= shortestMixed &&
        run.some(({ isDigit }) => isDigit) &&
        !run.every(({ isDigit }) => isDigit),
    );

/** Whole words that together look like an issued code, unless they could be ordinary words. */
function issuedIn(words: readonly Word[]): Word[] {
  const found: Word[] = [];
  for (let first = 0; first < words.length; first++) {
    const together: Sign[] = [];
    for (let last = first; last < words.length && together.length < 9; last++) {
      together.push(...(words[last] ?? []));
      if (
        isIssued(spelled(together)) &&
        words.slice(first, last + 1).some((word) => unspeakable.test(spelled(word)))
      )
        found.push(together);
    }
  }
  return found;
}

/** Whether a text has a code of the issued form, in any spelling; it need not have been issued. */
export const showsIssuedCode = (text: string): boolean => issuedIn(wordsOf(text)).length > 0;

/** The text with everything masked that looks like a Rock ID; independent of the rock. */
export function withoutCodes(text: string): string {
  // Only words, as in most comments.
  if (onlyWords.test(text)) return text;
  const words = wordsOf(text);
  const spans = [...numbersIn(words), ...mixedIn(words), ...madeUpIn(words, text), ...issuedIn(words)]
    .map((signs) => ({ start: signs[0]?.start ?? 0, end: signs.at(-1)?.end ?? 0 }))
    .toSorted((one, other) => one.start - other.start);
  let shown = '';
  let from = 0;
  for (const { start, end } of spans) {
    if (start >= from) shown += text.slice(from, start) + codeMask;
    from = Math.max(from, end);
  }
  return shown + text.slice(from);
}

/** A comment as everybody but its author reads it, including the administrator; null for null. */
export function wordsForOthers(comment: { content: string; givesCode: boolean }): string;
export function wordsForOthers(comment: { content: string | null; givesCode: boolean | null }): string | null;
export function wordsForOthers({
  content,
  givesCode,
}: {
  content: string | null;
  givesCode: boolean | null;
}): string | null {
  if (content === null) return null;
  return givesCode ? codeMask : withoutCodes(content);
}
