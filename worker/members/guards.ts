// Guards of routes: members only, or anybody with extra data for members.
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { meantForHeader } from '../../schema/meant-for.ts';
import type { SessionClaim } from '../session-claim.ts';
import { asMember, type Ctx, type MemberCtx } from '../context.ts';
import { Unauthorized } from '../errors.ts';
import { routeOf } from '../http/route.ts';
import type { AppEnv } from '../http/router.ts';
import { isOpenToSuspended } from '../suspension.ts';
import { readSessionClaim } from './sessions.ts';

/** The claim of the caller's session. Throws Unauthorized if the request was made for another member. */
async function claimOf(c: Context<AppEnv>): Promise<SessionClaim | null> {
  const claim = await readSessionClaim(c);
  const meantFor = c.req.header(meantForHeader);
  if (claim && meantFor !== undefined && meantFor !== claim.memberId) throw new Unauthorized();
  return claim;
}

/** Refuses visitors before the body is read. D1 verifies the claim in the operation's first batch. */
export const requireMember = createMiddleware<AppEnv>(async (c, next) => {
  const claim = await claimOf(c);
  if (!claim) throw new Unauthorized();
  c.set('claim', claim);
  await next();
});

/** The context of the member whom `requireMember` admitted. */
export function memberOf(c: Context<AppEnv>): MemberCtx {
  if (!c.var.claim) throw new Unauthorized();
  return asMember(c.var.ctx, c.var.claim, {
    repeatable: c.var.repeatable ?? null,
    isForSuspended: isForSuspended(c),
  });
}

const isForSuspended = (c: Context<AppEnv>) => isOpenToSuspended(c.req.method, routeOf(c) ?? '');

/** Runs an operation that is open to anybody; as a visitor if there is no session or it has ended. */
export async function asViewer<T>(c: Context<AppEnv>, operation: (ctx: Ctx) => Promise<T>): Promise<T> {
  const claim = await claimOf(c);
  if (!claim) return operation(c.var.ctx);
  try {
    return await operation(asMember(c.var.ctx, claim, { isForSuspended: isForSuspended(c) }));
  } catch (error) {
    if (error instanceof Unauthorized) return operation(c.var.ctx);
    throw error;
  }
}

/** Whether the caller's session is valid in both KV and D1. */
export async function isSignedIn(c: Context<AppEnv>): Promise<boolean> {
  const claim = await readSessionClaim(c);
  if (!claim) return false;
  try {
    return await asMember(c.var.ctx, claim, { isForSuspended: true }).begin([], async () => true);
  } catch (error) {
    if (error instanceof Unauthorized) return false;
    throw error;
  }
}
