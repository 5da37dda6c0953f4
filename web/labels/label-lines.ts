// Breaks a Rock ID into lines of the largest type size that fits on a label.
import { formatCode } from '../../schema/codes.ts';

interface Lines {
  lines: string[];
  /** Size of the type in points. */
  points: number;
}

/** In points. */
export interface Box {
  width: number;
  height: number;
}

/** Type sizes in points, down to the smallest readable: 4 points, like the lettering on a coin. */
const sizes = [11, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4] as const;
/** Down to this size a group of characters is not broken. */
const leastWhole = 6.5;

export const lineHeight = 1.05;

/** Width in ems, rounded up: the monospaced font has 0.6 em, other scripts up to 1 em. */
const widthOf = (character: string) => (/^[\u0020-\u024F]/.test(character) ? 0.62 : 1.1);

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function wordWidth(word: string): number {
  let width = 0;
  for (const { segment } of characters.segment(word)) width += widthOf(segment);
  return width;
}

export function codeLines(code: string, box: Box): Lines {
  const shown = formatCode(code);
  // IDs that we issue have three groups of three, one below the other.
  const groups = /^(\w{3})-(\w{3})-(\w{3})$/.exec(shown)?.slice(1);
  const words = groups ?? shown.split(/(?<=[\p{Dash}\s_/.:])/u);
  for (const points of sizes) {
    const lines = groups ?? filled(words, box.width / points, points >= leastWhole);
    if (lines && fits(lines, points, box)) return { lines, points };
  }
  const smallest = 4;
  return { lines: filled(words, box.width / smallest, false) ?? [shown], points: smallest };
}

function fits(lines: readonly string[], points: number, { width, height }: Box): boolean {
  return (
    lines.length * points * lineHeight <= height &&
    lines.every((line) => wordWidth(line.trim()) * points <= width)
  );
}

/** Fills words into lines of `width` ems. @param whole returns null if a word would have to be broken */
function filled(words: readonly string[], width: number, whole: boolean): string[] | null {
  const lines = [''];
  for (const word of words) {
    if (wordWidth(lines.at(-1) + word.trimEnd()) > width && lines.at(-1) !== '') lines.push('');
    if (wordWidth(word.trimEnd()) > width) {
      if (whole) return null;
      for (const { segment } of characters.segment(word)) {
        if (wordWidth(lines.at(-1) + segment) > width) lines.push('');
        lines.push((lines.pop() ?? '') + segment);
      }
    } else lines.push((lines.pop() ?? '') + word);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
