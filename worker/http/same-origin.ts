// No other site may change anything in a member's name, whatever content type it sends.
import { createMiddleware } from 'hono/factory';
import { errorWords } from '../../schema/errors.ts';
import { Forbidden } from '../errors.ts';
import type { AppEnv } from './router.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True when a browser says that the request comes from our own pages, or when it is no browser at all. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('Origin');
  return origin === null || origin === new URL(request.url).origin;
}

/** True when a browser looks ahead: nobody has asked for the page yet. */
export function isPrefetch({ headers }: Request): boolean {
  return /\bprefetch\b/i.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '');
}

/** The payment provider's call: it proves itself by a signature, and no browser makes it. */
export const webhookPath = '/api/stripe/webhook';

export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.path === webhookPath) return next();
  if (!safeMethods.has(c.req.method) && !isSameOrigin(c.req.raw)) throw new Forbidden(errorWords.crossSite);
  await next();
});
