// Pages and 404s: answers a GET of a page with the app, and any other GET that is no call with a 404.
import type { Context, Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import { sharedPhoto } from '../../schema/offline.ts';
import {
  adoptPagePath,
  type AppPagePath,
  pageAt,
  privacyPath,
  rockIdPattern,
  rockPagePath,
  rockPath,
} from '../../schema/pages.ts';
import { varying } from '../http/language.ts';
import type { AppEnv } from '../http/router.ts';
import { scanHeaders } from '../http/security-headers.ts';
import { headersOf } from './app.ts';
import { emptyScanPage } from './empty-scan-page.ts';
import { answerScan } from './scan.ts';
import { flaggedApp } from './flagged-app.ts';
import { answerPrivacy } from './privacy.tsx';

/** Paths of the calls, none of which is a page. */
const calls =
  /^\/(?:api|img|tiles|[rR])(?:\/|$)|^\/(?:sitemap(?:-\d+)?\.xml|robots\.txt|export\.schema\.json)$/;

const isPrivacy = new RegExp(`^${privacyPath}/*$`, 'i');

/** Paths of files, and those that bots probe, contain a dot; those of pages do not. */
function mayBePage(path: string): boolean {
  return !path.includes('.') && !/^\/assets(?:\/|$)/.test(path);
}

/** Reads the query as the app does: the last value of a repeated parameter counts. */
function soughtCode(url: string): string {
  const { rockId, id } = Object.fromEntries(new URL(url).searchParams);
  return rockId?.trim() || id?.trim() || '';
}

/**
 * Runs before the rate limit, and reads no store except for a scanned rock: if a store is down, the app still loads and
 * says so. Answers only GET and HEAD.
 */
export const answerPages = createMiddleware<AppEnv>(async (c, next) => {
  const { method, path } = c.req;
  // The service worker takes the photo that another app shares. Without one the form asks for it again.
  if (method === 'POST' && path === sharedPhoto.path) return c.redirect('/register-rock', 303);
  if ((method !== 'GET' && method !== 'HEAD') || calls.test(path)) return next();
  const page = pageAt(path);
  if (page === rockPagePath) return answerRockPath(c, next);
  if (page) return answerPage(c, page);
  if (isPrivacy.test(path)) return answerPrivacy(c);
  return mayBePage(path) ? answerNoPage(c) : c.notFound();
});

/** A rock's page has one address, and is a route of its own. In another spelling it leads there. */
async function answerRockPath(c: Context<AppEnv>, next: Next): Promise<Response | void> {
  const id = c.req.path.split('/')[2]?.toLowerCase() ?? '';
  if (!rockIdPattern.test(id)) return answerNoPage(c);
  const address = rockPath(id);
  return c.req.path === address ? next() : c.redirect(address + new URL(c.req.url).search, 301);
}

/** The app, which browsers cache and revalidate each time, since a release changes the files that it names. */
async function answerPage(c: Context<AppEnv>, page: AppPagePath): Promise<Response> {
  c.set('page', page);
  const code = page === '/nfc-scan' ? soughtCode(c.req.url) : '';
  if (code !== '') return answerScan(c, code, false);
  const known = c.req.header('If-None-Match');
  const file = page === '/nfc-scan' ? await emptyScanPage(c, known) : await flaggedApp(c, page, known);
  const headers = headersOf(file, 'Content-Type', 'ETag');
  headers.set('Cache-Control', 'no-cache');
  // Also for a browser that goes back without a request: after signing in or out it must not show the old variant.
  headers.set('Vary', varying);
  if (page === adoptPagePath) headers.set('X-Robots-Tag', 'noindex');
  // Also with a 304, whose headers replace the kept ones.
  if (page === '/nfc-scan')
    for (const [name, value] of Object.entries(scanHeaders(c.var.ctx.config.tileUrl)))
      headers.set(name, value);
  return new Response(file.body, { status: file.status, headers });
}

/** The app with a 404; its router shows that there is no such page. */
export async function answerNoPage(c: Context<AppEnv>): Promise<Response> {
  const file = await flaggedApp(c, null);
  return new Response(file.body, { status: 404, headers: headersOf(file, 'Content-Type') });
}
