// The frame of a JPEG and its scans: each part of the picture is painted once, because a scan that another one paints
// over would be room to hide something.
import { bigEndian } from './bytes.ts';
import { checkSize, damaged, type Size } from './refuse.ts';

/** Baseline to arithmetic lossless; the missing ones belong to pictures of several frames, which no browser shows. */
const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc9, 0xca, 0xcb]);
const progressive = new Set([0xc2, 0xca]);
const lossless = new Set([0xc3, 0xcb]);

interface Component {
  /** How many blocks it has in a unit, across and down. */
  across: number;
  down: number;
  /** For each of the 64 coefficients the lowest bit that was painted; null before the first. */
  painted: (number | null)[];
}

export interface Frame extends Size {
  isProgressive: boolean;
  /** Side of a block, in pixels. */
  block: number;
  components: Map<number, Component>;
}

export const isFrame = (marker: number): boolean => frames.has(marker);

/** Throws Malformed for what there cannot be, TooLarge for too many pixels. */
export function readFrame(marker: number, body: Uint8Array): Frame {
  const size = { height: bigEndian(body, 1, 2), width: bigEndian(body, 3, 2) };
  const count = bigEndian(body, 5, 1);
  if (count < 1 || count > 4 || body.length !== 6 + 3 * count) throw damaged();
  checkSize(size);
  const components = new Map<number, Component>();
  for (let at = 6; at < body.length; at += 3) {
    const [id = 0, sampling = 0, table = 0] = body.subarray(at, at + 3);
    const [across, down] = [sampling >> 4, sampling & 15];
    const isPossible = [across, down].every((blocks) => blocks >= 1 && blocks <= 4) && table < 4;
    if (!isPossible || components.has(id)) throw damaged();
    components.set(id, { across, down, painted: Array<null>(64).fill(null) });
  }
  return { ...size, isProgressive: progressive.has(marker), block: lossless.has(marker) ? 1 : 8, components };
}

/**
 * Notes what the scan paints. Throws Malformed for one that paints again, or something that is not there.
 * @returns how many units it has; restarts are counted in these
 */
export function paintScan(frame: Frame, body: Uint8Array): number {
  const count = bigEndian(body, 0, 1);
  if (count < 1 || count > 4 || body.length !== 4 + 2 * count) throw damaged();
  const components = Array.from({ length: count }, (_, n) => frame.components.get(body[1 + 2 * n] ?? 0));
  const [from = 0, to = 0, bits = 0] = body.subarray(-3);
  const all = frame.isProgressive ? { from, to, before: bits >> 4, after: bits & 15 } : whole;
  if (all.from > all.to || all.to > 63 || (all.to > 0 && all.from === 0 && all !== whole)) throw damaged();
  if (all.from > 0 && count > 1) throw damaged();
  for (const component of components) {
    if (!component) throw damaged();
    paint(component, all);
  }
  return unitsOf(frame, components);
}

interface Part {
  /** First and last coefficient. */
  from: number;
  to: number;
  /** The lowest bit that was painted before, 0 for none; and the lowest one now. */
  before: number;
  after: number;
}

/** A picture that is not progressive has everything of a component in one scan. */
const whole: Part = { from: 0, to: 63, before: 0, after: 0 };

function paint({ painted }: Component, { from, to, before, after }: Part): void {
  const isNext = before === 0 || after === before - 1;
  for (let n = from; n <= to; n++) {
    if (!isNext || painted[n] !== (before === 0 ? null : before)) throw damaged();
    painted[n] = after;
  }
}

/** One component alone has only the blocks that are in the picture; several have whole units. */
function unitsOf(
  { width, height, block, components }: Frame,
  painted: readonly (Component | undefined)[],
): number {
  const most = (key: 'across' | 'down') =>
    Math.max(...components.values().map((component) => component[key]));
  const [only] = painted;
  const isAlone = painted.length === 1 && only !== undefined;
  const units = (side: number, key: 'across' | 'down') =>
    isAlone
      ? Math.ceil(Math.ceil((side * only[key]) / most(key)) / block)
      : Math.ceil(side / (block * most(key)));
  return units(width, 'across') * units(height, 'down');
}
