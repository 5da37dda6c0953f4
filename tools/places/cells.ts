// Cuts the world into cells in each of which only a few towns can name a place.
import { nearLimits } from '../../schema/near.ts';
import { cellLevels, type CellTowns } from '../../worker/places/nearest.ts';
import type { Town } from './sources.ts';

/** Towns of one cell. Fewer make more cells, more make longer rows. */
const most = 24;

const rad = Math.PI / 180;
const earthKm = 6371.0088;

type Vector = readonly [x: number, y: number, z: number];

interface Point {
  town: Town;
  at: Vector;
}

interface Square {
  level: number;
  row: number;
  column: number;
}

export interface Cell {
  /** The first cell of the finest level; it reaches to the next row. */
  cell: number;
  towns: readonly Town[];
}

function vectorAt(latitude: number, longitude: number): Vector {
  const across = Math.cos(latitude * rad);
  return [across * Math.cos(longitude * rad), across * Math.sin(longitude * rad), Math.sin(latitude * rad)];
}

/** Angle between two places, in radians. */
function angle(a: Vector, b: Vector): number {
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return 2 * Math.asin(Math.min(1, chord / 2));
}

/** Degrees. */
function boundsOf({ level, row, column }: Square) {
  const [high, wide] = [180 / 2 ** level, 360 / 2 ** level];
  const [south, west] = [row * high - 90, column * wide - 180];
  return { south, west, north: south + high, east: west + wide };
}

/** On a plane that touches the Earth in the middle of a square, in radians. */
interface Flat {
  x: number;
  y: number;
}

function planeAt(latitude: number, longitude: number): (at: Vector) => Flat {
  const [lat, lon] = [latitude * rad, longitude * rad];
  const east = [-Math.sin(lon), Math.cos(lon), 0] as const;
  const north = [-Math.sin(lat) * Math.cos(lon), -Math.sin(lat) * Math.sin(lon), Math.cos(lat)] as const;
  const along = (axis: Vector, [x, y, z]: Vector) => axis[0] * x + axis[1] * y + axis[2] * z;
  return (at) => ({ x: along(east, at), y: along(north, at) });
}

/** The points that can name a place in the square: see `nearestOf`. */
function candidatesIn(square: Square, points: readonly Point[]): Point[] {
  const { south, west, north, east } = boundsOf(square);
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2];
  const middle = vectorAt(latitude, longitude);
  const edges = [south, latitude, north].flatMap((lat) =>
    [west, longitude, east].map((lon) => vectorAt(lat, lon)),
  );
  // A margin for the edges between these nine, which bend.
  const radius = Math.max(...edges.map((at) => angle(middle, at))) * 1.05 + 1e-6;
  const reach = (nearLimits.km * 1.01) / earthKm;
  const far = points.map((point) => ({ point, angle: angle(middle, point.at), weight: point.town.weight }));
  // Some town is at most so far away from every place of the square, by its weight.
  const sure = far
    .filter(({ angle: one }) => one + radius < reach)
    .reduce((least, { angle: one, weight }) => Math.min(least, (one + radius) / weight), Infinity);
  const near = far.filter(
    ({ angle: one, weight }) => one - radius <= reach && (one - radius) / weight <= sure,
  );
  if (radius > flatRadius) return near.map(({ point }) => point);

  const flat = planeAt(latitude, longitude);
  const [xs, ys] = [edges.map((at) => flat(at).x), edges.map((at) => flat(at).y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  const placed = near.map((one) => ({ ...one, ...flat(one.point.at) }));
  const rivals = placed
    .filter(({ angle: one }) => one + radius < reach)
    .toSorted((a, b) => a.angle / a.weight - b.angle / b.weight)
    .slice(0, 16);
  return placed
    .filter((one) => !rivals.some((rival) => rival !== one && isAlwaysNearer(rival, one, box)))
    .map(({ point }) => point);
}

/** Squares up to this radius, in radians, are as good as flat. */
const flatRadius = 0.02;

/**
 * Whether `a` is nearer than `b` everywhere in a box, by weight. The places where the lighter of two is nearer are a
 * disc, that of Apollonius.
 */
function isAlwaysNearer(
  a: Flat & { weight: number },
  b: Flat & { weight: number },
  [left, bottom, right, top]: readonly [number, number, number, number],
): boolean {
  const share = b.weight / (a.weight * margin);
  if (share >= 1) {
    // A disc around `a`, or a half-plane, holds the box if it holds the corners.
    return [left, right].every((x) =>
      [bottom, top].every((y) => Math.hypot(x - a.x, y - a.y) * share < Math.hypot(x - b.x, y - b.y)),
    );
  }
  const squared = share ** 2;
  const center = { x: (b.x - squared * a.x) / (1 - squared), y: (b.y - squared * a.y) / (1 - squared) };
  const radius = (share * Math.hypot(a.x - b.x, a.y - b.y)) / (1 - squared);
  const beside = Math.max(left - center.x, 0, center.x - right);
  const below = Math.max(bottom - center.y, 0, center.y - top);
  return Math.hypot(beside, below) > radius;
}

/** The plane is not quite the Earth. */
const margin = 0.998;

/** The cells of the whole world, in order. @param towns in the order in which equally near ones count */
export function cellsOf(towns: readonly Town[]): Cell[] {
  const ranks = new Map(towns.map((town, i) => [town, i]));
  const leaves: Cell[] = [];
  const visit = (square: Square, points: readonly Point[], key: number): void => {
    // Large squares are no longer like flat ones.
    const candidates = square.level < 3 ? points : candidatesIn(square, points);
    const isLeaf = square.level >= 3 && candidates.length <= most;
    if (isLeaf || square.level === cellLevels) {
      leaves.push({
        cell: key * 4 ** (cellLevels - square.level),
        towns: candidates.map(({ town }) => town),
      });
      return;
    }
    for (let quarter = 0; quarter < 4; quarter++) {
      const [row, column] = [square.row * 2 + (quarter >> 1), square.column * 2 + (quarter & 1)];
      visit({ level: square.level + 1, row, column }, candidates, key * 4 + quarter);
    }
  };
  const points = towns.map((town) => ({ town, at: vectorAt(town.latitude, town.longitude) }));
  visit({ level: 0, row: 0, column: 0 }, points, 0);
  return joined(leaves).map(({ cell, towns: there }) => ({
    cell,
    towns: there.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)),
  }));
}

/** Neighbours in the order of cells become one while they have few towns together. */
function joined(leaves: readonly Cell[]): Cell[] {
  const cells: Cell[] = [];
  for (const leaf of leaves) {
    const last = cells.at(-1);
    const together = last ? new Set([...last.towns, ...leaf.towns]) : null;
    const isEmptyBoth = last?.towns.length === 0 && leaf.towns.length === 0;
    const isFew = together && together.size <= most && last!.towns.length > 0 && leaf.towns.length > 0;
    if (last && together && (isEmptyBoth || isFew)) {
      cells[cells.length - 1] = { cell: last.cell, towns: [...together] };
    } else cells.push(leaf);
  }
  return cells;
}

/** The towns of a cell as its row has them. */
export function cellTowns({ towns }: Cell): CellTowns {
  const regions: [country: string, state: string | null, zone: string][] = [];
  const rows = towns.map(({ id, name, latitude, longitude, country, state, zone, weight }) => {
    let region = regions.findIndex((one) => one[0] === country && one[1] === state && one[2] === zone);
    if (region < 0) region = regions.push([country, state, zone]) - 1;
    return [id, name, latitude, longitude, region, weight] as const;
  });
  return [regions, rows];
}
