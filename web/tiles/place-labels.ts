// Decides which labels are shown and where, so that none covers another or a rock.

export interface Point {
  x: number;
  y: number;
}

export interface Circle extends Point {
  radius: number;
}

/** A label that wants a place. Everything is in pixels. */
export interface Wanted {
  text: string;
  rank: number;
  width: number;
  height: number;
  /** Of a road two: the label goes along the line between them. */
  points: readonly Point[];
  hasDot: boolean;
  /** How far from the point the label may stand. */
  reach: number;
}

export interface Place {
  /** Middle of the text, from the first point. */
  offset: Point;
  /** Radians, clockwise. */
  angle: number;
}

/** Least room around a label. */
const gap = 5;
/** Of a town's dot with its ring. */
const dotRadius = 4;
/** Between a town's dot and its name. */
const dotGap = 7;
/** A road has its name again after so many pixels. */
const repeatAfter = 300;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * @param taken where something else is drawn, such as rocks
 * @param covered what lies over the map, such as its buttons
 * @returns a place for each label, null where there is no room
 */
export function placeLabels(
  wanted: readonly Wanted[],
  taken: readonly Circle[],
  covered: readonly Box[] = [],
): (Place | null)[] {
  const boxes: Box[] = [
    ...taken.map(({ x, y, radius }) => around({ x, y }, 2 * radius, 2 * radius)),
    ...covered,
  ];
  const named = new Map<string, Point[]>();
  /** Rocks that cover a town whose name stands beside them: the largest town has it. */
  const naming = new Set<Circle>();
  const places = wanted.map((): Place | null => null);
  const byRank = wanted
    .map((label, index) => ({ label, index }))
    .sort((a, b) => b.label.rank - a.label.rank || order(a.label, b.label));
  for (const { label, index } of byRank) {
    const [point] = label.points;
    if (!point) continue;
    const same = named.get(label.text) ?? [];
    if (same.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < repeatAfter)) continue;
    const cover = label.hasDot ? coverOf(point, taken) : undefined;
    if (cover && naming.has(cover)) continue;
    for (const place of choices(label, cover)) {
      const own = boxesOf(label, point, place, cover !== undefined);
      if (own.some((box) => boxes.some((other) => overlap(box, other)))) continue;
      boxes.push(...own);
      if (cover) naming.add(cover);
      named.set(label.text, [...same, point]);
      places[index] = place;
      break;
    }
  }
  return places;
}

/** The same for the same labels, in whatever order their tiles arrive. */
function order(a: Wanted, b: Wanted): number {
  if (a.text !== b.text) return a.text < b.text ? -1 : 1;
  const [one, other] = [a.points[0], b.points[0]];
  return (one?.x ?? 0) - (other?.x ?? 0) || (one?.y ?? 0) - (other?.y ?? 0);
}

/** The rock or group of rocks under which a town's whole dot lies; the first of several. */
const coverOf = (point: Point, taken: readonly Circle[]): Circle | undefined =>
  taken.find(({ x, y, radius }) => Math.hypot(x - point.x, y - point.y) < radius - dotRadius);

/** @param cover beside which the name of a town stands then */
function choices({ points, width, height, hasDot, reach }: Wanted, cover?: Circle): Place[] {
  const [from, to] = points;
  if (from && to) {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const along = Math.atan2(y, x);
    // Never upside down.
    const angle = Math.abs(along) > Math.PI / 2 ? along - Math.sign(along) * Math.PI : along;
    const length = Math.hypot(x, y);
    return [0.5, 0.25, 0.75]
      .filter((part) => Math.min(part, 1 - part) * length >= width / 2 + gap)
      .map((part) => ({ offset: { x: x * part, y: y * part }, angle }));
  }
  const [left = 0, top = 0] = cover && from ? [cover.x - from.x, cover.y - from.y] : [];
  const far = cover ? cover.radius + gap : dotGap;
  const [across, down] = [far + width / 2, far + height / 2];
  const beside = [
    { x: across, y: 0 },
    { x: -across, y: 0 },
    { x: 0, y: -down },
    { x: 0, y: down },
    { x: across, y: -down },
    { x: across, y: down },
    { x: -across, y: -down },
    { x: -across, y: down },
  ];
  // The name of an area may stand off its middle.
  const within = [0, -1.5, 1.5, -3, 3].map((lines) => lines * height).filter((y) => Math.abs(y) <= reach);
  const offsets = hasDot
    ? beside.map(({ x, y }) => ({ x: left + x, y: top + y }))
    : within.map((y) => ({ x: 0, y }));
  return offsets.map((offset) => ({ offset, angle: 0 }));
}

/** The boxes that a label covers: a slanted one is a row of small boxes. */
function boxesOf(
  { width, height, hasDot }: Wanted,
  point: Point,
  { offset, angle }: Place,
  isCovered: boolean,
): Box[] {
  const middle = { x: point.x + offset.x, y: point.y + offset.y };
  if (isCovered) return [around(middle, width + gap, height + gap)];
  if (hasDot) return [around(middle, width + gap, height + gap), around(point, 2 * gap, 2 * gap)];
  if (angle === 0) return [around(middle, width + 2 * gap, height + gap)];
  const steps = Math.max(1, Math.ceil(width / height));
  return Array.from({ length: steps }, (_, step) => {
    const along = (step + 0.5) * (width / steps) - width / 2;
    const at = { x: middle.x + along * Math.cos(angle), y: middle.y + along * Math.sin(angle) };
    return around(at, height + gap, height + gap);
  });
}

function around({ x, y }: Point, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
