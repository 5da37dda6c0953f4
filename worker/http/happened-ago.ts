// When a write that waited for a connection happened.
import type { Context } from 'hono';
import { happenedAgoHeader } from '../../schema/happened-ago.ts';
import { happenedWords } from '../../schema/happened.ts';
import { Malformed } from '../errors.ts';
import type { AppEnv } from './router.ts';

/** About three years: more than any log may be old. */
const pattern = /^\d{1,11}$/;

/** The input with the moment of the header, unless it has one of its own. */
export function withMoment<I extends { happenedAt?: string | undefined }>(c: Context<AppEnv>, input: I): I {
  const ago = c.req.header(happenedAgoHeader);
  if (ago === undefined || input.happenedAt !== undefined) return input;
  if (!pattern.test(ago)) throw new Malformed(happenedWords.unreadable, 'happenedAt');
  return { ...input, happenedAt: new Date(c.var.ctx.now() - Number(ago)).toISOString() };
}
