// Tables of a JPEG: exactly as long as what they hold, so that nothing stands between or behind them.
import { bigEndian } from './bytes.ts';
import { damaged } from './refuse.ts';

export const huffman = 0xc4;
const conditioning = 0xcc;
const quantisation = 0xdb;
export const restartInterval = 0xdd;

/** How long the table is that begins here. Throws Malformed for one that there cannot be. */
type LengthAt = (body: Uint8Array, at: number) => number;

const lengths: ReadonlyMap<number, LengthAt> = new Map([
  [huffman, lengthOfHuffman],
  [conditioning, () => 2],
  [quantisation, lengthOfQuantisation],
]);

export const isTable = (marker: number): boolean => lengths.has(marker) || marker === restartInterval;

/** Throws Malformed for a segment that holds anything but whole tables, or none. */
export function checkTables(marker: number, body: Uint8Array): void {
  const lengthAt = lengths.get(marker);
  if (!lengthAt) {
    if (body.length !== 2) throw damaged();
    return;
  }
  let at = 0;
  do at += lengthAt(body, at);
  while (at < body.length);
  if (at !== body.length) throw damaged();
}

/** Sixty-four numbers, of one byte or two. */
function lengthOfQuantisation(body: Uint8Array, at: number): number {
  const kind = bigEndian(body, at, 1);
  if (kind >> 4 > 1 || (kind & 15) > 3) throw damaged();
  return 1 + (kind >> 4 ? 128 : 64);
}

/** How many codes there are of each length, and then what they mean. */
function lengthOfHuffman(body: Uint8Array, at: number): number {
  const kind = bigEndian(body, at, 1);
  if (kind >> 4 > 1 || (kind & 15) > 3) throw damaged();
  let codes = 0;
  for (let n = 1; n <= 16; n++) codes += bigEndian(body, at + n, 1);
  if (codes > 256) throw damaged();
  return 1 + 16 + codes;
}
