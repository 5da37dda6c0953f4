import { env } from 'cloudflare:test';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openContext, realDeps } from '../context.ts';
import { Malformed, TooLarge, Unavailable } from '../errors.ts';
import { openLog } from '../platform/log.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { bindingWith } from '../testing/binding.ts';
import { formOf } from '../testing/form.ts';
import { listen } from '../testing/lines.ts';
import { newCode } from '../testing/make.ts';
import { proof } from '../testing/proof.ts';
import { photoField, readPhoto } from './read.ts';
import {
  big,
  find,
  insert,
  jpegSegment,
  little,
  pictures,
  replace,
  webp,
  webpCanvas,
  webpChunk,
} from './testing-corpus.ts';
import { grainyPicture, largeFile } from './testing-large.ts';
import { say } from '../../schema/words/say.ts';
import * as en from '../../schema/words/en/index.ts';

let log: ReturnType<typeof listen>;
beforeEach(() => {
  log = listen();
  onTestFinished(() => log.stop());
});

const ctx = { ...openContext(env, 'somebody', realDeps), log: openLog({ id: 'upload' }) };

const info = async () => ({ format: 'image/png', fileSize: 1, width: 640, height: 400 });
const fails = async () => {
  throw new Error('IMAGES_TRANSFORM_ERROR 9523');
};
const writing = (output: () => Promise<unknown>) => () => ({ transform: () => ({ output }) });

const sends = (body: BodyInit) => writing(async () => ({ response: () => new Response(body) }));
const flagged = (flags: number) => Uint8Array.from(webp(webpCanvas(flags, 640, 400)));

/** Broken bindings, with only the methods that we use. */
const broken: Record<string, unknown> = {
  'is missing': null,
  'fails at once': { info: fails, input: writing(fails) },
  'fails when it decodes': { info, input: writing(fails) },
  'returns no image': { info, input: sends('<html>') },
  'returns an animation': { info, input: sends(flagged(2)) },
  'returns Exif': { info, input: sends(flagged(8)) },
};

test.for(Object.keys(broken))(
  'where the Images binding %s, an upload gets a 503, nothing is stored, and everything else works',
  async (how, { task }) => {
    const images = broken[how] as ImagesBinding | null;
    await expect(readPhoto({ ...ctx, images }, largeFile())).rejects.toThrow(new Unavailable());
    expect(log.lines('failure')).toHaveLength(images ? 1 : 0);

    const world = makeWorld();
    const { IMAGES: _, ...others } = env;
    world.env = images ? { ...others, IMAGES: images } : others;
    const member = await asMember(world);
    const before = (await env.PHOTOS.list()).objects.length;
    const body = formOf({ name: 'Sunny', laserEngraverId: newCode() });
    body.set('image', largeFile());
    const answer = await member.request('/api/rocks', { method: 'POST', body });
    expect([answer.status, await answer.json()]).toEqual([503, { message: en.errors.unavailable }]);
    const stored = (await env.PHOTOS.list()).objects.length - before;
    proof(task, {
      goal: 'G-U1',
      what: `an upload while the Images binding ${how}`,
      figure: `${answer.status}, ${stored} photos stored`,
      passLine: '503, 0 photos stored',
    });
    expect(stored).toBe(0);
    body.delete('image');
    expect((await member.request('/api/rocks', { method: 'POST', body })).status).toBe(200);
    expect((await asStranger(world).request('/api/rocks/locations')).status).toBe(200);
  },
);

const tooMany = new TooLarge(say('photos', 'tooManyPixels'), photoField);
const { jpeg, png, webp: lossy, gif } = pictures;
const jpegOf = (width: number, height: number) =>
  replace(jpeg, find(jpeg, [0xff, 0xc0]) + 5, [...big(height, 2), ...big(width, 2)]);
const notes = Array<Uint8Array>(3).fill(jpegSegment(0xe1, new Uint8Array(65_000)));

const sized: Record<string, (width: number, height: number) => Uint8Array> = {
  JPEG: jpegOf,
  'JPEG with long notes before its size': (...size) => insert(jpegOf(...size), 2, ...notes, [0xff]),
  PNG: (width, height) => replace(png, 16, [...big(width, 4), ...big(height, 4)]),
  'lossy WebP': (width, height) => replace(lossy, 26, [...little(width, 2), ...little(height, 2)]),
  'lossless WebP': (width, height) =>
    webp(webpChunk('VP8L', [0x2f], little(width - 1 + (height - 1) * 2 ** 14, 4))),
  'WebP with a canvas': (...size) => webp(webpCanvas(0, ...size), lossy.subarray(12)),
  'GIF by its screen': (width, height) => replace(gif, 6, [...little(width, 2), ...little(height, 2)]),
};

test.each(Object.entries(sized))(
  'a %s with too many pixels is refused by its file’s own size, whatever the decoder does',
  async (_, of) => {
    const read = (width: number, height: number) =>
      readPhoto({ ...ctx, images: null }, new File([Uint8Array.from(of(width, height))], 'a'));
    await expect(read(8193, 1)).rejects.toThrow(tooMany);
    await expect(read(1, 8193)).rejects.toThrow(tooMany);
    await expect(read(8000, 5001)).rejects.toThrow(tooMany);
    await expect(read(8192, 4882)).rejects.toThrow(new Unavailable());
  },
);

test('an animation with too many pixels for the binding is refused for its pixels', async () => {
  const refuses = () => Promise.reject(Object.assign(new Error('IMAGES_INFO_ERROR'), { code: 9413 }));
  const images = bindingWith(env.IMAGES as ImagesBinding, { info: refuses });
  await expect(readPhoto({ ...ctx, images }, new File([Uint8Array.from(gif)], 'a'))).rejects.toThrow(tooMany);
});

test('a photo that the binding cannot read counts as damaged if the binding can read another', async () => {
  const half = new File([pictures.jpeg.slice(0, 300)], 'half.jpg');
  await expect(readPhoto(ctx, half)).rejects.toThrow(new Malformed(say('photos', 'damaged'), photoField));
  expect(log.lines('failure')).toEqual([]);
});

test('a photo full of detail is stored, however large its file becomes', async () => {
  const { full, small } = await readPhoto(ctx, new File([await grainyPicture()], 'sand.png'));
  expect(full.length).toBeGreaterThan(200_000);
  expect(small?.length).toBeGreaterThan(10_000);
  expect(log.lines('failure')).toEqual([]);
});
