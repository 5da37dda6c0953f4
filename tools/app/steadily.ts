// Asking the local runtime again when the connection was gone before it was asked.

const tries = 3;

/**
 * Runs something that may be repeated. The runtime closes connections that nobody used for five seconds, and on a
 * busy machine that is noticed only by the next question.
 */
export async function steadily<T>(run: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await run();
    } catch (error) {
      if (left === 1 || !isClosed(error)) throw error;
    }
  }
}

function isClosed(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && (cause.code === 'UND_ERR_SOCKET' || cause.code === 'ECONNRESET')) return true;
  }
  return false;
}
