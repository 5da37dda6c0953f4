// What is asked for and is neither a file nor a call: a page of the app gets the app, anything else a plain 404.
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { pageAt, type PagePath } from '../../schema/pages.ts';
import type { AppEnv } from '../http/router.ts';
import { headersOf } from './app.ts';
import { beforeAnyRock } from './before-any-rock.ts';
import { answerScan } from './scan.ts';
import { flaggedApp } from './flagged-app.ts';

/** Where the calls are: what is not there is no page. */
const calls = /^\/(?:api|img|[rR])(?:\/|$)/;

/** Files have a dot in their addresses, and so has what only programs look for; pages have none. */
function mayBePage(path: string): boolean {
  return !path.includes('.') && !/^\/assets(?:\/|$)/.test(path);
}

/** As the app reads the address: of a parameter that is there twice, the last one counts. */
function soughtCode(url: string): string {
  const { rockId, id } = Object.fromEntries(new URL(url).searchParams);
  return rockId?.trim() || id?.trim() || '';
}

/**
 * Stands before the shield against floods, and asks no store for anything but a rock that was scanned: whatever happens
 * to those, the app comes up and says so. Answers GET and HEAD alone.
 */
export const answerPages = createMiddleware<AppEnv>(async (c, next) => {
  const { method, path } = c.req;
  if ((method !== 'GET' && method !== 'HEAD') || calls.test(path)) return next();
  const page = pageAt(path);
  if (page) return answerPage(c, page);
  return mayBePage(path) ? answerNoPage(c) : c.notFound();
});

/** The app, which a browser may keep and asks about each time: after a release it names other files. */
async function answerPage(c: Context<AppEnv>, page: PagePath): Promise<Response> {
  c.set('page', page);
  const code = page === '/nfc-scan' ? soughtCode(c.req.url) : '';
  if (code !== '') return answerScan(c, code, false);
  const known = c.req.header('If-None-Match');
  const file = page === '/nfc-scan' ? await beforeAnyRock(c, known) : await flaggedApp(c, page, known);
  const headers = headersOf(file, 'Content-Type', 'ETag');
  headers.set('Cache-Control', 'no-cache');
  // Also where a browser goes back, and would ask for nothing: who has signed in or out since sees the other variant.
  headers.set('Vary', 'Cookie');
  return new Response(file.body, { status: file.status, headers });
}

/** The app, whose router says the same as the status: that there is no such page. */
async function answerNoPage(c: Context<AppEnv>): Promise<Response> {
  const file = await flaggedApp(c, null);
  return new Response(file.body, { status: 404, headers: headersOf(file, 'Content-Type') });
}
