// Fetches the built app's index.html, which the platform serves at `/`.
import type { Context } from 'hono';
import type { AppEnv } from '../http/router.ts';

/**
 * @param known ETag of the caller's copy; if it is current, the answer is a 304
 * @param isWhole also for a HEAD, whose answer has the ETag of the page that is made of the file
 */
export async function theApp(c: Context<AppEnv>, known?: string, isWhole = false): Promise<Response> {
  // A POST of a form is answered with a page, too.
  const method = c.req.method === 'HEAD' && !isWhole ? 'HEAD' : 'GET';
  const headers = new Headers(known === undefined ? [] : [['If-None-Match', known]]);
  const file = await c.env.ASSETS.fetch(new URL('/', c.req.url), { method, headers });
  if (!file.ok && file.status !== 304) throw new Error('what was deployed has no index.html');
  return file;
}

export function headersOf(file: Response, ...names: readonly string[]): Headers {
  return new Headers([...file.headers].filter(([name]) => names.some((one) => one.toLowerCase() === name)));
}
