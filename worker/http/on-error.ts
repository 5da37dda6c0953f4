// Maps an error to a status and a body; no other code does.
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HTTPException } from 'hono/http-exception';
import { errorWords, type ErrorBody } from '../../schema/errors.ts';
import * as errors from '../errors.ts';
import type { Log } from '../platform/log.ts';
import type { AppEnv } from './router.ts';

function statusOf(refusal: errors.Refusal): ContentfulStatusCode {
  if (refusal instanceof errors.Unauthorized) return 401;
  if (refusal instanceof errors.Forbidden) return 403;
  if (refusal instanceof errors.NotFound) return 404;
  if (refusal instanceof errors.Conflict) return 409;
  if (refusal instanceof errors.TooLarge) return 413;
  if (refusal instanceof errors.UnsupportedType) return 415;
  if (refusal instanceof errors.KeyReused) return 422;
  if (refusal instanceof errors.TooMany) return 429;
  if (refusal instanceof errors.Unavailable) return 503;
  return 400;
}

/**
 * Messages of D1, KV and R2 for transient faults. Writes are not retried here: only callers have the idempotency key.
 * D1: https://developers.cloudflare.com/d1/observability/debug-d1/#error-list
 * R2: https://developers.cloudflare.com/r2/api/error-codes/#service-errors
 */
const transient = [
  /Network connection lost|client disconnected|(?:^|: )internal error; reference = /,
  /storage caused object to be reset|storage operation exceeded timeout|reset because its code was updated/,
  /D1 DB is overloaded|Cannot resolve D1 DB|D1 DB(?:'s isolate)? exceeded its .* limit and was reset|SQLITE_BUSY/,
  /^KV [A-Z]+ failed: (?:408|429|5\d\d)\b/,
  /^(?:get|head|put|delete|list): .*\((?:0|10001|10043|10054|10058)\)$/,
];

function isTransient(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause;
    if (transient.some((words) => words.test(message))) return true;
  }
  return false;
}

/** Seconds until a 503 may be retried: most transient faults are over by then. */
const pause = 5;

/** What the caller gets for an error. */
export interface Failure {
  status: ContentfulStatusCode;
  body: ErrorBody;
  /** Seconds. */
  retryAfter?: number;
}

/** The status and message for an error. An error that is no refusal is logged. */
export function failureOf(error: unknown, log: Log): Failure {
  if (error instanceof errors.Refusal) {
    const { message, field, rocks } = error;
    const body: ErrorBody = {
      message,
      ...(field === undefined ? {} : { field }),
      ...(rocks.length > 0 ? { rocks } : {}),
      ...(error instanceof errors.TooMany && error.saysWhen ? { retryAfter: error.retryAfter } : {}),
    };
    const status = statusOf(error);
    if (error instanceof errors.TooMany) return { status, body, retryAfter: error.retryAfter };
    return status === 503 ? { status, body, retryAfter: pause } : { status, body };
  }
  if (error instanceof HTTPException && error.status < 500) {
    return { status: error.status, body: { message: errorWords.malformed } };
  }
  if (isTransient(error)) {
    log.failure('a store is unavailable', error);
    return { status: 503, body: { message: errorWords.unavailable }, retryAfter: pause };
  }
  log.failure('unexpected error', error);
  return { status: 500, body: { message: errorWords.unexpected } };
}

export function onError(error: unknown, c: Context<AppEnv>): Response {
  const { status, body, retryAfter } = failureOf(error, c.var.log);
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (error instanceof errors.NotSetUp || error instanceof errors.OthersUnavailable) c.set('isNoFault', true);
  return c.json(body, status);
}

export function onNotFound(c: Context): Response {
  return c.json({ message: errorWords.notFound } satisfies ErrorBody, 404);
}
