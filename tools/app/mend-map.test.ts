import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { contradictionsQuery } from '../../worker/testing/agreement.ts';
import { mendMap } from './mend-map.ts';
import { allMigrations } from './migrate.ts';

async function rocksOnMap(): Promise<DatabaseSync> {
  const db = new DatabaseSync(':memory:');
  for (const { queries } of await allMigrations()) for (const query of queries) db.exec(query);
  const places = [
    [41.25, -95.93],
    [41.25, -95.93],
    [-33.8568, 151.2153],
    [64.1466, -21.9426],
    [0, 180],
  ];
  for (const [i, [latitude, longitude]] of places.entries())
    db.prepare(
      `INSERT INTO rocks (id, name, description, code, code_key, created_at, status, hidden_latitude,
         hidden_longitude, hidden_location_name, hidden_at)
       VALUES (?1, 'Pebble', '', ?1, ?1, 1, 'hidden', ?2, ?3, 'Under a tree', 1)`,
    ).run(`rock${i}`, latitude ?? 0, longitude ?? 0);
  return db;
}

/** Rows that were written. */
function mend(db: DatabaseSync): number {
  return mendMap.reduce((sum, statement) => sum + Number(db.prepare(statement).run().changes), 0);
}

/** What is wrong with the map. */
const faults = (db: DatabaseSync) =>
  db.prepare(`SELECT of, id FROM (${contradictionsQuery}) WHERE of = 'cell' OR says LIKE '%quadkey%'`).all();

test('rocks that were hidden, moved and found past the grid are where they belong, and nothing else is written', async () => {
  const db = await rocksOnMap();
  expect(faults(db).length).toBeGreaterThan(0);
  // Five quadkeys, and four places with six cells each.
  expect(mend(db)).toBe(5 + 4 * 6);
  expect(faults(db)).toEqual([]);
  expect(mend(db)).toBe(0);

  db.exec(`UPDATE rocks SET hidden_latitude = 41.9, hidden_longitude = 12.5 WHERE id = 'rock0';
    UPDATE rocks SET status = 'found' WHERE id = 'rock2';
    UPDATE rocks SET quadkey = NULL WHERE id = 'rock3';
    UPDATE map_cells SET count = count + 1 WHERE cell = (SELECT max(cell) FROM map_cells);
    INSERT INTO map_cells (cell, count, latitudes, longitudes) VALUES (17179869185, 7, 7, 7)`);
  expect(faults(db).length).toBeGreaterThan(4);
  mend(db);
  expect(faults(db)).toEqual([]);
  expect(mend(db)).toBe(0);
});
