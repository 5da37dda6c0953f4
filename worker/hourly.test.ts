import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endedSessions, idempotencyKeys, limits } from '../schema/tables/index.ts';
import { tickHourly } from './hourly.ts';
import { day, hour } from './platform/clock.ts';
import { openDatabase } from './platform/database.ts';
import { newId } from './platform/ids.ts';
import { makeWorld } from './testing/as.ts';
import { makeMember } from './testing/make.ts';

test('the hourly tick forgets what is over and keeps what still counts', async () => {
  const db = openDatabase(env.DB);
  const { now, parts } = makeWorld();
  const { id: memberId } = await makeMember();
  const bucket = newId();
  const kept = { memberId, requestHash: 'x', answer: '{}' };
  await db.batch([
    db.insert(limits).values([
      { bucket: `${bucket}-over`, period: 1, count: 3, expiresAt: now - 1 },
      { bucket: `${bucket}-open`, period: 1, count: 3, expiresAt: now + hour },
    ]),
    db.insert(endedSessions).values([
      { sessionHash: `${bucket}-over`, expiresAt: now - 1 },
      { sessionHash: `${bucket}-open`, expiresAt: now + day },
    ]),
    db.insert(idempotencyKeys).values([
      { ...kept, key: 'older-than-two-days', createdAt: now - 2 * day - 1 },
      { ...kept, key: 'younger-than-two-days', createdAt: now - 2 * day + hour },
    ]),
  ]);
  await tickHourly(env, parts);
  const buckets = (await db.select().from(limits))
    .map((row) => row.bucket)
    .filter((name) => name.startsWith(bucket));
  expect(buckets).toEqual([`${bucket}-open`]);
  const sessions = (await db.select().from(endedSessions)).map((row) => row.sessionHash);
  expect(sessions.filter((hash) => hash.startsWith(bucket))).toEqual([`${bucket}-open`]);
  const keys = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.memberId, memberId));
  expect(keys.map(({ key }) => key)).toEqual(['younger-than-two-days']);
});
