// Cache headers: the public answers are cached for seconds and shared by all visitors, all others are private.
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { varying } from './language.ts';
import { replaceAnswer } from './answer.ts';
import type { AppEnv } from './router.ts';
import { isKnown, tagOf } from './tag.ts';

/** Calls whose answer is the same for all requests without a cookie. */
export const sharedCalls: ReadonlySet<string> = new Set([
  '/api/stats',
  '/api/rocks',
  '/api/rocks/featured',
  '/api/rocks/locations',
  '/api/map',
  '/api/map/month',
  '/api/places/around',
  '/api/rocks/counts',
  '/api/rocks/:id/journey',
  '/api/rocks/:id/interactions',
  '/api/activities',
  '/api/leaderboard',
  '/api/leaderboard/registered',
  '/api/founding-ambassadors',
]);

/** The same, of a rock's page: never more than a minute behind the rock. */
export const sharedPages: ReadonlySet<string> = new Set(['/rocks/:id', '/api/rocks/:id/page', '/api/oembed']);

/** The same, of lists for search engines, which read them seldom and whole. */
export const sharedFiles: ReadonlySet<string> = new Set([
  '/sitemap.xml',
  '/:page{sitemap-[0-9]+[.]xml}',
  '/robots.txt',
  '/export.schema.json',
]);

/** Overrides Cache-Control in Cloudflare's cache, which does not pass it on. */
export const cdnHeader = 'Cloudflare-CDN-Cache-Control';

/** Seconds for which an answer is fresh, and then for which it is served stale while it is revalidated. */
const seconds = { fresh: 30, late: 60, page: 60, file: 3600 } as const;

const sharedHeaders = {
  'Cache-Control': `public, max-age=0, s-maxage=${seconds.fresh}, stale-while-revalidate=${seconds.late}`,
  // Cloudflare never serves stale with s-maxage, and without stale-if-error=0 it serves old answers during any fault:
  // https://developers.cloudflare.com/workers/cache/configuration/
  [cdnHeader]: `public, max-age=${seconds.fresh}, stale-while-revalidate=${seconds.late}, stale-if-error=0`,
} as const;

/** Without stale answers, which would add to it. @param fresh seconds */
const headersWithin = (fresh: number) => ({
  'Cache-Control': `public, max-age=0, s-maxage=${fresh}`,
  [cdnHeader]: `public, max-age=${fresh}, stale-if-error=0`,
});
const pageHeaders = headersWithin(seconds.page);
const fileHeaders = headersWithin(seconds.file);

/** The headers of a call's answer to requests without a cookie; null if it is private. */
export function sharedHeadersOf(call: string) {
  if (sharedPages.has(call)) return pageHeaders;
  if (sharedFiles.has(call)) return fileHeaders;
  return sharedCalls.has(call) ? sharedHeaders : null;
}

/** The default: private and uncached. */
export const privateHeaders = { 'Cache-Control': 'private, no-store', [cdnHeader]: 'no-store' } as const;

/** Middleware before the calls. It leaves refusals alone, and answers to requests with any cookie. */
export const shareAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const shared = sharedHeadersOf(callOf(c));
  if (c.res.status !== 200 || shared === null) return;
  if (c.req.header('Cookie') !== undefined) {
    c.header('Vary', varying);
    return;
  }
  const body = new Uint8Array(await c.res.arrayBuffer());
  const tag = await tagOf(body);
  const isNew = !isKnown(tag, c.req.header('If-None-Match'));
  // A 304 keeps the other headers: the browser updates its cached ones from them.
  const { headers } = c.res;
  const opened = replaceAnswer(c, isNew ? body : null, { status: isNew ? 200 : 304, headers });
  for (const [name, value] of Object.entries({ ...shared, Vary: varying, ETag: tag }))
    opened.set(name, value);
});

function callOf(c: Context<AppEnv>): string {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return '';
  return matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? '';
}
