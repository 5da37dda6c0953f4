// Unfolds what was compressed with zlib and counts it. The platform's own stream does not wait for its reader: a small
// file would be gigabytes in memory before anybody could stop it. This one keeps no more than the window.
import { bigEndian } from './bytes.ts';
import { Broken, codeOf, symbolOf, take, type Bits, type Code } from './inflate-codes.ts';

/** What a run may reach back to is half of it. */
const windowSize = 64 * 1024;
const half = windowSize / 2;
/** After so many bytes at the latest the sums have to be cut back. */
const sumSize = 4096;
const sumBase = 65_521;

interface Output {
  window: Uint8Array;
  length: number;
  most: number;
  /** Of the bytes that were passed on: zlib's check sum. */
  low: number;
  high: number;
  pass: (piece: Uint8Array) => void;
}

/**
 * How many bytes these are when unfolded. Null when they are more than `most`, when the stream ends early, does not
 * fit its own check sum, or is followed by anything.
 * @param pass is given each piece of what it unfolds to, which it has to copy
 */
export function unfold(
  bytes: Uint8Array,
  most: number,
  pass: (piece: Uint8Array) => void = () => {},
): number | null {
  const bits: Bits = { bytes, at: 0, held: 0, count: 0 };
  const output: Output = { window: new Uint8Array(windowSize), length: 0, most, low: 1, high: 0, pass };
  try {
    readStream(bits, output);
  } catch (error) {
    if (error instanceof Broken) return null;
    throw error;
  }
  return output.length;
}

/** The same, as bytes. */
export function unfolded(bytes: Uint8Array, most: number): Uint8Array | null {
  const pieces: Uint8Array[] = [];
  const length = unfold(bytes, most, (piece) => pieces.push(piece.slice()));
  if (length === null) return null;
  const all = new Uint8Array(length);
  for (const [n, piece] of pieces.entries()) all.set(piece, n * half);
  return all;
}

function readStream(bits: Bits, output: Output): void {
  const method = take(bits, 8);
  const flags = take(bits, 8);
  if ((method & 15) !== 8 || method >> 4 > 7 || flags & 0x20 || (method * 256 + flags) % 31 > 0)
    throw new Broken();
  for (let isLast = 0; isLast === 0;) {
    isLast = take(bits, 1);
    const kind = take(bits, 2);
    if (kind === 0) copyStored(bits, output);
    else if (kind === 1) readBlock(bits, output, fixedCodes.letters, fixedCodes.distances);
    else if (kind === 2) readDynamic(bits, output);
    else throw new Broken();
  }
  const rest = output.length % half;
  if (rest > 0) passOn(output, rest);
  backToBytes(bits);
  const { bytes, at } = bits;
  if (bytes.length !== at + 4 || bigEndian(bytes, at, 4) !== output.high * 65_536 + output.low)
    throw new Broken();
}

/** Gives back whole bytes that were held, and lets go of the bits before them. */
function backToBytes(bits: Bits): void {
  bits.at -= bits.count >> 3;
  bits.held = 0;
  bits.count = 0;
}

function copyStored(bits: Bits, output: Output): void {
  backToBytes(bits);
  const length = take(bits, 16);
  if ((take(bits, 16) ^ length) !== 0xffff) throw new Broken();
  backToBytes(bits);
  if (bits.at + length > bits.bytes.length) throw new Broken();
  for (let n = 0; n < length; n++) put(output, bits.bytes[bits.at++] ?? 0);
}

function put(output: Output, byte: number): void {
  if (output.length >= output.most) throw new Broken();
  output.window[output.length++ & (windowSize - 1)] = byte;
  if ((output.length & (half - 1)) === 0) passOn(output, half);
}

/** The last bytes, which stand in one half of the window. */
function passOn(output: Output, length: number): void {
  const start = (output.length - length) & (windowSize - 1);
  const piece = output.window.subarray(start, start + length);
  let { low, high } = output;
  for (let at = 0; at < length;) {
    for (const end = Math.min(at + sumSize, length); at < end; at++) {
      low += piece[at] ?? 0;
      high += low;
    }
    low %= sumBase;
    high %= sumBase;
  }
  output.low = low;
  output.high = high;
  output.pass(piece);
}

const lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBits = Array.from({ length: 30 }, (_, n) => Math.max(0, (n >> 1) - 1));
const distanceBases = distanceBits.map((bits, n) => (n < 4 ? n + 1 : 1 + ((2 + (n & 1)) << bits)));

const endOfBlock = 256;

/** Letters, and runs of what was there before. */
function readBlock(bits: Bits, output: Output, letters: Code, distances: Code): void {
  for (;;) {
    const symbol = symbolOf(bits, letters);
    if (symbol < endOfBlock) {
      put(output, symbol);
      continue;
    }
    if (symbol === endOfBlock) return;
    const base = lengthBases[symbol - 257];
    if (base === undefined) throw new Broken();
    const length = base + take(bits, lengthBits[symbol - 257] ?? 0);
    const far = symbolOf(bits, distances);
    const distance = (distanceBases[far] ?? Infinity) + take(bits, distanceBits[far] ?? 0);
    if (distance > output.length) throw new Broken();
    repeatFrom(output, distance, length);
  }
}

/** In pieces that end where the window or one of its halves does; what was just written may be repeated too. */
function repeatFrom(output: Output, distance: number, length: number): void {
  const { window, most } = output;
  if (output.length + length > most) throw new Broken();
  for (let left = length; left > 0;) {
    const to = output.length & (windowSize - 1);
    const from = (output.length - distance) & (windowSize - 1);
    const piece = Math.min(left, half - (to & (half - 1)), windowSize - from);
    for (let n = 0; n < piece; n++) window[to + n] = window[from + n] ?? 0;
    output.length += piece;
    left -= piece;
    if ((output.length & (half - 1)) === 0) passOn(output, half);
  }
}

const fixedCodes = {
  letters: codeOf(Uint8Array.from({ length: 288 }, (_, n) => (n < 144 ? 8 : n < 256 ? 9 : n < 280 ? 7 : 8))),
  distances: codeOf(new Uint8Array(32).fill(5)),
};

/** The order in which a block tells the codes for the lengths of its codes. */
const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

function readDynamic(bits: Bits, output: Output): void {
  const letters = take(bits, 5) + 257;
  const distances = take(bits, 5) + 1;
  const told = take(bits, 4) + 4;
  if (letters > 286 || distances > 30) throw new Broken();
  const ofLengths = new Uint8Array(19);
  for (const place of order.slice(0, told)) ofLengths[place] = take(bits, 3);
  const lengths = readLengths(bits, codeOf(ofLengths), letters + distances);
  if (lengths[endOfBlock] === 0) throw new Broken();
  readBlock(bits, output, codeOf(lengths.subarray(0, letters)), codeOf(lengths.subarray(letters)));
}

/** Lengths up to 15, and runs: of the last one, or of none. */
function readLengths(bits: Bits, code: Code, count: number): Uint8Array {
  const lengths = new Uint8Array(count);
  for (let at = 0; at < count;) {
    const symbol = symbolOf(bits, code);
    if (symbol < 16) {
      lengths[at++] = symbol;
      continue;
    }
    if (symbol === 16 && at === 0) throw new Broken();
    const value = symbol === 16 ? (lengths[at - 1] ?? 0) : 0;
    const run = symbol === 16 ? 3 + take(bits, 2) : symbol === 17 ? 3 + take(bits, 3) : 11 + take(bits, 7);
    if (at + run > count) throw new Broken();
    lengths.fill(value, at, at + run);
    at += run;
  }
  return lengths;
}
