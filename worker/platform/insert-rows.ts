// Inserts many rows by few statements: D1 accepts a hundred parameters in a statement, and a thousand statements.
import { getTableColumns, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database, Statement } from './database.ts';

/** Characters of JSON in a statement. D1 accepts a parameter of two million bytes; a character has up to four. */
const mostCharacters = 400_000;

/**
 * Statements: the rows as JSON, which SQLite takes apart. For columns of texts, integers and booleans, and for numbers
 * of at most fifteen digits.
 * @param instead SQL in place of a column's value, which is `value ->> 'name'`
 */
export function insertRows<T extends SQLiteTable>(
  db: Database,
  table: T,
  rows: readonly InferSelectModel<T>[],
  instead: { [K in keyof InferSelectModel<T>]?: SQL } = {},
): Statement[] {
  const names = Object.keys(getTableColumns(table));
  const values = sql.join(
    // Every column in the table's order, as SQLite expects of a SELECT.
    names.map((name) => instead[name as keyof InferSelectModel<T>] ?? sql`value ->> ${sql.raw(`'${name}'`)}`),
    sql`, `,
  );
  return pieces(rows.map((row) => JSON.stringify(row))).map((piece) =>
    db.insert(table).select(sql`SELECT ${values} FROM json_each(${`[${piece.join(',')}]`}) WHERE TRUE`),
  );
}

function pieces(texts: readonly string[]): string[][] {
  const all: string[][] = [];
  let length = Infinity;
  for (const text of texts) {
    if (length + text.length > mostCharacters) {
      all.push([]);
      length = 0;
    }
    all.at(-1)?.push(text);
    length += text.length + 1;
  }
  return all;
}
