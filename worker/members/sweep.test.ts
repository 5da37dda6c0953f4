import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endedSessions, idempotencyKeys, signInCodes } from '../../schema/tables/index.ts';
import { day, hour } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { makeWorld } from '../testing/as.ts';
import { asBrowser, newEmail } from '../testing/browser.ts';
import { makeMember } from '../testing/make.ts';
import { sweepSignIn } from './sweep.ts';

const db = openDatabase(env.DB);

test('the sweep takes what is over and leaves what still counts', async () => {
  const world = makeWorld();
  const old = newEmail();
  await asBrowser(world).submit('/api/login', { email: old });
  const { id: memberId } = await makeMember();
  const kept = { memberId, requestHash: 'x', answer: '{}' };
  await db.insert(idempotencyKeys).values({ ...kept, key: 'old', createdAt: world.now - day });
  const [over, living] = [newId(), newId()];
  await db.insert(endedSessions).values({ sessionHash: over, expiresAt: world.now + day });

  world.now += day + hour;
  const fresh = newEmail();
  await asBrowser(world).submit('/api/login', { email: fresh });
  await db.insert(idempotencyKeys).values({ ...kept, key: 'fresh', createdAt: world.now });
  await db.insert(endedSessions).values({ sessionHash: living, expiresAt: world.now + day });

  await db.batch(sweepSignIn(db, world.now));
  const codesOf = (email: string) => db.select().from(signInCodes).where(eq(signInCodes.emailKey, email));
  const ended = (hash: string) => db.select().from(endedSessions).where(eq(endedSessions.sessionHash, hash));
  expect([await codesOf(old), await ended(over)]).toEqual([[], []]);
  expect(await codesOf(fresh)).toHaveLength(1);
  expect(await ended(living)).toHaveLength(1);
  const answers = await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.memberId, memberId));
  expect(answers).toEqual([{ key: 'fresh' }]);
});
