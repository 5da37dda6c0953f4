// The picture that stands for the site where its link is posted: painted rocks along the dots of a journey.
import { paintRock, type MotifName } from '../../painting/paint-rock.ts';

/** In pixels; the proportions that link previews are cropped to. */
export const previewSize = { width: 1200, height: 630 } as const;

/** A place on the way: a bend of it, or a rock on it. */
interface Stop {
  x: number;
  y: number;
  rock?: { name: string; motif: MotifName; size: number };
}

/** The rock in the middle is whole in previews that are cropped to a square. */
const stops: readonly Stop[] = [
  { x: -40, y: 300 },
  { x: 122, y: 452, rock: { name: 'preview-snail', motif: 'snail', size: 206 } },
  { x: 300, y: 560 },
  { x: 372, y: 420 },
  { x: 246, y: 178, rock: { name: 'preview-whale', motif: 'whale', size: 262 } },
  { x: 452, y: 66 },
  { x: 600, y: 322, rock: { name: 'preview-butterfly', motif: 'butterfly', size: 444 } },
  { x: 742, y: 572 },
  { x: 956, y: 448, rock: { name: 'preview-sunrise', motif: 'sunrise', size: 262 } },
  { x: 832, y: 214 },
  { x: 900, y: 78 },
  { x: 1084, y: 186, rock: { name: 'preview-ladybird', motif: 'ladybird', size: 206 } },
  { x: 1250, y: 330 },
];

const paper = '#fbf6ec';
const colors = { way: '#cfc0a0', stop: '#b93a1b', sun: '#f2b134' } as const;
/** Distance between two dots of the way. */
const step = 23;
/** Points to compute between two stops. */
const fineness = 400;

export function linkPreview(): string {
  const { width, height } = previewSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>${way()}${stops.map(rockAt).join('')}</svg>`
  );
}

/** Dots at even steps; some are larger, as on the site. */
function way(): string {
  const points = stops.slice(0, -1).flatMap((_, i) => {
    const [from, to] = [stops[i], stops[i + 1]];
    if (!from || !to) return [];
    const [before, after] = [stops[i - 1] ?? from, stops[i + 2] ?? to];
    return Array.from({ length: fineness }, (_point, j) => {
      const bent = (axis: 'x' | 'y') =>
        between(before[axis], from[axis], to[axis], after[axis], j / fineness);
      return [bent('x'), bent('y')] as const;
    });
  });
  const dots: string[] = [];
  let walked = 0;
  points.forEach(([x, y], i) => {
    const [lastX, lastY] = points[i - 1] ?? [x, y];
    walked += Math.hypot(x - lastX, y - lastY);
    if (walked < step) return;
    walked -= step;
    dots.push(dot(dots.length, x, y));
  });
  return dots.join('');
}

/** A Catmull-Rom curve. @param part of the way from `b` to `c` */
function between(a: number, b: number, c: number, d: number, part: number): number {
  return b + (part / 2) * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)));
}

function dot(i: number, x: number, y: number): string {
  const [radius, fill] =
    i % 8 === 3 ? [9, colors.stop] : i % 8 === 7 ? [7.5, colors.sun] : [4.8 + (i % 3) * 0.5, colors.way];
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${fill}"/>`;
}

function rockAt({ x, y, rock }: Stop): string {
  if (!rock) return '';
  const { name, motif, size } = rock;
  const at = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`;
  return paintRock(name, { motif }).replace('<svg', `<svg ${at}`);
}
