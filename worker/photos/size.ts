// Reads the size of an image from the head of its file. A decoder need not say that it refuses an image for its size,
// and may go by the frames of a GIF instead of its screen.
import type { PhotoType } from '../../schema/photos.ts';

type Size = readonly [width: number, height: number];

/** Enough for what cameras write before the size of a JPEG. Zeros follow, so that no read goes past the end. */
const headBytes = 256 * 1024;
const beyond = new Uint8Array(32);

export const headOf = async (file: File): Promise<DataView<ArrayBuffer>> =>
  new DataView(await new Blob([file.slice(0, headBytes), beyond]).arrayBuffer());

/** The size that the file claims; zeros if it is not found here, and then the decoder has to check it. */
export const claimedSizes: Record<PhotoType, (head: DataView) => Size> = {
  'image/jpeg': jpegSize,
  'image/png': (head) => [head.getUint32(16), head.getUint32(20)],
  'image/webp': webpSize,
  'image/gif': (head) => [head.getUint16(6, true), head.getUint16(8, true)],
};

/** From its first start-of-frame segment, of which there are 13 kinds. */
function jpegSize(head: DataView): Size {
  let at = 2;
  while (at + 9 <= head.byteLength && head.getUint8(at) === 0xff) {
    const marker = head.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return [head.getUint16(at + 7), head.getUint16(at + 5)];
    // A marker may have any number of 0xff before it.
    at += marker === 0xff ? 1 : 2 + head.getUint16(at + 2);
  }
  return [0, 0];
}

/** From its first chunk: a canvas, a lossless image or a lossy one. */
function webpSize(head: DataView): Size {
  switch (String.fromCharCode(...new Uint8Array(head.buffer, 12, 4))) {
    case 'VP8X':
      return [(head.getUint32(24, true) & 0xffffff) + 1, (head.getUint32(26, true) >>> 8) + 1];
    case 'VP8L':
      return [(head.getUint16(21, true) & 0x3fff) + 1, ((head.getUint32(21, true) >>> 14) & 0x3fff) + 1];
    case 'VP8 ':
      return [head.getUint16(26, true) & 0x3fff, head.getUint16(28, true) & 0x3fff];
    default:
      return [0, 0];
  }
}
