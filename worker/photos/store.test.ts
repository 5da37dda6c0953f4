import { env } from 'cloudflare:test';
import { eq, sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members, pendingPhotoDeletions } from '../../schema/tables/index.ts';
import { openContext, realDeps, type Ctx } from '../context.ts';
import { Conflict, Unavailable, UnsupportedType } from '../errors.ts';
import { hour } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { bindingWith, fails } from '../testing/binding.ts';
import { makeMember } from '../testing/make.ts';
import { often } from '../testing/often.ts';
import { deletePendingPhotos, isUnreferenced } from './pending-deletions.ts';
import { photoField, readPhoto } from './read.ts';
import { findPhoto, writeWithPhoto } from './store.ts';
import { ascii, insert, jpegSegment, pictures, secret } from './testing-corpus.ts';
import { faultsIn } from './testing-samples.ts';
import { say } from '../../schema/words/say.ts';

const ctx = openContext(env, 'somebody', realDeps);

const fileOf = (bytes: Uint8Array, name = 'rock.jpg', type = 'image/jpeg') =>
  new File([Uint8Array.from(bytes)], name, { type });

/** Stores a photo without a row. */
const takePhoto = async (on: Ctx, file: File) =>
  writeWithPhoto(on, await readPhoto(on, file), (key) => ({ statements: [], answer: key ?? '' }));

const stored = (key: string | null) => env.PHOTOS.head(key ?? '');
const isStored = async (key: string) => (await stored(key)) !== null;
const isNoted = async (key: string) =>
  (await ctx.db.select().from(pendingPhotoDeletions).where(eq(pendingPhotoDeletions.key, key))).length > 0;

/** The same context, this much later. */
const later = (ms: number): Ctx => ({ ...ctx, now: () => Date.now() + ms });

/** The same context with another way to write. */
const writing = (write: (written: () => Promise<unknown>) => Promise<unknown>): Ctx => ({
  ...ctx,
  write: async (statements, answer) => {
    await write(() => ctx.write(statements, answer));
    return answer;
  },
});

/** The same context, with one method of the bucket failing. */
const failing = (method: 'put' | 'get' | 'delete'): Ctx => ({
  ...ctx,
  photos: bindingWith(env.PHOTOS, { [method]: fails }),
});

/** A write that only refers to the photo, and the key that it was given. */
function naming(isNamed?: SQL) {
  const given = { key: '' };
  const name = (key: string | null) => {
    given.key = key ?? '';
    return { statements: [], answer: true, ...(isNamed && { isNamed }) };
  };
  return { given, name };
}

test('a photo is stored as a re-encoded WebP, whatever its file name and type', async () => {
  const taken = insert(pictures.jpeg, 2, jpegSegment(0xfe, ascii(secret)));
  const key = await takePhoto(ctx, fileOf(taken, '../../a.html', 'text/html'));
  expect(key).toMatch(/^[a-z0-9]{32}$/);
  const object = await env.PHOTOS.get(key);
  expect(object?.httpMetadata).toEqual({ contentType: 'image/webp' });
  const bytes = new Uint8Array((await object?.arrayBuffer()) ?? []);
  expect(faultsIn(bytes)).toEqual([]);
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain(secret);
});

test.each(['image/svg+xml', 'image/png'])('an SVG that is declared as %s is refused', async (type) => {
  const svg = ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await expect(takePhoto(ctx, fileOf(svg, 'rock.png', type))).rejects.toThrow(
    new UnsupportedType(say('photos', 'wrongType'), photoField),
  );
});

test('a photo is stored before the write that refers to it, and stays', async () => {
  const { given, name } = naming();
  const looking = writing(async (written) => {
    expect([await isStored(given.key), await isNoted(given.key)]).toEqual([true, true]);
    return written();
  });
  await writeWithPhoto(looking, await readPhoto(ctx, fileOf(pictures.png)), name);
  await deletePendingPhotos(later(25 * hour));
  expect((await stored(given.key))?.httpMetadata).toEqual({ contentType: 'image/webp' });
  expect(await isNoted(given.key)).toBe(false);
});

/** Stores a photo with a context whose write fails. @returns its key */
async function keyOfFailure(on: Ctx, isNamed?: SQL): Promise<string> {
  const { given, name } = naming(isNamed);
  await expect(writeWithPhoto(on, await readPhoto(ctx, fileOf(pictures.webp)), name)).rejects.toThrow();
  return given.key;
}

test('a refused write deletes its photo', async () => {
  const { email } = await makeMember();
  const twin = { id: newId(), email, emailKey: email, createdAt: 0 };
  const refusals: (() => Promise<unknown>)[] = [
    () => Promise.reject(new Conflict(say('codes', 'taken'))),
    () => ctx.write([ctx.db.insert(members).values(twin)], null),
  ];
  for (const refuse of refusals) {
    const key = await keyOfFailure(writing(refuse));
    expect([await isStored(key), await isNoted(key)]).toEqual([false, false]);
  }
});

test('a write that lost to a concurrent copy of its request deletes its photo', async () => {
  const { given, name } = naming();
  const reply = { isRepeat: false };
  const repeating = writing(async () => {
    reply.isRepeat = true;
  });
  await writeWithPhoto({ ...repeating, reply }, await readPhoto(ctx, fileOf(pictures.webp)), name);
  expect([await isStored(given.key), await isNoted(given.key)]).toEqual([false, false]);
});

test('a write that does not refer to its photo is refused, and the photo is deleted', async () => {
  const writes: unknown[] = [];
  const noting = writing((written) =>
    written().catch((error: unknown) => {
      writes.push(isUnreferenced(error));
      throw error;
    }),
  );
  const key = await keyOfFailure(noting, sql`FALSE`);
  expect([await isStored(key), await isNoted(key), writes]).toEqual([false, false, [true]]);
});

const lost = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'));

test('a write of unknown outcome keeps its photo for an hour, and for good if a row refers to it', async () => {
  const before = await keyOfFailure(writing(lost));
  const after = await keyOfFailure(writing((written) => written().then(lost)));
  for (const key of [before, after]) expect(await isStored(key)).toBe(true);
  await deletePendingPhotos(later(hour - 1000));
  for (const key of [before, after]) expect(await isStored(key)).toBe(true);
  await deletePendingPhotos(later(hour));
  expect([await isStored(before), await isStored(after)]).toEqual([false, true]);
});

test('of a tick and a request that took too long, only one gets the photo', async () => {
  const late = later(2 * hour);
  const tick = () => deletePendingPhotos(late);
  const orders: ((written: () => Promise<unknown>) => Promise<unknown>)[] = [
    (written) => tick().then(written),
    (written) => Promise.all([tick(), written()]),
    (written) => Promise.all([written(), tick()]),
  ];
  for (const order of orders)
    for (let trial = 0; trial < often(10); trial++) {
      const { given, name } = naming();
      const photo = await readPhoto(ctx, fileOf(pictures.gif));
      const isNamed = await writeWithPhoto(writing(order), photo, name).catch((error: unknown) => {
        expect(error).toEqual(new Unavailable());
        return false;
      });
      await tick();
      expect(await isStored(given.key)).toBe(isNamed);
    }
});

test('no row can refer to a photo whose deletion has started', async () => {
  // R2 deletes it, but the answer is lost, so the note stays for the next tick.
  const photos = bindingWith(env.PHOTOS, { delete: (keys: string[]) => env.PHOTOS.delete(keys).then(fails) });
  const key = await keyOfFailure(
    writing(async (written) => {
      await deletePendingPhotos({ ...later(hour), photos });
      return written();
    }),
  );
  expect([await isStored(key), await isNoted(key)]).toEqual([false, false]);
});

test('a refusal is returned even if the photo cannot be deleted, and the next tick deletes it', async () => {
  const refusing = writing(() => Promise.reject(new Conflict(say('codes', 'taken'))));
  const { photos } = failing('delete');
  const { given, name } = naming();
  const photo = await readPhoto(ctx, fileOf(pictures.gif));
  await expect(writeWithPhoto({ ...refusing, photos }, photo, name)).rejects.toThrow(say('codes', 'taken'));
  expect(await isStored(given.key)).toBe(true);
  await deletePendingPhotos(later(hour));
  expect([await isStored(given.key), await isNoted(given.key)]).toEqual([false, false]);
});

test('a bucket that does not answer is not taken for a missing photo', async () => {
  const key = await takePhoto(ctx, fileOf(pictures.gif));
  await expect(findPhoto(failing('get'), key, 'get')).rejects.toThrow(Unavailable);
  expect(await findPhoto(ctx, key, 'head')).not.toBeNull();
});
