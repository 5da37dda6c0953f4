// When a write that waited for a connection happened.
import type { Context } from 'hono';
import { happenedAgoHeader } from '../../schema/happened-ago.ts';
import { Malformed } from '../errors.ts';
import type { AppEnv } from './router.ts';
import { say } from '../../schema/words/say.ts';

/** About three years: more than any log may be old. */
const pattern = /^\d{1,11}$/;

/** The moment of the header, ISO 8601; undefined for just now. @throws Malformed for a header that is no number */
export function toldMoment(c: Context<AppEnv>): string | undefined {
  const ago = c.req.header(happenedAgoHeader);
  if (ago === undefined) return undefined;
  if (!pattern.test(ago)) throw new Malformed(say('happened', 'unreadable'), 'happenedAt');
  return new Date(c.var.ctx.now() - Number(ago)).toISOString();
}

/** The input with the moment of the header, unless it has one of its own. */
export function withMoment<I extends { happenedAt?: string | undefined }>(c: Context<AppEnv>, input: I): I {
  if (input.happenedAt !== undefined) return input;
  const happenedAt = toldMoment(c);
  return happenedAt === undefined ? input : { ...input, happenedAt };
}
