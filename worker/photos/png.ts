// PNG: keeps what a decoder needs, drops texts, times and whatever else travels along.
import { bigEndian, copyOf, nameAt } from './bytes.ts';
import { orientationIn, tiffWith } from './orientation.ts';
import { checkParts, checkSize, damaged, type Size } from './refuse.ts';

/**
 * What stays, and how long it may be: more would be room to hide something. A colour profile is compressed, and what
 * it unfolds to is up to a thousand times as long.
 */
const longest: ReadonlyMap<string, number> = new Map([
  ['PLTE', 768],
  ['tRNS', 256],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['iCCP', 256 * 1024],
  ['IDAT', Infinity],
]);

/**
 * An animated PNG becomes its still picture: its frames are chunks like any other to those who do not know them.
 * The orientation stays, because browsers turn PNGs by it too.
 */
export function cleanPng(bytes: Uint8Array) {
  const copy = copyOf(bytes);
  let size: Size | null = null;
  const seen = new Set<string>();

  copy.keep(0, 8);
  for (let at = 8, parts = 1; ; parts++) {
    checkParts(parts);
    const length = bigEndian(bytes, at, 4);
    const name = nameAt(bytes, at + 4);
    const start = at;
    const body = at + 8;
    at = body + length + 4;
    if (at > bytes.length || (name === 'IHDR') !== (size === null)) throw damaged();

    if (name === 'IHDR') {
      if (length !== 13) throw damaged();
      size = { width: bigEndian(bytes, body, 4), height: bigEndian(bytes, body + 4, 4) };
      checkSize(size);
      copy.keep(start, at);
    } else if (name === 'IEND') {
      if (!size || !seen.has('IDAT') || length !== 0) throw damaged();
      copy.keep(start, at);
      return { bytes: copy.bytes(), ...size };
    } else if (longest.has(name)) {
      if (length > (longest.get(name) ?? 0)) throw damaged();
      // Pixels alone may come in several chunks.
      if (name === 'IDAT' || !seen.has(name)) copy.keep(start, at);
    } else if (name === 'eXIf' && !seen.has(name)) {
      const orientation = orientationIn(bytes.subarray(body, body + length));
      if (orientation > 1) copy.add(exifChunk(orientation));
    } else if (isCritical(name)) {
      throw damaged();
    }
    seen.add(name);
  }
}

/** A capital first letter says that the picture cannot be shown without this chunk. */
function isCritical(name: string): boolean {
  return (name.charCodeAt(0) & 0x20) === 0;
}

function exifChunk(orientation: number): number[] {
  const tiff = tiffWith(orientation);
  const content = [0x65, 0x58, 0x49, 0x66, ...tiff];
  return [0, 0, 0, tiff.length, ...content, ...crc32(content)];
}

function crc32(content: readonly number[]): number[] {
  let crc = 0xffffffff;
  for (const byte of content) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return [24, 16, 8, 0].map((shift) => (~crc >>> shift) & 0xff);
}
