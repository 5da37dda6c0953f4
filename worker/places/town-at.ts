// Looks up the town near a place: one row read, in the first batch of an operation.
import { desc, lte, sql } from 'drizzle-orm';
import type { Coordinates } from '../../schema/journey.ts';
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

/** Query: the towns of which one is the nearest to the place. No row before the places are loaded. */
export const townsAround = (db: Database, at: Coordinates) => cellAround(db, { cell: placeCell(at) });

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
  const nearest = nearestOf(JSON.parse(towns) as CellTowns, at);
  return { nearest, stored: storedTown(nearest) };
}
