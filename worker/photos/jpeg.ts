// JPEG: keeps what a decoder needs, drops what tells about the one who took the picture.
import { bigEndian, copyOf, standsAt } from './bytes.ts';
import { orientationIn, tiffWith } from './orientation.ts';
import { checkParts, checkSize, damaged, type Size } from './refuse.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const app0 = 0xe0;
const app1 = 0xe1;
const app2 = 0xe2;
const app14 = 0xee;
const comment = 0xfe;
/** Baseline to arithmetic lossless; the missing ones belong to pictures of several frames, which no browser shows. */
const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc9, 0xca, 0xcb]);
/** Huffman tables, arithmetic conditioning, quantisation tables, restart interval. */
const tables = new Set([0xc4, 0xcc, 0xdb, 0xdd]);
const lineCount = 0xdc;
/** Each scan is painted over the whole picture, however short it is; encoders make do with a dozen. */
const mostScans = 100;

/**
 * Keeps tables, frame, scans, JFIF without its thumbnail, colour profile, Adobe's colour transform (without which
 * colours break) and the orientation; drops every other segment and all that follows the end of the image.
 */
export function cleanJpeg(bytes: Uint8Array) {
  const copy = copyOf(bytes);
  let size: Size | null = null;
  let scans = 0;
  let exifSeen = false;

  copy.keep(0, 2);
  for (let at = 2, parts = 1; ; parts++) {
    checkParts(parts);
    if (bytes[at] !== 0xff) throw damaged();
    while (bytes[at] === 0xff) at++;
    const marker = bigEndian(bytes, at, 1);
    const start = at - 1;
    const body = at + 3;

    if (marker === endOfImage) {
      if (!size || scans === 0) throw damaged();
      copy.keep(start, at + 1);
      return { bytes: copy.bytes(), ...size };
    }

    const end = at + 1 + bigEndian(bytes, at + 1, 2);
    if (end < body || end > bytes.length) throw damaged();
    at = end;

    if (frames.has(marker)) {
      if (size) throw damaged();
      size = readFrame(bytes, body, end);
      copy.keep(start, end);
    } else if (marker === startOfScan) {
      const components = bigEndian(bytes, body, 1);
      if (!size || end - body !== 4 + 2 * components) throw damaged();
      at = endOfScan(bytes, end);
      copy.keep(start, at);
      if (++scans > mostScans) throw damaged();
    } else if (tables.has(marker)) {
      copy.keep(start, end);
    } else if (marker === app0 && standsAt(bytes, body, 'JFIF\0') && end - body >= 14) {
      copy.add([0xff, app0, 0, 16]);
      copy.keep(body, body + 12);
      copy.add([0, 0]);
    } else if (marker === app2 && standsAt(bytes, body, 'ICC_PROFILE\0')) {
      copy.keep(start, end);
    } else if (marker === app14 && standsAt(bytes, body, 'Adobe') && end - body >= 12) {
      copy.add([0xff, app14, 0, 14]);
      copy.keep(body, body + 12);
    } else if (marker === app1 && standsAt(bytes, body, 'Exif\0') && !exifSeen) {
      exifSeen = true;
      const orientation = orientationIn(bytes.subarray(body + 6, end));
      if (orientation > 1) copy.add(exifSegment(orientation));
    } else if (!isDropped(marker)) {
      throw damaged();
    }
  }
}

function isDropped(marker: number): boolean {
  return marker === lineCount || (marker >= app0 && marker <= comment);
}

function readFrame(bytes: Uint8Array, body: number, end: number): Size {
  const size = { height: bigEndian(bytes, body + 1, 2), width: bigEndian(bytes, body + 3, 2) };
  const components = bigEndian(bytes, body + 5, 1);
  if (components < 1 || components > 4 || end - body !== 6 + 3 * components) throw damaged();
  checkSize(size);
  return size;
}

/** Where the next marker stands; in a scan, FF 00 is a plain byte and FF D0 to FF D7 are restarts. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at)) {
    const next = bigEndian(bytes, at + 1, 1);
    if (next === 0xff) at += 1;
    else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else return at;
  }
  throw damaged();
}

function exifSegment(orientation: number): number[] {
  const tiff = tiffWith(orientation);
  return [0xff, app1, 0, 2 + 6 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
}
