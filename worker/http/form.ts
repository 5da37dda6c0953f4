// Forms that a page of ours sends without script.
import type { Context } from 'hono';
import type { AppEnv } from './router.ts';

/** The fields of a form; none when it is none. */
export async function formOf(c: Context<AppEnv>): Promise<Record<string, string>> {
  const isUrlencoded = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '');
  if (!isUrlencoded) return {};
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer())));
}
