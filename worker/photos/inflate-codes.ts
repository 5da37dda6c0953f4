// Huffman codes of a compressed stream, and the bits that they are read from.

/** Thrown for a stream that breaks off or contradicts itself; `unfold` makes null of it. */
export class Broken extends Error {}

/** Bits of a stream, lowest first. */
export interface Bits {
  bytes: Uint8Array;
  /** The next byte that is not held yet. */
  at: number;
  held: number;
  count: number;
}

/** Up to sixteen bits as a number. Throws Broken past the end. */
export function take(bits: Bits, length: number): number {
  if (bits.count < length) fill(bits);
  if (bits.count < length) throw new Broken();
  const value = bits.held & ((1 << length) - 1);
  bits.held >>>= length;
  bits.count -= length;
  return value;
}

function fill(bits: Bits): void {
  while (bits.count <= 16 && bits.at < bits.bytes.length) {
    bits.held |= (bits.bytes[bits.at++] ?? 0) << bits.count;
    bits.count += 8;
  }
}

/** Most codes are shorter, and found at once. */
const quickBits = 10;
const quickMask = (1 << quickBits) - 1;
const longestCode = 15;

export interface Code {
  /** For the next ten bits a symbol and, in the lowest four bits, the length of its code; 0 for longer ones. */
  quick: Uint16Array;
  /** How many codes there are of each length. */
  counts: Uint16Array;
  /** Symbols in the order of their codes. */
  symbols: Uint16Array;
}

/** @param lengths of each symbol's code, 0 for none. Throws Broken for codes that cannot be, or leave some out. */
export function codeOf(lengths: Uint8Array): Code {
  const counts = new Uint16Array(longestCode + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  const used = lengths.length - (counts[0] ?? 0);
  counts[0] = 0;
  const firsts = new Uint16Array(longestCode + 2);
  const places = new Uint16Array(longestCode + 2);
  let left = 1;
  for (let length = 1; length <= longestCode; length++) {
    const count = counts[length] ?? 0;
    left = left * 2 - count;
    if (left < 0) throw new Broken();
    firsts[length + 1] = ((firsts[length] ?? 0) + count) << 1;
    places[length + 1] = (places[length] ?? 0) + count;
  }
  // A single distance has half of the codes; none at all is right for a block without any.
  if (left > 0 && !(used === 0 || (used === 1 && counts[1] === 1))) throw new Broken();

  const symbols = new Uint16Array(used);
  const quick = new Uint16Array(1 << quickBits);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    const code = firsts[length] ?? 0;
    firsts[length] = code + 1;
    const place = places[length] ?? 0;
    places[length] = place + 1;
    symbols[place] = symbol;
    if (length <= quickBits)
      for (let at = reversed(code, length); at < quick.length; at += 1 << length)
        quick[at] = (symbol << 4) | length;
  }
  return { quick, counts, symbols };
}

function reversed(code: number, length: number): number {
  let turned = 0;
  for (let n = 0; n < length; n++) turned |= ((code >> n) & 1) << (length - 1 - n);
  return turned;
}

/** The next symbol. Throws Broken past the end, and for a code that there is not. */
export function symbolOf(bits: Bits, { quick, counts, symbols }: Code): number {
  if (bits.count < longestCode) fill(bits);
  const found = quick[bits.held & quickMask] ?? 0;
  if (found > 0 && (found & 15) <= bits.count) {
    bits.held >>>= found & 15;
    bits.count -= found & 15;
    return found >> 4;
  }
  let code = 0;
  let first = 0;
  let place = 0;
  for (let length = 1; length <= longestCode && length <= bits.count; length++) {
    code |= (bits.held >>> (length - 1)) & 1;
    const count = counts[length] ?? 0;
    if (code - first < count) {
      bits.held >>>= length;
      bits.count -= length;
      return symbols[place + code - first] ?? 0;
    }
    place += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw new Broken();
}
