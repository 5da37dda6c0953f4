// The wish to mark a rock as found: kept in the browser until its answer was shown, also over a sign-in.
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
import { readCookie, writeCookie } from '../http/cookies.ts';
import { onError } from '../http/on-error.ts';
import type { AppEnv } from '../http/router.ts';
import { wishCookie } from '../members/wish-cookie.ts';
import { sha256 } from '../platform/ids.ts';

type C = Context<AppEnv>;

/** The key of a form, under which its find is made once. */
export const wishKey = /^[\w-]{8,64}$/;

interface Wish {
  key: string;
  code: string;
  /** When it was pressed; milliseconds. */
  at: number;
  /** The member whom the page was made for: nobody else finds the rock by it. None for a visitor, who will sign in. */
  meantFor?: string | undefined;
}

/** The Rock ID itself is not kept, nor who the member is: only what both are known by again. */
const markOf = ({ key, code, at, meantFor = '' }: Wish) =>
  sha256([key, normalizeCode(code), at, meantFor].join('\n'));

export async function keepWish(c: C, asked: Omit<Wish, 'at'>): Promise<void> {
  const wish = { ...asked, at: c.var.ctx.now() };
  writeCookie(c, wishCookie.name, `${wish.key}.${wish.at}.${await markOf(wish)}`, wishCookie.maxAgeMs);
}

/** The key of this browser's wish for this very rock, which is not somebody else's; null without one. */
export async function wishFor(c: C, code: string, memberId: string): Promise<string | null> {
  const [key = '', time, mark] = (readCookie(c, wishCookie.name) ?? '').split('.');
  const at = Number(time);
  if (!wishKey.test(key) || !(c.var.ctx.now() - at <= wishCookie.maxAgeMs)) return null;
  const wish = { key, code, at };
  const marks = await Promise.all([markOf(wish), markOf({ ...wish, meantFor: memberId })]);
  return marks.some((one) => one === mark) ? key : null;
}

/** What came of it; `again` when it may turn out otherwise on another try. */
type Granted = Outcome & { again: boolean };

/** Finds the rock, once for each key; null when the session is over after all. */
export async function grantWish(c: C, claim: Claim, key: string, code: string): Promise<Granted | null> {
  const requestHash = await markOf({ key: 'POST /nfc-scan', code, at: 0 });
  c.set('hasWritten', true);
  try {
    return { found: await findRock(asMember(c.var.ctx, claim, { key, requestHash }), code), again: false };
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    // Written by `MemberCtx.write`, of what findRock answered.
    if (error instanceof Replayed) return { found: JSON.parse(error.answer) as FindResult, again: false };
    const answer = onError(error, c);
    const { message } = await answer.json<ErrorBody>();
    return { refusal: refusalLine({ status: answer.status, message }), again: answer.status >= 500 };
  }
}
