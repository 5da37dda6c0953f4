// CSRF protection: no other site may write for a member, whatever content type it sends.
import { createMiddleware } from 'hono/factory';
import { Forbidden } from '../errors.ts';
import type { AppEnv } from './router.ts';
import { say } from '../../schema/words/say.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True if the browser says that the request comes from our own pages, or if the client is not a browser. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('Origin');
  return origin === null || origin === new URL(request.url).origin;
}

/** True for a link or a picture on another site, and for a picture on a neighbouring one. */
export function isFromElsewhere({ headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  return site === 'cross-site' || (site === 'same-site' && headers.get('Sec-Fetch-Mode') !== 'navigate');
}

/** True for a prefetch: nobody has opened the page yet. */
export function isPrefetch({ headers }: Request): boolean {
  return /\bprefetch\b/i.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '');
}

/** The payment provider's webhook: authenticated by a signature, and never called by a browser. */
export const webhookPath = '/api/stripe/webhook';

/** Links that end emails: authenticated by a signature in them, and called by mail programs (RFC 8058). */
export const unsubscribePath = '/api/unsubscribe';

export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.path === webhookPath || c.req.path === unsubscribePath) return next();
  if (!safeMethods.has(c.req.method) && !isSameOrigin(c.req.raw))
    throw new Forbidden(say('errors', 'crossSite'));
  await next();
});
