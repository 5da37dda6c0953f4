// PNGs as screens, phones and programs write them.
import { deflateSync } from 'node:zlib';
import { ascii, big, find } from '../../worker/photos/testing-corpus.ts';
import type { Sample } from '../../worker/photos/testing-samples.ts';
import { exif, iptc, secretOf, xmp } from './metadata.ts';
import { encoded, paint, size } from './paint.ts';
import { afterHeader, chunk, concat, pixelsOf, pngHeader, pngSignature, put, sample } from './parts.ts';
import { inPng, talkative } from './profiles.ts';

const rawProfile = (kind: string, bytes: Uint8Array) =>
  chunk(
    'zTXt',
    ascii(`Raw profile type ${kind}\0\0`),
    deflateSync(`\n${kind}\n${bytes.length}\n${Buffer.from(bytes).toString('hex')}\n`),
  );

const everything = (orientation = 1) =>
  concat(
    chunk('tEXt', ascii(`Author\0${secretOf('tEXt')}`)),
    chunk('tEXt', ascii(`Raw profile type exif\0${Buffer.from(exif(1)).toString('hex')}`)),
    chunk('zTXt', ascii('Comment\0\0'), deflateSync(secretOf('zTXt'))),
    rawProfile('iptc', iptc()),
    chunk('iTXt', ascii('XML:com.adobe.xmp\0\0\0\0\0'), xmp()),
    chunk('iTXt', ascii('Title\0\x01\0en\0Title\0'), deflateSync(secretOf('iTXt'))),
    chunk('eXIf', exif(orientation, 'big')),
    chunk('tIME', [7, 234, 7, 4, 10, 11, 12]),
    chunk('sPLT', ascii(`${secretOf('sPLT')}\0\x08`)),
    chunk('prVt', ascii(secretOf('private chunk'))),
  );

/** Metadata in each place where a chunk may stand. */
function surrounded(png: Uint8Array, orientation?: number): Uint8Array {
  const end = png.length - 12;
  const pixels = pixelsOf(png);
  return concat(
    png.subarray(0, afterHeader),
    everything(orientation),
    png.subarray(afterHeader, pixels),
    chunk('tEXt', ascii(`Software\0${secretOf('before the pixels')}`)),
    png.subarray(pixels, end),
    everything(),
    png.subarray(end),
  );
}

/** The same pixels in many small chunks. */
function inPieces(png: Uint8Array): Uint8Array {
  const start = pixelsOf(png);
  const content = png.subarray(start + 8, png.length - 16);
  const pieces = Array.from({ length: Math.ceil(content.length / 100) }, (_, n) =>
    chunk('IDAT', content.subarray(n * 100, (n + 1) * 100)),
  );
  return concat(png.subarray(0, start), ...pieces, png.subarray(-12));
}

/** Its first picture is the still one; the second stands in a chunk that a cleaned file lacks. */
function animated(png: Uint8Array): Uint8Array {
  const control = (n: number) =>
    chunk('fcTL', big(n, 4), big(size.width, 4), big(size.height, 4), big(0, 8), [0, 1, 0, 10, 0, 0]);
  const end = png.length - 12;
  return concat(
    png.subarray(0, afterHeader),
    chunk('acTL', big(2, 4), big(0, 4)),
    control(0),
    png.subarray(afterHeader, end),
    control(1),
    chunk('fdAT', big(2, 4), png.subarray(pixelsOf(png) + 8, end - 4)),
    png.subarray(end),
  );
}

/** Black and white, a bit for each pixel. */
function twoColours(): Uint8Array {
  const rows = Buffer.concat(Array.from({ length: 16 }, (_, y) => Buffer.of(0, 0x5a ^ (y * 13), y * 7)));
  return concat(pngSignature, pngHeader(16, 16, 1, 0), chunk('IDAT', deflateSync(rows)), chunk('IEND'));
}

export async function goodPngs(): Promise<Sample[]> {
  const plain = await encoded(paint().png());
  const palette = await encoded(paint(4).png({ palette: true, colours: 16 }));
  if (find(palette, 'tRNS') < 0) throw new Error('the palette has no transparency');
  const numbers = (...values: number[]) => values.flatMap((value) => big(value, 4));
  const files: Record<string, Uint8Array> = {
    'of three colours': surrounded(plain),
    'with transparency': surrounded(await encoded(paint(4).png())),
    grey: surrounded(await encoded(paint(1).toColourspace('b-w').png())),
    'with a palette and its transparency': surrounded(palette),
    'of 16 bits': surrounded(await encoded(paint().toColourspace('rgb16').png())),
    interlaced: surrounded(await encoded(paint().png({ progressive: true }))),
    'with a colour profile': surrounded(await encoded(paint().png().withIccProfile('p3'))),
    'with a talkative colour profile': surrounded(put(plain, afterHeader, inPng(talkative))),
    'with gamma and chromaticities': surrounded(
      put(
        plain,
        afterHeader,
        chunk('gAMA', numbers(45_455)),
        chunk('cHRM', numbers(31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000)),
      ),
    ),
    'that says it is sRGB': surrounded(put(plain, afterHeader, chunk('sRGB', [0]))),
    'with one transparent colour': surrounded(put(plain, afterHeader, chunk('tRNS', [0, 0, 0, 0, 0, 0]))),
    'lying on its side': surrounded(plain, 6),
    'of two colours': surrounded(twoColours()),
    'in pieces': surrounded(inPieces(plain)),
    animated: surrounded(animated(plain)),
  };
  return Object.entries(files).map(([name, bytes]) => sample('good', `PNG: ${name}`, 'image/png', bytes));
}
