// Small pictures with a pattern, as encoders write them: without metadata.
import sharp, { type Sharp } from 'sharp';

/** Odd, so that blocks of pixels are cut at the edges. */
const width = 45;
const height = 31;

/** A pattern of its own for each frame: neither flat nor alike when turned or mirrored. */
function pixels(channels: number, frames: number): Buffer {
  const size = width * height * channels;
  const bytes = Buffer.alloc(size * frames);
  for (let at = 0; at < bytes.length; at++) {
    const frame = Math.floor(at / size);
    const x = Math.floor(at / channels) % width;
    const y = Math.floor(at / channels / width) % height;
    bytes[at] = (x * 5 + y * 3 * ((at % channels) + 1) + frame * 29 + (x > 20 && y < 9 ? 90 : 0)) % 256;
  }
  return bytes;
}

/** @param frames of an animation; they stand below each other */
export function paint(channels: 1 | 3 | 4 = 3, frames = 1): Sharp {
  const raw = { width, height: height * frames, channels, ...(frames > 1 ? { pageHeight: height } : {}) };
  return sharp(pixels(channels, frames), { raw });
}

export const encoded = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());

export const size = { width, height };
