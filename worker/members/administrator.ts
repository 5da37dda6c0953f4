// The administrator: the member whose verified address is the configured one.
import { createMiddleware } from 'hono/factory';
import { adminWords } from '../../schema/admin.ts';
import type { Ctx, MemberRow } from '../context.ts';
import { errorWords } from '../../schema/errors.ts';
import { Forbidden } from '../errors.ts';
import type { AppEnv } from '../http/router.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { isAdministrator } from '../platform/config.ts';
import { memberOf } from './guards.ts';

/** Throws Forbidden unless the member is the administrator. */
export function permitAdministrator({ config }: Ctx, member: Pick<MemberRow, 'emailKey'>): void {
  if (!isAdministrator(config, member)) throw new Forbidden(adminWords.only);
}

/**
 * Runs after `requireMember`. Refuses other members before the body is read. Also refuses links from other sites,
 * because each download of a file adds an entry to the audit log.
 */
export const requireAdministrator = createMiddleware<AppEnv>(async (c, next) => {
  const ctx = memberOf(c);
  await ctx.begin([], async (member) => permitAdministrator(ctx, member));
  if (!isSameOrigin(c.req.raw)) throw new Forbidden(errorWords.crossSite);
  await next();
});
