// The brush: flat shapes, lines and rows of dots in slightly unsteady paint.

import { coordinates, type Curve, measure, pathData, round } from './curves.ts';
import type { Palette } from './palettes.ts';
import { between, type Random } from './random.ts';
import type { Reach } from './silhouettes.ts';

/** A dot: middle and radius. */
export type Dot = readonly [x: number, y: number, radius: number];

export interface RowOptions {
  /** Radius at the end of the row, if it grows or shrinks on its way. */
  to?: number;
  /** How much larger the dots are halfway. */
  swell?: number;
  /** Distance between dots, in dot widths. */
  gap?: number;
  /** Distance from the curve, to the left of its direction. */
  beside?: number;
  /** Whether the row runs around a shape and meets its start. */
  closed?: boolean;
}

/** The ground on which a motif is painted. */
export type Ground = 'deep' | 'cool' | 'light' | 'stone';

export interface Setting {
  readonly random: Random;
  readonly palette: Palette;
  readonly ground: Ground;
  /** The colour of the ground. */
  readonly under: string;
  /** The edge of the stone, in the motif's own scale. */
  readonly reach: Reach;
  /** Leaves out dots that would fall outside of the stone. */
  readonly trimmed?: boolean;
}

export type Brush = ReturnType<typeof createBrush>;

export function createBrush({ random, palette, ground, under, reach, trimmed }: Setting) {
  /** Everything painted so far, as points, so that the finished motif can be fitted to its stone. */
  const marks: [x: number, y: number][] = [];

  /** One path for many dots, to keep a page full of rocks small. An arc that nearly closes is a full dot. */
  const circles = (paint: string, spots: readonly Dot[]): string => {
    if (!spots.length) return '';
    let [penX, penY] = [0, 0];
    const data = spots.map(([x, y, radius]) => {
      marks.push([x - radius, y], [x + radius, y], [x, y - radius], [x, y + radius]);
      const [moveX, moveY, size] = [round(x - penX), round(y - radius - penY), round(radius)];
      [penX, penY] = [penX + moveX + 0.1, penY + moveY];
      return `m${coordinates(moveX, moveY)}a${coordinates(size, size)} 0 1 0 .1 0`;
    });
    return `<path fill="${paint}" d="${data.join('')}"/>`;
  };

  const dots = (paint: string, spots: readonly Dot[]): string => {
    const kept = trimmed
      ? spots.filter(([x, y, radius]) => Math.hypot(x, y) < reach(Math.atan2(y, x)) * 0.93 + radius)
      : spots;
    return circles(
      paint,
      kept.map(([x, y, radius]) => {
        const slip = Math.min(radius * 0.1, 0.9);
        return [
          x + between(random, -slip, slip),
          y + between(random, -slip, slip),
          radius * between(random, 0.93, 1.07),
        ];
      }),
    );
  };

  /** Dots packed along a curve, each step as long as the dots are wide. */
  const rowOf = (curve: Curve, radius: number, options: RowOptions = {}): Dot[] => {
    const { to = radius, swell = 0, gap = 1.25, beside = 0, closed = false } = options;
    const { length, at } = measure(curve, closed);
    const size = (share: number) => radius + (to - radius) * share + swell * Math.sin(share * Math.PI);
    const shares: number[] = [];
    let share = 0;
    for (; share <= 1; share += (2 * gap * size(share)) / length) shares.push(share);
    // Stretches the steps a little, so that the row ends on a dot or meets its own start.
    const stretch = closed ? 1 / share : 1 / (shares.at(-1) || 1);
    const row: Dot[] = [];
    for (const part of shares) {
      const { x, y, nx, ny } = at(part * stretch);
      const dot: Dot = [x + nx * beside, y + ny * beside, size(part)];
      // Leaves out a dot where the curve folds back on itself.
      const room = Math.min(gap, 1) * 0.85;
      if (row.every(([ox, oy, radius]) => Math.hypot(dot[0] - ox, dot[1] - oy) > (dot[2] + radius) * room))
        row.push(dot);
    }
    return row;
  };

  const ringOf = (count: number, distance: number, radius: number, turn = 0, x = 0, y = 0): Dot[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + turn) / count) * 2 * Math.PI - Math.PI / 2;
      return [x + distance * Math.cos(angle), y + distance * Math.sin(angle), radius];
    });

  return {
    ...palette,
    random,
    ground,
    under,
    reach,
    marks,
    /** A colour with contrast to this ground. */
    ink: ground === 'deep' || ground === 'stone' ? palette.light : palette.deep,
    dots,
    ringOf,
    rowOf,
    /** A single large, careful dot. */
    disc: (paint: string, x: number, y: number, radius: number) => circles(paint, [[x, y, radius]]),
    row: (paint: string, curve: Curve, radius: number, options?: RowOptions) =>
      dots(paint, rowOf(curve, radius, options)),
    ring: (paint: string, count: number, distance: number, radius: number, turn = 0, x = 0, y = 0) =>
      dots(paint, ringOf(count, distance, radius, turn, x, y)),
    shape: (paint: string, curve: Curve, more = '') => {
      for (let i = 0; i < curve.length; i += 2) marks.push([curve[i] as number, curve[i + 1] as number]);
      return `<path fill="${paint}"${more} d="${pathData(curve)}"/>`;
    },
    line: (paint: string, width: number, curve: Curve) => {
      for (let i = 0; i < curve.length; i += 2) marks.push([curve[i] as number, curve[i + 1] as number]);
      return `<path fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" d="${pathData(curve, false)}"/>`;
    },
  };
}
