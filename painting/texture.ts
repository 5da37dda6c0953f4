// The parts of grounds: strokes, specks and patches scattered around a rock.

import { round } from './curves.ts';
import { between, pick, type Random } from './random.ts';

/** Markup that is painted behind the rock, and in front of its lower edge. */
export interface Backdrop {
  readonly behind: string;
  readonly front: string;
}

/** Where the rock is in the picture. */
export interface Spot {
  readonly random: Random;
  readonly edge: (angle: number) => Point;
  /** Whether a point is visible, or less than a margin under the rock. */
  readonly open: (point: Point, margin: number) => boolean;
}

export type Point = readonly [x: number, y: number];

export const ground = (paint: string): string => `<path fill="${paint}" d="M0 0h400v400H0z"/>`;

/** Many strokes of one brush in one path. */
export const strokes = (paint: string, width: number, data: readonly string[], opacity = 1): string =>
  `<path fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''} d="${data.join('')}"/>`;

export const speck = ([x, y]: Point): string => `M${Math.round(x)} ${Math.round(y)}h.1`;

/** Points spread roughly evenly over the picture, except those that the rock would hide. */
export function scatter({ random, open }: Spot, apart: number, margin = 6): Point[] {
  const points: Point[] = [];
  for (let y = -apart / 2; y < 400 + apart; y += apart) {
    for (let x = -apart / 2; x < 400 + apart; x += apart) {
      points.push([x + between(random, -0.6, 0.6) * apart, y + between(random, -0.6, 0.6) * apart]);
    }
  }
  return points.filter((point) => open(point, margin));
}

export function anywhere({ random, open }: Spot, count: number, margin = 4): Point[] {
  const points = Array.from({ length: count }, (): Point => [random() * 400, random() * 400]);
  return points.filter((point) => open(point, margin));
}

/** Specks of several kinds, all over the picture. */
export const specks = (
  spot: Spot,
  kinds: readonly (readonly [paint: string, width: number, count: number, opacity: number])[],
): string =>
  kinds
    .map(([paint, width, count, opacity]) => strokes(paint, width, anywhere(spot, count).map(speck), opacity))
    .join('');

/** Points along the lower edge of the rock, from its right to its left. */
export const seam = ({ random, edge }: Spot, count: number): Point[] =>
  Array.from({ length: count }, () => edge(between(random, 0.12, 0.88) * Math.PI));

/** Wide soft patches, so that a ground does not look printed. */
export const patches = (spot: Spot, paints: readonly string[], count: number, opacity: number): string =>
  anywhere(spot, count, 400)
    .map(([x, y]) => {
      const { random } = spot;
      const [rx, ry, turn] = [between(random, 40, 110), between(random, 26, 60), between(random, 0, 180)];
      return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" transform="rotate(${Math.round(turn)} ${round(x)} ${round(y)})" fill="${pick(random, paints)}" fill-opacity="${opacity}"/>`;
    })
    .join('');
