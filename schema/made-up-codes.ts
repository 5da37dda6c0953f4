// Finds words and numbers that together may be a made-up Rock ID, such as MYROCK-01 (decision 36).
import { capital, spelled, type Word } from './code-spelling.ts';
import { ownCodeMinLength } from './codes.ts';

/** Joins words: no space, and no punctuation that ends a sentence or a part of it. */
const joint = /^(?:[-_./\\+#&*~=|@'’·‐‑‒–−]|--)$/u;
/** Between the words and numbers of a Rock ID in capitals: a space, a dash, or a dash between spaces. */
const gapInCapitals = /^\p{Zs}?[-_‐‑‒–−]?\p{Zs}?$/u;
/** Invisible characters that a gap may contain. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu;

/** More words in capitals than this are a sentence in capitals. */
const mostInCapitals = 4;
/** Least digits of a Rock ID with spaces, since two are too common in everyday text. */
const fewestInCapitals = 3;

/** Units after a number and a dash: 12-year-old, 10-minute. */
const measure =
  /^(?:YEAR|YR|MONTH|WEEK|DAY|HOUR|MIN|SECOND|MILE|KM|KILOMET|MET(?:ER|RE)|YARD|FOOT|FEET|INCH|POUND|DEGREE|GRAD|PERCENT|PROZENT|PIECE|PERSON|JÄHRIG|MONATIG|WÖCHIG|TÄGIG|STÜNDIG)/;
/** A number with its ending: 19th, 90s, 5pm, 10km. */
const numberWithEnding = /^\p{N}{1,3}(?:ST|ND|RD|TH|S|AM|PM|MM|CM|M|KM|G|KG|MIN)$/u;
/** Least signs of a word of letters and digits, since 3D and 4x4 are everyday words. */
const shortestMixed = 4;

const gapOf = (between: string) => between.replace(unseen, '').normalize('NFKC');
const lengthOf = (word: string) => [...word].length;
const digitsOf = (word: string) => word.match(/\p{N}/gu)?.length ?? 0;
const isNumber = (word: string) => digitsOf(word) === lengthOf(word);

/** Runs of words that satisfy `isSo`, with only gaps between them that match `gap`. */
function runsOf(words: readonly Word[], text: string, gap: RegExp, isSo: (word: Word) => boolean): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] | null = null;
  let end = 0;
  for (const word of words) {
    const [first, last] = [word[0], word.at(-1)];
    if (!first || !last || !isSo(word)) run = null;
    else if (run !== null && gap.test(gapOf(text.slice(end, first.start)))) run.push(word);
    else runs.push((run = [word]));
    end = last?.end ?? end;
  }
  return runs;
}

/** Whether a run is long enough for a new Rock ID, and has letters and digits. */
function isWhole(run: readonly Word[]): boolean {
  const signs = run.flat();
  return (
    signs.length >= ownCodeMinLength &&
    signs.some(({ isDigit }) => isDigit) &&
    !signs.every(({ isDigit }) => isDigit)
  );
}

/** Whether joined words have a number, or a word with one, that everyday text does not have. */
function looksMadeUp(run: readonly Word[]): boolean {
  const words = run.map(spelled);
  const telling = words.filter(
    (word, i) => digitsOf(word) > 0 && !numberWithEnding.test(word) && !measure.test(words[i + 1] ?? ''),
  );
  return (
    digitsOf(telling.join('')) >= 3 ||
    telling.some((word) =>
      isNumber(word) ? lengthOf(word) >= 2 || word === words.at(-1) : lengthOf(word) >= shortestMixed,
    )
  );
}

/** Whether words in capitals have a number that is long enough. */
const hasLongNumber = (run: readonly Word[]) =>
  run.length <= mostInCapitals &&
  run.map(spelled).some((word) => isNumber(word) && lengthOf(word) >= fewestInCapitals);

/** Letters of scripts with capitals, or digits. */
const isOfCodes = (word: Word) => word.every(({ sign, isDigit }) => isDigit || capital.test(sign));

/** A number, or two or more letters that are all capitals in the text. */
function isInCapitals(word: Word, text: string): boolean {
  if (word.every(({ isDigit }) => isDigit)) return true;
  const seen = text.slice(word[0]?.start, word.at(-1)?.end).normalize('NFKC');
  return word.length >= 2 && isOfCodes(word) && seen === seen.toUpperCase();
}

/** Signs of each possible made-up Rock ID of several words, found in two passes over all words. */
export function madeUpIn(words: readonly Word[], text: string): Word[] {
  return [
    ...runsOf(words, text, joint, isOfCodes).filter(looksMadeUp),
    ...runsOf(words, text, gapInCapitals, (word) => isInCapitals(word, text)).filter(hasLongNumber),
  ]
    .filter((run) => run.length > 1 && isWhole(run))
    .map((run) => run.flat());
}
