// What is asked for and is neither a file nor a call: a page of the app gets the app, anything else a plain 404.
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { pageAt, type PagePath } from '../../schema/pages.ts';
import type { AppEnv } from '../http/router.ts';

/** Where the calls are: what is not there is no page. */
const calls = /^\/(?:api|img|[rR])(?:\/|$)/;

/** Files have a dot in their addresses, and so has what only programs look for; pages have none. */
function mayBePage(path: string): boolean {
  return !path.includes('.') && !/^\/assets(?:\/|$)/.test(path);
}

/** Their addresses have Rock IDs in them: no search engine lists them. */
const unlisted = new Set<PagePath>(['/nfc-scan']);

/**
 * Stands before the shield against floods, and asks no store for anything: whatever happens to those, the app comes up
 * and says so. Answers GET and HEAD alone; nothing can be sent to a page.
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
  const file = await theApp(c, c.req.header('If-None-Match'));
  const headers = headersOf(file, 'Content-Type', 'ETag');
  headers.set('Cache-Control', 'no-cache');
  if (unlisted.has(page)) headers.set('X-Robots-Tag', 'noindex');
  return new Response(file.body, { status: file.status, headers });
}

/** The app, whose router says the same as the status: that there is no such page. */
async function answerNoPage(c: Context<AppEnv>): Promise<Response> {
  const file = await theApp(c);
  return new Response(file.body, { status: 404, headers: headersOf(file, 'Content-Type') });
}

/** index.html, which the platform has at `/`; 304 when it is what the caller has. */
async function theApp(c: Context<AppEnv>, known?: string): Promise<Response> {
  const headers = new Headers(known === undefined ? [] : [['If-None-Match', known]]);
  const file = await c.env.ASSETS.fetch(new URL('/', c.req.url), { method: c.req.method, headers });
  if (!file.ok && file.status !== 304) throw new Error('what was deployed has no index.html');
  return file;
}

function headersOf(file: Response, ...names: readonly string[]): Headers {
  return new Headers([...file.headers].filter(([name]) => names.some((one) => one.toLowerCase() === name)));
}
