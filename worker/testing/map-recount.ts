// The map grid in SQL alone. Tests compare the stored cells with it, and rocks that were inserted without the app get
// their quadkeys from it.

/** Row and column at the finest level, of each rock with a hiding place. */
const cells = `SELECT id, north, east, north * 65536 / 360000 - (north = 180000) AS r0,
    east * 65536 / 360000 - (east = 360000) AS c0
  FROM (SELECT id, CAST(hidden_latitude * 1000 + 90000.5 AS INTEGER) AS north,
      CAST(hidden_longitude * 1000 + 180000.5 AS INTEGER) AS east
    FROM rocks WHERE hidden_latitude IS NOT NULL)`;

/** Inserts a zero bit before each bit of row and column, as for a Morton code. */
const spread = [
  { shift: 8, mask: '0x00FF00FF' },
  { shift: 4, mask: '0x0F0F0F0F' },
  { shift: 2, mask: '0x33333333' },
  { shift: 1, mask: '0x55555555' },
].reduce(
  (from, { shift, mask }, i) =>
    `SELECT id, north, east, (r${i} | (r${i} << ${shift})) & ${mask} AS r${i + 1},
       (c${i} | (c${i} << ${shift})) & ${mask} AS c${i + 1} FROM (${from})`,
  cells,
);

/** Each rock with a hiding place: its id, its coordinates in thousandths of a degree, and its quadkey. */
export const quadkeysQuery = `SELECT id, north - 90000 AS latitude, east - 180000 AS longitude, (r4 << 1) | c4 AS quadkey
  FROM (${spread})`;

/** Each cell of each level that contains rocks of the map, with the columns of `map_cells`. */
export const recountQuery = `SELECT level * 4294967296 + (places.quadkey >> (2 * (16 - level))) AS cell, count(*) AS count,
    sum(places.latitude) AS latitudes, sum(places.longitude) AS longitudes
  FROM (${quadkeysQuery}) AS places
  JOIN rocks ON rocks.id = places.id AND status = 'hidden' AND withheld_at IS NULL AND rest IS NULL
  CROSS JOIN (SELECT value AS level FROM json_each('[4,6,8,10,12,14]'))
  GROUP BY 1`;

/** Statements that set every quadkey and rebuild `map_cells`. */
export const putOnMap = [
  `UPDATE rocks SET quadkey = places.quadkey FROM (${quadkeysQuery}) AS places WHERE places.id = rocks.id`,
  'DELETE FROM map_cells',
  `INSERT INTO map_cells (cell, count, latitudes, longitudes) ${recountQuery}`,
] as const;
