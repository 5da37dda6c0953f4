// The few ways in which an operation says no. http/on-error.ts alone knows their status codes.
import { errorWords } from '../schema/errors.ts';

/** Base of all refusals; the message is a sentence for people. */
export class Refusal extends Error {
  readonly field: string | undefined;
  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}

/** The request cannot be understood. */
export class Malformed extends Refusal {}
/** Nobody is signed in. */
export class Unauthorized extends Refusal {
  constructor() {
    super(errorWords.unauthorized);
  }
}
/** Signed in, but not allowed. */
export class Forbidden extends Refusal {}
/** Unknown, or not visible to the one who asks. */
export class NotFound extends Refusal {}
/** The state of things does not allow it now. */
export class Conflict extends Refusal {}
/** More bytes than we take. */
export class TooLarge extends Refusal {}
/** A kind of content that we do not take. */
export class UnsupportedType extends Refusal {}
/** Well-formed, but it contradicts an earlier request. */
export class Contradiction extends Refusal {}
/** Something we depend on is off. */
export class Unavailable extends Refusal {
  constructor(message: string = errorWords.unavailable) {
    super(message);
  }
}
/** Too often; may be tried again after `retryAfter` seconds. */
export class TooMany extends Refusal {
  readonly retryAfter: number;
  constructor(retryAfter: number, message: string = errorWords.tooMany) {
    super(message);
    this.retryAfter = Math.max(1, Math.ceil(retryAfter));
  }
}

/**
 * Whether D1 refused a batch, so that nothing of it was written.
 * @param words of its message, such as 'entries.rock_id', which it has to hold too
 */
export function isRefused(error: unknown, ...words: string[]): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause;
    if (['constraint failed', ...words].every((part) => message.includes(part))) return true;
  }
  return false;
}

/** Whether a unique index on these columns refused the row, such as `entries.rock_id`. */
export const isTaken = (error: unknown, column: string): boolean => isRefused(error, 'UNIQUE', column);

/** Whether a condition of the write did not hold, which gave no value to a NOT NULL column, such as `comments.content`. */
export const isBarred = (error: unknown, column: string): boolean => isRefused(error, 'NOT NULL', column);

/** Whether a row names another one that is not there. */
export const isOrphaned = (error: unknown): boolean => isRefused(error, 'FOREIGN KEY');

/** For `catch` around a write in a member's name: Unauthorized when the member was deleted since they were read. */
export function orGone(error: unknown): never {
  throw isOrphaned(error) ? new Unauthorized() : error;
}
