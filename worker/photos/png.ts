// PNG: keeps what a decoder needs, drops texts, times and whatever else travels along.
import { bigEndian, copyOf, nameAt } from './bytes.ts';
import { orientationIn, tiffWith } from './orientation.ts';
import { checkSize, damaged, type Size } from './refuse.ts';

const kept = new Set(['PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'IDAT']);

/**
 * An animated PNG becomes its still picture: its frames are chunks like any other to those who do not know them.
 * The orientation stays, because browsers turn PNGs by it too.
 */
export function cleanPng(bytes: Uint8Array) {
  const copy = copyOf(bytes);
  let size: Size | null = null;
  let exifSeen = false;
  let hasPixels = false;

  copy.keep(0, 8);
  for (let at = 8; ;) {
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
      if (!size || !hasPixels || length !== 0) throw damaged();
      copy.keep(start, at);
      return { bytes: copy.bytes(), ...size };
    } else if (kept.has(name)) {
      hasPixels ||= name === 'IDAT';
      copy.keep(start, at);
    } else if (name === 'eXIf' && !exifSeen) {
      exifSeen = true;
      const orientation = orientationIn(bytes.subarray(body, body + length));
      if (orientation > 1) copy.add(exifChunk(orientation));
    } else if (isCritical(name)) {
      throw damaged();
    }
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
