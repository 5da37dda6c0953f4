// Cuts the world into cells in each of which only a few towns can be the nearest.
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

/** Largest value in the square of the product with `w`: negative if every place of it is on the other side. */
function mostIn({ south, west, north, east }: ReturnType<typeof boundsOf>, w: Vector): number {
  const across = mostOfWave(Math.hypot(w[0], w[1]), Math.atan2(w[1], w[0]), west * rad, east * rad);
  return mostOfWave(Math.hypot(across, w[2]), Math.atan2(w[2], across), south * rad, north * rad);
}

/** Largest value of `height * cos(angle - peak)` from one angle to another. */
function mostOfWave(height: number, peak: number, from: number, to: number): number {
  const turn = 2 * Math.PI;
  const behind = (((peak - from) % turn) + turn) % turn;
  if (behind <= to - from) return height;
  return height * Math.max(Math.cos(from - peak), Math.cos(to - peak));
}

/** The points that can be the nearest one of a place in the square, and within reach of it. */
function candidatesIn(square: Square, points: readonly Point[]): Point[] {
  const bounds = boundsOf(square);
  const { south, west, north, east } = bounds;
  const middle = vectorAt((south + north) / 2, (west + east) / 2);
  const edges = [south, (south + north) / 2, north].flatMap((latitude) =>
    [west, (west + east) / 2, east].map((longitude) => angle(middle, vectorAt(latitude, longitude))),
  );
  // A margin for the edges between these nine, which bend.
  const radius = Math.max(...edges) * 1.05 + 1e-6;
  const far = points.map((point) => ({ point, angle: angle(middle, point.at) }));
  const least = far.reduce((before, { angle: one }) => Math.min(before, one), Infinity);
  const reach = Math.min(least + 2 * radius, radius + (nearLimits.km * 1.01) / earthKm);
  const near = far.filter(({ angle: one }) => one <= reach).sort((a, b) => a.angle - b.angle);
  const rivals = near.slice(0, 16).map(({ point }) => point);
  return near
    .map(({ point }) => point)
    .filter(({ at: b }) =>
      // A rival beats the point if every place of the square is nearer to the rival.
      rivals.every(({ at: a }) => mostIn(bounds, [b[0] - a[0], b[1] - a[1], b[2] - a[2]]) > -1e-10),
    );
}

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
  const rows = towns.map(({ id, name, latitude, longitude, country, state, zone }) => {
    let region = regions.findIndex((one) => one[0] === country && one[1] === state && one[2] === zone);
    if (region < 0) region = regions.push([country, state, zone]) - 1;
    return [id, name, latitude, longitude, region] as const;
  });
  return [regions, rows];
}
