// The pen of the designs: lines of one weight, round at their ends, on white paper that hides what lies behind.

/** Corner points in a flat list: x, y, x, y … A point given twice makes a sharp corner. */
type Points = readonly number[];

/** Width of every line, where the whole drawing is 400 wide. */
export const weight = 5;

/** Coordinates to a tenth, the shortest way SVG can read them. */
function near(...values: number[]): string {
  let text = '';
  for (const value of values) {
    const number = String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
    text += text && !number.startsWith('-') ? ` ${number}` : number;
  }
  return text;
}

/** Path data of a soft line through the points: a Catmull-Rom spline in Bézier pieces. */
export function through(points: Points, closed = false): string {
  const count = points.length / 2;
  const at = (index: number): [number, number] => {
    const i = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return [points[i * 2] ?? 0, points[i * 2 + 1] ?? 0];
  };
  let path = `M${near(...at(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (bx === cx && by === cy) continue;
    path += `C${near(bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)}`;
  }
  return closed ? `${path}z` : path;
}

/** Path data of an ellipse; `tilt` in degrees, clockwise. */
export function oval(x: number, y: number, rx: number, ry = rx, tilt = 0): string {
  const [dx, dy] = [rx * Math.cos((tilt * Math.PI) / 180), rx * Math.sin((tilt * Math.PI) / 180)];
  const arc = `A${near(rx, ry, tilt)} 1 1 `;
  return `M${near(x - dx, y - dy)}${arc}${near(x + dx, y + dy)}${arc}${near(x - dx, y - dy)}z`;
}

/** A closed form, white inside. Several forms in one path are drawn as one. */
export const form = (data: string): string => `<path d="${data}"/>`;

/** A closed form of soft lines through the points. */
export const soft = (points: Points): string => form(through(points, true));

/** An open line. */
export const line = (data: string): string => `<path fill="none" d="${data}"/>`;

/** An open, soft line through the points. */
export const stroke = (points: Points): string => line(through(points));

/** White paper without an edge. */
export const blank = (data: string): string => `<path stroke="none" d="${data}"/>`;

/** A full dot, as the tip of a brush handle sets it: a line of no length with round ends. */
export function dot(x: number, y: number, across: number): string {
  return `<path stroke-width="${near(across)}" d="M${near(x, y)}h0"/>`;
}

/** The light in an eye: a small blank on a full dot. */
export const glint = (x: number, y: number, radius: number): string => blank(oval(x, y, radius));

/** A dot that waits for its colour. */
export const ring = (x: number, y: number, radius: number): string => form(oval(x, y, radius));

/** The same, seen in a mirror that stands upright at x = 0. */
const mirrored = (drawing: string): string => `<g transform="scale(-1 1)">${drawing}</g>`;

/** Drawn for the right-hand side, and seen on both. */
export const both = (drawing: string): string => drawing + mirrored(drawing);

/** Turned about the middle by so many degrees, clockwise, and then moved. */
export function placed(drawing: string, x: number, y: number, degrees = 0): string {
  return `<g transform="translate(${near(x, y)})${degrees ? ` rotate(${near(degrees)})` : ''}">${drawing}</g>`;
}

/** The same thing `count` times around the middle. */
export function around(count: number, draw: (i: number) => string, from = 0): string {
  return Array.from({ length: count }, (_, i) => placed(draw(i), 0, 0, from + (i * 360) / count)).join('');
}

/** Something at even steps along a soft line; `t` runs from 0 to 1. */
export function along(
  points: Points,
  count: number,
  draw: (x: number, y: number, t: number, degrees: number) => string,
): string {
  const steps = walked(points);
  const length = steps.at(-1)?.[2] ?? 0;
  let drawing = '';
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const next = Math.max(
      1,
      steps.findIndex(([, , travelled]) => travelled >= t * length - 1e-6),
    );
    const [[ax, ay, from], [bx, by, to]] = [steps[next - 1] ?? [0, 0, 0], steps[next] ?? [0, 0, 0]];
    const part = to > from ? (t * length - from) / (to - from) : 0;
    const degrees = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    drawing += draw(ax + (bx - ax) * part, ay + (by - ay) * part, t, degrees);
  }
  return drawing;
}

/** The spline in short steps, each with the way that lies behind it. */
function walked(points: Points): [x: number, y: number, travelled: number][] {
  const count = points.length / 2;
  const at = (index: number): [number, number] => {
    const i = Math.min(Math.max(index, 0), count - 1);
    return [points[i * 2] ?? 0, points[i * 2 + 1] ?? 0];
  };
  const steps: [number, number, number][] = [[...at(0), 0]];
  let travelled = 0;
  for (let i = 0; i < count - 1; i++) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 1; step <= 16; step++) {
      const t = step / 16;
      const spline = (a: number, b: number, c: number, d: number) =>
        b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2;
      const [x, y] = [spline(ax, bx, cx, dx), spline(ay, by, cy, dy)];
      const [px, py] = steps.at(-1) ?? [x, y];
      travelled += Math.hypot(x - px, y - py);
      steps.push([x, y, travelled]);
    }
  }
  return steps;
}
