// The Found Rock page's messages for refused finds and for look-ups without a rock.
import { lookUpFailure, refusalLine, type Refused } from '../../schema/find-refusals.ts';
import type { RockCheck } from '../../schema/rocks.ts';
import { withoutRockWords, type WithoutRockWords } from '../../schema/no-rock-words.ts';
import { ApiError } from '../lib/api-error.ts';
import { isKept } from '../outbox/is-kept.ts';

/** The message for a refused find in one line. */
export function findRefusalLine(error: Error): string {
  if (isKept(error)) return keptFind;
  return refusalLine(said(error));
}

/** Of a find that was made without a connection. */
const keptFind =
  'No connection: your find is kept on this device, and sent as soon as there is one. Until then it is in My Rocks.';

/** A member may keep a find of it: see keep-find.tsx. */
const notLookedUp = {
  title: 'No connection',
  text: 'This rock cannot be looked up just now. Try again where there is a signal.',
};

interface LookUp {
  /** The ID as typed; '' also during typing. */
  code: string;
  check: RockCheck | undefined;
  error: Error | null;
  isUnasked: boolean;
}

/** Why there is no rock to show. `mayRetry`: whether a retry may help. */
export function whyNoRock({ error, ...sought }: LookUp): WithoutRockWords & { mayRetry: boolean } {
  if (error && isKept(error)) return { ...notLookedUp, mayRetry: true };
  const failure = error && lookUpFailure(said(error));
  return { ...withoutRockWords({ ...sought, failure }), mayRetry: failure?.mayRetry ?? false };
}

/** The status and message of an error; NaN and '' if it is not an ApiError. */
export function said(error: Error): Refused {
  return error instanceof ApiError
    ? { status: error.status, message: error.serverMessage }
    : { status: NaN, message: '' };
}
