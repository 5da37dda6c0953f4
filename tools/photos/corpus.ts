// The corpus of photos: every kind of file that an upload may meet. It is generated each time, and always the same.
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import {
  ascii,
  big,
  find,
  gifExtension,
  jpegSegment,
  little,
  pngChunk,
  repeat,
  replace,
  webp,
  webpCanvas,
  webpChunk,
} from '../../worker/photos/testing-corpus.ts';
import { canary, latitudeSeconds, type Kind, type Sample } from '../../worker/photos/testing-samples.ts';

type Files = Record<string, Uint8Array>;

const concat = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
const put = (bytes: Uint8Array, at: number, ...added: Uint8Array[]) =>
  concat(bytes.subarray(0, at), ...added, bytes.subarray(at));

/** Soft hills with a dark corner, so that a turned or mirrored picture looks different. Frames are stacked. */
function paint(channels: 1 | 2 | 3 | 4 = 3, { width = 45, height = 31, frames = 1 } = {}): Sharp {
  const bytes = Buffer.alloc(width * height * frames * channels);
  for (let at = 0; at < bytes.length; at++) {
    const pixel = Math.floor(at / channels);
    const x = (pixel % width) / width;
    const y = (Math.floor(pixel / width) % height) / height;
    const isDark = x > 0.6 && y < 0.3;
    bytes[at] = isDark
      ? 30
      : 128 + 100 * Math.sin(3 * x + 2 * y + 2 * (at % channels) + Math.floor(pixel / width / height));
  }
  const raw = { width, height: height * frames, channels, ...(frames > 1 ? { pageHeight: height } : {}) };
  return sharp(bytes, { raw });
}

const encoded = async (pictures: Record<string, Sharp>): Promise<Files> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(pictures).map(
        async ([name, one]) => [name, new Uint8Array(await one.toBuffer())] as const,
      ),
    ),
  );

const latitude = `41/1 15/1 ${latitudeSeconds.join('/')}`;
const exif = {
  IFD0: { Make: `${canary} camera`, Copyright: `${canary} owner` },
  IFD2: { MakerNote: `${canary} maker`, UserComment: `${canary} comment` },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: latitude, GPSLongitudeRef: 'W', GPSLongitude: latitude },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a title="${canary} xmp"/></x:xmpmeta>`;

const large = () => paint(3, { width: 1601, height: 1003 });
const moving = () => paint(3, { frames: 3 });

async function good(): Promise<Files> {
  const turned = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (orientation) =>
      [`a JPEG turned to ${orientation}`, paint().withMetadata({ orientation }).jpeg()] as const,
  );
  return encoded({
    ...Object.fromEntries(turned),
    'a large JPEG turned by a phone': large().withMetadata({ orientation: 6 }).jpeg(),
    'a progressive JPEG': paint().jpeg({ progressive: true }),
    'a grey JPEG': paint(1).toColourspace('b-w').jpeg(),
    'a JPEG with all its colours': paint().jpeg({ chromaSubsampling: '4:4:4' }),
    'a CMYK JPEG': paint().toColourspace('cmyk').jpeg(),
    'a JPEG of Display P3': paint().withIccProfile('p3').jpeg(),
    'a PNG of Display P3': paint().withIccProfile('p3').png(),
    'a WebP of Display P3': paint().withIccProfile('p3').webp(),
    'a PNG': paint().png(),
    'a large PNG': large().png(),
    'a PNG with transparency': paint(4).png(),
    'a grey PNG': paint(1).toColourspace('b-w').png(),
    'a grey PNG with transparency': paint(2).toColourspace('b-w').png(),
    'a PNG of a palette': paint().png({ palette: true }),
    'a PNG of 16 bits': paint().toColourspace('rgb16').png(),
    'an interlaced PNG': paint().png({ progressive: true }),
    'a WebP': paint().webp(),
    'a large WebP': large().webp(),
    'a lossless WebP': paint().webp({ lossless: true }),
    'a WebP with transparency': paint(4).webp(),
    'a moving WebP': moving().webp({ loop: 2 }),
    'a GIF': paint().gif(),
    'a moving GIF': moving().gif({ loop: 2 }),
  });
}

const payloads: Files = {
  'a page': ascii(`<html><script>alert('${canary}')</script></html>`),
  PHP: ascii(`<?php system('${canary}'); ?>`),
  'an archive': ascii(`PK\x03\x04\x14\0\0\0${canary} META-INF/MANIFEST.MF`),
  'a PDF': ascii(`%PDF-1.7\n1 0 obj<</S/JavaScript/JS(${canary})>>endobj\n%%EOF`),
};

const pngStart = 8 + 25;

async function carriers(): Promise<Files> {
  const plain = await encoded({
    JPEG: paint().jpeg(),
    PNG: paint().png(),
    WebP: paint(4).webp(),
    GIF: moving().gif(),
  });
  const {
    JPEG: jpeg,
    PNG: png,
    WebP: still,
    GIF: gif,
  } = plain as Record<'JPEG' | 'PNG' | 'WebP' | 'GIF', Uint8Array>;
  const carrying = Object.entries(payloads).flatMap(([what, bytes]) => [
    ...Object.entries(plain).map(
      ([kind, picture]) => [`a ${kind} with ${what} behind it`, concat(picture, bytes)] as const,
    ),
    [`a JPEG with ${what} in a comment`, put(jpeg, 2, jpegSegment(0xfe, bytes))] as const,
    [
      `a PNG with ${what} in a text`,
      put(png, pngStart, pngChunk('tEXt', ascii('Comment\0'), bytes)),
    ] as const,
    [`a WebP with ${what} in a chunk`, webp(still.subarray(12), webpChunk('note', bytes))] as const,
    [`a GIF with ${what} in a comment`, put(gif, gif.length - 1, gifExtension(0xfe, bytes))] as const,
  ]);
  const described = await encoded({
    'a JPEG with EXIF': paint().withExif(exif).jpeg(),
    'a PNG with EXIF': paint().withExif(exif).png(),
    'a WebP with EXIF': paint().withExif(exif).webp(),
    'a JPEG with XMP': paint().withXmp(xmp).jpeg(),
    'a WebP with XMP': paint().withXmp(xmp).webp(),
  });
  const secret = ascii(`${canary} inside`);
  return {
    ...Object.fromEntries(carrying),
    ...described,
    'a JPEG with IPTC': put(
      jpeg,
      2,
      jpegSegment(0xed, ascii('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x10'), secret),
    ),
    'a JPEG with a thumbnail': put(jpeg, 2, jpegSegment(0xe0, ascii('JFXX\0\x10'), secret)),
    'a PNG with a date and international text': put(
      png,
      pngStart,
      pngChunk('tIME', [7, 234, 6, 1, 12, 0, 0]),
      pngChunk('iTXt', ascii('XML:com.adobe.xmp\0\0\0\0\0'), secret),
    ),
    'a GIF with XMP': put(gif, gif.length - 1, gifExtension(0xff, ascii('XMP DataXMP'), secret)),
    'a GIF with a caption': put(gif, gif.length - 1, gifExtension(0x01, new Uint8Array(12), secret)),
  };
}

const texts = {
  SVG: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'SVG behind a prologue': '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'SVG behind a byte order mark': '\xef\xbb\xbf<svg xmlns="http://www.w3.org/2000/svg"/>',
  HTML: '<!doctype html><img src=x onerror=alert(1)>',
  PDF: '%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n%%EOF',
  BMP: 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0\0\0\0\0',
  ICO: '\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0',
  HEIC: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  'JPEG XL': '\xff\x0a\xfa\x1f\x01\x91\x08\x06',
  'JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
  'a film': '\0\0\0\x18ftypmp42\0\0\0\0mp42isom',
  'a sound in the container of WebP': 'RIFF\x24\0\0\0WAVEfmt ',
  'an archive': 'PK\x03\x04\x14\0\0\0\x08\0',
  'a program': '#!/bin/sh\necho hello\n',
  'a GIF of another year': 'GIF90a\x01\0\x01\0\0\0\0;',
  nothing: '',
};

async function disguises(): Promise<Files> {
  const { jpeg = ascii(''), ...others } = await encoded({
    jpeg: paint().jpeg(),
    TIFF: paint().tiff(),
    AVIF: paint().avif({ effort: 0 }),
  });
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, ascii(text)])),
    ...others,
    'a page before a JPEG': concat(ascii('<html><script>alert(1)</script>'), jpeg),
    'a PDF before a JPEG': concat(ascii('%PDF-1.7\n'), jpeg),
    'a line break before a JPEG': concat(ascii('\n'), jpeg),
  };
}

const pngSignature = ascii('\x89PNG\r\n\x1a\n');
const pngOf = (width: number, height: number, [depth, colours]: [number, number], packed: Uint8Array) =>
  concat(
    pngSignature,
    pngChunk('IHDR', big(width, 4), big(height, 4), [depth, colours, 0, 0, 0]),
    pngChunk('IDAT', packed),
    pngChunk('IEND'),
  );
const flat = (width: number, height: number) =>
  pngOf(width, height, [1, 0], deflateSync(Buffer.alloc(10 * 1024 * 1024)));

/** Complete files, and files that claim another size. */
async function bombs(): Promise<Files> {
  const {
    jpeg = ascii(''),
    gif = ascii(''),
    still = ascii(''),
  } = await encoded({
    jpeg: paint().jpeg(),
    gif: paint().gif(),
    still: paint().webp(),
  });
  const image = still.subarray(12);
  const jpegOf = (width: number, height: number) =>
    replace(jpeg, find(jpeg, [0xff, 0xc0]) + 5, [...big(height, 2), ...big(width, 2)]);
  return {
    'a PNG of 30,000 x 30,000 in 10 KB': flat(30_000, 30_000),
    'a whole PNG of 17,000 x 17,000': pngOf(17_000, 17_000, [1, 0], deflateSync(Buffer.alloc(17_000 * 2126))),
    'a PNG of 8,192 x 8,192': flat(8192, 8192),
    'a PNG of 8,193 x 1': flat(8193, 1),
    'a PNG of 1 x 2^31': flat(1, 2 ** 31),
    'a PNG of 2^32 - 1 on either side': flat(2 ** 32 - 1, 2 ** 32 - 1),
    'a JPEG of 65,535 x 65,535': jpegOf(65_535, 65_535),
    'a JPEG of 8,192 x 8,192': jpegOf(8192, 8192),
    'a JPEG of 8,193 x 1': jpegOf(8193, 1),
    'a GIF of 65,535 x 65,535': replace(replace(gif, 6, vast), find(gif, [0x2c, 0, 0, 0, 0]) + 5, vast),
    'a GIF of 65,535 x 65,535 with a picture of 45 x 31': replace(gif, 6, vast),
    'a moving WebP of 20,000 x 20,000 with pictures of 45 x 31': webp(
      webpCanvas(2, 20_000, 20_000),
      webpChunk('ANIM', new Uint8Array(6)),
      ...[1, 2].map(() =>
        webpChunk('ANMF', new Uint8Array(6), little(44, 3), little(30, 3), little(100, 3), [0], image),
      ),
    ),
    'a WebP of 16,777,216 on either side': webp(webpCanvas(0, 2 ** 24, 2 ** 24), image),
    'a WebP in its simple form of 16,383 on either side': webp(replace(image, 14, [0xff, 0x3f, 0xff, 0x3f])),
    'a lossless WebP of 16,384 on either side': webp(webpChunk('VP8L', [0x2f, 0xff, 0xff, 0xff, 0x0f])),
  };
}

/** The largest size of a GIF. */
const vast = [255, 255, 255, 255];

/** A zlib stream that inflates to `count` times 16 MB of zeros, each of them 16 KB compressed. */
function zlibBomb(count: number): Uint8Array {
  const zeros = deflateRawSync(Buffer.alloc(16 * 1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  return concat(Uint8Array.of(0x78, 0x9c), repeat(zeros, count), Uint8Array.of(3, 0, 0, 0, 0, 1));
}

const tenMegabytesOf = (part: Uint8Array) =>
  repeat(part, Math.floor((10 * 1024 * 1024 - 10_000) / part.length));

async function heavy(): Promise<Files> {
  const {
    png = ascii(''),
    gif = ascii(''),
    still = ascii(''),
    progressive = ascii(''),
  } = await encoded({
    png: paint().png(),
    still: paint().webp(),
    gif: paint(3, { frames: 2 }).gif({ loop: 0 }),
    progressive: paint().jpeg({ progressive: true }),
  });
  const first = find(gif, [0x21, 0xf9]);
  const frame = gif.subarray(first, first + 2 + find(gif.subarray(first + 2), [0x21, 0xf9]));
  const lastScan = progressive.findLastIndex((byte, at) => byte === 0xda && progressive[at - 1] === 0xff) - 1;
  return {
    'a GIF of 10,000 pictures': put(gif, gif.length - 1, repeat(frame, 10_000)),
    'a GIF of 8,000 x 5,000 with a picture of 45 x 31': replace(gif, 6, [
      ...little(8000, 2),
      ...little(5000, 2),
    ]),
    'a GIF with a picture larger than its screen': replace(gif, find(gif, [0x2c, 0, 0, 0, 0]) + 5, vast),
    'a WebP with a picture larger than its canvas': webp(
      webpCanvas(0, 45, 31),
      replace(still.subarray(12), 14, [0xff, 0x3f, 0xff, 0x3f]),
    ),
    'a PNG without a width': flat(0, 1),
    'a PNG with gigabytes in its colour profile': put(
      png,
      pngStart,
      pngChunk('iCCP', ascii('p3\0\0'), zlibBomb(64)),
    ),
    'a PNG of 8 x 8 that unfolds to 304 MB': pngOf(8, 8, [8, 2], zlibBomb(19)),
    'a JPEG of 10 MB of tiny segments': put(progressive, 2, tenMegabytesOf(jpegSegment(0xfe))),
    'a JPEG of a thousand scans': put(
      progressive,
      progressive.length - 2,
      repeat(progressive.subarray(lastScan, -2), 1000),
    ),
  };
}

/** Each good file of a few kilobytes, truncated in the middle and before its end. */
function broken(whole: Files): Files {
  const small = Object.entries(whole).filter(([, { length }]) => length < 20_000);
  return Object.fromEntries(
    small.flatMap(([name, bytes]) =>
      [0.5, 0.9].map((part) => [`${part} of ${name}`, bytes.slice(0, Math.floor(bytes.length * part))]),
    ),
  );
}

export async function makeCorpus(): Promise<Sample[]> {
  const whole = await good();
  const kinds: [Kind, Files][] = [
    ['good', whole],
    ['carrier', await carriers()],
    ['disguise', await disguises()],
    ['bomb', await bombs()],
    ['heavy', await heavy()],
    ['broken', broken(whole)],
  ];
  return kinds.flatMap(([kind, files]) =>
    Object.entries(files).map(([name, bytes]) => ({ kind, name, bytes })),
  );
}
