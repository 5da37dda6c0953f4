// The wish to mark a rock as found, without script: kept in the browser until its answer was shown, also over a sign-in.
import type { Context } from 'hono';
import { normalizeCode } from '../../schema/codes.ts';
import { refusalLine } from '../../schema/find-refusals.ts';
import type { ErrorBody } from '../../schema/errors.ts';
import type { FindResult } from '../../schema/finds.ts';
import type { Outcome } from '../../schema/found-rock.ts';
import type { Claim } from '../claim.ts';
import { asMember } from '../context.ts';
import { Replayed, Unauthorized } from '../errors.ts';
import { findRock } from '../finds/find.ts';
import { onError } from '../http/on-error.ts';
import type { AppEnv } from '../http/router.ts';
import { wishCookie } from '../members/bookmark.ts';
import { dropCookie, readCookie, writeCookie } from '../members/sessions.ts';
import { sha256 } from '../platform/ids.ts';

type C = Context<AppEnv>;

/** The key of a form, under which its find is made once. */
export const wishKey = /^[\w-]{8,64}$/;

/** The Rock ID itself is not kept: only what it is known by again. */
const markOf = (key: string, code: string) => sha256(`${key}\n${normalizeCode(code)}`);

export async function keepWish(c: C, key: string, code: string): Promise<void> {
  writeCookie(c, wishCookie.name, `${key}.${await markOf(key, code)}`, wishCookie.maxAgeMs);
}

/** The key of this browser's wish for this very rock; null without one. */
export async function wishFor(c: C, code: string): Promise<string | null> {
  const [key = '', mark] = (readCookie(c, wishCookie.name) ?? '').split('.');
  return wishKey.test(key) && mark === (await markOf(key, code)) ? key : null;
}

export function dropWish(c: C): void {
  dropCookie(c, wishCookie.name);
}

/** What came of it; `again` when it may turn out otherwise on another try. */
type Granted = Outcome & { again: boolean };

/** Finds the rock, once for each key; null when the session is over after all. */
export async function grantWish(c: C, claim: Claim, key: string, code: string): Promise<Granted | null> {
  const requestHash = await markOf('POST /nfc-scan', code);
  c.set('hasWritten', true);
  try {
    return { found: await findRock(asMember(c.var.ctx, claim, { key, requestHash }), code), again: false };
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    // Written by `MemberCtx.write`, of what findRock answered.
    if (error instanceof Replayed) return { found: JSON.parse(error.answer) as FindResult, again: false };
    const answer = onError(error instanceof Error ? error : new Error(String(error)), c);
    const { message } = await answer.json<ErrorBody>();
    return { refusal: refusalLine({ status: answer.status, message }), again: answer.status >= 500 };
  }
}
