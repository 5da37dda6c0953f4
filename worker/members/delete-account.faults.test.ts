import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { pendingPhotoDeletions, sessions } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { asMember, makeWorld, withCookie } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { withoutDelete } from '../testing/binding.ts';
import { isStored, remove, rockWithPhoto, setAvatar } from '../testing/moderation.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import { signedIn } from '../testing/browser.ts';

expectAgreementAfterEach();

test('a deletion succeeds while R2 is down, and the hourly job deletes the photos', async () => {
  const world = makeWorld();
  const robin = await asMember(world);
  const [avatar, { key }] = [await setAvatar(robin), await rockWithPhoto(robin)];
  world.env = {
    ...env,
    PHOTOS: new Proxy(env.PHOTOS, { get: () => () => Promise.reject(new Error('internal error')) }),
  };
  expect((await remove(robin)).status).toBe(200);
  expect((await robin.request('/api/auth/user')).status).toBe(401);
  const noted = (await db.select().from(pendingPhotoDeletions)).map((row) => row.key);
  expect(noted.toSorted()).toEqual([avatar, key].toSorted());
  await runHourly(env, world.deps);
  expect([await isStored(avatar), await isStored(key)]).toEqual([false, false]);
  expect(await db.select().from(pendingPhotoDeletions)).toEqual([]);
});

test('the hourly job deletes sessions that KV failed to delete', async () => {
  const { world, token } = await signedIn();
  const kept = async () => (await env.SESSIONS.list({ prefix: 'session:' })).keys.length;
  const before = await kept();
  world.env = { ...env, SESSIONS: withoutDelete(env.SESSIONS) };
  const cut = withCookie(world, `__Host-sid=${token}`);
  expect((await remove(cut)).status).toBe(200);
  expect(await kept()).toBe(before);
  expect(await db.select().from(sessions)).toMatchObject([{ memberId: null }]);
  await runHourly(env, world.deps);
  expect(await kept()).toBe(before - 1);
  expect(await db.select().from(sessions)).toEqual([]);
});
