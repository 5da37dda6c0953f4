// Repeats the first response for an idempotency key that is sent again within a day with the same call.
import type { Answer, Books } from '../books.ts';
import { ApiError, refused } from './errors.ts';

const dayLength = 24 * 60 * 60 * 1000;

interface Once {
  answer: Answer;
  /** Must be called when the response is sent. Until then the key is in use. */
  sent: () => void;
}

/** @param call path and parameters */
export function once(books: Books, key: string | null, call: string, act: () => Answer): Once {
  const nothing = () => {};
  if (key === null) return { answer: act(), sent: nothing };
  const known = books.keys.get(key);
  const at = books.now();
  if (!known || known.at + dayLength <= at) {
    books.keys.set(key, { call, at });
    const answer = act();
    return { answer, sent: () => void books.keys.set(key, { call, at, answer }) };
  }
  if (known.call !== call) return { answer: misused, sent: nothing };
  return { answer: known.answer ?? inUse, sent: nothing };
}

const misused = refused(
  new ApiError(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  }),
);

const inUse = refused(
  new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotent Key.',
  }),
);
