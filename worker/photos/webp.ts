// WebP: keeps images, frames, the colour profile and the orientation, drops XMP and unknown chunks.
import { asAscii, asBigEndian, copyOf, littleEndian, nameAt, standsAt, type Copy } from './bytes.ts';
import { cleanProfile } from './colour-profile.ts';
import { orientationIn, tiffWith } from './orientation.ts';
import { checkFrames, checkParts, checkSize, checkWeight, damaged, type Size } from './refuse.ts';

/** Flags of VP8X that stay true: colour profile, transparency, animation. */
const profileFlag = 0x20;
const alphaFlag = 0x10;
const animationFlag = 0x02;
const exifFlag = 0x08;
/** Flags of a frame that mean something: how it is put over the one before, and whether it stays. */
const frameFlags = 0x03;

const frameParts: readonly string[] = ['VP8 ', 'VP8L', 'ALPH'];

interface Chunk {
  name: string;
  /** Where the chunk, its content and the content's end are. */
  start: number;
  body: number;
  end: number;
}

function* chunks(bytes: Uint8Array, from: number, to: number): Generator<Chunk> {
  for (let at = from, parts = 1; at < to; parts++) {
    checkParts(parts);
    const body = at + 8;
    const end = body + littleEndian(bytes, at + 4, 4);
    const next = end + (end & 1);
    if (next > to) throw damaged();
    yield { name: nameAt(bytes, at), start: at, body, end };
    at = next;
  }
}

/** What follows the RIFF container is cut. */
export function cleanWebp(bytes: Uint8Array) {
  const copy = copyOf(bytes);
  const end = 8 + littleEndian(bytes, 4, 4);
  if (end > bytes.length) throw damaged();
  copy.keep(0, 12);
  const size = keepPicture(bytes, copy, end);
  copy.correct(4, copy.size() - 8);
  return { bytes: copy.bytes(), ...size };
}

function keepPicture(bytes: Uint8Array, copy: Copy, end: number): Size {
  const [first] = chunks(bytes, 12, end);
  if (!first) throw damaged();
  if (first.name !== 'VP8X') {
    const size = imageSize(bytes, first);
    if (!size) throw damaged();
    keepChunk(copy, first);
    return size;
  }

  if (first.end - first.body !== 10) throw damaged();
  const announced = littleEndian(bytes, first.body, 1);
  const canvas = {
    width: 1 + littleEndian(bytes, first.body + 4, 3),
    height: 1 + littleEndian(bytes, first.body + 7, 3),
  };
  checkSize(canvas);
  // A profile that is not announced is none.
  const profile = announced & profileFlag ? profileAmong(bytes, first.end, end) : null;
  const orientation = orientationAmong(bytes, first.end, end);
  const flags =
    (announced & (alphaFlag | animationFlag)) |
    (profile ? profileFlag : 0) |
    (orientation > 1 ? exifFlag : 0);
  copy.keep(first.start, first.body);
  copy.add([flags, 0, 0, 0]);
  copy.keep(first.body + 4, first.end);
  if (profile) addChunk(copy, 'ICCP', profile);
  if (flags & animationFlag) keepAnimation(bytes, copy, first.end, end, canvas);
  else keepImage(bytes, copy, first.end, end, canvas);
  if (orientation > 1) addChunk(copy, 'EXIF', tiffWith(orientation));
  return canvas;
}

/** The first one; null when it is none that stays. */
function profileAmong(bytes: Uint8Array, from: number, to: number): Uint8Array | null {
  for (const { name, body, end } of chunks(bytes, from, to)) {
    if (name === 'ICCP') return cleanProfile(bytes.subarray(body, end));
  }
  return null;
}

function orientationAmong(bytes: Uint8Array, from: number, to: number): number {
  for (const { name, body, end } of chunks(bytes, from, to)) {
    if (name !== 'EXIF') continue;
    // Some encoders begin as they do in a JPEG.
    const tiff = standsAt(bytes, body, 'Exif\0\0') ? body + 6 : body;
    return orientationIn(bytes.subarray(tiff, end));
  }
  return 1;
}

function keepAnimation(bytes: Uint8Array, copy: Copy, from: number, to: number, canvas: Size): void {
  let frames = 0;
  let isBackgroundKept = false;
  for (const chunk of chunks(bytes, from, to)) {
    if (chunk.name === 'ANMF') {
      checkFrames(++frames);
      keepFrame(bytes, copy, chunk, canvas);
    } else if (chunk.name === 'ANIM') {
      if (chunk.end - chunk.body !== 6) throw damaged();
      // Decoders look at the first, before the frames; others would be room to hide something.
      if (!isBackgroundKept && frames === 0) keepChunk(copy, chunk);
      isBackgroundKept = true;
    } else if (frameParts.includes(chunk.name)) {
      throw damaged();
    }
  }
  if (frames === 0) throw damaged();
}

function keepFrame(bytes: Uint8Array, copy: Copy, { start, body, end }: Chunk, canvas: Size): void {
  const images = body + 16;
  if (images > end) throw damaged();
  // Places are written as half of what they are.
  const left = 2 * littleEndian(bytes, body, 3);
  const top = 2 * littleEndian(bytes, body + 3, 3);
  const frame = {
    width: 1 + littleEndian(bytes, body + 6, 3),
    height: 1 + littleEndian(bytes, body + 9, 3),
  };
  checkSize(frame);
  if (left + frame.width > canvas.width || top + frame.height > canvas.height) throw damaged();
  const copied = copy.size();
  copy.keep(start, images - 1);
  copy.add([littleEndian(bytes, images - 1, 1) & frameFlags]);
  keepImage(bytes, copy, images, end, frame);
  copy.correct(copied + 4, copy.size() - copied - 8);
}

/** Exactly one image, as large as announced, and its transparency before it, where it has none of its own. */
function keepImage(bytes: Uint8Array, copy: Copy, from: number, to: number, announced: Size): void {
  let image: Chunk | null = null;
  let alpha: Chunk | null = null;
  for (const chunk of chunks(bytes, from, to)) {
    const size = imageSize(bytes, chunk);
    if (size) {
      if (image || size.width !== announced.width || size.height !== announced.height) throw damaged();
      image = chunk;
    } else if (chunk.name === 'ANMF') {
      throw damaged();
    } else if (chunk.name === 'ALPH' && !image) {
      alpha ??= chunk;
    }
  }
  if (!image) throw damaged();
  if (alpha && image.name === 'VP8 ') {
    checkAlpha(bytes, alpha, announced);
    keepChunk(copy, alpha);
  }
  keepChunk(copy, image);
}

/** Uncompressed, it is a byte for each pixel. */
function checkAlpha(bytes: Uint8Array, { body, end }: Chunk, size: Size): void {
  const isCompressed = littleEndian(bytes, body, 1) & 3;
  checkWeight(end - body, size);
  if (isCompressed === 0 && end - body !== 1 + size.width * size.height) throw damaged();
}

/** What the header of the bit stream says; null for a chunk that is no image. Throws TooLarge for too many pixels. */
function imageSize(bytes: Uint8Array, { name, body, end }: Chunk): Size | null {
  let size: Size;
  if (name === 'VP8 ') {
    const isKeyFrame = end - body >= 10 && (littleEndian(bytes, body, 1) & 1) === 0;
    if (!isKeyFrame || littleEndian(bytes, body + 3, 3) !== 0x2a019d) throw damaged();
    size = {
      width: littleEndian(bytes, body + 6, 2) & 0x3fff,
      height: littleEndian(bytes, body + 8, 2) & 0x3fff,
    };
  } else if (name === 'VP8L') {
    if (end - body < 5 || littleEndian(bytes, body, 1) !== 0x2f) throw damaged();
    const bits = littleEndian(bytes, body + 1, 4);
    size = { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  } else {
    return null;
  }
  checkSize(size);
  checkWeight(end - body, size);
  return size;
}

function addChunk(copy: Copy, name: string, content: ArrayLike<number>): void {
  copy.add([...asAscii(name), ...asBigEndian(content.length, 4).toReversed()]);
  copy.add(content);
  if (content.length & 1) copy.add([0]);
}

function keepChunk(copy: Copy, { start, end }: Chunk): void {
  copy.keep(start, end);
  if (end & 1) copy.add([0]);
}
