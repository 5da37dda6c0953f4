import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CurrentMember } from '../../schema/members.ts';
import { members, pendingPhotoDeletions } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { ascii, insert, jpegSegment, pictures, secret } from '../photos/testing-corpus.ts';
import { newPhotoKey } from '../platform/ids.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { bindingWith, fails } from '../testing/binding.ts';
import { db } from '../testing/db.ts';
import * as en from '../../schema/words/en/index.ts';

const fileOf = (bytes: Uint8Array, name = 'me.jpg') => new File([Uint8Array.from(bytes)], name);

function send(person: Person, image?: File | string, headers: Record<string, string> = {}) {
  const body = new FormData();
  if (image) body.set('image', image);
  return person.request('/api/user/avatar', { method: 'PUT', body, headers });
}

const remove = (person: Person) => person.request('/api/user/avatar', { method: 'DELETE' });

async function keyAfter(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  return (await answer.json<CurrentMember>()).profileImageUrl?.replace('/img/', '') ?? '';
}

const isStored = async (key: string) => (await env.PHOTOS.head(key)) !== null;
const isNoted = async (key: string) =>
  (await db.select().from(pendingPhotoDeletions).where(eq(pendingPhotoDeletions.key, key))).length > 0;

test('a picture is shown without its metadata, and the previous one is deleted', async () => {
  const robin = await asMember();
  const first = await keyAfter(
    await send(robin, fileOf(insert(pictures.jpeg, 2, jpegSegment(0xfe, ascii(secret))))),
  );
  expect(await (await robin.request('/api/auth/user')).json()).toMatchObject({
    profileImageUrl: `/img/${first}`,
  });
  const shown = await asStranger().request(`/img/${first}`);
  expect(shown.headers.get('Content-Type')).toBe('image/webp');
  expect(new TextDecoder('latin1').decode(await shown.arrayBuffer())).not.toContain(secret);

  const second = await keyAfter(await send(robin, fileOf(pictures.png)));
  expect(second).not.toBe(first);
  expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
  expect(await isNoted(first)).toBe(false);
});

test('a picture can be removed, also when there is none', async () => {
  const robin = await asMember();
  const key = await keyAfter(await send(robin, fileOf(pictures.webp)));
  for (let i = 0; i < 2; i++) {
    const answer = await remove(robin);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ id: robin.member.id, profileImageUrl: null });
  }
  expect(await isStored(key)).toBe(false);
});

test('a file that is not a picture leaves the current one in place', async () => {
  const robin = await asMember();
  const key = await keyAfter(await send(robin, fileOf(pictures.gif)));
  for (const [image, status, message] of [
    [undefined, 400, en.profile.photoMissing],
    ['me.jpg', 400, en.photos.wrongType],
    [new File([], 'me.jpg'), 415, en.photos.wrongType],
    [fileOf(pictures.jpeg.slice(0, 200)), 400, en.photos.damaged],
  ] as const) {
    const answer = await send(robin, image);
    expect([answer.status, await answer.json()]).toEqual([status, { message, field: 'image' }]);
  }
  expect(await isStored(key)).toBe(true);
  expect(await (await robin.request('/api/auth/user')).json()).toMatchObject({
    profileImageUrl: `/img/${key}`,
  });
});

test('a change of picture succeeds while R2 fails to delete the old one; the hourly job retries', async () => {
  const world = makeWorld();
  world.env = { ...env, PHOTOS: bindingWith(env.PHOTOS, { delete: fails }) };
  const robin = await asMember(world);
  const first = await keyAfter(await send(robin, fileOf(pictures.gif)));
  const second = await keyAfter(await send(robin, fileOf(pictures.png)));
  expect([await isStored(first), await isNoted(first)]).toEqual([true, true]);
  await runHourly(world.env, world.deps);
  expect(await isNoted(first)).toBe(true);
  await runHourly(env, world.deps);
  expect([await isStored(first), await isNoted(first), await isStored(second)]).toEqual([false, false, true]);
});

test('one run of the hourly job deletes 333 photos, oldest first', async () => {
  const world = makeWorld();
  const keys = Array.from({ length: 400 }, newPhotoKey);
  for (let i = 0; i < keys.length; i += 50)
    await db
      .insert(pendingPhotoDeletions)
      .values(keys.slice(i, i + 50).map((key) => ({ key, askedAt: world.now })));
  await runHourly(env, world.deps);
  const left = await db.select().from(pendingPhotoDeletions);
  expect(left.map(({ key }) => key)).toEqual(keys.slice(333));
  await runHourly(env, world.deps);
  expect(await db.select().from(pendingPhotoDeletions)).toEqual([]);
});

test('of ten concurrent pictures one stays, and nothing of the others', async () => {
  const robin = await asMember();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(robin, fileOf(pictures.gif))));
  const keys = await Promise.all(answers.map(keyAfter));
  const [row] = await db.select().from(members).where(eq(members.id, robin.member.id));
  const stored = await Promise.all(keys.map(isStored));
  expect(keys.filter((_, i) => stored[i])).toEqual([row?.photoKey]);
});

test.each<[string, Record<string, string>]>([
  ['without a key', {}],
  ['with one', { 'Idempotency-Key': newPhotoKey() }],
])('a picture that arrives %s after its account was deleted is not stored', async (_, headers) => {
  const robin = await asMember();
  const keys: string[] = [];
  const world = makeWorld();
  // The account is deleted between the read and the write.
  const put = async (key: string, content: ArrayBuffer) => {
    keys.push(key);
    const stored = await env.PHOTOS.put(key, content);
    await robin.request('/api/user/account', { method: 'DELETE' });
    return stored;
  };
  const PHOTOS = bindingWith(env.PHOTOS, { put });
  world.env = { ...env, PHOTOS };
  const late = await asMember(world, robin.member);
  expect((await send(late, fileOf(pictures.gif), headers)).status).toBeLessThan(500);
  expect(keys).toHaveLength(1);
  expect([await isStored(keys[0] ?? ''), await isNoted(keys[0] ?? '')]).toEqual([false, false]);
});
