// Loads the places into a local database, unless it has this version of them.
import { retryIfClosed } from '../app/retry-closed.ts';
import type { Store } from '../app/store.ts';
import { forgetPlaces, insertLine, openPlaceFile, tableOf } from './file.ts';

/** All or nothing. @returns whether anything was loaded */
export async function loadPlaces({ db }: Pick<Store, 'db'>): Promise<boolean> {
  const file = openPlaceFile();
  const loaded = await retryIfClosed(() =>
    db.prepare('SELECT 1 FROM place_version WHERE version = ?').bind(file.version).first(),
  );
  if (loaded !== null) return false;
  const lines = file.lines();
  await retryIfClosed(() =>
    db.batch([
      ...forgetPlaces.map((statement) => db.prepare(statement)),
      ...lines.map((line) => db.prepare(insertLine(tableOf(line))).bind(line)),
      db.prepare('INSERT INTO place_version (version) VALUES (?)').bind(file.version),
    ]),
  );
  return true;
}
