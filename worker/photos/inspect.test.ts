import fc from 'fast-check';
import { expect, test } from 'vitest';
import { photoWords } from '../../schema/photos.ts';
import { Refusal, UnsupportedType } from '../errors.ts';
import { cleanPhoto } from './inspect.ts';
import { photoField } from './refuse.ts';
import {
  ascii,
  insert,
  join,
  jpegSegment,
  pictures,
  plainProfile,
  secret,
  webp,
  webpCanvas,
  webpChunk,
  webpChunksOf,
} from './testing-corpus.ts';
import { cleanOrNull } from './testing-samples.ts';

const types = {
  jpeg: 'image/jpeg',
  progressive: 'image/jpeg',
  cmyk: 'image/jpeg',
  png: 'image/png',
  palette: 'image/png',
  webp: 'image/webp',
  lossless: 'image/webp',
  alpha: 'image/webp',
  animatedWebp: 'image/webp',
  gif: 'image/gif',
} as const satisfies Record<keyof typeof pictures, string>;

test.each(Object.entries(pictures))('the %s picture stays as it is, byte for byte', (name, bytes) => {
  const type = Object.entries(types).find(([known]) => known === name)?.[1];
  expect(cleanPhoto(bytes)).toEqual({ type, bytes, width: 16, height: 12 });
});

test.each(Object.entries(pictures))('what follows the %s picture is cut', (_, bytes) => {
  for (const tail of [
    '<html><script>alert(1)</script></html>',
    `PK\x03\x04${secret}`,
    '\xff\xd8\xff',
    '\0',
  ]) {
    expect(cleanPhoto(join(bytes, ascii(tail))).bytes).toEqual(bytes);
  }
});

test.each(Object.entries(pictures))('the %s picture cut short anywhere is refused', (_, bytes) => {
  for (let length = 0; length < bytes.length; length++) {
    expect(() => cleanPhoto(bytes.subarray(0, length)), `${length} bytes`).toThrow(Refusal);
  }
});

test('a picture within a larger buffer is read at its own place', () => {
  for (const bytes of Object.values(pictures)) {
    const around = join(new Uint8Array(7), bytes, ascii(secret));
    expect(cleanPhoto(around.subarray(7, 7 + bytes.length)).bytes).toEqual(bytes);
  }
});

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['SVG after a prologue', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML', '<!doctype html><img src=x onerror=alert(1)>'],
  ['PDF', '%PDF-1.7\n'],
  ['BMP', 'BMF\0\0\0\0\0\0\0\x36\0\0\0'],
  ['TIFF, low byte first', 'II*\0\x08\0\0\0'],
  ['TIFF, high byte first', 'MM\0*\0\0\0\x08'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'],
  ['a sound in RIFF', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a ZIP', 'PK\x03\x04'],
  ['HTML before a JPEG', `<html>\xff\xd8\xff${secret}`],
  ['nothing', ''],
])('%s is no photo', (_, text) => {
  expect(() => cleanPhoto(ascii(text))).toThrow(new UnsupportedType(photoWords.wrongType, photoField));
});

const profile = webpChunk('ICCP', plainProfile);
const [image = profile] = webpChunksOf(pictures.webp);
const picture = fc.constantFrom(
  ...Object.values(pictures),
  insert(pictures.jpeg, 2, jpegSegment(0xe2, ascii('ICC_PROFILE\0\x01\x01'), plainProfile)),
  webp(webpCanvas(0x20, 16, 12), profile, image),
);
const start = fc
  .constantFrom('\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBP', 'GIF89a', '')
  .map(ascii);

test('arbitrary bytes give a photo or a refusal', () => {
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 400 }), (head, rest) => {
      cleanOrNull(join(head, rest));
    }),
    { numRuns: 2000 },
  );
});

test('a changed picture gives a photo that cleaning again leaves alone, or a refusal', () => {
  const change = fc.record({
    at: fc.nat(),
    removed: fc.nat({ max: 3 }),
    added: fc.oneof(
      fc.uint8Array({ maxLength: 4 }),
      fc.constantFrom([0], [0xff], [0xff, 0xfe, 0, 2], [0x21, 0xfe, 0], [0, 0, 0, 0]),
    ),
  });
  let taken = 0;
  fc.assert(
    fc.property(picture, fc.array(change, { minLength: 1, maxLength: 4 }), (original, changes) => {
      const bytes = changes.reduce((before, { at, removed, added }) => {
        const place = at % before.length;
        return join(before.subarray(0, place), added, before.subarray(place + removed));
      }, original);
      const photo = cleanOrNull(bytes);
      if (!photo) return;
      taken++;
      expect(cleanPhoto(photo.bytes)).toEqual(photo);
    }),
    { numRuns: 3000 },
  );
  expect(taken).toBeGreaterThan(0);
});
