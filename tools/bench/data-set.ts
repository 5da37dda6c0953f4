// Data sets of the bench: a crowd in a local database, made once for each size and kept; every run works on a copy.
import { cpSync, constants, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crowdSizes, crowdVersion, type SizeName } from '../../worker/testing/crowd/size.ts';
import { crowdStatements } from '../../worker/testing/crowd/statements.ts';
import { allMigrations, withStore } from '../app/migrate.ts';
import { persistencePath } from '../app/store.ts';
import { databaseFile } from '../prove/state.ts';

/** State folder of a size, as it was made; nobody serves it. */
const originalOf = (folder: string, size: SizeName) => resolve(folder, size, 'made');

/** Says what a kept data set was made by. */
async function marker(): Promise<string> {
  const migrations = (await allMigrations()).map(({ name, queries }) => [name, queries]);
  return JSON.stringify({ crowdVersion, migrations });
}

/**
 * Makes the data set of a size, or takes the kept one.
 * @param folder where data sets are kept
 * @returns whether it was made now
 */
export async function prepareDataSet(folder: string, size: SizeName): Promise<boolean> {
  const stateDir = originalOf(folder, size);
  const markerPath = resolve(stateDir, 'made-by.json');
  const wanted = await marker();
  if (existsSync(markerPath) && readFileSync(markerPath, 'utf8') === wanted) return false;
  rmSync(stateDir, { recursive: true, force: true });
  await withStore(stateDir, async () => {});
  fill(databaseFile(stateDir), size);
  writeFileSync(markerPath, wanted);
  return true;
}

/** A state folder to serve and to write to, with a fresh copy of the data set in it. */
export function copyDataSet(folder: string, size: SizeName): string {
  const stateDir = resolve(folder, size, 'run');
  rmSync(stateDir, { recursive: true, force: true });
  // Where the file system can, a copy costs nothing.
  cpSync(persistencePath(originalOf(folder, size)), persistencePath(stateDir), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
  return stateDir;
}

/** Bytes of the database in a state folder. */
export const bytesOf = (folder: string, size: SizeName) =>
  statSync(databaseFile(originalOf(folder, size))).size;

/** Writes past the runtime, which would take an hour for a million rocks. Nothing else has the file open. */
function fill(path: string, size: SizeName): void {
  const db = new DatabaseSync(path);
  // If this ends too early there is no marker, and it is made anew: nothing has to be safe on the disk in between.
  db.exec(
    'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -2000000',
  );
  const indexes = db
    .prepare(
      `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
    )
    .all();
  for (const { name } of indexes) db.exec(`DROP INDEX "${String(name)}"`);
  for (const statement of crowdStatements(crowdSizes[size], Date.now())) db.exec(statement);
  // Sorted once, an index is written many times as fast as row by row.
  for (const { sql } of indexes) db.exec(String(sql));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
}
