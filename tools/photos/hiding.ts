// Pictures with something hidden where a decoder passes by: behind the pixels, in colours that nobody asks for, under
// a scan that another one paints over.
import { deflateSync } from 'node:zlib';
import {
  ascii,
  big,
  find,
  insert,
  join,
  jpegSegment,
  replace,
  webp,
  webpCanvas,
  webpChunk,
  webpChunksOf,
} from '../../worker/photos/testing-corpus.ts';
import type { Sample } from '../../worker/photos/testing-samples.ts';
import { secretOf } from './metadata.ts';
import { encoded, paint, size } from './paint.ts';
import { afterHeader, chunk, concat, pixelsOf, pngHeader, pngSignature, put, sample } from './parts.ts';
import { inJpeg, inPng, inWebp, opaque, talkative } from './profiles.ts';

const note = ascii(secretOf('note').padEnd(48));

/** A PNG of so many rows that are told, and so many that are there. */
function rows(told: number, there: number): Uint8Array {
  const pixels = Buffer.concat(Array.from({ length: there }, () => Buffer.from([0, ...note])));
  const header = pngHeader(note.length / 3, told);
  return concat(pngSignature, header, chunk('IDAT', deflateSync(pixels, { level: 0 })), chunk('IEND'));
}

/** The PNG with its pixels followed by this, in the same chunk. */
function behindPixels(png: Uint8Array, added: Uint8Array): Uint8Array {
  const start = pixelsOf(png);
  return concat(
    png.subarray(0, start),
    chunk('IDAT', png.subarray(start + 8, -16), added),
    png.subarray(-12),
  );
}

/** What the worker refuses, because it cannot tell what of it is picture. */
async function refused(): Promise<Record<string, Uint8Array>> {
  const png = await encoded(paint().png());
  const jpeg = await encoded(paint().jpeg());
  const progressive = await encoded(paint().jpeg({ progressive: true }));
  const gif = await encoded(paint(3, 1).gif());
  const [, alpha = note, image = note] = webpChunksOf(await encoded(paint(4).webp()));
  const scan = find(jpeg, [0xff, 0xda]);
  const tables = find(jpeg, [0xff, 0xc4]);
  const first = find(progressive, [0xff, 0xda]);
  const canvas = webpCanvas(0x10, size.width, size.height);
  return {
    'a PNG with a note behind its pixels': behindPixels(png, note),
    'a PNG with one byte behind its pixels': behindPixels(png, Uint8Array.of(0)),
    'a PNG with a note in pixels of its own': put(png, png.length - 12, chunk('IDAT', note)),
    'a PNG with a row too many': rows(8, 9),
    'a PNG with a row too few': rows(8, 7),
    'a PNG whose pixels do not fit their check sum': replace(png, png.length - 17, [(png.at(-17) ?? 0) ^ 1]),
    'a JPEG with a note behind a table': put(jpeg, tables, jpegSegment(0xdb, [3], Array(64).fill(1), note)),
    'a JPEG with a note instead of a table': put(jpeg, tables, jpegSegment(0xc4, note)),
    'a JPEG with a note behind its interval': put(jpeg, tables, jpegSegment(0xdd, [0, 0], note)),
    'a JPEG whose scan is painted over': put(
      jpeg,
      scan,
      jpeg.subarray(scan, scan + 14),
      note,
      jpeg.subarray(scan, -2),
    ),
    'a progressive JPEG whose scan is painted over': put(
      progressive,
      first,
      progressive.subarray(first, first + 14),
      note,
    ),
    'a JPEG with a note between restarts that it does not announce': put(
      jpeg,
      jpeg.length - 2,
      Uint8Array.of(0xff, 0xd0),
      note,
    ),
    'a JPEG with a hundred kilobytes behind its pixels': put(
      jpeg,
      jpeg.length - 2,
      Buffer.alloc(100_000, note),
    ),
    'a JPEG with a note between its segments': put(jpeg, tables, note),
    'a WebP with a hundred kilobytes behind its pixels': webp(
      webpChunk('VP8 ', image.subarray(8), Buffer.alloc(100_000, note)),
    ),
    'a WebP with a note behind its transparency': webp(
      canvas,
      webpChunk('ALPH', [0], new Uint8Array(size.width * size.height), note),
      image,
    ),
    'a GIF with codes that are a note': insert(
      gif,
      gif.length - 1,
      gif.subarray(find(gif, [0x2c, 0, 0, 0, 0]), find(gif, [0x2c, 0, 0, 0, 0]) + 10),
      [2, note.length],
      note,
      [0],
    ),
    'a WebP with a second image': webp(canvas, alpha, image, image),
  };
}

/** What the worker takes, without what is hidden in it. */
async function carried(): Promise<readonly Sample[]> {
  const png = await encoded(paint().png());
  const jpeg = await encoded(paint().jpeg());
  const [image = note] = webpChunksOf(await encoded(paint().webp()));
  const gif = await encoded(paint(3, 1).gif());
  const [canvas = note, alpha = note, seen = note] = webpChunksOf(await encoded(paint(4).webp()));
  const [lossless = note] = webpChunksOf(await encoded(paint().webp({ lossless: true })));
  const gifEnd = gif.length - 2;
  const jpegs = {
    ...Object.fromEntries(
      Object.entries(opaque).map(([name, profile]) => [
        `a colour profile of ${name}`,
        put(jpeg, 2, inJpeg(profile)),
      ]),
    ),
    'a note behind its colour profile': put(jpeg, 2, inJpeg(join(talkative, note))),
    'a second colour profile': put(jpeg, 2, inJpeg(talkative), inJpeg(note)),
    'a colour profile that lacks a part': put(
      jpeg,
      2,
      jpegSegment(0xe2, ascii('ICC_PROFILE\0\x01\x02'), talkative),
    ),
    'a colour profile behind its frame': put(jpeg, find(jpeg, [0xff, 0xda]), inJpeg(talkative)),
    'a second JFIF': put(
      jpeg,
      2,
      jpegSegment(0xe0, ascii('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
      ...Array.from(secretOf('JFIF').match(/.{1,6}/g) ?? [], (part) =>
        jpegSegment(0xe0, ascii('JFIF\0\x01\x01'), ascii(part.padEnd(7)), ascii(secretOf('thumbnail'))),
      ),
    ),
  };
  const pngs = {
    'a talkative colour profile under a name': put(png, afterHeader, inPng(talkative)),
    'a note behind its colour profile': put(png, afterHeader, inPng(talkative, secretOf('tail'))),
    'a colour profile of nothing but words': put(png, afterHeader, inPng(opaque['nothing but words'])),
    'colours of a palette that it does not need': put(png, afterHeader, chunk('PLTE', note)),
    'a palette behind its pixels': put(png, png.length - 12, chunk('PLTE', note)),
    'chromaticities that are a note': put(png, afterHeader, chunk('cHRM', note.subarray(0, 32))),
    'check sums that are a note': put(
      png,
      afterHeader,
      chunk('gAMA', big(45_455, 4)).subarray(0, -4),
      note.subarray(0, 4),
      chunk('tEXt', note),
    ),
  };
  const webps = {
    'a talkative colour profile': inWebp(talkative, image),
    'a colour profile of a curve that is text': inWebp(opaque['a curve that is text'], image),
    'transparency behind its image': webp(
      webpCanvas(0x10, size.width, size.height),
      image,
      webpChunk('ALPH', note),
    ),
    'transparency before an image that has its own': webp(
      webpCanvas(0x10, size.width, size.height),
      webpChunk('ALPH', note),
      lossless,
    ),
    'a second transparency before its image': webp(canvas, alpha, webpChunk('ALPH', note), seen),
  };
  const gifs = {
    'a note behind its codes': put(gif, gifEnd, Uint8Array.of(note.length), note),
  };
  const of = (kind: string, type: Sample['type'], files: Record<string, Uint8Array>) =>
    Object.entries(files).map(([name, bytes]) => sample('carrier', `${kind} with ${name}`, type, bytes));
  return [
    ...of('JPEG', 'image/jpeg', jpegs),
    ...of('PNG', 'image/png', pngs),
    ...of('WebP', 'image/webp', webps),
    ...of('GIF', 'image/gif', gifs),
  ];
}

export async function hiding(): Promise<Sample[]> {
  const broken = Object.entries(await refused()).map(([name, bytes]) => sample('broken', name, null, bytes));
  return [...(await carried()), ...broken];
}
