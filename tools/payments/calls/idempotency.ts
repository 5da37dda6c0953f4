// A key that comes again gets the first answer again.
import { ApiError } from './errors.ts';

export interface Answer {
  status: number;
  body: string;
}

/** A call with a key. */
export interface Keyed {
  path: string;
  fields: string;
  /** Milliseconds. */
  at: number;
  /** Undefined while the first call is still on its way. */
  answer?: Answer;
}

export interface Keys {
  /** What was answered, or undefined for a new key, which is taken then. Throws for a key in use or used for something else. */
  take(key: string, call: { path: string; fields: string }): Answer | undefined;
  keep(key: string, answer: Answer): void;
  /** For a call that was refused before anything was done. */
  forget(key: string): void;
}

const dayLength = 24 * 60 * 60 * 1000;

/** Keys are forgotten after a day. */
export function openKeys(now: () => number, keys: Map<string, Keyed>): Keys {
  return {
    take(key, call) {
      const known = keys.get(key);
      if (!known || known.at + dayLength <= now()) {
        keys.set(key, { ...call, at: now() });
        return undefined;
      }
      if (known.path !== call.path) {
        throw misused(
          `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${call.path}' vs '${known.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      }
      if (known.fields !== call.fields) {
        throw misused(
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      }
      if (known.answer) return known.answer;
      throw new ApiError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      });
    },
    keep(key, answer) {
      const known = keys.get(key);
      if (known) keys.set(key, { ...known, answer });
    },
    forget: (key) => void keys.delete(key),
  };
}

const misused = (message: string) => new ApiError(400, { type: 'idempotency_error', message });
