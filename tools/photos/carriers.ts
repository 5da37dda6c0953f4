// Pictures that carry something else: a page, a script, an archive. The picture is taken, what it carries is not.
import {
  ascii,
  big,
  find,
  gifExtension,
  jpegSegment,
  webp,
  webpChunk,
  webpChunksOf,
} from '../../worker/photos/testing-corpus.ts';
import type { Sample } from '../../worker/photos/testing-samples.ts';
import { secretOf } from './metadata.ts';
import { encoded, paint } from './paint.ts';
import { afterHeader, chunk, concat, put, sample, zlibBomb } from './parts.ts';

const page = ascii(`<html><script>alert('${secretOf('page')}')</script></html>`);
const php = ascii(`<?php system('${secretOf('php')}'); ?>`);
const archive = ascii(`PK\x03\x04\x14\0\0\0${secretOf('archive')}META-INF/MANIFEST.MF`);
const pdf = ascii(`%PDF-1.7\n1 0 obj<</S/JavaScript/JS(${secretOf('pdf')})>>endobj\n%%EOF`);

export async function carriers(): Promise<Sample[]> {
  const jpeg = await encoded(paint().jpeg());
  const png = await encoded(paint().png());
  const still = await encoded(paint(4).webp());
  const moving = await encoded(paint(3, 3).webp({ loop: 2 }).withIccProfile('p3'));
  const gif = await encoded(paint(3, 3).gif({ loop: 2 }));
  const [canvas = page, ...images] = webpChunksOf(still);
  const [movingCanvas = page, profile = page, background = page, ...frames] = webpChunksOf(moving);
  const loopEnd = find(gif, 'NETSCAPE2.0') + 15;

  const inPng = (...chunks: Uint8Array[]) => put(png, afterHeader, ...chunks);
  const jpegs = {
    'a page behind it': concat(jpeg, page),
    'an archive behind it': concat(jpeg, archive),
    'PHP in a comment': put(jpeg, 2, jpegSegment(0xfe, php)),
    'a PDF around it': concat(put(jpeg, 2, jpegSegment(0xfe, pdf)), pdf),
    'a page where JFIF has its thumbnail': put(
      jpeg,
      2,
      jpegSegment(0xe0, ascii('JFIF\0\x01\x02\0\0\x01\0\x01\x10\x10'), page),
    ),
    'a page behind the transform of its colours': put(
      jpeg,
      2,
      jpegSegment(0xee, ascii('Adobe\0d\0\0\0\0\x01'), page),
    ),
    'a page instead of EXIF': put(jpeg, 2, jpegSegment(0xe1, ascii('Exif\0\0'), page)),
  };
  const pngs = {
    'a script in a text': inPng(chunk('tEXt', ascii('Comment\0'), page)),
    'a page behind it': concat(png, page),
    'an archive behind it': concat(png, archive),
    'gigabytes in a compressed text': inPng(
      chunk('zTXt', ascii('Comment\0\0'), zlibBomb(512)),
      chunk('tEXt', ascii('a\0'), page),
    ),
  };
  const webps = {
    'a page behind it': concat(still, page),
    'a script in a chunk of its own': webp(canvas, ...images, webpChunk('note', page)),
    'a second transparency': webp(canvas, ...images, webpChunk('ALPH', page)),
    'a second colour profile': webp(movingCanvas, profile, background, ...frames, webpChunk('ICCP', page)),
    'a second background': webp(
      movingCanvas,
      profile,
      background,
      ...frames,
      webpChunk('ANIM', page.subarray(0, 6)),
      webpChunk('note', page),
    ),
    'a colour profile that it does not announce': webp(canvas, webpChunk('ICCP', page), ...images),
    'a page in a frame': webp(
      movingCanvas,
      profile,
      background,
      ...frames.map((frame) => webpChunk('ANMF', frame.subarray(8), webpChunk('note', page))),
    ),
  };
  const gifs = {
    'an archive behind it': concat(gif, archive),
    'PHP in a comment': put(gif, gif.length - 1, gifExtension(0xfe, php)),
    'a page behind its loop': put(gif, loopEnd, Uint8Array.of(page.length), page),
    'a script in a text': put(gif, gif.length - 1, gifExtension(0x01, new Uint8Array(12), page)),
    'a page as what a program added': put(
      gif,
      gif.length - 1,
      gifExtension(0xff, ascii('NETSCAPE9.9'), page),
    ),
  };
  const kinds = [
    ['JPEG', 'image/jpeg', jpegs],
    ['PNG', 'image/png', pngs],
    ['WebP', 'image/webp', webps],
    ['GIF', 'image/gif', gifs],
  ] as const;
  const overfull = {
    'a PNG with a script in its gamma': inPng(chunk('gAMA', big(45_455, 4), page)),
    'a PNG with a script in its chromaticities': inPng(chunk('cHRM', page)),
    'a PNG with a script instead of its colours': inPng(chunk('sRGB', page)),
    'a WebP with a page behind its background': webp(
      movingCanvas,
      profile,
      webpChunk('ANIM', background.subarray(8), page),
      ...frames,
    ),
  };
  return [
    ...kinds.flatMap(([kind, type, files]) =>
      Object.entries<Uint8Array>(files).map(([name, bytes]) =>
        sample('carrier', `${kind} with ${name}`, type, bytes),
      ),
    ),
    ...Object.entries(overfull).map(([name, bytes]) => sample('broken', name, null, bytes)),
  ];
}
