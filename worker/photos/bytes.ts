// Numbers out of a file in which every length may lie, and a copy of the parts that stay.
import { damaged } from './refuse.ts';

/** An unsigned number, first byte highest. Throws Malformed past the end. */
export function bigEndian(bytes: Uint8Array, at: number, size: number): number {
  if (at + size > bytes.length) throw damaged();
  let value = 0;
  for (let i = at; i < at + size; i++) value = value * 256 + (bytes[i] ?? 0);
  return value;
}

/** An unsigned number, first byte lowest. Throws Malformed past the end. */
export function littleEndian(bytes: Uint8Array, at: number, size: number): number {
  if (at + size > bytes.length) throw damaged();
  let value = 0;
  for (let i = at + size - 1; i >= at; i--) value = value * 256 + (bytes[i] ?? 0);
  return value;
}

/** Whether these ASCII characters stand at this place; never past the end. */
export function standsAt(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** The four letters that name a chunk. Throws Malformed past the end. */
export function nameAt(bytes: Uint8Array, at: number): string {
  let name = '';
  for (let i = at; i < at + 4; i++) name += String.fromCharCode(bigEndian(bytes, i, 1));
  return name;
}

/** A number in so many bytes, first byte highest. */
export const asBigEndian = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, n) => (value >>> (8 * (size - 1 - n))) & 0xff);

/** Letters as bytes. */
export const asAscii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** The parts one after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export interface Copy {
  /** Takes over the bytes from `start` up to `end`. Throws Malformed past the end. */
  keep(start: number, end: number): void;
  /** Adds bytes that we made. */
  add(made: ArrayLike<number>): void;
  /** How much there is so far. */
  size(): number;
  /** Puts right a 32-bit little-endian length that was copied before its content was known. */
  correct(at: number, length: number): void;
  /** The copy so far, as a view. */
  bytes(): Uint8Array<ArrayBuffer>;
}

/** What we make may be longer than what it replaces: an EXIF block that lacks its end, a very short colour profile. */
const room = 1024;

/** One buffer for the whole copy: a list of parts would cost many times the file when parts are tiny. */
export function copyOf(source: Uint8Array): Copy {
  const target = new Uint8Array(source.length + room);
  let length = 0;

  function add(part: ArrayLike<number>): void {
    target.set(part, length);
    length += part.length;
  }

  return {
    add,
    keep: (start, end) => {
      if (end > source.length) throw damaged();
      add(source.subarray(start, end));
    },
    size: () => length,
    correct: (at, value) => new DataView(target.buffer).setUint32(at, value, true),
    bytes: () => target.subarray(0, length),
  };
}
