// Counts the rocks in each cell of the map's grid, in the same batch as the write that changes them.
import { sql } from 'drizzle-orm';
import { countedLevels, finestLevel } from '../../schema/map-grid.ts';
import { mapCells, rocks } from '../../schema/tables/index.ts';
import type { Database, Statement } from './database.ts';
import { prepared, type Placeholders } from './prepared.ts';

/** Condition: a rock is on the map. A hidden rock that rests has been retired. */
export const isOnMap = sql`${rocks.status} = 'hidden' AND ${rocks.withheldAt} IS NULL AND ${rocks.quadkey} IS NOT NULL AND ${rocks.rest} IS NULL`;

const levels = sql.raw(`SELECT value AS level FROM json_each('${JSON.stringify(countedLevels)}')`);

const changeCells = prepared((db, { rockId, by }: Placeholders<{ rockId: string; by: 1 | -1 }>) => {
  const cell = sql`level * 4294967296 + (${rocks.quadkey} >> (2 * (${sql.raw(String(finestLevel))} - level)))`;
  const latitude = sql`CAST(${rocks.hiddenLatitude} * 1000 + 90000.5 AS INTEGER) - 90000`;
  const longitude = sql`CAST(${rocks.hiddenLongitude} * 1000 + 180000.5 AS INTEGER) - 180000`;
  const more = (column: string) => sql.raw(`${column} + excluded.${column}`);
  return db
    .insert(mapCells)
    .select(
      sql`SELECT ${cell}, ${by}, ${by} * (${latitude}), ${by} * (${longitude})
        FROM ${rocks} CROSS JOIN (${levels}) WHERE ${rocks.id} = ${rockId} AND ${isOnMap}`,
    )
    .onConflictDoUpdate({
      target: mapCells.cell,
      set: { count: more('count'), latitudes: more('latitudes'), longitudes: more('longitudes') },
    });
});

/** Statement, after the one that puts a rock on the map: counts the rock if it is on the map. */
export const countOnMap = (db: Database, rockId: string): Statement => changeCells(db, { rockId, by: 1 });

/** Statement, before the one that takes a rock off the map: uncounts the rock if it is on the map. */
export const uncountOnMap = (db: Database, rockId: string): Statement => changeCells(db, { rockId, by: -1 });
