// Smooth curves through a few points, as path data or as points at even distances.

/** Corner points in a flat list: x, y, x, y … A point given twice makes a sharp corner. */
export type Curve = readonly number[];

/** A place on a curve with the direction that points to its left-hand side. */
export interface Step {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
}

export function round(value: number, digits = 1): number {
  const unit = 10 ** digits;
  return Math.round(value * unit) / unit;
}

/** Numbers in the shortest form that SVG accepts. */
export function coordinates(...values: number[]): string {
  let text = '';
  for (const value of values) {
    const number = String(round(value)).replace('-0.', '-.');
    const short = number.startsWith('0.') ? number.slice(1) : number;
    text += text && !short.startsWith('-') ? ` ${short}` : short;
  }
  return text;
}

/** The Bézier pieces of a Catmull-Rom spline: four points each, start to end. */
function pieces(curve: Curve, closed: boolean): number[][] {
  const count = curve.length / 2;
  const at = (index: number): [number, number] => {
    const i = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return [curve[i * 2] as number, curve[i * 2 + 1] as number];
  };
  return Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [bx, by, bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy];
  }).filter(([bx, by, , , , , cx, cy]) => bx !== cx || by !== cy);
}

/** Short path data: relative steps, and the smooth shorthand wherever a piece continues the one before smoothly. */
export function pathData(curve: Curve, closed = true, digits = 1): string {
  const near = (value: number) => round(value, digits);
  let [x, y] = [near(curve[0] as number), near(curve[1] as number)];
  let [backX, backY] = [NaN, NaN];
  const data = [`M${coordinates(x, y)}`];
  for (const [, , ax, ay, bx, by, toX, toY] of pieces(curve, closed) as [...Quad, ...Quad][]) {
    const smooth = Math.hypot(ax - x + backX, ay - y + backY) < 0.3 + (1 - digits);
    data.push(
      smooth ? 's' : `c${coordinates(near(ax - x), near(ay - y))} `,
      coordinates(...[bx - x, by - y, toX - x, toY - y].map(near)),
    );
    [backX, backY] = [bx - toX, by - toY];
    // Follow the rounded pen, so that small errors do not add up.
    [x, y] = [x + near(toX - x), y + near(toY - y)];
  }
  return `${data.join('').replaceAll(' -', '-')}${closed ? 'z' : ''}`;
}

/** Measures a curve once. `at` returns the place at a share (0 to 1) of its length. */
export function measure(curve: Curve, closed = true): { length: number; at: (share: number) => Step } {
  const points: [x: number, y: number, travelled: number][] = [[curve[0] as number, curve[1] as number, 0]];
  let length = 0;
  for (const [ax, ay, bx, by, cx, cy, dx, dy] of pieces(curve, closed) as [...Quad, ...Quad][]) {
    for (let i = 1; i <= 12; i++) {
      const [t, u] = [i / 12, 1 - i / 12];
      const x = u * u * u * ax + 3 * u * u * t * bx + 3 * u * t * t * cx + t * t * t * dx;
      const y = u * u * u * ay + 3 * u * u * t * by + 3 * u * t * t * cy + t * t * t * dy;
      const [px, py] = points.at(-1) as [number, number, number];
      length += Math.hypot(x - px, y - py);
      points.push([x, y, length]);
    }
  }
  const at = (share: number): Step => {
    const goal = (closed ? share - Math.floor(share) : share) * length;
    const next = Math.max(
      1,
      points.findIndex(([, , travelled]) => travelled >= goal - 1e-9),
    );
    const [[ax, ay, from], [bx, by, to]] = [points[next - 1], points[next]] as [Triple, Triple];
    const part = to > from ? (goal - from) / (to - from) : 0;
    const run = Math.hypot(bx - ax, by - ay) || 1;
    return { x: ax + (bx - ax) * part, y: ay + (by - ay) * part, nx: (by - ay) / run, ny: (ax - bx) / run };
  };
  return { length, at };
}

type Quad = [number, number, number, number];
type Triple = [number, number, number];

/** The same curve mirrored at x = 0. */
export const mirrored = (curve: Curve): Curve => curve.map((value, i) => (i % 2 ? value : -value));

/** Paints both sides of a symmetric motif. */
export const both = (paint: (side: 1 | -1) => string): string => paint(-1) + paint(1);

/** A curve of the right side, for either side. */
export const sided = (curve: Curve, side: number): Curve => (side < 0 ? mirrored(curve) : curve);

/** The same curve turned clockwise about the origin, scaled, and then moved. */
export function moved(curve: Curve, x: number, y: number, degrees = 0, scale = 1): Curve {
  const [cos, sin] = [
    scale * Math.cos((degrees / 180) * Math.PI),
    scale * Math.sin((degrees / 180) * Math.PI),
  ];
  return curve.map((value, i) =>
    i % 2
      ? y + (curve[i - 1] as number) * sin + value * cos
      : x + value * cos - (curve[i + 1] as number) * sin,
  );
}

export function ellipse(x: number, y: number, rx: number, ry = rx, from = 0, turn = 1): Curve {
  // A spline through twelve points is very close to the true ellipse.
  const count = Math.max(3, Math.round(12 * turn)) + (turn < 1 ? 1 : 0);
  return Array.from({ length: count }, (_, i) => {
    const angle = (from + (turn * i) / (turn < 1 ? count - 1 : count)) * 2 * Math.PI;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  }).flat();
}
