// What went wrong with a call: the status, and the words of whoever said no.

/** Thrown for every answer that is not 2xx, and with status 0 when no answer came. `message` reads '404: {…}'. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** A sentence for people: the server's details, else its message, else ''. */
  readonly serverMessage: string;
  /** The form field that the sentence is about. */
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

export const unreachableWords = 'We could not reach the server. Please check your connection and try again.';

/** The error of an answer that is not 2xx. */
export async function errorOf(response: Response): Promise<ApiError> {
  const text = (await response.text()) || response.statusText;
  return new ApiError(response.status, text, wordsOf(text));
}

/** The error of a call that got no answer at all. */
export function unreachable(): ApiError {
  return new ApiError(0, unreachableWords, { serverMessage: unreachableWords });
}

function wordsOf(text: string): { serverMessage?: string; field?: string | undefined } {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return {};
    const { message, details, field } = body as Record<string, unknown>; // what is read from it is checked below
    const serverMessage = [details, message].find((words) => typeof words === 'string' && words !== '');
    return {
      ...(typeof serverMessage === 'string' ? { serverMessage } : {}),
      ...(typeof field === 'string' ? { field } : {}),
    };
  } catch {
    return {};
  }
}

/** The server's words for people, or other words when it had none. */
export function serverWords(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.serverMessage) || otherwise;
}
