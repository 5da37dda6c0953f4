import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { countingEnv } from './cost.ts';

const write = 'INSERT INTO countries (code, first_seen_at) VALUES (?, 0)';

test('every statement sent to D1 counts: alone, in a batch and in a session', async () => {
  const { env: counted, spent } = countingEnv(env);
  await counted.DB.prepare(write).bind('1').run();
  await counted.DB.batch([counted.DB.prepare(write).bind('2'), counted.DB.prepare(write).bind('3')]);
  const session = counted.DB.withSession();
  await session.prepare(write).bind('4').run();
  const [read] = await session.batch([session.prepare('SELECT * FROM countries')]);
  expect(read?.results).toHaveLength(4);
  // Each insert writes the row and its key in an index.
  expect(spent).toEqual({ roundTrips: 4, rowsRead: 4, rowsWritten: 8, kvReads: 0, unmeasured: 0 });
});

test('a statement for which D1 reports no rows read counts as unmeasured', async () => {
  const { env: counted, spent } = countingEnv(env);
  expect(await counted.DB.prepare('SELECT 1 AS one').first('one')).toBe(1);
  expect(await counted.DB.prepare('SELECT ?').bind(2).raw()).toEqual([[2]]);
  expect(spent).toMatchObject({ roundTrips: 2, unmeasured: 2 });
});

test('reading a session from KV counts', async () => {
  const { env: counted, spent } = countingEnv(env);
  expect(await counted.SESSIONS.get('session:nobody', 'json')).toBeNull();
  expect(spent.kvReads).toBe(1);
});
