// Small files that unfold into more than a phone can hold, and large ones that keep a reader busy.
import { deflateSync } from 'node:zlib';
import {
  ascii,
  big,
  find,
  gifExtension,
  join,
  jpegSegment,
  little,
  repeat,
  replace,
  webp,
  webpCanvas,
  webpChunk,
  webpChunksOf,
} from '../../worker/photos/testing-corpus.ts';
import type { Sample } from '../../worker/photos/testing-samples.ts';
import { encoded, paint, size } from './paint.ts';
import { afterHeader, chunk, concat, pngHeader, pngSignature, put, riff, sample, zlibBomb } from './parts.ts';

/** As many as fill ten megabytes. */
const fill = (part: Uint8Array) => repeat(part, Math.floor((10 * 1024 * 1024 - 10_000) / part.length));

/** All zeros, about 10 KB. */
const flatPixels = () => chunk('IDAT', deflateSync(Buffer.alloc(10 * 1024 * 1024)));

const png = (width: number, height: number) =>
  concat(pngSignature, pngHeader(width, height, 1, 0), flatPixels(), chunk('IEND'));

async function jpegBombs(): Promise<Record<string, Uint8Array>> {
  const jpeg = await encoded(paint().jpeg());
  const progressive = await encoded(paint().jpeg({ progressive: true }));
  const frame = find(jpeg, [0xff, 0xc0]);
  const sized = (width: number, height: number) =>
    replace(jpeg, frame + 5, [...big(height, 2), ...big(width, 2)]);
  const wide = sized(65_535, 65_535);
  const lastScan = progressive.findLastIndex((byte, at) => byte === 0xda && progressive[at - 1] === 0xff) - 1;
  const scan = progressive.subarray(lastScan, -2);
  return {
    'a JPEG of 65,535 x 65,535': wide,
    'a JPEG of 8,192 x 8,192': sized(8192, 8192),
    'a small JPEG with a second, vast frame': put(
      jpeg,
      find(jpeg, [0xff, 0xda]),
      wide.subarray(frame, frame + 19),
    ),
    'a JPEG of scans without end': put(progressive, progressive.length - 2, fill(scan)),
    'a JPEG of 10 MB of tiny segments': put(jpeg, 2, fill(jpegSegment(0xfe))),
    'a JPEG of 10 MB of empty tables': put(jpeg, 2, fill(jpegSegment(0xdb))),
  };
}

async function pngBombs(): Promise<Record<string, Uint8Array>> {
  const small = await encoded(paint().png());
  return {
    'a PNG of 30,000 x 30,000 in 10 KB': png(30_000, 30_000),
    'a PNG of 1 x 2^31': png(1, 2 ** 31),
    'a PNG of 2^32 - 1 on either side': png(2 ** 32 - 1, 2 ** 32 - 1),
    'a PNG with gigabytes in its colour profile': put(
      small,
      afterHeader,
      chunk('iCCP', ascii('p3\0\0'), zlibBomb(512)),
    ),
    'a PNG of 8 x 8 that unfolds to 304 MB': concat(
      pngSignature,
      pngHeader(8, 8, 8, 2),
      chunk('IDAT', zlibBomb(19)),
      chunk('IEND'),
    ),
    'a PNG of 10 MB of empty texts': put(small, afterHeader, fill(chunk('tEXt'))),
    'a PNG of 10 MB of empty pixels': put(small, small.length - 12, fill(chunk('IDAT'))),
  };
}

async function gifBombs(): Promise<Record<string, Uint8Array>> {
  const gif = await encoded(paint(3, 2).gif({ loop: 0 }));
  const first = find(gif, [0x21, 0xf9]);
  const second = first + 2 + find(gif.subarray(first + 2), [0x21, 0xf9]);
  const picture = gif.subarray(first, second);
  const area = first + 8 + 1;
  return {
    'a GIF of 10,000 pictures': put(gif, gif.length - 1, repeat(picture, 10_000)),
    'a GIF of 65,535 x 65,535': replace(gif, 6, [255, 255, 255, 255]),
    'a GIF with a picture larger than itself': replace(gif, area + 4, [255, 255, 255, 255]),
    'a GIF with a picture far outside': replace(gif, area, [255, 255, 255, 255]),
    'a GIF of 10 MB of empty comments': put(gif, first, fill(gifExtension(0xfe))),
  };
}

async function webpBombs(): Promise<Record<string, Uint8Array>> {
  const [image = ascii('')] = webpChunksOf(await encoded(paint().webp()));
  const vast = replace(image, 14, [0xff, 0x3f, 0xff, 0x3f]);
  const { width, height } = size;
  const frame = (...inner: Uint8Array[]) =>
    riff(
      'ANMF',
      join(Array(6).fill(0), little(width - 1, 3), little(height - 1, 3), [100, 0, 0, 0]),
      ...inner,
    );
  const background = webpChunk('ANIM', new Uint8Array(6));
  const nested = Array.from({ length: 200 }).reduce<Uint8Array>((inner) => frame(inner), image);
  const large = (...parts: Uint8Array[]) => riff('RIFF', ascii('WEBP'), ...parts);
  return {
    'a WebP of 16,777,216 on either side': webp(webpCanvas(0, 2 ** 24, 2 ** 24), image),
    'a WebP with a picture larger than its canvas': webp(webpCanvas(0, width, height), vast),
    'a WebP in its simple form of 16,383 on either side': webp(vast),
    'a lossless WebP of 16,384 on either side': webp(webpChunk('VP8L', [0x2f, 0xff, 0xff, 0xff, 0x0f])),
    'a WebP with a frame larger than its canvas': webp(webpCanvas(2, width, height), background, frame(vast)),
    'a WebP of 10,000 frames': large(webpCanvas(2, width, height), background, repeat(frame(image), 10_000)),
    'a WebP of frames within frames': webp(webpCanvas(2, width, height), background, nested),
    'a WebP of 10 MB of empty chunks': large(webpCanvas(0, width, height), image, fill(webpChunk('note'))),
    'a WebP of 10 MB of empty chunks in a frame': large(
      webpCanvas(2, width, height),
      background,
      frame(image, fill(webpChunk('note'))),
    ),
  };
}

export async function bombs(): Promise<Sample[]> {
  const kinds = await Promise.all([jpegBombs(), pngBombs(), gifBombs(), webpBombs()]);
  return kinds
    .flatMap((files) => Object.entries(files))
    .map(([name, bytes]) => sample('bomb', name, null, bytes));
}
