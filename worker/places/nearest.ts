// The town that names a place: one row of `place_cells` lists every town that can name one within it.
import { metresBetween, type Coordinates } from '../../schema/journey.ts';
import { nearLimits, type Near } from '../../schema/near.ts';

/** The world is 2^16 cells wide and as many high. */
export const cellLevels = 16;

/** The cell of a place: the interleaved bits of its row and column, so that the four quarters of a cell are one range. */
export function placeCell({ latitude, longitude }: Coordinates): number {
  const width = 2 ** cellLevels;
  const row = Math.min(width - 1, Math.floor(((latitude + 90) / 180) * width));
  const column = Math.min(width - 1, Math.floor(((longitude + 180) / 360) * width));
  let cell = 0;
  for (let bit = cellLevels - 1; bit >= 0; bit--) {
    cell = cell * 4 + ((row >> bit) & 1) * 2 + ((column >> bit) & 1);
  }
  return cell;
}

/** Country, state and time zone of the towns of a cell, each once. */
type Region = readonly [country: string, state: string | null, zone: string];
/** The distance to a town counts `weight` times less. */
type CellTown = readonly [
  id: number,
  name: string,
  latitude: number,
  longitude: number,
  region: number,
  weight: number,
];

/** The text of a row of `place_cells`, parsed. */
export type CellTowns = readonly [regions: readonly Region[], towns: readonly CellTown[]];

/** A town that names a place, and its own position. */
export interface NearestTown extends Near, Coordinates {
  /** Of GeoNames. */
  id: number;
  /** From the place. */
  metres: number;
}

/**
 * The nearest of a cell's towns by their weights: a place in the middle of New York is near New York, though the middle
 * of Weehawken is nearer. Null if none is within `nearLimits.km`. Of two equally near ones the first.
 */
export function nearestOf([regions, towns]: CellTowns, at: Coordinates): NearestTown | null {
  let nearest: NearestTown | null = null;
  let least = Infinity;
  for (const [id, town, latitude, longitude, number, weight] of towns) {
    const metres = metresBetween(at, { latitude, longitude });
    if (metres > nearLimits.km * 1000 || metres / weight >= least) continue;
    const [country, state, zone] = regions[number] ?? ['', null, ''];
    nearest = { id, town, state, country, zone, latitude, longitude, metres };
    least = metres / weight;
  }
  return nearest;
}
