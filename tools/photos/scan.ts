// Reads a stored photo part by part, and objects to whatever a picture can be shown without. It shares nothing with
// the code that cleans photos.
import { crc32, inflateSync } from 'node:zlib';
import type { PhotoType } from '../../schema/photos.ts';

export interface Part {
  name: string;
  start: number;
  end: number;
  /** Where its length is written, and in how many bytes; lowest first when `isLittle`. */
  length?: { at: number; size: number; isLittle: boolean };
}

interface Reading {
  parts: Part[];
  /** Where the file ends by its own account. */
  end: number;
}

const at4 = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);

/** The only EXIF that may be left: one directory of one entry, the orientation. */
const orientationAlone = /^MM\0\*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0[\x02-\x08]\0\0\0\0\0\0$/;

/** What a profile may have in UTF-16: that it is of colours, and that nobody has rights in it. */
const profileWords = /^mluc\0{4}\0\0\0\x01\0\0\0\x0cenUS\0\0\0.\0\0\0\x1c((\0[a-z])+)$/s;

/** Colours in numbers, without a date, a device, an id, a name or anything that no tag leads to. */
function isBareProfile(profile: Buffer): boolean {
  const empty = [...profile.subarray(4, 8), ...profile.subarray(24, 36), ...profile.subarray(40, 64)];
  const tags = Array.from({ length: profile.readUInt32BE(128) }, (_, n) => {
    const entry = 132 + 12 * n;
    const start = profile.readUInt32BE(entry + 4);
    return {
      name: at4(profile, entry),
      content: profile.toString('latin1', start, start + profile.readUInt32BE(entry + 8)),
    };
  });
  const length = tags.reduce((sum, { content }) => sum + 12 + content.length, 132);
  return (
    [...empty, ...profile.subarray(80, 128)].every((byte) => byte === 0) &&
    profile.length === length &&
    profile.readUInt32BE(0) === length &&
    tags.every(({ name, content }) => {
      if (/^([rgb]XYZ|wtpt)$/.test(name)) return /^XYZ \0{4}[^]{12}$/.test(content);
      if (/^[rgbk]TRC$/.test(name)) return /^para\0{5}(\0\0\0[^]{4}|\x03\0\0[^]{20})$/.test(content);
      const words = profileWords.exec(content)?.[1]?.replaceAll('\0', '');
      return name === 'desc' ? words === 'colour' : name === 'cprt' && words === 'none';
    })
  );
}

function readJpeg(bytes: Buffer): Reading {
  const parts: Part[] = [{ name: 'D8', start: 0, end: 2 }];
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) throw new Error(`no marker at ${at}`);
    const marker = bytes.readUInt8(at + 1);
    const start = at;
    if (marker === 0xd9) return { parts: [...parts, { name: 'D9', start, end: at + 2 }], end: at + 2 };
    const length = { at: start + 2, size: 2, isLittle: false };
    at += 2 + bytes.readUInt16BE(at + 2);
    parts.push({ name: marker.toString(16).toUpperCase(), start, end: at, length });
    if (marker !== 0xda) continue;
    const from = at;
    while (!(bytes.readUInt8(at) === 0xff && bytes[at + 1] !== 0 && !isRestart(bytes[at + 1]))) at++;
    parts.push({ name: 'scan', start: from, end: at });
  }
}

const isRestart = (marker = 0) => marker >= 0xd0 && marker <= 0xd7;

/** Start, tables, frames, scans, end. */
const jpegPicture = /^(D8|DB|C[0-4]|C9|CA|CB|CC|DD|DA|scan|D9)$/;

function isOfJpeg({ name, start, end }: Part, bytes: Buffer): boolean {
  const body = bytes.toString('latin1', start + 4, end);
  if (name === 'E0') return body === 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0';
  if (name === 'E1') return body.startsWith('Exif\0\0') && orientationAlone.test(body.slice(6));
  if (name === 'E2')
    return body.startsWith('ICC_PROFILE\0\x01\x01') && isBareProfile(bytes.subarray(start + 18, end));
  if (name === 'EE') return /^Adobe\0d\0{4}[\0-\x02]$/.test(body);
  return jpegPicture.test(name);
}

function readPng(bytes: Buffer): Reading {
  const parts: Part[] = [];
  for (let at = 8; ;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = at4(bytes, at + 4);
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4)))
      throw new Error(`wrong check sum of ${name}`);
    parts.push({ name, start: at, end, length: { at, size: 4, isLittle: false } });
    at = end;
    if (name === 'IEND') return { parts, end };
  }
}

const pngLengths: Readonly<Record<string, (length: number) => boolean>> = {
  IHDR: (length) => length === 13,
  tRNS: (length) => length <= 256,
  gAMA: (length) => length === 4,
  cHRM: (length) => length === 32,
  sRGB: (length) => length === 1,
  IDAT: () => true,
  IEND: (length) => length === 0,
};

function isOfPng({ name, start, end }: Part, bytes: Buffer): boolean {
  if (name === 'eXIf') return orientationAlone.test(bytes.toString('latin1', start + 8, end - 4));
  if (name === 'PLTE') return bytes[25] === 3 && end - start - 12 <= 768;
  if (name === 'iCCP')
    return (
      bytes.toString('latin1', start + 8, start + 13) === 'icc\0\0' &&
      isBareProfile(inflateSync(bytes.subarray(start + 13, end - 4)))
    );
  return pngLengths[name]?.(end - start - 12) ?? false;
}

function readWebp(bytes: Buffer, from = 12, to = 8 + bytes.readUInt32LE(4)): Reading {
  const parts: Part[] = [];
  for (let at = from; at < to;) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const name = at4(bytes, at);
    parts.push({ name, start: at, end, length: { at: at + 4, size: 4, isLittle: true } });
    if (name === 'ANMF') parts.push(...readWebp(bytes, at + 24, end).parts);
    at = end;
  }
  if (parts.at(-1) && parts.findLast(({ end }) => end > to)) throw new Error('a chunk beyond its container');
  return { parts, end: to };
}

const webpPicture = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANMF']);

function isOfWebp({ name, start, end }: Part, bytes: Buffer): boolean {
  if (name === 'EXIF') return orientationAlone.test(bytes.toString('latin1', start + 8, end));
  if (name === 'ICCP') return isBareProfile(bytes.subarray(start + 8, end));
  if (name === 'ANIM') return end - start === 14;
  if (name === 'VP8X') return end - start === 18;
  return webpPicture.has(name);
}

function readGif(bytes: Buffer): Reading {
  const table = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const parts: Part[] = [];
  let at = 13 + table(bytes.readUInt8(10));
  for (;;) {
    const start = at;
    const kind = bytes.readUInt8(at);
    if (kind === 0x3b) return { parts: [...parts, { name: 'end', start, end: at + 1 }], end: at + 1 };
    if (kind !== 0x2c && kind !== 0x21) throw new Error(`neither a picture nor an extension at ${at}`);
    at += kind === 0x2c ? 11 + table(bytes.readUInt8(at + 9)) : 2;
    const length = { at, size: 1, isLittle: true };
    while (bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at);
    at++;
    const name = kind === 0x2c ? 'picture' : bytes.toString('hex', start + 1, start + 2);
    parts.push({ name, start, end: at, length });
  }
}

function isOfGif({ name, start, end }: Part, bytes: Buffer): boolean {
  if (name === 'ff') return /^\x0bNETSCAPE2\.0\x03\x01..\0$/s.test(bytes.toString('latin1', start + 2, end));
  if (name === 'f9') return end - start === 8;
  return name === 'picture' || name === 'end';
}

const formats: Record<
  PhotoType,
  { read: (bytes: Buffer) => Reading; isNeeded: (part: Part, bytes: Buffer) => boolean }
> = {
  'image/jpeg': { read: readJpeg, isNeeded: isOfJpeg },
  'image/png': { read: readPng, isNeeded: isOfPng },
  'image/webp': { read: readWebp, isNeeded: isOfWebp },
  'image/gif': { read: readGif, isNeeded: isOfGif },
};

/** What the file is made of. Throws for one that ends early. */
export function partsOf(type: PhotoType, bytes: Uint8Array): Part[] {
  return formats[type].read(Buffer.from(bytes)).parts;
}

/** What should not be there; empty for a file that is whole and a picture alone. */
export function objectionsTo(type: PhotoType, photo: Uint8Array): string[] {
  const bytes = Buffer.from(photo);
  const { read, isNeeded } = formats[type];
  try {
    const { parts, end } = read(bytes);
    const needless = parts.filter((part) => !isNeeded(part, bytes)).map(({ name }) => name);
    const behind = bytes.length - end;
    return behind === 0 ? needless : [...needless, `${behind} bytes behind the end`];
  } catch (error) {
    return [`not whole: ${error instanceof Error ? error.message : String(error)}`];
  }
}
