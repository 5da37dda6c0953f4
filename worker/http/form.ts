// Reads forms that our pages send without script.
import type { Context } from 'hono';
import type { AppEnv } from './router.ts';

/** The fields of a urlencoded form; empty for any other content type. */
export async function formOf(c: Context<AppEnv>): Promise<Record<string, string>> {
  const isUrlencoded = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '');
  if (!isUrlencoded) return {};
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer())));
}
