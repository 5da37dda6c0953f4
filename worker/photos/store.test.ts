import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { photoMaxBytes, photoWords } from '../../schema/photos.ts';
import { members } from '../../schema/tables/index.ts';
import { openContext, realParts, type Ctx } from '../context.ts';
import { Conflict, Replayed, TooLarge, Unavailable, UnsupportedType } from '../errors.ts';
import { newId } from '../platform/ids.ts';
import { makeMember } from '../testing/make.ts';
import { photoField } from './refuse.ts';
import { dropPhoto, findPhoto, takePhoto, withPhoto } from './store.ts';
import { ascii, insert, join, jpegSegment, pictures, secret } from './testing-corpus.ts';

const ctx = openContext(env, 'somebody', realParts);

const fileOf = (bytes: Uint8Array, name = 'rock.jpg', type = 'image/jpeg') =>
  new File([Uint8Array.from(bytes)], name, { type });

const stored = (key: string | null) => env.PHOTOS.head(key ?? '');

/** The same context on a bucket of which one method fails. */
function failing(method: 'put' | 'get' | 'delete'): Ctx {
  const photos = new Proxy(env.PHOTOS, {
    get: (bucket, name) => {
      if (name === method) return () => Promise.reject(new Error('internal error'));
      const own: unknown = Reflect.get(bucket, name);
      return typeof own === 'function' ? own.bind(bucket) : own;
    },
  });
  return { ...ctx, photos };
}

test('a photo is stored cleaned, under its true type, whatever its sender calls it', async () => {
  const taken = insert(pictures.jpeg, 2, jpegSegment(0xfe, ascii(secret)));
  const key = await takePhoto(ctx, fileOf(taken, '../../a.html', 'text/html'));
  expect(key).toMatch(/^[a-z0-9]{32}$/);
  const object = await env.PHOTOS.get(key);
  expect(object?.httpMetadata).toEqual({ contentType: 'image/jpeg' });
  expect(new Uint8Array((await object?.arrayBuffer()) ?? [])).toEqual(pictures.jpeg);
});

test.each(['image/svg+xml', 'image/png'])('an SVG that calls itself %s is refused', async (type) => {
  const svg = ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await expect(takePhoto(ctx, fileOf(svg, 'rock.png', type))).rejects.toThrow(
    new UnsupportedType(photoWords.wrongType, photoField),
  );
});

test('10,485,760 bytes are taken, one more is refused', async () => {
  const { jpeg } = pictures;
  const comment = jpegSegment(0xfe, new Uint8Array(65_533));
  const full = Array.from(
    { length: Math.floor((photoMaxBytes - jpeg.length) / comment.length) },
    () => comment,
  );
  const left = photoMaxBytes - jpeg.length - full.length * comment.length;
  const padding = await new Blob([...full, jpegSegment(0xfe, new Uint8Array(left - 4))]).bytes();
  const largest = new File([jpeg.slice(0, 2), padding, jpeg.slice(2)], 'rock.jpg');
  expect(largest.size).toBe(10_485_760);
  expect((await stored(await takePhoto(ctx, largest)))?.size).toBe(jpeg.length);

  const larger = new File([largest, '\0'], 'rock.jpg');
  await expect(takePhoto(ctx, larger)).rejects.toThrow(
    new TooLarge('Please choose an image smaller than 10MB. Current size: 10.0 MB', photoField),
  );
});

test('a photo is there before the write that names it, and stays', async () => {
  const key = await withPhoto(ctx, fileOf(pictures.png), async (named) => {
    expect(await stored(named)).not.toBeNull();
    return named;
  });
  expect((await stored(key))?.httpMetadata).toEqual({ contentType: 'image/png' });
});

test('without a photo the write runs all the same', async () => {
  expect(await withPhoto(ctx, null, (key) => Promise.resolve(key))).toBeNull();
});

test('a photo that is refused leaves nothing written', async () => {
  let written = false;
  const write = () => {
    written = true;
    return Promise.resolve();
  };
  await expect(withPhoto(ctx, fileOf(join(ascii('%PDF-'), pictures.gif)), write)).rejects.toThrow(
    UnsupportedType,
  );
  await expect(withPhoto(failing('put'), fileOf(pictures.gif), write)).rejects.toThrow(new Unavailable());
  expect(written).toBe(false);
});

/** Runs a write that fails, and tells the key that it was given. */
async function keyOfFailure(on: Ctx, fail: () => unknown): Promise<string> {
  let given = '';
  const write = async (key: string | null) => {
    given = key ?? '';
    await fail();
  };
  await expect(withPhoto(on, fileOf(pictures.webp), write)).rejects.toThrow();
  return given;
}

test('a write that is refused takes its photo along', async () => {
  const { email } = await makeMember();
  const twin = { id: newId(), email, emailKey: email, createdAt: 0 };
  const failures: (() => unknown)[] = [
    () => Promise.reject(new Conflict('Rock already registered')),
    () => Promise.reject(new Replayed('{}')),
    () => ctx.write([ctx.db.insert(members).values(twin)], null),
  ];
  for (const fail of failures) expect(await stored(await keyOfFailure(ctx, fail))).toBeNull();
});

test('a write of unknown outcome leaves its photo, because a row may name it', async () => {
  const lost = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'));
  expect(await stored(await keyOfFailure(ctx, lost))).not.toBeNull();
});

test('the refusal is told even when the photo cannot be removed', async () => {
  const write = () => Promise.reject(new Conflict('Rock already registered'));
  await expect(withPhoto(failing('delete'), fileOf(pictures.gif), write)).rejects.toThrow(
    'Rock already registered',
  );
});

test('a dropped photo is gone, dropping it again is no error, and a bucket that fails is told', async () => {
  const key = await takePhoto(ctx, fileOf(pictures.gif));
  await expect(dropPhoto(failing('delete'), key)).rejects.toThrow(Unavailable);
  expect(await stored(key)).not.toBeNull();
  await dropPhoto(ctx, key);
  expect(await stored(key)).toBeNull();
  await dropPhoto(ctx, key);
});

test('a bucket that does not answer is no missing photo', async () => {
  const key = await takePhoto(ctx, fileOf(pictures.gif));
  await expect(findPhoto(failing('get'), key, 'get')).rejects.toThrow(Unavailable);
  expect((await findPhoto(ctx, key, 'head'))?.size).toBe(pictures.gif.length);
});
