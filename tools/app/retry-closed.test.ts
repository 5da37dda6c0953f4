import { expect, test, vi } from 'vitest';
import { retryIfClosed } from './retry-closed.ts';

/** The error of fetch for a connection that the other side has closed. */
const closed = (code = 'UND_ERR_SOCKET') =>
  Promise.reject(
    new TypeError('fetch failed', { cause: Object.assign(new Error('other side closed'), { code }) }),
  );

// The last one: while a long request is being written.
test.each(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])(
  'a call over a closed connection is retried: %s',
  async (code) => {
    const run = vi.fn<() => Promise<string>>(async () => 'there').mockImplementationOnce(() => closed(code));
    expect(await retryIfClosed(run)).toBe('there');
    expect(run).toHaveBeenCalledTimes(2);
  },
);

test('the third closed connection is an error', async () => {
  const run = vi.fn<() => Promise<never>>(() => closed());
  await expect(retryIfClosed(run)).rejects.toThrow('fetch failed');
  expect(run).toHaveBeenCalledTimes(3);
});

test('a call that the database refuses is not retried', async () => {
  const run = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('D1_ERROR: no such table: rocks')));
  await expect(retryIfClosed(run)).rejects.toThrow('no such table');
  expect(run).toHaveBeenCalledTimes(1);
});
