// Lines as short texts: differences between whole units, five bits to a sign.
import { isRing, type Line } from './plane.ts';

/** A sign stands for its place in here; those from the 33rd on say that more bits follow. */
export const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Lines with spaces between, each beginning where the last one ended; a full stop leads back to a ring's first point. */
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

/** The sign in the lowest bit, then the low bits first. */
function encodedNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  for (; rest >= 32; rest >>= 5) text += digits.charAt(32 + (rest & 31));
  return text + digits.charAt(rest);
}
