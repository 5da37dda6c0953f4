// Outlines of pebbles, as the distance from the middle to the edge in every direction.

import type { Curve } from './curves.ts';
import { between, type Random } from './random.ts';

/** Distance from the middle of the stone to its edge, in the direction of an angle in radians. */
export type Reach = (angle: number) => number;

/** How much each outline leans to an oval, a triangle and a square, and which way the triangle points. */
const leanings = {
  round: [0.025, 0.012, 0.6, 0.004],
  drop: [0.03, 0.04, -1.571, 0.004],
  egg: [0.06, 0.04, 0, 0.005],
  wedge: [0.04, 0.05, 1.571, 0.004],
  cushion: [0.055, 0.012, 0.4, -0.026],
  heel: [0.06, 0.045, 0.9, -0.012],
  oval: [0.1, 0.012, 2, 0.008],
  bean: [0.12, 0.035, -1.571, 0.012],
  long: [0.145, 0.014, 1, 0.016],
} as const;

export type SilhouetteName = keyof typeof leanings;
export const silhouettes = Object.keys(leanings) as SilhouetteName[];

/** A random variation of an outline, lying flat or standing upright, with a radius of about 180. */
export function pebble(name: SilhouetteName, random: Random, upright: boolean): Reach {
  const [oval, triangle, toward, square] = leanings[name];
  const tilt = between(random, -0.2, 0.2) + (upright ? Math.PI / 2 : 0);
  const second = oval + between(random, -0.015, 0.015);
  const third = triangle + between(random, -0.008, 0.008);
  const fifth = between(random, -0.006, 0.006);
  const [side, phase] = [random() < 0.5 ? 1 : -1, between(random, 0, 6)];
  const shape: Reach = (angle) => {
    const a = angle - tilt;
    return (
      1 +
      second * Math.cos(2 * a) +
      third * Math.cos(3 * (side * a - toward)) +
      square * Math.cos(4 * a) +
      fifth * Math.cos(5 * a + phase)
    );
  };
  const widest = Math.max(...Array.from({ length: 48 }, (_, i) => shape((i / 24) * Math.PI)));
  const size = between(random, 178, 184) / widest;
  return (angle) => size * shape(angle);
}

/** The outline as a curve, scaled by `share`. */
export function contour(reach: Reach, share = 1, points = 18): Curve {
  return Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * 2 * Math.PI;
    return [share * reach(angle) * Math.cos(angle), share * reach(angle) * Math.sin(angle)];
  }).flat();
}
