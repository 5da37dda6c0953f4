import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { openContext, realDeps, type Ctx } from '../context.ts';
import { asStranger } from '../testing/as.ts';
import { deletePhotos, deletePendingPhotos } from './pending-deletions.ts';
import { smallKeyOf } from './keys.ts';
import { readPhoto } from './read.ts';
import { writeWithPhoto } from './store.ts';
import { pictures } from './testing-corpus.ts';
import { largeFile, largePicture } from './testing-large.ts';
import { faultsIn } from './testing-samples.ts';

const ctx = openContext(env, 'somebody', realDeps);

const upload = async (on: Ctx, file: File): Promise<string> =>
  writeWithPhoto(on, await readPhoto(on, file), (key) => ({ statements: [], answer: key ?? '' }));
const fileOf = (picture: keyof typeof pictures) => new File([Uint8Array.from(pictures[picture])], 'a');
const isThere = async (name: string) => (await env.PHOTOS.head(name)) !== null;
const bothOf = (key: string) => Promise.all([isThere(key), isThere(smallKeyOf(key))]);
const fetched = async (path: string) => {
  const answer = await asStranger().request(path);
  return {
    status: answer.status,
    type: answer.headers.get('Content-Type'),
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
};

const sizeOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const about = await env.IMAGES?.info(new Blob([bytes]).stream());
  return about && 'width' in about && [about.width, about.height];
};

test.each([
  ['wide', [1000, 625], [800, 500], [320, 200]],
  ['tall', [400, 800], [400, 800], [160, 320]],
] as const)('a %s photo fits 800 pixels, and its thumbnail 320', async (_, [width, height], ...sizes) => {
  const key = await upload(ctx, new File([await largePicture(width, height)], 'stripes.png'));
  expect(await bothOf(key)).toEqual([true, true]);
  const answers = [await fetched(`/img/${key}`), await fetched(`/img/${key}/320`)];
  for (const [n, { status, type, bytes }] of answers.entries()) {
    expect([status, type]).toEqual([200, 'image/webp']);
    expect(await sizeOf(bytes)).toEqual(sizes[n]);
    expect(faultsIn(bytes)).toEqual([]);
  }
});

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'a %s that is small already is its own thumbnail',
  async (picture) => {
    const key = await upload(ctx, fileOf(picture));
    expect(await bothOf(key)).toEqual([true, false]);
    const { bytes } = await fetched(`/img/${key}/320`);
    expect(await sizeOf(bytes)).toEqual([16, 12]);
    expect(bytes).toEqual((await fetched(`/img/${key}`)).bytes);
  },
);

test('the ETag of a thumbnail is its own key, not that of its photo', async () => {
  const key = await upload(ctx, largeFile());
  const { request } = asStranger();
  const first = await request(`/img/${key}/320`);
  await first.bytes();
  expect(first.headers.get('ETag')).toBe(`"${smallKeyOf(key)}"`);
  const known = (tag: string) => request(`/img/${key}/320`, { headers: { 'If-None-Match': tag } });
  expect((await known(`"${smallKeyOf(key)}"`)).status).toBe(304);
  const other = await known(`"${key}"`);
  await other.bytes();
  expect(other.status).toBe(200);
  const head = await request(`/img/${key}/320`, { method: 'HEAD' });
  expect([head.status, head.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
});

test('the only path below a photo is its thumbnail', async () => {
  const key = await upload(ctx, largeFile());
  const small = smallKeyOf(key);
  for (const path of [`${key}/x`, `${key}/321`, `${key}/%2e%2e`, small, `${small}/320`])
    expect((await fetched(`/img/${path}`)).status).toBe(404);
});

test('deleting a photo deletes its thumbnail', async () => {
  const key = await upload(ctx, largeFile());
  await deletePhotos(ctx, [key]);
  expect(await bothOf(key)).toEqual([false, false]);
  expect((await fetched(`/img/${key}/320`)).status).toBe(404);
});

test('an interrupted upload leaves neither photo nor thumbnail', async () => {
  const killed: Ctx = { ...ctx, write: () => Promise.reject(new Error('the worker is gone')) };
  const before = new Set((await env.PHOTOS.list()).objects.map(({ key }) => key));
  await expect(upload(killed, largeFile())).rejects.toThrow('the worker is gone');
  const left = (await env.PHOTOS.list()).objects.map(({ key }) => key).filter((key) => !before.has(key));
  expect(left).toHaveLength(2);
  await deletePendingPhotos({ ...ctx, now: () => Date.now() + 2 * 3_600_000 });
  expect(await Promise.all(left.map(isThere))).toEqual([false, false]);
});
