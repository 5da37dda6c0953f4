// Repairs map cells after a build from before the grid, which hides and finds rocks without updating cells.
import { countedLevels, finestLevel } from '../../schema/map-grid.ts';
import { quadkeysQuery } from '../../worker/testing/map-recount.ts';

const firstCell = (level: number) => level * 2 ** 32;
const figures = ['count', 'latitudes', 'longitudes'] as const;
const finestCounted = Math.max(...countedLevels);

/** Cells of the finest counted level, from the rocks in them. */
const ofRocks = `SELECT ${firstCell(finestCounted)} + (quadkey >> ${2 * (finestLevel - finestCounted)}) AS cell,
    count(*) AS count, sum(CAST(hidden_latitude * 1000 + 90000.5 AS INTEGER) - 90000) AS latitudes,
    sum(CAST(hidden_longitude * 1000 + 180000.5 AS INTEGER) - 180000) AS longitudes
  FROM rocks WHERE status = 'hidden' AND withheld_at IS NULL AND rest IS NULL GROUP BY 1`;

/** Cells of any other level, from the sixteen cells in each of them: a hundredth of the rows. */
const ofFiner = (
  level: number,
) => `SELECT ${firstCell(level)} + ((cell - ${firstCell(level + 2)}) >> 4) AS cell,
    sum(count) AS count, sum(latitudes) AS latitudes, sum(longitudes) AS longitudes
  FROM map_cells WHERE cell BETWEEN ${firstCell(level + 2)} AND ${firstCell(level + 3) - 1} AND count <> 0
  GROUP BY 1`;

function mendLevel(level: number): string[] {
  const recount = level === finestCounted ? ofRocks : ofFiner(level);
  return [
    `INSERT INTO map_cells (cell, count, latitudes, longitudes)
     SELECT recounted.cell, recounted.count, recounted.latitudes, recounted.longitudes
     FROM (${recount}) AS recounted LEFT JOIN map_cells AS kept ON kept.cell = recounted.cell
     WHERE ${figures.map((figure) => `kept.${figure} IS NOT recounted.${figure}`).join(' OR ')}
     ON CONFLICT (cell) DO UPDATE SET ${figures.map((figure) => `${figure} = excluded.${figure}`).join(', ')}`,
    `UPDATE map_cells SET ${figures.map((figure) => `${figure} = 0`).join(', ')}
     WHERE cell BETWEEN ${firstCell(level)} AND ${firstCell(level + 1) - 1}
       AND (${figures.map((figure) => `${figure} <> 0`).join(' OR ')}) AND cell NOT IN (SELECT cell FROM (${recount}))`,
  ];
}

/** Statements for one batch, the finest cells first. Rows that are already right are not written again. */
export const repairMap: readonly string[] = [
  `UPDATE rocks SET quadkey = places.quadkey FROM (${quadkeysQuery}) AS places
   WHERE places.id = rocks.id AND rocks.quadkey IS NOT places.quadkey`,
  ...countedLevels.toReversed().flatMap(mendLevel),
];
