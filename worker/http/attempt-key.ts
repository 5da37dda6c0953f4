// The idempotency key for a call to the payment provider: the same for a repeat of the same request.
import type { Context } from 'hono';
import { newId, sha256 } from '../platform/ids.ts';
import type { AppEnv } from './router.ts';

/** The provider refuses a key that it has seen with another request. */
export function attemptKey(c: Context<AppEnv>): Promise<string> {
  return sha256(JSON.stringify([c.var.ctx.caller, c.var.repeatable?.key ?? newId()]));
}
