// The grid of the map in SQL: ranges of its cells, and whether many rocks lie in them.
import { sql, type SQL } from 'drizzle-orm';
import { cellKey, finestLevel, rangesOf, type Cells, type KeyRange } from '../../schema/map-grid.ts';
import { mapCells, type rocks } from '../../schema/tables/index.ts';
import type { Database } from '../platform/database.ts';

/** Rows `span(low, high)`: both of a range are among it. */
export const rangesAsTable = (ranges: readonly KeyRange[]) =>
  sql`(SELECT value->>0 AS low, value->>1 AS high FROM json_each(${JSON.stringify(ranges)})) AS span`;

export const keysOf = (cells: Cells) =>
  rangesAsTable(
    rangesOf(cells).map((range) => range.map((key) => cellKey(cells.level, key)) as [number, number]),
  );

/** The quadkeys of cells in which there are rocks, as `span(low, high)`. */
export function cellsAsTable(cells: Cells): SQL {
  const halvings = sql.raw(String(2 * (finestLevel - cells.level)));
  const first = sql`((${mapCells.cell} - ${sql.raw(String(cellKey(cells.level, 0)))}) << ${halvings})`;
  return sql`(SELECT ${first} AS low, ${first} + (1 << ${halvings}) - 1 AS high
    FROM ${keysOf(cells)} CROSS JOIN ${mapCells} WHERE ${isInSpan(mapCells.cell)} AND ${mapCells.count} > 0) AS span`;
}

export const isInSpan = (key: typeof mapCells.cell | typeof rocks.quadkey) =>
  sql`${key} BETWEEN span.low AND span.high`;

/** Condition: so few rocks are in these cells. */
export function areAtMost(db: Database, cells: Cells, most: number): SQL {
  const counts = db
    .select({ sum: sql`coalesce(sum(${mapCells.count}), 0)` })
    .from(keysOf(cells))
    .crossJoin(mapCells)
    .where(isInSpan(mapCells.cell));
  return sql`(${counts}) <= ${most}`;
}
