// The rate limit of all requests from one IP address or subnet. Approximate; exact limits live in D1.
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { TooMany } from '../errors.ts';
import type { AppEnv } from './router.ts';
import { webhookPath } from './same-origin.ts';

const elsewhere: ReadonlySet<string> = new Set([
  // The payment provider may send many events at once, all from a few addresses.
  webhookPath,
  // A form without script: worker/pages/scan-routes.ts counts it and shows the refusal in the page.
  '/nfc-scan',
]);

/**
 * Counts the request. If the rate limiter fails, the request passes.
 * @throws TooMany over the limit
 */
export async function limitRequests(c: Context<AppEnv>): Promise<void> {
  const { success } = await c.env.FLOOD.limit({ key: c.var.ctx.caller }).catch((cause: unknown) => {
    c.var.log.failure('the rate limiter did not answer', cause);
    return { success: true };
  });
  if (!success) throw new TooMany(60);
}

export const rateLimit = createMiddleware<AppEnv>(async (c, next) => {
  if (!elsewhere.has(c.req.path)) await limitRequests(c);
  await next();
});
