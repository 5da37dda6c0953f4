// The errors by which an operation refuses. Only http/on-error.ts maps them to status codes.
import type { RefusedRock } from '../schema/own-data.ts';
import { say, type Said } from '../schema/words/say.ts';

/** Base of all refusals. The message is a sentence for users, in no language yet. */
export class Refusal extends Error {
  readonly field: string | undefined;
  /** Rocks of an archive that it is about: the others may be sent again without them. */
  rocks: readonly RefusedRock[] = [];
  constructor(message: Said, field?: string) {
    super(message);
    this.field = field;
  }
  about(rocks: readonly RefusedRock[]): this {
    this.rocks = rocks;
    return this;
  }
}

/** The request cannot be understood. */
export class Malformed extends Refusal {}
/** Nobody is signed in. */
export class Unauthorized extends Refusal {
  constructor() {
    super(say('errors', 'unauthorized'));
  }
}
/** Signed in, but not allowed. */
export class Forbidden extends Refusal {}
/** Unknown, or not visible to the caller. */
export class NotFound extends Refusal {}
/** The current state does not allow it. */
export class Conflict extends Refusal {}
/** More bytes than we accept. */
export class TooLarge extends Refusal {}
/** A content type that we do not accept. */
export class UnsupportedType extends Refusal {}
/** Well-formed, but it contradicts an earlier request. */
export class KeyReused extends Refusal {}
/** A service we depend on is down. */
export class Unavailable extends Refusal {
  constructor(message: Said = say('errors', 'unavailable')) {
    super(message);
  }
}
/** The operator has not set up what the request needs. */
export class NotSetUp extends Unavailable {}

/** A service of others does not answer, without which the site does nearly everything. */
export class OthersUnavailable extends Unavailable {}
/** The mail service takes no email to this address. */
export class Undeliverable extends Unavailable {}
/** Over a rate limit; may be retried after `retryAfter` seconds. */
export class TooMany extends Refusal {
  readonly retryAfter: number;
  /** Whether the body says `retryAfter`, too: the app's errors have no headers. */
  saysWhen = false;
  constructor(retryAfter: number, message: Said = say('errors', 'tooMany')) {
    super(message);
    this.retryAfter = Math.max(1, Math.ceil(retryAfter));
  }
  sayingWhen(): this {
    this.saysWhen = true;
    return this;
  }
}

/**
 * Whether a constraint failed, so that D1 wrote nothing of the batch.
 * @param words that the message must contain as well, such as 'entries.rock_id'
 */
export function isRefused(error: unknown, ...words: string[]): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause;
    if (['constraint failed', ...words].every((part) => message.includes(part))) return true;
  }
  return false;
}

/** Whether a unique index refused the row. @param column such as `entries.rock_id` */
export const isTaken = (error: unknown, column: string): boolean => isRefused(error, 'UNIQUE', column);

/** Whether a write set a NOT NULL column, such as `comments.content`, to NULL because its condition did not hold. */
export const isConditionFailed = (error: unknown, column: string): boolean =>
  isRefused(error, 'NOT NULL', column);

/** Whether a foreign key names a missing row. */
export const isOrphaned = (error: unknown): boolean => isRefused(error, 'FOREIGN KEY');

/** For `catch` after a write for a member. @throws Unauthorized if the member was deleted since they were read */
export function throwIfDeleted(error: unknown): never {
  throw isOrphaned(error) ? new Unauthorized() : error;
}
