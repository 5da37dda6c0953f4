// The grid on which the rocks of the map are counted: square cells, in degrees, each split into four at the next level.
import type { Coordinates } from './journey.ts';

/** Degrees. East is at most 360 more than west, so a box across the date line ends beyond 180. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Levels at which rocks are counted. At level n the world is 2^n cells wide and half as many high. */
export const countedLevels = [4, 6, 8, 10, 12, 14] as const;

/** Level of the cells by which a group is named: 0.35°, about 40 km. */
export const heartLevel = 10;

/** Level of the cells by which single rocks are looked up: 0.0055°, about 600 m. */
export const finestLevel = 16;

export const mapLimits = {
  leastZoom: 2,
  mostZoom: 18,
  /** From this zoom on rocks are shown one by one. */
  singleZoom: 14,
  /** From this zoom on even if there are more of them than are shown. */
  alwaysSingleZoom: 16,
  /** Most rocks that are shown without clusters: below `singleZoom`, and from there on. */
  few: 100,
  single: 180,
  /** Cells in one answer; those of a larger box are larger. */
  cells: 300,
  /** Cells of the finest level in which rocks are looked up one by one: at zoom 14 a screen of 4,000 pixels has 2,100. */
  finestCells: 3000,
} as const;

/** Thousandths of a degree from `-offset` on, halves upwards. */
const thousandths = (degrees: number, offset: number) => Math.floor(degrees * 1000 + offset * 1000 + 0.5);

/** Rounds to three decimals, about 100 m: the precision that visitors get, and that of the grid. */
export function blurred(at: Coordinates): Coordinates {
  return {
    latitude: (thousandths(at.latitude, 90) - 90_000) / 1000,
    longitude: (thousandths(at.longitude, 180) - 180_000) / 1000,
  };
}

/**
 * The cell of a place at the finest level, as one number that begins with the digits of its coarser cells, so that the
 * places in a cell are one range: https://learn.microsoft.com/en-us/bingmaps/articles/bing-maps-tile-system
 */
export function quadkeyOf({ latitude, longitude }: Coordinates): number {
  const width = 2 ** finestLevel;
  const cellOf = (position: number, most: number) =>
    Math.min(most - 1, Math.floor((position * width) / 360_000));
  return interleaved(
    cellOf(thousandths(latitude, 90), width / 2),
    cellOf(thousandths(longitude, 180), width),
  );
}

/** The interleaved bits of both, the row's first. */
function interleaved(row: number, column: number): number {
  let key = 0;
  for (let bit = finestLevel - 1; bit >= 0; bit--) {
    key = key * 4 + ((row >> bit) & 1) * 2 + ((column >> bit) & 1);
  }
  return key;
}

/** Key of a counted cell. @param quadkey of the finest level, truncated to this one */
export function cellKey(level: number, quadkey: number): number {
  return level * 2 ** 32 + quadkey;
}

/** A rectangle of cells of one level; columns continue across the date line beyond the last one of the world. */
export interface Cells {
  level: number;
  rows: readonly [first: number, last: number];
  columns: readonly [first: number, last: number];
}

/**
 * The cells to read for a box at a zoom of the map: 64 pixels wide at even zooms, 128 at odd ones, and larger where
 * more than `mapLimits.cells` would be needed.
 */
export function cellsAt(box: Box, zoom: number): Cells {
  return cellsFrom(box, Math.min(14, zoom % 2 === 0 ? zoom + 2 : zoom + 1), mapLimits.cells);
}

/** The cells of a box at this counted level, or at the next coarser one at which there are no more than `most`. */
export function cellsFrom(box: Box, level: number, most: number): Cells {
  const cells = cellsOf(box, level);
  return numberOf(cells) > most && level > countedLevels[0] ? cellsFrom(box, level - 2, most) : cells;
}

/** An edge of two cells belongs to the one north or east of it, the pole and the date line to the last one. */
export function cellsOf({ west, south, east, north }: Box, level: number): Cells {
  const width = 2 ** level;
  const row = (latitude: number) => ((latitude + 90) / 180) * (width / 2);
  const column = (longitude: number) => ((longitude + 180) / 360) * width;
  const firstRow = Math.min(width / 2 - 1, Math.floor(row(south)));
  const firstColumn = Math.min(width - 1, Math.floor(column(west)));
  // At most once around the world.
  const lastColumn = Math.min(firstColumn + width, Math.ceil(column(east))) - 1;
  return {
    level,
    rows: [firstRow, Math.max(firstRow, Math.ceil(row(north)) - 1)],
    columns: [firstColumn, Math.max(firstColumn, lastColumn)],
  };
}

export function numberOf({ rows, columns }: Cells): number {
  return (rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1);
}

/** The box that cells fill. */
export function boxOf({ level, rows, columns }: Cells): Box {
  const degrees = 360 / 2 ** level;
  return {
    west: columns[0] * degrees - 180,
    south: rows[0] * degrees - 90,
    east: (columns[1] + 1) * degrees - 180,
    north: (rows[1] + 1) * degrees - 90,
  };
}

/** From and to, both inclusive. */
export type KeyRange = readonly [from: number, to: number];

/** The keys of cells at their level, in as few ranges as possible. */
export function rangesOf({ level, rows, columns }: Cells): KeyRange[] {
  const width = 2 ** level;
  const keys: number[] = [];
  for (let row = rows[0]; row <= rows[1]; row++) {
    for (let column = columns[0]; column <= columns[1]; column++) keys.push(interleaved(row, column % width));
  }
  const ranges: [from: number, to: number][] = [];
  for (const key of keys.sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === key - 1) last[1] = key;
    else ranges.push([key, key]);
  }
  return ranges;
}
