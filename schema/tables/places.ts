// Towns and parks by place and by name. `tools/places` fills these tables; the worker only reads them.
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Cells of the world, each with every town that can be the nearest one within it. */
export const placeCells = sqliteTable('place_cells', {
  /** The first cell of the finest level, see `placeCell`. It reaches to the next row. */
  cell: integer('cell').primaryKey(),
  /** JSON, see `CellTowns`. */
  towns: text('towns').notNull(),
});

/** Lists of places for the search by name. */
export const placeLists = sqliteTable('place_lists', {
  /** See `listKey`. */
  key: text('key').primaryKey(),
  /** JSON, see `ListedPlace`. */
  places: text('places').notNull(),
});

/** The version of the places that were loaded; no row while they are missing or being loaded. */
export const placeVersion = sqliteTable('place_version', { version: text('version').primaryKey() });
