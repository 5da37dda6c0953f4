// Encodes lines as short texts: differences between whole units, five bits in a character.
import { isRing, type Line } from './plane.ts';

/** A character stands for its index. An index from 32 on means that more bits follow. */
export const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Lines separated by spaces. Each starts relative to the end of the one before. A full stop closes a ring. */
export function encoded(lines: readonly Line[], unitsPerDegree: number): string {
  let [lastX, lastY] = [0, 0];
  return lines
    .map((line) => {
      let text = '';
      for (const [lng, lat] of isRing(line) ? line.slice(0, -1) : line) {
        const [x, y] = [Math.round(lng * unitsPerDegree), Math.round(lat * unitsPerDegree)];
        if (text !== '' && x === lastX && y === lastY) continue;
        text += encodedNumber(x - lastX) + encodedNumber(y - lastY);
        [lastX, lastY] = [x, y];
      }
      return isRing(line) ? `${text}.` : text;
    })
    .join(' ');
}

/** The sign is the lowest bit. The low bits come first. */
function encodedNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  for (; rest >= 32; rest >>= 5) text += digits.charAt(32 + (rest & 31));
  return text + digits.charAt(rest);
}
