// Texts of the Found Rock page without a rock, in a file that a scan of a label need not load.
import { codeWords, isMistyped, normalizeCode } from './codes.ts';
import type { LookUpFailure } from './find-refusals.ts';
import { foundRockWords } from './found-rock-words.ts';
import type { RockCheck } from './rocks.ts';

const words = {
  mistyped: {
    title: codeWords.check,
    text: 'Compare it with the label, or with the underside of the rock, character by character.',
  },
  unasked: {
    title: 'Press Look Up',
    text: 'Is this the whole ID? Then press Look Up, or go on typing.',
  },
  unknown: {
    title: 'Rock Not Found',
    text: 'Nobody has registered a rock with this ID. Is it yours, or is a character hard to read?',
  },
  waiting: {
    title: codeWords.waiting,
    text: 'The Rock ID is good, and no rock carries it yet. Is it yours? Register your rock with it.',
  },
} as const;

interface WithoutRock {
  /** As typed; '' also while somebody is still typing. */
  code: string;
  check: RockCheck | null | undefined;
  failure: LookUpFailure | null;
  /** The code is not looked up before the form is sent. */
  isUnasked?: boolean;
}

export interface WithoutRockWords {
  title: string;
  text: string;
}

export function withoutRockWords({ code, check, failure, isUnasked }: WithoutRock): WithoutRockWords {
  if (isUnasked) return words.unasked;
  if (check) return check.isWaiting ? words.waiting : words.unknown;
  if (normalizeCode(code) === '') return foundRockWords.nothing;
  if (failure) return { title: failure.title, text: failure.description };
  return isMistyped(code) ? words.mistyped : foundRockWords.nothing;
}
