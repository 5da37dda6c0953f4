// Public answers that are kept for a moment and given to every visitor alike; everything else is for one person alone.
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { replaceAnswer } from './answer.ts';
import type { AppEnv } from './router.ts';
import { isKnown, tagOf } from './tag.ts';

/** Calls whose answer is the same for everybody who has no cookie. */
export const sharedCalls: ReadonlySet<string> = new Set([
  '/api/stats',
  '/api/rocks',
  '/api/rocks/featured',
  '/api/rocks/locations',
  '/api/map',
  '/api/rocks/counts',
  '/api/rocks/:id/journey',
  '/api/rocks/:id/interactions',
  '/api/activities',
  '/api/leaderboard',
  '/api/leaderboard/registered',
  '/api/founding-ambassadors',
]);

/** What Cloudflare's cache heeds before anything else, and keeps to itself. */
export const cdnHeader = 'Cloudflare-CDN-Cache-Control';

/** Seconds: so long an answer is new, and so much longer it is given while a newer one is fetched. */
const seconds = { fresh: 30, late: 60 } as const;

export const sharedHeaders = {
  'Cache-Control': `public, max-age=0, s-maxage=${seconds.fresh}, stale-while-revalidate=${seconds.late}`,
  // There s-maxage would forbid anything late, and without a last word old answers would outlive any fault:
  // https://developers.cloudflare.com/workers/cache/configuration/
  [cdnHeader]: `public, max-age=${seconds.fresh}, stale-while-revalidate=${seconds.late}, stale-if-error=0`,
} as const;

/** Of what says nothing else: for whoever asked, and kept by nobody. */
export const privateHeaders = { 'Cache-Control': 'private, no-store', [cdnHeader]: 'no-store' } as const;

/** Stands before the calls. Leaves alone what is refused, and what is answered to a browser with any cookie. */
export const shareAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.status !== 200 || !sharedCalls.has(callOf(c))) return;
  // Who has no cookie is nobody in particular.
  if (c.req.header('Cookie') !== undefined) {
    c.header('Vary', 'Cookie');
    return;
  }
  const body = new Uint8Array(await c.res.arrayBuffer());
  const tag = await tagOf(body);
  const isNew = !isKnown(tag, c.req.header('If-None-Match'));
  // The other headers stay on the answer: they renew what the browser keeps beside the body.
  const { headers } = c.res;
  const opened = replaceAnswer(c, isNew ? body : null, { status: isNew ? 200 : 304, headers });
  for (const [name, value] of Object.entries({ ...sharedHeaders, Vary: 'Cookie', ETag: tag }))
    opened.set(name, value);
});

function callOf(c: Context<AppEnv>): string {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return '';
  return matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? '';
}
