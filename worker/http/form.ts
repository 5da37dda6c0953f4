// Reads forms that our pages send without script.
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { Malformed } from '../errors.ts';
import type { AppEnv } from './router.ts';
import type { Said } from '../../schema/words/say.ts';

/** The fields of a urlencoded form; empty for any other content type. */
export async function formOf(c: Context<AppEnv>): Promise<Record<string, string>> {
  const isUrlencoded = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '');
  if (!isUrlencoded) return {};
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer())));
}

/** The fields of such a form by a schema. @throws Malformed with the field's name */
export function parsed<S extends z.core.$ZodType>(schema: S, fields: Record<string, string>): z.output<S> {
  const result = z.safeParse(schema, fields);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  // Inputs say why they refuse.
  throw new Malformed((issue?.message ?? '') as Said, issue?.path.join('.'));
}
