import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { allMigrations } from '../app/migrate.ts';
import { openPlaceFile } from './file.ts';
import { placeSql } from './sql.ts';

test('the statements for a remote database fill its tables, also a second time, and none exceeds D1’s 100 kB', async () => {
  const db = new DatabaseSync(':memory:');
  for (const { queries } of await allMigrations()) for (const query of queries) db.exec(query);
  const file = openPlaceFile();
  const statements = [...placeSql(file)];
  expect(Math.max(...statements.map((statement) => Buffer.byteLength(statement)))).toBeLessThan(100_000);
  // Broken off, and then complete.
  for (const part of [statements.slice(0, 10), statements]) for (const statement of part) db.exec(statement);
  const count = (table: string) => db.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.['rows'];
  expect(Number(count('place_cells'))).toBeGreaterThan(10_000);
  expect(Number(count('place_lists'))).toBeGreaterThan(3000);
  expect(db.prepare('SELECT version FROM place_version').all()).toEqual([{ version: file.version }]);
  const place = db.prepare(
    `SELECT towns ->> '$[1][0][1]' AS town FROM place_cells WHERE cell <= ? ORDER BY cell DESC`,
  );
  expect(typeof place.get(2 ** 31)?.['town']).toBe('string');
});
