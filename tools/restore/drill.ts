// The drill: a backup is imported into a new local database, and compared with what the files have.
import { createReadStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { askState, danglingIn } from '../prove/state.ts';
import { Stopped } from '../release/stopped.ts';
import { WranglerError, type Wrangler } from '../release/wrangler.ts';
import { backupFiles, isSealed } from './backup.ts';

export interface Drilled {
  tables: number;
  rows: number;
  /** One line for each difference. */
  faults: string[];
}

/**
 * @param folder of the two files
 * @param stateDir for the new database, which only this person can read; what it has is deleted
 * @throws Stopped without these files, if they are not as they were written, or cannot be imported
 */
export async function drill(wrangler: Wrangler, folder: string, stateDir: string): Promise<Drilled> {
  const files = backupFiles.map(([file]) => join(folder, file));
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Stopped(`There is no ${missing}. Make a backup: npm run backup`);
  if (!(await isSealed(folder)))
    throw new Stopped(
      `The backup is NOT whole: its files are not as they were written, or it was broken off. Take another one: ${folder} has no use.`,
    );
  rmSync(stateDir, { recursive: true, force: true });
  mkdirSync(dirname(stateDir), { recursive: true });
  // It has Rock IDs and addresses.
  mkdirSync(stateDir, { mode: 0o700 });
  const local = ['d1', 'execute', 'DB', '--local', '--persist-to', stateDir, '--yes'] as const;
  // Its answer is a page of JSON for each statement.
  for (const file of files)
    await wrangler.read(...local, `--file=${file}`).catch((error: unknown) => {
      if (!(error instanceof WranglerError)) throw error;
      // The rest is about the insides of the runtime.
      const why =
        /[^\n:]*(?:constraint failed|SQLITE_\w+|incomplete input)[^\n;]*/.exec(error.message)?.[0] ??
        error.message;
      throw new Stopped(`The backup cannot be imported: ${file}: ${why.trim()}`);
    });
  const written = await rowsIn(files[1] ?? '');
  return askState(stateDir, (query) => {
    const tables = query(
      `SELECT name FROM sqlite_master WHERE type = 'table'
       AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
    ).map(({ name }) => String(name));
    const faults = danglingIn(query);
    let rows = 0;
    for (const table of tables) {
      const count = Number(query(`SELECT count(*) AS n FROM "${table}"`)[0]?.['n']);
      rows += count;
      const expected = written.get(table) ?? 0;
      if (count !== expected) faults.push(`${table} has ${count} rows, and the backup ${expected}`);
    }
    return { tables: tables.length, rows, faults };
  });
}

/** Rows of each table in a file of INSERTs, each of which begins a line. */
async function rowsIn(file: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const table = /^INSERT INTO "(\w+)" /.exec(line)?.[1];
    if (table !== undefined) counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return counts;
}
