// PNG: keeps what a decoder needs, drops texts, times and whatever else travels along, and writes it anew.
import { asAscii, asBigEndian, bigEndian, copyOf, joined, nameAt, type Copy } from './bytes.ts';
import { cleanProfile, longestProfile } from './colour-profile.ts';
import { orientationIn, tiffWith } from './orientation.ts';
import { palette, rawLength, readHeader, type Header } from './png-header.ts';
import { checkParts, damaged } from './refuse.ts';
import { unfold, unfolded } from './unfold.ts';
import { crc32, stored } from './zlib.ts';

/** How long a compressed colour profile may be; those of screens and cameras have a few kilobytes. */
const longestCompressed = 256 * 1024;
/** What codes and block headers of a small picture may weigh. */
const mostBeside = 4096;
/** A hundred thousandth: what PNG tells gamma and chromaticities in. None is as much as this. */
const mostOfColour = 10 * 100_000;

/** What stays beside the header and the pixels, in the order in which we write it. */
const kept = ['gAMA', 'cHRM', 'sRGB', 'cICP', 'iCCP', 'PLTE', 'tRNS', 'eXIf'] as const;
type Kept = (typeof kept)[number];

interface Reading {
  header: Header;
  /** The first of each name, before the pixels; orientation behind them too. */
  chunks: Map<string, Uint8Array>;
  /** The pieces put together. */
  pixels: Uint8Array;
}

/**
 * An animated PNG becomes its still picture: its frames are chunks like any other to those who do not know them.
 * The orientation stays, because browsers turn PNGs by it too. The pixels are unfolded once and counted, because what
 * follows them or exceeds the picture would be room to hide something.
 */
export function cleanPng(bytes: Uint8Array) {
  const { header, chunks, pixels } = readPng(bytes);
  const length = rawLength(header);
  // Of noise zlib makes an eighth more at worst. Before they are unfolded: blocks of nothing would take their time.
  if (pixels.length > length + length / 4 + mostBeside) throw damaged();
  if (unfold(pixels, length) !== length) throw damaged();

  const copy = copyOf(bytes);
  copy.keep(0, 8);
  copy.keep(8, 8 + 8 + 13);
  addCheckSum(copy, 8);
  for (const name of kept) {
    const content = chunks.get(name);
    const cleaned = content && cleanChunk(name, content, header, chunks);
    if (cleaned) addChunk(copy, name, cleaned);
  }
  if (header.colours === palette && !chunks.has('PLTE')) throw damaged();
  addChunk(copy, 'IDAT', pixels);
  addChunk(copy, 'IEND');
  return { bytes: copy.bytes(), width: header.width, height: header.height };
}

function readPng(bytes: Uint8Array): Reading {
  let header: Header | null = null;
  const chunks = new Map<string, Uint8Array>();
  const pieces: Uint8Array[] = [];
  let before = '';
  for (let at = 8, parts = 1; ; parts++) {
    checkParts(parts);
    const length = bigEndian(bytes, at, 4);
    const name = nameAt(bytes, at + 4);
    const body = at + 8;
    at = body + length + 4;
    if (at > bytes.length || (name === 'IHDR') !== (header === null)) throw damaged();
    if (name === 'iCCP' && length > longestCompressed) throw damaged();

    if (name === 'IHDR') {
      header = readHeader(bytes.subarray(body, body + length));
    } else if (name === 'IDAT') {
      if (pieces.length > 0 && before !== name) throw damaged();
      pieces.push(bytes.subarray(body, body + length));
    } else if (name === 'IEND') {
      if (!header || length !== 0) throw damaged();
      return { header, chunks, pixels: joined(pieces) };
    } else if (isKept(name)) {
      const isInPlace = pieces.length === 0 || name === 'eXIf';
      if (isInPlace && !chunks.has(name)) chunks.set(name, bytes.subarray(body, body + length));
    } else if (isCritical(name)) {
      throw damaged();
    }
    before = name;
  }
}

const isKept = (name: string): name is Kept => kept.some((one) => one === name);

/** A capital first letter says that the picture cannot be shown without this chunk. */
function isCritical(name: string): boolean {
  return (name.charCodeAt(0) & 0x20) === 0;
}

/** What stays of a chunk; null for nothing. Throws Malformed for one that holds more or less than it should. */
function cleanChunk(
  name: Kept,
  content: Uint8Array,
  header: Header,
  chunks: ReadonlyMap<string, Uint8Array>,
): ArrayLike<number> | null {
  const { length } = content;
  switch (name) {
    case 'gAMA':
      return numbers(content, 1);
    case 'cHRM':
      return numbers(content, 8);
    case 'sRGB':
      if (length !== 1) throw damaged();
      return (content[0] ?? 0) < 4 ? content : null;
    case 'cICP':
      return isCodePoints(content) ? content : null;
    case 'iCCP':
      return profileOf(content);
    case 'PLTE':
      // Other pictures have it as advice for screens of few colours.
      if (header.colours !== palette) return null;
      if (length === 0 || length % 3 !== 0 || length > 3 * 2 ** header.depth) throw damaged();
      return content;
    case 'tRNS':
      return transparency(content, header, (chunks.get('PLTE')?.length ?? 0) / 3);
    case 'eXIf': {
      const orientation = orientationIn(content);
      return orientation > 1 ? tiffWith(orientation) : null;
    }
  }
}

function numbers(content: Uint8Array, count: number): Uint8Array | null {
  if (content.length !== 4 * count) throw damaged();
  const all = Array.from({ length: count }, (_, n) => bigEndian(content, 4 * n, 4));
  return all.every((value) => value < mostOfColour) ? content : null;
}

/**
 * Colours by the numbers of ITU-T H.273, of which PNG takes RGB of full range: sRGB's, P3's and Rec. 2020's, with the
 * curves of Rec. 709, sRGB, PQ and HLG.
 */
function isCodePoints(content: Uint8Array): boolean {
  const [primaries = 0, curve = 0, matrix, isFull] = content;
  const isKnown = [1, 9, 12].includes(primaries) && [1, 13, 16, 18].includes(curve);
  return content.length === 4 && isKnown && matrix === 0 && isFull === 1;
}

/** One colour of the picture, or as much for each colour of its palette. */
function transparency(content: Uint8Array, { colours }: Header, ofPalette: number): Uint8Array | null {
  const { length } = content;
  if (colours === 4 || colours === 6) return null;
  const isRight =
    colours === palette ? length > 0 && length <= ofPalette : length === (colours === 2 ? 6 : 2);
  if (!isRight) throw damaged();
  return content;
}

/** A name of at most 79 letters and a zero, the kind of compression, which is 0, and the profile. */
function profileOf(content: Uint8Array): ArrayLike<number> | null {
  const end = content.indexOf(0);
  if (end < 1 || end > 79 || content[end + 1] !== 0) return null;
  const profile = unfolded(content.subarray(end + 2), longestProfile);
  const cleaned = profile && cleanProfile(profile);
  return cleaned && [...asAscii('icc'), 0, 0, ...stored(cleaned)];
}

function addChunk(copy: Copy, name: string, content: ArrayLike<number> = []): void {
  const start = copy.size();
  copy.add([...asBigEndian(content.length, 4), ...asAscii(name)]);
  copy.add(content);
  addCheckSum(copy, start);
}

/** Of the chunk that begins here. We write it ourselves, because a wrong one could be a message. */
function addCheckSum(copy: Copy, start: number): void {
  copy.add(asBigEndian(crc32(copy.bytes().subarray(start + 4)), 4));
}
