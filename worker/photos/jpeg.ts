// JPEG: keeps what a decoder needs, drops what tells about the one who took the picture.
import { asAscii, asBigEndian, bigEndian, copyOf, standsAt, type Copy } from './bytes.ts';
import { cleanProfile } from './colour-profile.ts';
import { isFrame, paintScan, readFrame, type Frame } from './jpeg-frame.ts';
import { checkTables, isTable, restartInterval } from './jpeg-tables.ts';
import { joinedProfile } from './jpeg-profile.ts';
import { orientationIn, tiffWith } from './orientation.ts';
import { checkParts, checkWeight, damaged } from './refuse.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const app0 = 0xe0;
const app1 = 0xe1;
const app2 = 0xe2;
const app14 = 0xee;
const comment = 0xfe;
const lineCount = 0xdc;
/** Each scan is painted over the whole picture, however short it is; encoders make do with a dozen. */
const mostScans = 100;

/** What was read so far, as far as it matters for what follows. */
interface Reading {
  frame: Frame | null;
  scans: number;
  /** Units between two restarts; 0 for none. */
  interval: number;
  /** Segments of the colour profile. */
  profile: Uint8Array[];
  /** Which of those are there that come once. */
  seen: Set<number>;
}

/**
 * Keeps tables, frame and scans, and writes anew what else a picture needs: that it is JFIF, its colour profile,
 * Adobe's colour transform (without which colours break) and the orientation. Drops every other segment and all that
 * follows the end of the image.
 */
export function cleanJpeg(bytes: Uint8Array) {
  const copy = copyOf(bytes);
  const reading: Reading = { frame: null, scans: 0, interval: 0, profile: [], seen: new Set() };

  copy.keep(0, 2);
  for (let at = 2, parts = 1; ; parts++) {
    checkParts(parts);
    if (bytes[at] !== 0xff) throw damaged();
    while (bytes[at] === 0xff) at++;
    const marker = bigEndian(bytes, at, 1);
    if (marker === endOfImage) {
      const { frame, scans } = reading;
      if (!frame || scans === 0) throw damaged();
      copy.add([0xff, endOfImage]);
      checkWeight(copy.size(), frame);
      return { bytes: copy.bytes(), width: frame.width, height: frame.height };
    }
    const body = at + 3;
    const end = at + 1 + bigEndian(bytes, at + 1, 2);
    if (end < body || end > bytes.length) throw damaged();
    const content = bytes.subarray(body, end);
    const isScan = marker === startOfScan;
    at = isScan ? endOfScan(bytes, end, restartsOf(reading, content)) : end;
    if (isScan || isPicture(marker, content, reading, copy)) copy.keep(body - 4, at);
    else addAnew(marker, content, reading, copy);
  }
}

/** Frame and tables. */
function isPicture(marker: number, content: Uint8Array, reading: Reading, copy: Copy): boolean {
  if (isFrame(marker)) {
    if (reading.frame) throw damaged();
    reading.frame = readFrame(marker, content);
    addProfile(reading.profile, copy);
    return true;
  }
  if (!isTable(marker)) return false;
  checkTables(marker, content);
  if (marker === restartInterval) reading.interval = bigEndian(content, 0, 2);
  return true;
}

/** What a picture needs beside itself, once of each kind. */
function addAnew(marker: number, content: Uint8Array, { profile, seen }: Reading, copy: Copy): void {
  const isFirst = !seen.has(marker);
  if (marker === app0 && standsAt(content, 0, 'JFIF\0') && content.length >= 14 && isFirst) {
    // Version 1.1, square pixels, no thumbnail.
    addSegment(copy, app0, [...asAscii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
  } else if (marker === app2 && standsAt(content, 0, 'ICC_PROFILE\0')) {
    profile.push(content.subarray(12));
  } else if (marker === app14 && standsAt(content, 0, 'Adobe') && content.length >= 12 && isFirst) {
    const transform = content[11] ?? 0;
    if (transform > 2) throw damaged();
    addSegment(copy, app14, [...asAscii('Adobe'), 0, 100, 0, 0, 0, 0, transform]);
  } else if (marker === app1 && standsAt(content, 0, 'Exif\0') && isFirst) {
    const orientation = orientationIn(content.subarray(6));
    if (orientation > 1) addSegment(copy, app1, [...asAscii('Exif\0\0'), ...tiffWith(orientation)]);
  } else {
    if (!isDropped(marker)) throw damaged();
    return;
  }
  seen.add(marker);
}

function isDropped(marker: number): boolean {
  return marker === lineCount || (marker >= app0 && marker <= comment);
}

function addProfile(segments: readonly Uint8Array[], copy: Copy): void {
  const told = joinedProfile(segments);
  const profile = told && cleanProfile(told);
  if (profile) addSegment(copy, app2, [...asAscii('ICC_PROFILE\0'), 1, 1, ...profile]);
}

function addSegment(copy: Copy, marker: number, content: readonly number[]): void {
  copy.add([0xff, marker, ...asBigEndian(content.length + 2, 2), ...content]);
}

/** How many restarts the scan may have. */
function restartsOf(reading: Reading, content: Uint8Array): number {
  if (!reading.frame || ++reading.scans > mostScans) throw damaged();
  const units = paintScan(reading.frame, content);
  return reading.interval > 0 ? Math.ceil(units / reading.interval) - 1 : 0;
}

/** Where the next marker stands; in a scan, FF 00 is a plain byte and FF D0 to FF D7 are restarts, in their order. */
function endOfScan(bytes: Uint8Array, from: number, mostRestarts: number): number {
  let restarts = 0;
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at)) {
    const next = bigEndian(bytes, at + 1, 1);
    if (next === 0xff) {
      at += 1;
    } else if (next === 0) {
      at += 2;
    } else if (next >= 0xd0 && next <= 0xd7) {
      if (restarts >= mostRestarts || next !== 0xd0 + (restarts & 7)) throw damaged();
      restarts++;
      at += 2;
    } else {
      return at;
    }
  }
  throw damaged();
}
