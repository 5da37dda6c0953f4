// Answers a scan with the app's page that already has the rock's card and the initial state of the app.
import type { Context } from 'hono';
import { isMistyped } from '../../schema/codes.ts';
import { lookUpFailure, type LookUpFailure } from '../../schema/find-refusals.ts';
import { isKnown, type InitialState } from '../../schema/found-rock.ts';
import { RockCode } from '../../schema/rock-code.ts';
import type { RockCheck } from '../../schema/rocks.ts';
import { storedAnswer, type SessionClaim } from '../session-claim.ts';
import { asMember } from '../context.ts';
import { Malformed, TooMany, Unauthorized } from '../errors.ts';
import { limitRequests } from '../http/rate-limit.ts';
import { failureOf } from '../http/on-error.ts';
import { isPrefetch } from '../http/same-origin.ts';
import { scanHeaders } from '../http/security-headers.ts';
import type { AppEnv } from '../http/router.ts';
import { readText } from '../http/validate.ts';
import { beginAsSelf } from '../members/current.ts';
import { readSessionClaim } from '../members/sessions.ts';
import { dropPendingFind, pendingFindFor } from '../members/pending-find-cookie.ts';
import { newToken } from '../platform/ids.ts';
import { checkOf, checkQuery, checkRock, isWith } from '../rocks/check.ts';
import { theApp } from './app.ts';
import { stateToActOn, type FoundRockView } from './found-rock-page.tsx';
import { isPreviewer } from './previewer.ts';
import { previewTags } from './preview-tags.ts';
import { withCard } from './with-card.ts';
import { storedOutcome, completePendingFind } from './pending-find.ts';

type C = Context<AppEnv>;

/**
 * Counts like a check for the limits, and is private. It is a page even if the stores are down. For a program that
 * fetches previews of links no rock is looked up, so that it learns nothing and counts for nothing.
 * @param code as it was requested, not empty
 * @param isShielded whether the rate limiter has counted the request already
 */
export async function answerScan(c: C, code: string, isShielded: boolean): Promise<Response> {
  const [file, view] = await Promise.all([theApp(c), viewOf(c, code, isShielded)]);
  const page =
    c.req.method === 'HEAD' ? '' : await withCard(file, view, c.var, previewTags(c, '/nfc-scan')).text();
  c.header('Content-Type', 'text/html; charset=UTF-8');
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Robots-Tag', 'noindex');
  for (const [name, value] of Object.entries(scanHeaders(c.var.ctx.config.tileUrl))) c.header(name, value);
  return c.body(page);
}

async function viewOf(c: C, code: string, isShielded: boolean): Promise<FoundRockView> {
  const { failure, ...seen } = await lookUp(c, code, isShielded);
  const { productName } = c.var.ctx.config;
  return { productName, initialState: { code, ...seen }, failure, formKey: newToken() };
}

type LookedUp = Pick<InitialState, 'check' | 'member' | 'found' | 'refusal' | 'isHere'> & {
  failure: LookUpFailure | null;
};

async function lookUp(c: C, code: string, isShielded: boolean): Promise<LookedUp> {
  if (c.req.method === 'HEAD' || isPreviewer(c.req.header('User-Agent')))
    return { check: null, failure: null };
  try {
    if (!isShielded) await limitRequests(c);
    const claim = await readSessionClaim(c);
    return (claim && (await lookAsMember(c, claim, code))) ?? (await lookAsVisitor(c, code));
  } catch (error) {
    return { check: null, failure: whyNot(c, error) };
  }
}

async function lookAsVisitor(c: C, code: string): Promise<LookedUp> {
  const { ctx } = c.var;
  return { ...(await checked(c, code, () => checkRock(ctx, code, null))), member: null };
}

/** Null if the session turns out to be over. */
async function lookAsMember(c: C, claim: SessionClaim, code: string): Promise<LookedUp | null> {
  const { memberId } = claim;
  // A prefetch finds nothing. Only this browser's own form can have left the pending find.
  const pending = isPrefetch(c.req.raw) ? null : await pendingFindFor(c, code, memberId);
  const granted =
    pending && !pending.isDone ? await completePendingFind(c, claim, pending.key, code) : undefined;
  if (granted === null) return null;
  if (granted?.again === false) await dropPendingFind(c, code);
  const ctx = asMember(c.var.ctx, claim, { isForSuspended: true });
  const kept = pending?.isDone ? [storedAnswer(ctx.db, { memberId, key: pending.key })] : [];
  try {
    return await beginAsSelf(
      ctx,
      [checkQuery(ctx, code, memberId), ...kept],
      async (self, [answer, stored]) => {
        const outcome =
          pending && stored ? await storedOutcome(c, pending.key, code, stored[0]) : granted?.outcome;
        if (stored) await dropPendingFind(c, code);
        const seen = await checked(c, code, () => checkOf(ctx, code, memberId, answer));
        const member = self();
        if (!isKnown(seen.check)) return { ...seen, member, ...outcome };
        const isHidden = stateToActOn(seen.check) === 'hidden';
        // The rock was hidden again since it was found.
        if (isHidden && outcome?.found) return { ...seen, member };
        return { ...seen, member, ...outcome, ...(!isHidden && { isHere: isWith(memberId, answer) }) };
      },
    );
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    throw error;
  }
}

/** Does not look up a mistyped ID: the field says so. */
async function checked(
  c: C,
  code: string,
  check: () => Promise<RockCheck>,
): Promise<Pick<LookedUp, 'check' | 'failure'>> {
  try {
    if (!isMistyped(code)) readText(RockCode, code);
    return { check: isMistyped(code) ? null : await check(), failure: null };
  } catch (error) {
    return { check: null, failure: whyNot(c, error) };
  }
}

/** The failure as a refused call would have it, logged in the same way. */
function whyNot(c: C, error: unknown): LookUpFailure {
  const { status, body } = failureOf(error, c.var.log, c.var.words);
  const says = error instanceof Malformed || error instanceof TooMany;
  return lookUpFailure(c.var.words.finds, { status, message: says ? body.message : '' });
}
