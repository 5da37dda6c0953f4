// Looks up the town near a place: one row read, in the first batch of an operation.
import { desc, lte, sql } from 'drizzle-orm';
import type { Coordinates } from '../../schema/journey.ts';
import { blurred } from '../../schema/map-grid.ts';
import { storedTown } from '../../schema/near.ts';
import { placeCells } from '../../schema/tables/index.ts';
import type { Database } from '../platform/database.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';
import { nearestOf, placeCell, type CellTowns, type NearestTown } from './nearest.ts';

const cellAround = prepared((db, { cell }: Placeholders<{ cell: number }>) =>
  db
    .select({ towns: placeCells.towns })
    .from(placeCells)
    .where(lte(placeCells.cell, sql`${cell}`))
    .orderBy(desc(placeCells.cell))
    .limit(1),
);

/**
 * The cell in which the town near a place is looked up. As everything that visitors see, the town depends only on what
 * `blurred` leaves of the place; otherwise it would show on which side of a line a rock lies.
 */
export const cellNear = (at: Coordinates): number => placeCell(blurred(at));

/** Query: the towns of which one is the nearest to the place. No row before the places are loaded. */
export const townsAround = (db: Database, at: Coordinates) => cellAround(db, { cell: cellNear(at) });

/** What is known of the town near a place. */
export interface TownNear {
  /** Null if no town is near, or the places are not loaded. */
  nearest: NearestTown | null;
  /** To store: null if the places are not loaded, so that the hourly job looks it up later. */
  stored: string | null;
}

/** @param towns of the row of `townsAround`; undefined without a row */
export function townNear(towns: string | undefined, at: Coordinates): TownNear {
  if (towns === undefined) return { nearest: null, stored: null };
  // As tools/places wrote it.
  const nearest = nearestOf(JSON.parse(towns) as CellTowns, blurred(at));
  return { nearest, stored: storedTown(nearest) };
}
