import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { openContext } from '../context.ts';
import { asMember, makeWorld } from '../testing/as.ts';
import { rockWithPhoto } from '../testing/moderation.ts';
import { previewKeyOf } from './keys.ts';
import { deletePhotos } from './pending-deletions.ts';
import { previewOf } from './preview.ts';

/** A context that counts what the Images binding is asked to make. */
function counting() {
  const asked = { times: 0 };
  const ctx = openContext(env, 'test', makeWorld().deps);
  if (!env.IMAGES) throw new Error('there is no Images binding');
  const images = new Proxy(env.IMAGES, {
    get: (real, verb) => {
      if (verb === 'input') asked.times += 1;
      const value: unknown = Reflect.get(real, verb);
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });
  return { ctx: { ...ctx, images }, asked };
}

async function storedPhoto(): Promise<string> {
  return (await rockWithPhoto(await asMember())).key;
}

test('the picture is 1200 by 630, has no metadata, and is made once, however many ask at once', async () => {
  const key = await storedPhoto();
  const { ctx, asked } = counting();
  const pictures = await Promise.all(Array.from({ length: 20 }, () => previewOf(ctx, key)));
  expect(asked.times).toBe(1);
  const [first, ...others] = await Promise.all(pictures.map(async (picture) => picture?.arrayBuffer()));
  if (!first) throw new Error('there is no picture');
  for (const other of others) expect(other).toEqual(first);
  expect(await ctx.images.info(new Blob([first]).stream())).toMatchObject({
    format: 'image/jpeg',
    width: 1200,
    height: 630,
  });
  expect((await previewOf(ctx, key))?.size).toBe(first.byteLength);
  expect(asked.times).toBe(1);
});

test('it is deleted with its photo, and none is kept for a photo that is gone', async () => {
  const key = await storedPhoto();
  const { ctx, asked } = counting();
  expect(await previewOf(ctx, key)).not.toBeNull();
  await deletePhotos(ctx, [key]);
  expect(await env.PHOTOS.head(previewKeyOf(key))).toBeNull();
  expect(await previewOf(ctx, key)).toBeNull();
  expect([asked.times, await env.PHOTOS.head(previewKeyOf(key))]).toEqual([1, null]);
});

test('a photo that cannot be drawn is tried again after a minute, not with each request', async () => {
  const key = await storedPhoto();
  await env.PHOTOS.put(key, 'no image');
  const { ctx, asked } = counting();
  expect(await previewOf(ctx, key)).toBeNull();
  expect(asked.times).toBe(1);
  expect((await env.PHOTOS.head(previewKeyOf(key)))?.httpMetadata?.contentType).toBe('text/plain');
});
