import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { openLog } from '../platform/log.ts';
import { passingFaults } from '../testing/faults.ts';
import { onError } from './on-error.ts';
import type { AppEnv } from './router.ts';

async function statusOf(error: Error): Promise<number> {
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.get('/', (c) => {
    c.set('log', openLog());
    throw error;
  });
  return (await app.request('/')).status;
}

test.each([...passingFaults.D1, ...passingFaults.KV, ...passingFaults.R2])(
  'a fault that passes is told as one: %s',
  async (words) => {
    expect(await statusOf(new Error(words))).toBe(503);
    expect(await statusOf(new Error('Failed query: select 1', { cause: new Error(words) }))).toBe(503);
  },
);

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
])('a mistake of ours stays one: %s', async (words) => {
  expect(await statusOf(new Error(words))).toBe(500);
  expect(await statusOf(new TypeError(words))).toBe(500);
});
