// The header of a PNG: how large it is, how its pixels are written, and how many bytes they are before compression.
import { photoWords } from '../../schema/photos.ts';
import { TooLarge } from '../errors.ts';
import { bigEndian } from './bytes.ts';
import { checkSize, damaged, photoField, type Size } from './refuse.ts';

export const palette = 3;

export interface Header extends Size {
  /** Bits of a number. */
  depth: number;
  /** Grey, three colours, a palette, or one of the first two with transparency: 0, 2, 3, 4, 6. */
  colours: number;
  isInterlaced: boolean;
}

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Unfolding costs time: as much as 25 million pixels of four bytes. */
const mostRaw = 100_000_000;

/** Throws Malformed for what no PNG has, TooLarge for too many pixels. */
export function readHeader(content: Uint8Array): Header {
  if (content.length !== 13) throw damaged();
  const [depth = 0, colours = 0, compression, filter, interlaced = 0] = content.subarray(8);
  const size = { width: bigEndian(content, 0, 4), height: bigEndian(content, 4, 4) };
  checkSize(size);
  const isPossible = depths[colours]?.includes(depth) && compression === 0 && filter === 0 && interlaced <= 1;
  if (!isPossible) throw damaged();
  const header = { ...size, depth, colours, isInterlaced: interlaced === 1 };
  if (rawLength(header) > mostRaw) throw new TooLarge(photoWords.tooManyPixels, photoField);
  return header;
}

/** Where each of the seven pictures of an interlaced one begins, and its steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Each row has one byte that says how it is filtered. */
export function rawLength({ width, height, depth, colours, isInterlaced }: Header): number {
  const bits = depth * (channels[colours] ?? 0);
  const length = (columns: number, rows: number) =>
    columns > 0 && rows > 0 ? rows * (1 + Math.ceil((columns * bits) / 8)) : 0;
  if (!isInterlaced) return length(width, height);
  return passes
    .map(([left, top, right, down]) =>
      length(Math.ceil((width - left) / right), Math.ceil((height - top) / down)),
    )
    .reduce((sum, pass) => sum + pass, 0);
}
