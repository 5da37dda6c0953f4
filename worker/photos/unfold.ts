// Unfolds what was compressed with zlib and counts it, a piece at a time: a small file can be gigabytes.
import { Inflate } from 'pako';
import { joined } from './bytes.ts';

const pieceSize = 64 * 1024;

/** Thrown out of the library when there is more than there may be. */
class TooMuch extends Error {}

/**
 * How many bytes these are when unfolded. Null when they are more than `most`, when the stream ends early, does not
 * fit its own check sum, or is followed by anything.
 * @param pass is given each piece of what it unfolds to
 */
export function unfold(
  bytes: Uint8Array,
  most: number,
  pass: (piece: Uint8Array) => void = () => {},
): number | null {
  let length = 0;
  const inflate = new Inflate({ chunkSize: pieceSize, windowBits: 15 });
  inflate.onData = (piece) => {
    length += piece.length;
    if (length > most) throw new TooMuch();
    pass(piece);
  };
  try {
    // The check sum is at the end: whatever is over before the last byte has something behind it.
    if (!inflate.push(bytes.subarray(0, -1)) || inflate.ended) return null;
    return inflate.push(bytes.subarray(-1), true) && inflate.ended ? length : null;
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}

/** The same, as bytes. */
export function unfolded(bytes: Uint8Array, most: number): Uint8Array | null {
  const pieces: Uint8Array[] = [];
  return unfold(bytes, most, (piece) => pieces.push(piece.slice())) === null ? null : joined(pieces);
}
