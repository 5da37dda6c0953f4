// What the Found Rock page says when a find is refused or a look-up brings nothing, by what the server answered.
import { lookUpFailure, refusalLine, type Refused } from '../../schema/find-refusals.ts';
import type { RockCheck } from '../../schema/rocks.ts';
import { withoutRockWords, type WithoutRockWords } from '../../schema/without-rock.ts';
import { ApiError } from '../lib/api-error.ts';

/** One line. */
export function findRefusalLine(error: Error): string {
  return refusalLine(said(error));
}

interface Sought {
  /** As typed; '' also while somebody is still typing. */
  code: string;
  check: RockCheck | undefined;
  error: Error | null;
  isUnasked: boolean;
}

/** Why there is no rock to show. `mayRetry` says whether asking again may bring one. */
export function whyNoRock({ error, ...sought }: Sought): WithoutRockWords & { mayRetry: boolean } {
  const failure = error && lookUpFailure(said(error));
  return { ...withoutRockWords({ ...sought, failure }), mayRetry: failure?.mayRetry ?? false };
}

/** What is no answer of ours has no status either. */
export function said(error: Error): Refused {
  return error instanceof ApiError
    ? { status: error.status, message: error.serverMessage }
    : { status: NaN, message: '' };
}
