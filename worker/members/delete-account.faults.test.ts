import { env } from 'cloudflare:test';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { photoDrops, sessions } from '../../schema/tables/index.ts';
import { tickHourly } from '../hourly.ts';
import { openDatabase } from '../platform/database.ts';
import { asMember, makeWorld, withCookie } from '../testing/as.ts';
import { asBrowser, signIn } from '../testing/browser.ts';
import { envWith } from '../testing/database.ts';
import { withoutDelete } from '../testing/kv.ts';
import { isStored, remove, rockOf, rockWithPhoto, setAvatar } from '../testing/leaving.ts';
import { drift, expectAgreement } from '../testing/recount.ts';
import { deletionOf } from './delete-account.ts';

const db = openDatabase(env.DB);

// Whatever a test does, counters and rows move together.
let before: Record<string, number>;
beforeEach(async () => {
  before = await drift();
});
afterEach(() => expectAgreement(before));

test('a bucket that does not answer does not stand in the way, and the hourly tick finishes', async () => {
  const world = makeWorld();
  const robin = await asMember(world);
  const [avatar, { key }] = [await setAvatar(robin), await rockWithPhoto(robin)];
  world.env = {
    ...env,
    PHOTOS: new Proxy(env.PHOTOS, { get: () => () => Promise.reject(new Error('internal error')) }),
  };
  expect((await remove(robin)).status).toBe(200);
  expect((await robin.request('/api/auth/user')).status).toBe(401);
  const noted = (await db.select().from(photoDrops)).map((row) => row.key);
  expect(noted.toSorted()).toEqual([avatar, key].toSorted());
  await tickHourly(env, world.parts);
  expect([await isStored(avatar), await isStored(key)]).toEqual([false, false]);
  expect(await db.select().from(photoDrops)).toEqual([]);
});

test('sessions that KV does not let go of are taken out of it by the hourly tick', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  await signIn(world, browser);
  const kept = async () => (await env.SESSIONS.list({ prefix: 'session:' })).keys.length;
  const before = await kept();
  const cookie = `__Host-sid=${browser.cookies.get('__Host-sid')}`;
  const cut = withCookie({ ...world, env: { ...env, SESSIONS: withoutDelete(env.SESSIONS) } }, cookie);
  expect((await remove(cut)).status).toBe(200);
  expect(await kept()).toBe(before);
  expect(await db.select().from(sessions)).toMatchObject([{ memberId: null }]);
  await tickHourly(env, world.parts);
  expect(await kept()).toBe(before - 1);
  expect(await db.select().from(sessions)).toEqual([]);
});

/** Statements beside those of deletionOf: one for each address that codes were sent to. */
const codesForgotten = 1;

test('a database that fails anywhere in the batch leaves the account whole', async () => {
  const world = makeWorld();
  const robin = await asMember(world);
  const { rock, key } = await rockWithPhoto(robin);
  const steps = deletionOf(db, robin.member.id, 'departure', world.now).length + codesForgotten;
  for (let failing = 0; failing < steps; failing++) {
    let isDeletion = false;
    world.env = envWith(env, ({ prepare, batch }) => ({
      batch: <T>(statements: D1PreparedStatement[]) => {
        isDeletion = statements.length === steps;
        const broken = prepare('INSERT INTO totals (name, value) VALUES (NULL, NULL)');
        return batch<T>(isDeletion ? statements.with(failing, broken) : statements);
      },
    }));
    expect((await remove(robin)).status).toBe(500);
    expect(isDeletion).toBe(true);
    world.env = env;
    expect((await robin.request('/api/auth/user')).status).toBe(200);
    expect(await rockOf(rock.id)).toBeDefined();
    expect(await isStored(key)).toBe(true);
  }
  expect((await remove(robin)).status).toBe(200);
  expect([await rockOf(rock.id), await isStored(key)]).toEqual([undefined, false]);
});
