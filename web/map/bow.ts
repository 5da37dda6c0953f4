// The legs of a journey as bowed strings of dots, in pixels.
import type { Rect } from './fit.ts';
import type { Pixel } from './mercator.ts';

export interface BowedLeg {
  from: Pixel;
  to: Pixel;
  /** How far its middle lies to the left of the straight line, seen from `from`. */
  bow: number;
}

/** A dot on a leg. */
export interface LegDot extends Pixel {
  /** How far along the leg: 0 at its older end, 1 at its newer one. */
  along: number;
}

/** Share of a leg's length, at most this many pixels, and as many more for each earlier leg of the same direction. */
const usual = { share: 0.18, most: 80, step: 14 } as const;
/** A bow is never rounder than this share of its leg. */
const roundest = 0.6;

/**
 * All legs bow to their left, so that the way there and the way back lie on opposite sides.
 * @param earlier number of legs before it in the same direction between the same places
 */
export function bowedLeg(from: Pixel, to: Pixel, earlier = 0): BowedLeg {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const bow = Math.min(usual.share * length, usual.most) + usual.step * earlier;
  return { from, to, bow: Math.min(bow, roundest * length) };
}

/** A point of the curve. @param t from 0 to 1 */
export function pointOf({ from, to, bow }: BowedLeg, t: number): Pixel {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  if (length === 0) return from;
  // A quadratic curve, whose middle reaches half as far as its control point. The screen's y points down.
  const side = (4 * t * (1 - t) * bow) / length;
  return { x: from.x + x * t + y * side, y: from.y + y * t - x * side };
}

/** The curve as straight pieces: finer than the eye, as a bow is flat. */
const pieces = 16;

/** Its points, and their distances along the curve. */
function traced(leg: BowedLeg): { points: Pixel[]; reach: number[] } {
  const points = Array.from({ length: pieces + 1 }, (_, piece) => pointOf(leg, piece / pieces));
  const reach = [0];
  for (let piece = 1; piece <= pieces; piece++)
    reach.push((reach[piece - 1] ?? 0) + distance(points[piece - 1], points[piece]));
  return { points, reach };
}

interface Dotting {
  /** Pixels between two dots. */
  gap: number;
  /** Pixels without dots at its two ends, for what stands there. */
  bare?: readonly [from: number, to: number];
  /** Dots elsewhere are left out. */
  within?: Rect;
}

/** The dots of a leg. A dot keeps its place whatever part of the leg is drawn. */
export function dotsOf(leg: BowedLeg, { gap, bare = [0, 0], within }: Dotting): LegDot[] {
  const { points, reach } = traced(leg);
  const length = reach[pieces] ?? 0;
  const last = Math.floor((length - bare[0] - bare[1]) / gap);
  const dots: LegDot[] = [];
  for (let piece = 0; piece < pieces; piece++) {
    const [a, b] = [points[piece], points[piece + 1]];
    const [start = 0, end = 0] = [reach[piece], reach[piece + 1]];
    const part = a && b && (within ? inside(a, b, within) : whole);
    if (!part) continue;
    const at = (share: number) => start + (end - start) * share;
    const first = Math.max(0, Math.ceil((at(part[0]) - bare[0]) / gap));
    for (let dot = first; dot <= last; dot++) {
      const far = bare[0] + dot * gap;
      // A dot on a corner belongs to the piece that begins there.
      if (far > at(part[1]) || (far === end && piece < pieces - 1)) break;
      const share = (far - start) / (end - start);
      dots.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, along: far / length });
    }
  }
  return dots;
}

const whole = [0, 1] as const;

/** The part of a straight line that lies in a rectangle, as shares of the line; null if there is none. */
function inside(a: Pixel, b: Pixel, { left, top, right, bottom }: Rect): readonly [number, number] | null {
  let [from, to] = [0, 1];
  for (const [start, step, least, most] of [
    [a.x, b.x - a.x, left, right],
    [a.y, b.y - a.y, top, bottom],
  ] as const) {
    if (step === 0 && (start < least || start > most)) return null;
    if (step === 0) continue;
    const [one, other] = [(least - start) / step, (most - start) / step];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return from <= to ? [from, to] : null;
}

function distance(a: Pixel | undefined, b: Pixel | undefined): number {
  return a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0;
}
