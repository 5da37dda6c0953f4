// Pieces of picture files, put together by their bytes.
import { crc32, constants, deflateRawSync } from 'node:zlib';
import type { PhotoType } from '../../schema/photos.ts';
import { ascii, big, find, little, repeat } from '../../worker/photos/testing-corpus.ts';
import type { Kind, Sample } from '../../worker/photos/testing-samples.ts';

export const sample = (kind: Kind, name: string, type: PhotoType | null, bytes: Uint8Array): Sample => ({
  kind,
  name,
  type,
  bytes,
});

/** Like `join`, for much of it. */
export const concat = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

/** The bytes with others in between. */
export const put = (bytes: Uint8Array, at: number, ...added: Uint8Array[]): Uint8Array =>
  concat(bytes.subarray(0, at), ...added, bytes.subarray(at));

/** A chunk of a PNG with its check sum. */
export function chunk(name: string, ...content: ArrayLike<number>[]): Uint8Array {
  const body = Buffer.concat([ascii(name), ...content.map((part) => Uint8Array.from(part))]);
  return concat(Uint8Array.from(big(body.length - 4, 4)), body, Uint8Array.from(big(crc32(body), 4)));
}

export const pngSignature = ascii('\x89PNG\r\n\x1a\n');

/** Behind the signature and the header of a PNG. */
export const afterHeader = 8 + 25;

export const pngHeader = (width: number, height: number, depth = 8, colours = 2, interlaced = 0) =>
  chunk('IHDR', big(width, 4), big(height, 4), [depth, colours, 0, 0, interlaced]);

/** Where the pixels of a PNG begin. */
export const pixelsOf = (png: Uint8Array) => find(png, 'IDAT') - 4;

/** Like `webpChunk`, for much of it. */
export function riff(name: string, ...content: Uint8Array[]): Uint8Array {
  const body = concat(...content);
  return concat(ascii(name), Uint8Array.from(little(body.length, 4)), body, new Uint8Array(body.length % 2));
}

/** A zlib stream that unfolds to `count` times 16 MB of zeros, each of them 16 KB here. */
export function zlibBomb(count: number): Uint8Array {
  const zeros = deflateRawSync(Buffer.alloc(16 * 1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  return concat(Uint8Array.of(0x78, 0x9c), repeat(zeros, count), Uint8Array.of(3, 0, 0, 0, 0, 1));
}
