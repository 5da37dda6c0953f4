// The built app's one page, index.html, which the platform has at `/`.
import type { Context } from 'hono';
import type { AppEnv } from '../http/router.ts';

/** @param known ETag of what the caller has: 304 when it is the same */
export async function theApp(c: Context<AppEnv>, known?: string): Promise<Response> {
  // A form gets a page, too.
  const method = c.req.method === 'HEAD' ? 'HEAD' : 'GET';
  const headers = new Headers(known === undefined ? [] : [['If-None-Match', known]]);
  const file = await c.env.ASSETS.fetch(new URL('/', c.req.url), { method, headers });
  if (!file.ok && file.status !== 304) throw new Error('what was deployed has no index.html');
  return file;
}

export function headersOf(file: Response, ...names: readonly string[]): Headers {
  return new Headers([...file.headers].filter(([name]) => names.some((one) => one.toLowerCase() === name)));
}
