import { expect, test } from 'vitest';
import { photoWords } from '../../schema/photos.ts';
import { TooLarge } from '../errors.ts';
import { cleanPhoto } from './inspect.ts';
import { damaged, photoField } from './refuse.ts';
import {
  ascii,
  find,
  join,
  little,
  orientationSegment,
  pictures,
  plainProfile,
  repeat,
  replace,
  secret,
  tiff,
  webp,
  webpCanvas,
  webpChunk,
  webpChunksOf,
} from './testing-corpus.ts';

const frame = (width: number, height: number, ...inner: Uint8Array[]) =>
  webpChunk('ANMF', new Uint8Array(6), little(width - 1, 3), little(height - 1, 3), [100, 0, 0, 0], ...inner);

const exif = webpChunk('EXIF', tiff(1));
const xmp = webpChunk('XMP ', ascii(secret));
const unknown = webpChunk('note', ascii(secret));
const none = new Uint8Array();
const [image = none] = webpChunksOf(pictures.webp);
const background = webpChunk('ANIM', new Uint8Array(6));

test('EXIF, XMP and unknown chunks are dropped, and their flags too', () => {
  const taken = webp(webpCanvas(0x2c, 16, 12), webpChunk('ICCP', plainProfile), unknown, image, exif, xmp);
  expect(find(taken, secret)).toBeGreaterThan(0);
  expect(cleanPhoto(taken)).toEqual({
    type: 'image/webp',
    bytes: webp(webpCanvas(0x20, 16, 12), webpChunk('ICCP', plainProfile), image),
    width: 16,
    height: 12,
  });
});

test('a simple picture keeps its one chunk', () => {
  for (const name of ['webp', 'lossless'] as const) {
    const taken = webp(...webpChunksOf(pictures[name]), exif, xmp);
    expect(cleanPhoto(taken).bytes).toEqual(pictures[name]);
  }
});

test('an animation keeps its frames, and a frame its image alone', () => {
  const [, loop = none, ...frames] = webpChunksOf(pictures.animatedWebp);
  const taken = webp(
    webpCanvas(0x0e, 16, 12),
    loop,
    ...frames.map((part) => webpChunk('ANMF', part.subarray(8), unknown, exif)),
    exif,
  );
  expect(find(taken, secret)).toBeGreaterThan(0);
  expect(cleanPhoto(taken).bytes).toEqual(pictures.animatedWebp);
});

test.each([2, 3, 4, 5, 6, 7, 8])('orientation %i is all that stays of EXIF', (orientation) => {
  const ours = webpChunk('EXIF', orientationSegment(orientation).subarray(10));
  for (const prefix of ['', 'Exif\0\0']) {
    const taken = webpChunk('EXIF', ascii(prefix), tiff(orientation));
    const still = cleanPhoto(webp(webpCanvas(0x0c, 16, 12), taken, image, xmp, exif));
    expect(still.bytes).toEqual(webp(webpCanvas(0x08, 16, 12), image, ours));
    const moving = cleanPhoto(webp(webpCanvas(0x0a, 16, 12), background, frame(16, 12, image), taken));
    expect(moving.bytes).toEqual(webp(webpCanvas(0x0a, 16, 12), background, frame(16, 12, image), ours));
  }
});

const profile = webpChunk('ICCP', plainProfile);
/** Not compressed, a byte for each pixel. */
const alpha = webpChunk('ALPH', [0], new Uint8Array(16 * 12));
const hidden = (name: string) => webpChunk(name, ascii(secret));
const moving = (flags: number, ...parts: Uint8Array[]) => webp(webpCanvas(flags | 2, 16, 12), ...parts);

test('the first colour profile stays, where it is announced and is one', () => {
  const still = webp(webpCanvas(0x20, 16, 12), profile, image);
  const plain = webp(webpCanvas(0, 16, 12), image);
  expect(cleanPhoto(webp(webpCanvas(0x20, 16, 12), profile, image, hidden('ICCP'))).bytes).toEqual(still);
  expect(cleanPhoto(webp(webpCanvas(0, 16, 12), profile, image)).bytes).toEqual(plain);
  expect(cleanPhoto(webp(webpCanvas(0x20, 16, 12), hidden('ICCP'), image)).bytes).toEqual(plain);
  const frames = [background, frame(16, 12, image)];
  expect(cleanPhoto(moving(0x20, profile, ...frames)).bytes).toEqual(moving(0x20, profile, ...frames));
  expect(cleanPhoto(moving(0, profile, ...frames, background)).bytes).toEqual(moving(0, ...frames));
});

test('transparency stays before an image that has none of its own, as long as its pixels', () => {
  const of = (...parts: Uint8Array[]) => webp(webpCanvas(0x10, 16, 12), ...parts);
  const [lossless = none] = webpChunksOf(pictures.lossless);
  expect(cleanPhoto(of(alpha, hidden('ALPH'), image, hidden('ALPH'))).bytes).toEqual(of(alpha, image));
  expect(cleanPhoto(of(image, hidden('ALPH'))).bytes).toEqual(of(image));
  expect(cleanPhoto(of(hidden('ALPH'), lossless)).bytes).toEqual(of(lossless));
  for (const length of [16 * 12 - 1, 16 * 12 + 1])
    expect(() => cleanPhoto(of(webpChunk('ALPH', [0], new Uint8Array(length)), image))).toThrow(damaged());
});

test('flags of a frame that mean nothing are cleared', () => {
  const told = moving(0, background, replace(frame(16, 12, image), 8 + 15, [0xff]));
  expect(cleanPhoto(told).bytes).toEqual(
    moving(0, background, replace(frame(16, 12, image), 8 + 15, [0x03])),
  );
});

test('more bytes than its pixels could need are no picture', () => {
  const vast = webpChunk('VP8 ', image.subarray(8), new Uint8Array(16 * 12 * 8 + 4096));
  expect(() => cleanPhoto(webp(vast))).toThrow(damaged());
});

test('millions of empty chunks are no picture', () => {
  const empty = (count: number) => webp(webpCanvas(0, 16, 12), image, repeat(webpChunk('note'), count));
  expect(cleanPhoto(empty(10_000)).bytes).toEqual(webp(webpCanvas(0, 16, 12), image));
  expect(() => cleanPhoto(empty(20_000))).toThrow(damaged());
});

test('what follows the container is cut', () => {
  expect(cleanPhoto(join(pictures.alpha, ascii(secret))).bytes).toEqual(pictures.alpha);
});

test('too many pixels or frames are refused by their headers', () => {
  const vast = replace(image, 14, [0xff, 0x3f, 0xff, 0x3f]);
  const bombs = [
    webp(webpCanvas(0, 16_384, 16_384), image),
    webp(webpCanvas(2, 2 ** 24, 2 ** 24), background, frame(16, 12, image)),
    webp(vast),
    webp(webpChunk('VP8L', [0x2f, 0xff, 0xff, 0xff, 0x0f])),
    webp(webpCanvas(0, 16, 12), vast),
    webp(webpCanvas(2, 16, 12), background, frame(16_383, 16_383, vast)),
    webp(webpCanvas(2, 16, 12), background, frame(16, 12, vast)),
  ];
  for (const bomb of bombs)
    expect(() => cleanPhoto(bomb)).toThrow(new TooLarge(photoWords.tooManyPixels, photoField));

  const frames = (count: number) => Array.from({ length: count }, () => frame(16, 12, image));
  const tooLong = webp(webpCanvas(2, 16, 12), background, ...frames(101));
  expect(() => cleanPhoto(tooLong)).toThrow(new TooLarge(photoWords.tooManyFrames, photoField));
  const longest = webp(webpCanvas(2, 16, 12), background, ...frames(100));
  expect(cleanPhoto(longest).bytes).toEqual(longest);
});

test('what contradicts itself is refused', () => {
  const wrong = {
    'no chunk': webp(),
    'no image': webp(webpCanvas(0, 16, 12)),
    'an unknown first chunk': webp(unknown, image),
    'a canvas of another size': webp(webpCanvas(0, 17, 12), image),
    'two images': webp(webpCanvas(0, 16, 12), image, image),
    'an animation without frames': webp(webpCanvas(2, 16, 12), background),
    'an image outside of the frames': webp(webpCanvas(2, 16, 12), image, frame(16, 12, image)),
    'a frame without an image': webp(webpCanvas(2, 16, 12), frame(16, 12, unknown)),
    'a frame cut short': webp(webpCanvas(2, 16, 12), webpChunk('ANMF', new Uint8Array(15))),
    'a frame of another size': webp(webpCanvas(2, 16, 12), frame(16, 11, image)),
    'a frame past the canvas': webp(webpCanvas(2, 15, 12), frame(16, 12, image)),
    'a frame in a still picture': webp(webpCanvas(0, 16, 12), image, frame(16, 12, image)),
    'a frame in a frame': webp(webpCanvas(2, 16, 12), frame(16, 12, frame(16, 12, image))),
    'a background of another length': webp(
      webpCanvas(2, 16, 12),
      webpChunk('ANIM', new Uint8Array(7)),
      frame(16, 12, image),
    ),
    'no key frame': webp(replace(image, 8, [1])),
    'no start code': webp(replace(image, 11, [0])),
    'a length past the container': webp(webpCanvas(0, 16, 12), image, ascii('EXIF'), little(100, 4)),
    'a container past the file': replace(pictures.webp, 4, little(pictures.webp.length, 4)),
  };
  for (const [what, bytes] of Object.entries(wrong)) {
    expect(() => cleanPhoto(bytes), what).toThrow(damaged());
  }
});
