// Retries calls to the local runtime whose connection was closed before they arrived.

const tries = 3;
const codes = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/**
 * Runs a repeatable call. The runtime closes connections that were idle for five seconds, and a busy machine notices
 * that only with the next call.
 */
export async function retryIfClosed<T>(run: () => Promise<T>): Promise<T> {
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
    if ('code' in cause && codes.includes(String(cause.code))) return true;
  }
  return false;
}
