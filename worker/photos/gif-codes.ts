// The codes of a GIF's picture, counted without painting it: where they end, and whether they fill it.
import { damaged } from './refuse.ts';

const mostCodes = 4096;

/**
 * How many bytes the codes have that fill so many pixels, with the code that ends them, if there is one. Throws
 * Malformed for codes that there cannot be, and for those that fill less or more.
 * @param width bits of a colour, from 2 to 8
 */
export function codesLength(blocks: Uint8Array, width: number, pixels: number): number {
  if (width < 2 || width > 8) throw damaged();
  const clear = 1 << width;
  /** How many pixels each code stands for. */
  const runs = new Uint32Array(mostCodes).fill(1, 0, clear);
  let known = clear + 2;
  let bits = width + 1;
  let before = 0;
  let left = pixels;
  let at = 0;
  let held = 0;
  let count = 0;
  while (at < blocks.length || count >= bits) {
    for (; count < bits && at < blocks.length; count += 8) held |= (blocks[at++] ?? 0) << count;
    if (count < bits) break;
    const code = held & ((1 << bits) - 1);
    held >>>= bits;
    count -= bits;
    if (code === clear) {
      known = clear + 2;
      bits = width + 1;
      before = 0;
      continue;
    }
    if (code === clear + 1) break;
    if (code > known || (before === 0 && code > clear)) throw damaged();
    if (before > 0 && known < mostCodes) {
      runs[known++] = before + 1;
      if (known === 1 << bits && bits < 12) bits++;
    }
    before = runs[code] ?? 0;
    left -= before;
    if (left < 0) throw damaged();
  }
  if (left > 0) throw damaged();
  return at;
}
