// The Found Rock page's messages for refused finds and for look-ups without a rock.
import { lookUpFailure, refusalLine, type Refused } from '../../schema/find-refusals.ts';
import type { RockCheck } from '../../schema/rocks.ts';
import { withoutRockWords, type WithoutRockWords } from '../../schema/without-rock.ts';
import { ApiError } from '../lib/api-error.ts';
import { wordsNow } from '../lib/words.ts';
import { isKept } from '../outbox/is-kept.ts';

/** The message for a refused find in one line. */
export function findRefusalLine(error: Error): string {
  const words = wordsNow('finds');
  return isKept(error) ? words.kept : refusalLine(words, said(error));
}

/** For a visitor, who may be the one who can hide the rock. */
export const isThatYou = () => wordsNow('finds').isThatYou;

interface LookUp {
  /** The ID as typed; '' also during typing. */
  code: string;
  check: RockCheck | undefined;
  error: Error | null;
  isUnasked: boolean;
}

/** Why there is no rock to show. `mayRetry`: whether a retry may help. */
export function whyNoRock({ error, ...sought }: LookUp): WithoutRockWords & { mayRetry: boolean } {
  const words = { finds: wordsNow('finds'), foundRock: wordsNow('foundRock') };
  // A member may keep a find of it: see keep-find.tsx.
  if (error && isKept(error)) return { ...words.finds.notLookedUp, mayRetry: true };
  const failure = error && lookUpFailure(words.finds, said(error));
  return { ...withoutRockWords(words, { ...sought, failure }), mayRetry: failure?.mayRetry ?? false };
}

/** The status and message of an error; NaN and '' if it is not an ApiError. */
export function said(error: Error): Refused {
  return error instanceof ApiError
    ? { status: error.status, message: error.serverMessage, code: error.code }
    : { status: NaN, message: '' };
}
