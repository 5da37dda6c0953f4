// Where most rocks of a group are: the middle of a large counted cell may be far from any of them.
import { sql } from 'drizzle-orm';
import type { Coordinates } from '../../schema/journey.ts';
import { cellKey, finestLevel, heartLevel, quadkeyOf } from '../../schema/map-grid.ts';
import type { Ctx } from '../context.ts';

interface Row {
  place: number;
  latitude: number;
  longitude: number;
}

/**
 * For the middle of each counted cell the middle of the rocks in its fullest part: of 16 cells at the next counted level
 * the one with the most rocks, and so on down to `heartLevel`. Reads at most 17 rows for each level and place. A place in
 * no counted cell stays as it is.
 * @param level of the counted cells
 */
export async function heartsOf(
  ctx: Ctx,
  level: number,
  places: readonly Coordinates[],
): Promise<Coordinates[]> {
  if (level >= heartLevel) return [...places];
  const cells = places.map((at) => cellKey(level, Math.floor(quadkeyOf(at) / 4 ** (finestLevel - level))));
  const first = sql`(fullest.level + 2) * ${cellKey(1, 0)} + ((fullest.cell & ${cellKey(1, 0) - 1}) << 4)`;
  const [rows] = await ctx.read([
    ctx.db
      .select({
        place: sql<number>`place`,
        latitude: sql<number>`map_cells.latitudes / 1000.0 / map_cells.count`,
        longitude: sql<number>`map_cells.longitudes / 1000.0 / map_cells.count`,
      })
      .from(
        sql`(WITH RECURSIVE fullest (place, level, cell) AS (
          SELECT key, ${level}, value FROM json_each(${JSON.stringify(cells)})
          UNION ALL
          SELECT place, level + 2, (
            SELECT part.cell FROM map_cells AS part WHERE part.cell BETWEEN ${first} AND ${first} + 15 AND part.count > 0
            ORDER BY part.count DESC, part.cell LIMIT 1)
          FROM fullest WHERE level < ${heartLevel} AND cell IS NOT NULL)
          SELECT place, cell FROM fullest WHERE level = ${heartLevel}) AS heart
          CROSS JOIN map_cells ON map_cells.cell = heart.cell`,
      ),
  ]);
  const hearts = new Map(rows.map(({ place, ...at }: Row) => [place, at]));
  return places.map((at, index) => hearts.get(index) ?? at);
}
