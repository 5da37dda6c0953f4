// Data sets of the bench: a crowd in a local database, created once for each size. Every run works on a copy.
import { cpSync, constants, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crowdSizes, crowdVersion, type SizeName } from '../../worker/testing/crowd/size.ts';
import { crowdStatements } from '../../worker/testing/crowd/statements.ts';
import { allMigrations, withStore } from '../app/migrate.ts';
import { persistencePath } from '../app/store.ts';
import { databaseFile } from '../prove/state.ts';

/** State folder with the original data set of a size. It is never served. */
const originalOf = (folder: string, size: SizeName) => resolve(folder, size, 'made');

/** Identifies the versions from which a stored data set was made. */
async function marker(): Promise<string> {
  const migrations = (await allMigrations()).map(({ name, queries }) => [name, queries]);
  return JSON.stringify({ crowdVersion, migrations });
}

/**
 * Creates the data set of a size, unless it is already stored.
 * @param folder where data sets are stored
 * @returns whether it was created now
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

/** A state folder with a new copy of the data set, to be served and changed. */
export function copyDataSet(folder: string, size: SizeName): string {
  const stateDir = resolve(folder, size, 'run');
  rmSync(stateDir, { recursive: true, force: true });
  // On a file system with copy-on-write, a copy costs nothing.
  cpSync(persistencePath(originalOf(folder, size)), persistencePath(stateDir), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
  return stateDir;
}

/** Bytes of the database in a state folder. */
export const bytesOf = (folder: string, size: SizeName) =>
  statSync(databaseFile(originalOf(folder, size))).size;

/** Writes without the runtime, which would take an hour for a million rocks. Nothing else has the file open. */
function fill(path: string, size: SizeName): void {
  const db = new DatabaseSync(path);
  // Nothing has to be durable: if this is interrupted there is no marker, and the data set is created again.
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
  // Creating an index at the end is many times faster than updating it row by row.
  for (const { sql } of indexes) db.exec(String(sql));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
}
