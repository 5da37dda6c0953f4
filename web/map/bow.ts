// The legs of a journey as bowed strings of dots, in pixels.
import type { Rect } from './fit.ts';
import type { Pixel } from '../tiles/mercator.ts';

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

interface Piece {
  from: Pixel;
  to: Pixel;
  /** Distances along the curve at its two ends. */
  start: number;
  end: number;
}

/** Legs are drawn many times. */
const tracedLegs = new WeakMap<BowedLeg, readonly Piece[]>();

function traced(leg: BowedLeg): readonly Piece[] {
  const known = tracedLegs.get(leg);
  if (known) return known;
  const all: Piece[] = [];
  let [from, start] = [leg.from, 0];
  for (let piece = 1; piece <= pieces; piece++) {
    const to = pointOf(leg, piece / pieces);
    const end = start + Math.hypot(to.x - from.x, to.y - from.y);
    all.push({ from, to, start, end });
    [from, start] = [to, end];
  }
  tracedLegs.set(leg, all);
  return all;
}

interface Dotting {
  /** Pixels between two dots. */
  gap: number;
  /** Pixels without dots at its two ends, for what stands there. */
  bare?: readonly [from: number, to: number];
  /** Dots elsewhere are left out. */
  within?: Rect;
}

/** Pixels of a leg that lie in a rectangle. */
export function lengthWithin(leg: BowedLeg, within: Rect): number {
  let length = 0;
  for (const { from, to, start, end } of traced(leg)) {
    const part = inside(from, to, within);
    if (part) length += (part[1] - part[0]) * (end - start);
  }
  return length;
}

/** The dots of a leg. A dot keeps its place whatever part of the leg is drawn. */
export function dotsOf(leg: BowedLeg, { gap, bare = [0, 0], within }: Dotting): LegDot[] {
  const curve = traced(leg);
  const length = curve.at(-1)?.end ?? 0;
  const last = Math.floor((length - bare[0] - bare[1]) / gap);
  const dots: LegDot[] = [];
  for (const { from, to, start, end } of curve) {
    const part = within ? inside(from, to, within) : whole;
    if (!part) continue;
    const at = (share: number) => start + (end - start) * share;
    const first = Math.max(0, Math.ceil((at(part[0]) - bare[0]) / gap));
    for (let dot = first; dot <= last; dot++) {
      const far = bare[0] + dot * gap;
      // A dot on a corner belongs to the piece that begins there.
      if (far > at(part[1]) || (far === end && end < length)) break;
      const share = (far - start) / (end - start);
      dots.push({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
        along: far / length,
      });
    }
  }
  return dots;
}

const whole = [0, 1] as const;

/** The part of a straight line that lies in a rectangle, as shares of the line; null if there is none. */
function inside(a: Pixel, b: Pixel, { left, top, right, bottom }: Rect): readonly [number, number] | null {
  const across = between(a.x, b.x, left, right);
  const down = across && between(a.y, b.y, top, bottom);
  if (!down) return null;
  const [from, to] = [Math.max(across[0], down[0]), Math.min(across[1], down[1])];
  return from <= to ? [from, to] : null;
}

/** The same in one dimension. */
function between(a: number, b: number, least: number, most: number): readonly [number, number] | null {
  if (Math.max(a, b) < least || Math.min(a, b) > most) return null;
  if (a === b) return whole;
  const [one, other] = [(least - a) / (b - a), (most - a) / (b - a)];
  return [Math.max(0, Math.min(one, other)), Math.min(1, Math.max(one, other))];
}
