// Compares the rows of a database with those that it had.
import { askState } from '../prove/state.ts';

const quoted = (name: string) => `"${name}"`;

/** Copies the database of a state folder into a file. Nothing may write to it meanwhile. */
export const keepRows = (stateDir: string, file: string): void =>
  void askState(stateDir, (query) => query(`VACUUM INTO '${file}'`));

export interface Kept {
  /** Number of rows that there were. */
  rows: number;
  tables: number;
  /** One line for each table that has lost rows. */
  lost: string[];
}

/** Which rows of the copy are gone, by the primary keys that they had. */
export function compareRows(stateDir: string, file: string): Kept {
  return askState(stateDir, (query) => {
    query(`ATTACH '${file}' AS was`);
    const tables = query(
      `SELECT name FROM was.sqlite_master WHERE type = 'table'
       AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
    ).map(({ name }) => String(name));
    const count = (sql: string) => Number(query(`SELECT count(*) AS n FROM ${sql}`)[0]?.['n']);
    let rows = 0;
    const lost: string[] = [];
    for (const table of tables) {
      const had = count(`was.${quoted(table)}`);
      rows += had;
      const columns = (schema: string) =>
        query(`SELECT name, pk FROM pragma_table_info('${table}', '${schema}')`).map(({ name, pk }) => ({
          name: String(name),
          isKey: Number(pk) > 0,
        }));
      const key = columns('was').filter(({ isKey }) => isKey);
      const names = key.length > 0 ? key.map(({ name }) => quoted(name)).join() : 'rowid';
      const there = new Set(columns('main').map(({ name }) => name));
      const isComparable = there.size > 0 && key.every(({ name }) => there.has(name));
      const gone = isComparable
        ? count(
            `(SELECT ${names} FROM was.${quoted(table)} EXCEPT SELECT ${names} FROM main.${quoted(table)})`,
          )
        : had;
      if (gone > 0) lost.push(`${table} has lost ${gone} of ${had} rows`);
    }
    return { rows, tables: tables.length, lost };
  });
}
