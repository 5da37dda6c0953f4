// The administrator: the member whose verified address is the configured one.
import { createMiddleware } from 'hono/factory';
import type { Ctx, MemberRow } from '../context.ts';
import { Forbidden } from '../errors.ts';
import type { AppEnv } from '../http/router.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { isAdministrator } from '../platform/config.ts';
import { memberOf } from './guards.ts';
import { say } from '../../schema/words/say.ts';

/** Throws Forbidden unless the member is the administrator. */
export function permitAdministrator({ config }: Ctx, member: Pick<MemberRow, 'emailKey'>): void {
  if (!isAdministrator(config, member)) throw new Forbidden(say('admin', 'only'));
}

/**
 * Runs after `requireMember`. Refuses other members before the body is read. Also refuses links from other sites,
 * because each download of a file adds an entry to the audit log.
 */
export const requireAdministrator = createMiddleware<AppEnv>(async (c, next) => {
  const ctx = memberOf(c);
  await ctx.begin([], async (member) => permitAdministrator(ctx, member));
  if (!isSameOrigin(c.req.raw)) throw new Forbidden(say('errors', 'crossSite'));
  await next();
});
