// How many rocks of the map lie in each cell of its grid, counted in the batch of their cause.
import { sql } from 'drizzle-orm';
import { countedLevels, finestLevel } from '../../schema/map-grid.ts';
import { mapCells, rocks } from '../../schema/tables/index.ts';
import type { Database, Statement } from './database.ts';
import { prepared, type Placeholders } from './prepared.ts';

/** Condition: a rock is on the map. */
export const isOnMap = sql`${rocks.status} = 'hidden' AND ${rocks.withheldAt} IS NULL AND ${rocks.quadkey} IS NOT NULL`;

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

/** Statement, to stand behind what puts a rock on the map. A rock that is not on it by then is not counted. */
export const countOnMap = (db: Database, rockId: string): Statement => changeCells(db, { rockId, by: 1 });

/** Statement, to stand before what takes a rock off the map. A rock that was not on it changes nothing. */
export const uncountOnMap = (db: Database, rockId: string): Statement => changeCells(db, { rockId, by: -1 });
