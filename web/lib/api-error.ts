// The error of a failed API call, with its status and the server's message.

import { refusalCodeHeader } from '../../schema/errors.ts';
import { wordsNow } from './words.ts';

/** Thrown for every response that is not 2xx, and with status 0 without a response. `message` reads '404: {…}'. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The message for the user: the server's details, else its message, else ''. */
  readonly serverMessage: string;
  /** The form field that the message is about. */
  readonly field: string | undefined;
  /** Which sentence it is, in every language, such as 'finds.taken'. */
  readonly code: string | undefined;

  constructor(
    status: number,
    text: string,
    words: { serverMessage?: string; field?: string | undefined; code?: string | undefined } = {},
  ) {
    super(`${status}: ${text}`);
    this.status = status;
    this.serverMessage = words.serverMessage ?? '';
    this.field = words.field;
    this.code = words.code;
  }
}

/** What the outbox says where the device has no room for a write. It loads later, and the service worker has no words. */
export const onDevice = { noRoom: () => '' };

/** The error for a response that is not 2xx. */
export async function errorOf(response: Response): Promise<ApiError> {
  const text = (await response.text()) || response.statusText;
  const code = response.headers.get(refusalCodeHeader) ?? undefined;
  const words = response.status === 507 ? { serverMessage: onDevice.noRoom() } : wordsOf(text);
  return new ApiError(response.status, text, { ...words, code });
}

/** The error for a call without a response. */
export function unreachable(): ApiError {
  const message = wordsNow('shell').unreachable;
  return new ApiError(0, message, { serverMessage: message });
}

function wordsOf(text: string): { serverMessage?: string; field?: string } {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return {};
    const { message, details, field } = body as Record<string, unknown>; // the fields are checked below
    const serverMessage = [details, message].find((words) => typeof words === 'string' && words !== '');
    return {
      ...(typeof serverMessage === 'string' ? { serverMessage } : {}),
      ...(typeof field === 'string' ? { field } : {}),
    };
  } catch {
    return {};
  }
}

/** The server's message, or the fallback `otherwise`. */
export function serverWords(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.serverMessage) || otherwise;
}
