// GIF: keeps pictures, their timing and the loop, drops comments, texts and what programs added.
import { bigEndian, copyOf, littleEndian, standsAt, type Copy } from './bytes.ts';
import { codesLength } from './gif-codes.ts';
import { checkFrames, checkParts, checkSize, damaged } from './refuse.ts';

const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const graphicControl = 0xf9;
const plainText = 0x01;
const application = 0xff;
const longestBlock = 255;
const loopName = 'NETSCAPE2.0';

/** Cuts what follows the trailer. */
export function cleanGif(bytes: Uint8Array) {
  const copy = copyOf(bytes);
  const size = sizeAt(bytes, 6);
  checkSize(size);
  let at = 13 + colourTable(bigEndian(bytes, 10, 1));
  copy.keep(0, at);

  let frames = 0;
  /** Where timing and transparency of the next picture stand; a text uses them up like a picture does. */
  let control: [start: number, end: number] | null = null;
  let loops = false;
  for (let parts = 1; ; parts++) {
    checkParts(parts);
    const start = at;
    const kind = bigEndian(bytes, at, 1);
    if (kind === trailer) {
      if (frames === 0) throw damaged();
      copy.keep(at, at + 1);
      return { bytes: copy.bytes(), ...size };
    }
    if (kind === image) {
      checkFrames(++frames);
      checkFrame(bytes, at);
      const pixels = at + 10 + colourTable(bigEndian(bytes, at + 9, 1));
      // One byte tells the width of the codes, then come the blocks.
      at = endOfBlocks(bytes, pixels + 1);
      if (control) copy.keep(...control);
      copy.keep(start, pixels + 1);
      const { width, height } = sizeAt(bytes, start + 5);
      const codes = joinedBlocks(bytes, pixels + 1, at);
      const length = codesLength(codes, bigEndian(bytes, pixels, 1), width * height);
      addBlocks(copy, codes.subarray(0, length));
      control = null;
    } else if (kind === extension) {
      const label = bigEndian(bytes, at + 1, 1);
      const blocks = at + 2;
      at = endOfBlocks(bytes, blocks);
      if (label === graphicControl) {
        if (at - blocks !== 6) throw damaged();
        control = [start, at];
      } else if (label === plainText) {
        control = null;
      } else if (label === application && !loops && isLoop(bytes, blocks)) {
        loops = true;
        copy.keep(start, blocks + 16);
        copy.add([0]);
      }
    } else {
      throw damaged();
    }
  }
}

function sizeAt(bytes: Uint8Array, at: number) {
  return { width: littleEndian(bytes, at, 2), height: littleEndian(bytes, at + 2, 2) };
}

/** The picture itself, and how far it reaches: some decoders widen the canvas for it. */
function checkFrame(bytes: Uint8Array, at: number): void {
  const place = sizeAt(bytes, at + 1);
  const size = sizeAt(bytes, at + 5);
  checkSize(size);
  checkSize({ width: place.width + size.width, height: place.height + size.height });
}

/** Bytes of the colour table that these flags announce. */
function colourTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Blocks are a length and as many bytes; a length of 0 ends them. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  for (let at = from; ;) {
    const length = bigEndian(bytes, at, 1);
    at += 1 + length;
    if (length === 0) return at;
  }
}

/** What the blocks hold, without their lengths. */
function joinedBlocks(bytes: Uint8Array, from: number, to: number): Uint8Array {
  const joined = new Uint8Array(to - from);
  let length = 0;
  for (let at = from; at < to;) {
    const end = at + 1 + bigEndian(bytes, at, 1);
    joined.set(bytes.subarray(at + 1, end), length);
    length += end - at - 1;
    at = end;
  }
  return joined.subarray(0, length);
}

/** Each as long as there can be, because lengths could be a message too. */
function addBlocks(copy: Copy, content: Uint8Array): void {
  for (let at = 0; at < content.length; at += longestBlock) {
    const block = content.subarray(at, at + longestBlock);
    copy.add([block.length]);
    copy.add(block);
  }
  copy.add([0]);
}

/** The name in a block of 11, then a block of 3: the number 1 and how often. */
function isLoop(bytes: Uint8Array, blocks: number): boolean {
  return (
    bytes[blocks] === loopName.length &&
    standsAt(bytes, blocks + 1, loopName) &&
    bytes[blocks + 12] === 3 &&
    bytes[blocks + 13] === 1
  );
}
