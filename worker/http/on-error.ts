// Maps an error to a status and a body; no other code does.
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HTTPException } from 'hono/http-exception';
import { refusalCodeHeader, type ErrorBody } from '../../schema/errors.ts';
import * as errors from '../errors.ts';
import type { Log } from '../platform/log.ts';
import * as english from '../../schema/words/en/index.ts';
import { codeOf, worded } from '../../schema/words/say.ts';
import type { Words } from '../../schema/words/words.ts';
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
  /** See `refusalCodeHeader`. */
  code?: string | undefined;
  /** Seconds. */
  retryAfter?: number;
}

/** The status and message for an error. An error that is no refusal is logged. @param words of the caller's language */
export function failureOf(error: unknown, log: Log, words: Words): Failure {
  if (error instanceof errors.Refusal) {
    const { message, field, rocks } = error;
    const body: ErrorBody = {
      message: worded(words, message) ?? words.errors.unexpected,
      ...(field === undefined ? {} : { field }),
      ...(rocks.length > 0
        ? { rocks: rocks.map(({ rock, why }) => ({ rock, why: worded(words, why) ?? why })) }
        : {}),
      ...(error instanceof errors.TooMany && error.saysWhen ? { retryAfter: error.retryAfter } : {}),
    };
    const status = statusOf(error);
    const failure = { status, body, code: codeOf(message) };
    if (error instanceof errors.TooMany) return { ...failure, retryAfter: error.retryAfter };
    return status === 503 ? { ...failure, retryAfter: pause } : failure;
  }
  if (error instanceof HTTPException && error.status < 500) {
    return { status: error.status, body: { message: words.errors.malformed } };
  }
  if (isTransient(error)) {
    log.failure('a store is unavailable', error);
    return { status: 503, body: { message: words.errors.unavailable }, retryAfter: pause };
  }
  log.failure('unexpected error', error);
  return { status: 500, body: { message: words.errors.unexpected } };
}

/** English for an error that comes before the language is known. */
const wordsFor = (c: Context<AppEnv>): Words => (c.var as { words?: Words }).words ?? english;

export function onError(error: unknown, c: Context<AppEnv>): Response {
  const { status, body, code, retryAfter } = failureOf(error, c.var.log, wordsFor(c));
  if (code !== undefined) c.header(refusalCodeHeader, code);
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (error instanceof errors.NotSetUp || error instanceof errors.OthersUnavailable) c.set('isNoFault', true);
  return c.json(body, status);
}

export function onNotFound(c: Context<AppEnv>): Response {
  return c.json({ message: wordsFor(c).errors.notFound } satisfies ErrorBody, 404);
}
