// A press that waited for a sign-in finds its rock: the page that is opened shows the answer.
import type { Context } from 'hono';
import { normalizeCode } from '../../schema/codes.ts';
import { refusalLine } from '../../schema/find-refusals.ts';
import type { Outcome } from '../../schema/found-rock.ts';
import type { Claim } from '../claim.ts';
import { asMember } from '../context.ts';
import { Unauthorized } from '../errors.ts';
import { findRock } from '../finds/find.ts';
import { failureOf } from '../http/on-error.ts';
import type { AppEnv } from '../http/router.ts';
import { sha256 } from '../platform/ids.ts';

type C = Context<AppEnv>;

/** What came of it; `again` when it may turn out otherwise on another try. */
type Granted = Outcome & { again: boolean };

/** Finds the rock, once for each key; null when the session is over after all. */
export async function grantWish(c: C, claim: Claim, key: string, code: string): Promise<Granted | null> {
  const requestHash = await sha256(`POST /nfc-scan\n${normalizeCode(code)}`);
  c.set('hasWritten', true);
  // The page is no repeat, whatever the press is.
  const ctx = { ...c.var.ctx, reply: { isRepeat: false } };
  try {
    return { found: await findRock(asMember(ctx, claim, { key, requestHash }), code), again: false };
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    const { status, body } = failureOf(error, c.var.log);
    return { refusal: refusalLine({ status, message: body.message }), again: status >= 500 };
  }
}
