// Check sums and the simplest form of zlib, for the parts of a PNG that we write.
import { asBigEndian } from './bytes.ts';

const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});

/** As PNG has it at the end of each chunk. */
export function crc32(content: Uint8Array): number {
  let crc = -1;
  // Ten megabytes at most: a counter is quicker than an iterator.
  for (let at = 0; at < content.length; at++)
    crc = (crc >>> 8) ^ (table[(crc ^ (content[at] ?? 0)) & 0xff] ?? 0);
  return ~crc;
}

/** A zlib stream that is not compressed; of 65,535 bytes at most. */
export function stored(content: Uint8Array): number[] {
  const { length } = content;
  let low = 1;
  let high = 0;
  for (const byte of content) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  const sizes = [length & 0xff, length >>> 8, ~length & 0xff, (~length >>> 8) & 0xff];
  return [0x78, 0x01, 1, ...sizes, ...content, ...asBigEndian(high, 2), ...asBigEndian(low, 2)];
}
