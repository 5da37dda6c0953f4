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
  pictures,
  replace,
  secret,
  tiff,
  webp,
  webpChunk,
} from './testing-corpus.ts';

/** The chunks of a corpus picture, each as its own bytes. */
function chunksOf(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 12; at < bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    parts.push(bytes.subarray(at, end));
    at = end;
  }
  return parts;
}

const canvas = (flags: number, width: number, height: number) =>
  webpChunk('VP8X', [flags, 0, 0, 0], little(width - 1, 3), little(height - 1, 3));
const frame = (width: number, height: number, ...inner: Uint8Array[]) =>
  webpChunk('ANMF', new Uint8Array(6), little(width - 1, 3), little(height - 1, 3), [100, 0, 0, 0], ...inner);

const exif = webpChunk('EXIF', tiff(6));
const xmp = webpChunk('XMP ', ascii(secret));
const unknown = webpChunk('note', ascii(secret));
const none = new Uint8Array();
const [image = none] = chunksOf(pictures.webp);
const background = webpChunk('ANIM', new Uint8Array(6));

test('EXIF, XMP and unknown chunks are dropped, and their flags too', () => {
  const taken = webp(canvas(0x2c, 16, 12), webpChunk('ICCP', [1, 2, 3]), unknown, image, exif, xmp);
  expect(find(taken, secret)).toBeGreaterThan(0);
  expect(cleanPhoto(taken)).toEqual({
    type: 'image/webp',
    bytes: webp(canvas(0x20, 16, 12), webpChunk('ICCP', [1, 2, 3]), image),
    width: 16,
    height: 12,
  });
});

test('a simple picture keeps its one chunk', () => {
  for (const name of ['webp', 'lossless'] as const) {
    const taken = webp(...chunksOf(pictures[name]), exif, xmp);
    expect(cleanPhoto(taken).bytes).toEqual(pictures[name]);
  }
});

test('an animation keeps its frames, and a frame its image alone', () => {
  const [, loop = none, ...frames] = chunksOf(pictures.animatedWebp);
  const taken = webp(
    canvas(0x0e, 16, 12),
    loop,
    ...frames.map((part) => webpChunk('ANMF', part.subarray(8), unknown, exif)),
    exif,
  );
  expect(find(taken, secret)).toBeGreaterThan(0);
  expect(cleanPhoto(taken).bytes).toEqual(pictures.animatedWebp);
});

test('what follows the container is cut', () => {
  expect(cleanPhoto(join(pictures.alpha, ascii(secret))).bytes).toEqual(pictures.alpha);
});

test('too many pixels or frames are refused by their headers', () => {
  const vast = replace(image, 14, [0xff, 0x3f, 0xff, 0x3f]);
  const bombs = [
    webp(canvas(0, 16_384, 16_384), image),
    webp(canvas(2, 2 ** 24, 2 ** 24), background, frame(16, 12, image)),
    webp(vast),
    webp(webpChunk('VP8L', [0x2f, 0xff, 0xff, 0xff, 0x0f])),
    webp(canvas(0, 16, 12), vast),
    webp(canvas(2, 16, 12), background, frame(16_383, 16_383, vast)),
    webp(canvas(2, 16, 12), background, frame(16, 12, vast)),
  ];
  for (const bomb of bombs)
    expect(() => cleanPhoto(bomb)).toThrow(new TooLarge(photoWords.tooManyPixels, photoField));

  const frames = (count: number) => Array.from({ length: count }, () => frame(16, 12, image));
  const tooLong = webp(canvas(2, 16, 12), background, ...frames(101));
  expect(() => cleanPhoto(tooLong)).toThrow(new TooLarge(photoWords.tooManyFrames, photoField));
  const longest = webp(canvas(2, 16, 12), background, ...frames(100));
  expect(cleanPhoto(longest).bytes).toEqual(longest);
});

test('what contradicts itself is refused', () => {
  const wrong = {
    'no chunk': webp(),
    'no image': webp(canvas(0, 16, 12)),
    'an unknown first chunk': webp(unknown, image),
    'a canvas of another size': webp(canvas(0, 17, 12), image),
    'two images': webp(canvas(0, 16, 12), image, image),
    'an animation without frames': webp(canvas(2, 16, 12), background),
    'an image outside of the frames': webp(canvas(2, 16, 12), image, frame(16, 12, image)),
    'a frame without an image': webp(canvas(2, 16, 12), frame(16, 12, unknown)),
    'a frame cut short': webp(canvas(2, 16, 12), webpChunk('ANMF', new Uint8Array(15))),
    'a frame of another size': webp(canvas(2, 16, 12), frame(16, 11, image)),
    'a frame past the canvas': webp(canvas(2, 15, 12), frame(16, 12, image)),
    'a frame in a still picture': webp(canvas(0, 16, 12), image, frame(16, 12, image)),
    'a frame in a frame': webp(canvas(2, 16, 12), frame(16, 12, frame(16, 12, image))),
    'no key frame': webp(replace(image, 8, [1])),
    'no start code': webp(replace(image, 11, [0])),
    'a length past the container': webp(canvas(0, 16, 12), image, ascii('EXIF'), little(100, 4)),
    'a container past the file': replace(pictures.webp, 4, little(pictures.webp.length, 4)),
  };
  for (const [what, bytes] of Object.entries(wrong)) {
    expect(() => cleanPhoto(bytes), what).toThrow(damaged());
  }
});
