// The curve of a colour profile: which of the few that pictures have is it, and as few numbers as can say so.
import { asAscii, asBigEndian, bigEndian, standsAt } from './bytes.ts';

/** g, a, b, c and d of ICC's third function: (ax + b) to the power of g from d on, and cx before. */
type Bent = readonly [g: number, a: number, b: number, c: number, d: number];

const srgb: Bent = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.040_45];
const film: Bent = [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081];
const lightness: Bent = [3, 1 / 1.16, 0.16 / 1.16, 27 / 243.89, 0.08];

type Curve = (x: number) => number;

/** Hundredths, so that a power says no more than it has to. */
const powerUnit = 100;

/** A hundredth of the way for the eye: two or three steps of 255, and less than the curves differ from each other. */
const mostOff = 1 / 100;
const steps = 32;

/** How the eye sees it, so that shadows count as much as lights. */
const seen = (light: number) => Math.max(0, light) ** (1 / 2.2);

/**
 * The tag of a curve, written anew: one of the known ones, or a power. Null for one that is like none of them, and for
 * what is no curve.
 */
export function cleanCurve(tag: Uint8Array): number[] | null {
  const curve = readCurve(tag);
  if (!curve) return null;
  const power = powerOf(curve);
  const known: readonly (readonly [Curve, () => number[]])[] = [
    ...[srgb, film, lightness].map((bent) => [bend(bent), () => parametric(3, bent)] as const),
    [(x) => x ** power, () => parametric(0, [power])],
  ];
  const [best] = known
    .map(([like, write]) => ({ off: farthest(curve, like), write }))
    .filter(({ off }) => off <= mostOff)
    .toSorted((one, other) => one.off - other.off);
  return best ? best.write() : null;
}

function bend([g, a, b, c, d]: Bent): Curve {
  return (x) => (x >= d ? (a * x + b) ** g : c * x);
}

/** By its middle. NaN, which is like nothing, for a curve that no power comes near. */
function powerOf(curve: Curve): number {
  const power = Math.round(-Math.log2(curve(0.5)) * powerUnit) / powerUnit;
  return power >= 0.5 && power <= 4 ? power : Number.NaN;
}

function farthest(curve: Curve, like: Curve): number {
  const offs = Array.from({ length: steps }, (_, n) => (n + 1) / steps).map((x) =>
    Math.abs(seen(curve(x)) - seen(like(x))),
  );
  return Math.max(...offs);
}

function readCurve(tag: Uint8Array): Curve | null {
  if (tag.length < 12) return null;
  if (standsAt(tag, 0, 'curv')) return readTable(tag, bigEndian(tag, 8, 4));
  return standsAt(tag, 0, 'para') ? readFunction(tag, bigEndian(tag, 8, 2)) : null;
}

function readTable(tag: Uint8Array, count: number): Curve | null {
  if (tag.length < 12 + 2 * count) return null;
  const at = (n: number) => bigEndian(tag, 12 + 2 * n, 2);
  if (count === 0) return (x) => x;
  if (count === 1) return (x) => x ** (at(0) / 256);
  return (x) => {
    const place = x * (count - 1);
    const below = Math.min(Math.floor(place), count - 2);
    return (at(below) + (at(below + 1) - at(below)) * (place - below)) / 65_535;
  };
}

/** How many numbers each of ICC's functions has. */
const lengths = [1, 3, 4, 5, 7];

function readFunction(tag: Uint8Array, kind: number): Curve | null {
  const length = lengths[kind];
  if (length === undefined || tag.length < 12 + 4 * length) return null;
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length }, (_, n) =>
    fixedAt(tag, 12 + 4 * n),
  );
  if (kind === 0) return (x) => x ** g;
  if (kind === 1) return (x) => (x >= -b / a ? (a * x + b) ** g : 0);
  if (kind === 2) return (x) => (x >= -b / a ? (a * x + b) ** g + c : c);
  return (x) => (x >= d ? (a * x + b) ** g + e : c * x + f);
}

function parametric(kind: number, numbers: readonly number[]): number[] {
  return [...asAscii('para'), 0, 0, 0, 0, 0, kind, 0, 0, ...numbers.flatMap(fixed)];
}

/** A number with its sign and 16 bits behind the point. */
export function fixedAt(bytes: Uint8Array, at: number): number {
  return (bigEndian(bytes, at, 4) | 0) / 65_536;
}

/** The same, written. */
export const fixed = (value: number): number[] => asBigEndian(Math.round(value * 65_536), 4);
