// Completes the find of a click, at once or after a sign-in; the page that follows shows the outcome.
import type { Context } from 'hono';
import { normalizeCode } from '../../schema/codes.ts';
import { refusalLine } from '../../schema/find-refusals.ts';
import type { FindResult } from '../../schema/finds.ts';
import type { Outcome } from '../../schema/found-rock.ts';
import { readStoredAnswer, type SessionClaim, type Kept, type Repeatable } from '../session-claim.ts';
import { asMember } from '../context.ts';
import { Conflict, Unauthorized } from '../errors.ts';
import { findRock } from '../finds/find.ts';
import { failureOf } from '../http/on-error.ts';
import type { AppEnv } from '../http/router.ts';
import { sha256 } from '../platform/ids.ts';

type C = Context<AppEnv>;

/** A find that was completed or refused. */
interface Granted {
  outcome: Outcome;
  /** Whether a retry may have another outcome. */
  again: boolean;
  /** Whether the answer is stored under the key. */
  isKept: boolean;
  /** Whether the page says the same without it: there is no such rock. */
  isEvident: boolean;
}

async function requestOf(key: string, code: string): Promise<Repeatable> {
  return { key, requestHash: await sha256(`POST /nfc-scan\n${normalizeCode(code)}`) };
}

/** Finds the rock, once for each key; null if the session turns out to be over. */
export async function completePendingFind(
  c: C,
  claim: SessionClaim,
  key: string,
  code: string,
): Promise<Granted | null> {
  c.set('hasWritten', true);
  // The page is not marked as a repeat, even if the click is one.
  const ctx = { ...c.var.ctx, reply: { isRepeat: false } };
  try {
    const request = { repeatable: await requestOf(key, code), isForSuspended: false };
    const found = await findRock(asMember(ctx, claim, request), { laserEngraverId: code });
    return { outcome: { found }, again: false, isKept: true, isEvident: false };
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    const { status, outcome } = refused(c, error);
    // findRock stores only these of its refusals.
    const isEvident = status === 400 || status === 404;
    return { outcome, again: status >= 500, isKept: error instanceof Conflict, isEvident };
  }
}

/** The outcome of a click that was answered before. @param kept the answer stored under its key */
export async function storedOutcome(
  c: C,
  key: string,
  code: string,
  kept: Kept | undefined,
): Promise<Outcome> {
  try {
    const answer = readStoredAnswer(kept, await requestOf(key, code));
    // `completePendingFind` stored it, as the answer of findRock.
    return answer === null ? {} : { found: JSON.parse(answer) as FindResult };
  } catch (error) {
    return refused(c, error).outcome;
  }
}

function refused(c: C, error: unknown) {
  const { status, body, code } = failureOf(error, c.var.log, c.var.words);
  const refusal = refusalLine(c.var.words.finds, { status, message: body.message, code });
  return { status, outcome: { refusal } };
}
