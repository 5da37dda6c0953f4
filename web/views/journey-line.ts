// The line of a journey without a map: its towns in a box, and between them bowed legs.
import type { Coordinates } from '../../schema/journey.ts';

export interface Point {
  x: number;
  y: number;
}

export interface JourneyLine {
  width: number;
  height: number;
  /** The legs as one path. */
  path: string;
  /** Each town once, in the order of the last visit; the newest is the last. */
  towns: Point[];
}

/** In units of the box. A flat journey gets the least height, a steep one fills the most. */
const box = { width: 320, least: 64, most: 150, margin: 14 } as const;
/** Share of a leg's length by which its middle stands off to its left. */
const bow = { share: 0.18 } as const;

/** @param places positions of towns in the order of the journey @returns null for fewer than two */
export function journeyLine(places: readonly Coordinates[]): JourneyLine | null {
  if (places.length < 2) return null;
  const flat = flattened(places);
  const legs = flat.slice(1).map((to, index) => ({ to, control: controlOf(flat[index] ?? to, to) }));
  const reached = legs.flatMap(({ to, control }, index) => [to, middleOf(flat[index] ?? to, control, to)]);
  const fit = fitted([...flat.slice(0, 1), ...reached]);
  const [start] = flat.map(fit.at);
  if (!start) return null;
  const bows = legs.map(({ to, control }) => `Q${pair(fit.at(control))} ${pair(fit.at(to))}`);
  const towns = new Map<string, Point>();
  for (const point of flat.map(fit.at)) {
    const key = pair(point);
    towns.delete(key);
    towns.set(key, point);
  }
  return {
    width: box.width,
    height: fit.height,
    path: `M${pair(start)}${bows.join('')}`,
    towns: [...towns.values()],
  };
}

/** On a plane, in degrees of latitude; no leg runs around the globe. */
function flattened(places: readonly Coordinates[]): Point[] {
  const middle = places.reduce((sum, { latitude }) => sum + latitude, 0) / places.length;
  const shrink = Math.max(0.2, Math.cos((middle * Math.PI) / 180));
  let before: number | null = null;
  return places.map(({ latitude, longitude }) => {
    const turned = before === null ? longitude : longitude + 360 * Math.round((before - longitude) / 360);
    before = turned;
    return { x: turned * shrink, y: -latitude };
  });
}

/** The control point of a leg, which lies twice as far off as its middle. The box's y points down. */
function controlOf(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return { x: (from.x + to.x) / 2 + 2 * bow.share * y, y: (from.y + to.y) / 2 - 2 * bow.share * x };
}

const middleOf = (from: Point, control: Point, to: Point): Point => ({
  x: (from.x + 2 * control.x + to.x) / 4,
  y: (from.y + 2 * control.y + to.y) / 4,
});

/** Scales all points into the box, keeping their shape. */
function fitted(points: readonly Point[]): { height: number; at: (point: Point) => Point } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const inner = box.width - 2 * box.margin;
  const scale = Math.min(inner / wide, (box.most - 2 * box.margin) / Math.max(high, 1e-9));
  const height = Math.round(Math.max(box.least, high * scale + 2 * box.margin));
  const [dx, dy] = [(box.width - wide * scale) / 2, (height - high * scale) / 2];
  return {
    height,
    at: ({ x, y }) => ({ x: tenth((x - left) * scale + dx), y: tenth((y - top) * scale + dy) }),
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const pair = ({ x, y }: Point) => `${x} ${y}`;
