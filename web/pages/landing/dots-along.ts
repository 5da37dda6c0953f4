// Places slightly uneven dots along a curve.

export type Point = readonly [x: number, y: number];
type Dot = readonly [x: number, y: number, radius: number];

const gap = 15;
const steps = 48;

/** Dots on a smooth curve through the points, about 15 units apart, with radii from 3 to 4.2. */
export function dotsAlong(points: readonly Point[]): Dot[] {
  const dots: Dot[] = [];
  let sinceLast = gap;
  let before: Point | undefined;
  for (const [x, y] of curveThrough(points)) {
    if (before) sinceLast += Math.hypot(x - before[0], y - before[1]);
    before = [x, y];
    if (sinceLast < gap) continue;
    sinceLast = 0;
    dots.push([tenth(x), tenth(y), tenth(3.6 + 0.6 * Math.sin(dots.length * 2.4))]);
  }
  return dots;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A Catmull-Rom spline, which passes through every point. */
function* curveThrough(points: readonly Point[]): Generator<Point> {
  for (let i = 0; i < points.length - 1; i++) {
    const [b, c] = [points[i], points[i + 1]];
    if (!b || !c) return;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      yield [between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t)];
    }
  }
}

function between(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}
