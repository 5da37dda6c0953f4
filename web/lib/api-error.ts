// The error of a failed API call, with its status and the server's message.

/** Thrown for every response that is not 2xx, and with status 0 without a response. `message` reads '404: {…}'. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The message for the user: the server's details, else its message, else ''. */
  readonly serverMessage: string;
  /** The form field that the message is about. */
  readonly field: string | undefined;

  constructor(
    status: number,
    text: string,
    words: { serverMessage?: string; field?: string | undefined } = {},
  ) {
    super(`${status}: ${text}`);
    this.status = status;
    this.serverMessage = words.serverMessage ?? '';
    this.field = words.field;
  }
}

export const unreachableMessage =
  'We could not reach the server. Please check your connection and try again.';

/** The error for a response that is not 2xx. */
export async function errorOf(response: Response): Promise<ApiError> {
  const text = (await response.text()) || response.statusText;
  return new ApiError(response.status, text, wordsOf(text));
}

/** The error for a call without a response. */
export function unreachable(): ApiError {
  return new ApiError(0, unreachableMessage, { serverMessage: unreachableMessage });
}

function wordsOf(text: string): { serverMessage?: string; field?: string | undefined } {
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
