// Reads the file of places: one line for each chunk of rows.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';

export const placesFile = resolve(import.meta.dirname, 'places.jsonl.zst');

/** Tables that the file fills, with their two columns. The second is JSON. */
export const placeTables = {
  place_cells: ['cell', 'towns'],
  place_lists: ['key', 'places'],
} as const;

export type PlaceTable = keyof typeof placeTables;

/** Rows of one table. */
export type Chunk = readonly [
  table: PlaceTable,
  rows: readonly (readonly [key: string | number, json: unknown])[],
];

export interface PlaceFile {
  /** Differs when anything in the file does. */
  version: string;
  /** Each line is a `Chunk` as JSON. */
  lines(): string[];
}

export function openPlaceFile(): PlaceFile {
  const bytes = readFileSync(placesFile);
  return {
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    lines: () => zstdDecompressSync(bytes).toString().trimEnd().split('\n'),
  };
}

/** The table of a line, without parsing its rows. */
export const tableOf = (line: string) => line.slice(2, line.indexOf('"', 2)) as PlaceTable;

/** Statement that inserts the rows of a line, which is its only parameter. */
export function insertLine(table: PlaceTable): string {
  const [key, json] = placeTables[table];
  return `INSERT INTO ${table} (${key}, ${json}) SELECT value->>0, value->1 FROM json_each(?, '$[1]')`;
}

/** Empties the tables. The version comes first and is written last, so that a load that broke off starts again. */
export const forgetPlaces = [
  'DELETE FROM place_version',
  ...Object.keys(placeTables).map((table) => `DELETE FROM ${table}`),
];
