// Reads the schema and the rows of a local database.
import type { Columns } from '../demo/load.ts';
import type { Store } from './store.ts';

export type Row = Readonly<Record<string, string | number | null>>;

type Db = Store['db'];

/** Excludes the tables of the runtime and of SQLite. */
const notOurs = `name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`;

export async function schemaOf(db: Db): Promise<Row[]> {
  const query = `SELECT type, name, tbl_name, sql FROM sqlite_master WHERE ${notOurs} ORDER BY type, name`;
  return (await db.prepare(query).all<Row>()).results;
}

export async function columnsOf(db: Db): Promise<Columns> {
  const query = `SELECT name FROM sqlite_master WHERE type = 'table' AND ${notOurs} ORDER BY name`;
  const { results } = await db.prepare(query).all<{ name: string }>();
  const infos = await db.batch<{ name: string }>(
    results.map(({ name }) => db.prepare(`SELECT name FROM pragma_table_info('${name}') ORDER BY cid`)),
  );
  return new Map(
    results.map(({ name }, i) => [name, new Set(infos[i]?.results.map((column) => column.name))]),
  );
}

/** Every row of these columns, in an order that depends only on the rows. */
export async function rowsOf(db: Db, columns: Columns): Promise<Record<string, Row[]>> {
  const tables = [...columns];
  const answers = await db.batch<Row>(
    tables.map(([table, names]) => {
      const list = [...names].map((name) => `"${name}"`).join();
      return db.prepare(`SELECT ${list} FROM "${table}" ORDER BY ${list}`);
    }),
  );
  return Object.fromEntries(tables.map(([table], i) => [table, answers[i]?.results ?? []]));
}
