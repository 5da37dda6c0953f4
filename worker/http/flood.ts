// The shield against floods: so many requests a minute from one network. It counts roughly, for what is exact D1 does.
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { TooMany } from '../errors.ts';
import type { AppEnv } from './router.ts';
import { webhookPath } from './same-origin.ts';

const elsewhere: ReadonlySet<string> = new Set([
  // The payment provider sends as much as has happened, all of it from a few addresses.
  webhookPath,
  // A form without script, which is told in the page that it was one too many: worker/pages/scan-routes.ts counts it.
  '/nfc-scan',
]);

/**
 * Counts the request. Throws TooMany for one too many. Without the shield the site goes on: one that cannot be raised
 * keeps nobody out who may come in.
 */
export async function shieldFrom(c: Context<AppEnv>): Promise<void> {
  const { success } = await c.env.FLOOD.limit({ key: c.var.ctx.caller }).catch((cause: unknown) => {
    c.var.log.failure('the shield against floods did not answer', cause);
    return { success: true };
  });
  if (!success) throw new TooMany(60);
}

export const floodShield = createMiddleware<AppEnv>(async (c, next) => {
  if (!elsewhere.has(c.req.path)) await shieldFrom(c);
  await next();
});
