import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { Unavailable } from '../errors.ts';
import { openLog } from '../platform/log.ts';
import { passingFaults } from '../testing/faults.ts';
import { onError } from './on-error.ts';
import type { AppEnv } from './router.ts';
import { say } from '../../schema/words/say.ts';

async function answerTo(error: Error): Promise<Response> {
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.get('/', (c) => {
    c.set('log', openLog());
    throw error;
  });
  return app.request('/');
}

const statusOf = async (error: Error) => (await answerTo(error)).status;

test.each([...passingFaults.D1, ...passingFaults.KV, ...passingFaults.R2])(
  'a transient fault becomes a 503: %s',
  async (words) => {
    expect(await statusOf(new Error(words))).toBe(503);
    expect(await statusOf(new Error('Failed query: select 1', { cause: new Error(words) }))).toBe(503);
  },
);

test.each([
  new Error(
    'D1_ERROR: Failed to get session commit token: internal error; reference = 0123456789abcdefghijklmn',
  ),
  new Unavailable(),
  new Unavailable(say('errors', 'noEmail')),
])('a 503 has a Retry-After header: %s', async (error) => {
  const answer = await answerTo(error);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
});

test.each([
  'D1_ERROR: no such column: frog: SQLITE_ERROR',
  'D1_ERROR: UNIQUE constraint failed: rocks.code_key: SQLITE_CONSTRAINT',
  "D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'",
  'D1_ERROR: too many SQL variables at offset 310: SQLITE_ERROR',
  'KV PUT failed: 400 Invalid expiration_ttl of 30. Expiration TTL must be at least 60.',
  'KV PUT failed: 413 Value length of 26214401 exceeds limit of 26214400.',
  'put: Your metadata headers exceed the maximum allowed metadata size. (10012)',
  "Cannot read properties of undefined (reading 'id')",
  'internal error',
  'Say this: no internal error; reference = needed',
])('a programming error becomes a 500: %s', async (words) => {
  expect(await statusOf(new Error(words))).toBe(500);
  expect(await statusOf(new TypeError(words))).toBe(500);
});
