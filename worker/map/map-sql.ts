// The grid of the map in SQL: ranges of its cells, and whether many rocks lie in them.
import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { cellKey, finestLevel, rangesOf, type Cells, type KeyRange } from '../../schema/map-grid.ts';
import { mapCells, type rocks } from '../../schema/tables/index.ts';
import type { Database } from '../platform/database.ts';

/** A value, its placeholder in a prepared statement, or SQL of it. */
type Given<T> = T | Placeholder<string, T> | SQL<T>;

export const textOf = (ranges: readonly KeyRange[]): string => JSON.stringify(ranges);

/** Ranges of keys of `map_cells`, as text. */
export const keysOf = (cells: Cells): string =>
  textOf(rangesOf(cells).map(([from, to]) => [cellKey(cells.level, from), cellKey(cells.level, to)]));

/** Rows `span(low, high)`, both inclusive. @param ranges as text */
export const spans = (ranges: Given<string>) =>
  sql`(SELECT value->>0 AS low, value->>1 AS high FROM json_each(${ranges})) AS span`;

interface Counted {
  keys: Given<string>;
  /** Key of the level's first cell. */
  first: Given<number>;
  /** Bits of a quadkey within a cell. */
  bits: Given<number>;
}

export const countedIn = (cells: Cells) => ({
  keys: keysOf(cells),
  first: cellKey(cells.level, 0),
  bits: 2 * (finestLevel - cells.level),
});

/** The quadkeys of cells that have rocks, as `span(low, high)`. */
export function spansWithRocks({ keys, first, bits }: Counted): SQL {
  const low = sql`((${mapCells.cell} - ${first}) << ${bits})`;
  return sql`(SELECT ${low} AS low, ${low} + (1 << ${bits}) - 1 AS high
    FROM ${spans(keys)} CROSS JOIN ${mapCells} WHERE ${isInSpan(mapCells.cell)} AND ${mapCells.count} > 0) AS span`;
}

export const isInSpan = (key: typeof mapCells.cell | typeof rocks.quadkey) =>
  sql`${key} BETWEEN span.low AND span.high`;

/** Condition: the cells with these keys have at most this many rocks. */
export function areAtMost(db: Database, keys: Given<string>, most: Given<number>): SQL {
  const counts = db
    .select({ sum: sql`coalesce(sum(${mapCells.count}), 0)` })
    .from(spans(keys))
    .crossJoin(mapCells)
    .where(isInSpan(mapCells.cell));
  return sql`(${counts}) <= ${most}`;
}
