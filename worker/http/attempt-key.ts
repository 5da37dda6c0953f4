// The idempotency key of what is asked elsewhere in a visitor's name: the same for a repeat of the same request.
import type { Context } from 'hono';
import { newId, sha256 } from '../platform/ids.ts';
import type { AppEnv } from './router.ts';

/** @param asked what makes two requests the same, beside the caller and their own Idempotency-Key */
export function attemptKey(c: Context<AppEnv>, asked: readonly (string | undefined)[]): Promise<string> {
  const own = c.var.repeatable?.key ?? newId();
  return sha256(JSON.stringify([c.var.ctx.caller, own, ...asked]));
}
