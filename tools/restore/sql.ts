// SQL that writes rows which a query has returned.
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';

/** As wrangler returns it. */
export type Row = Readonly<Record<string, string | number | null>>;

export const literal = (value: string | number | null): string =>
  value === null ? 'NULL' : typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;

export const nameOf = (table: SQLiteTable): string => getTableConfig(table).name;

/**
 * Inserts a row, unless its table has it. What it refers to may be gone: a column that may be empty then is, and without
 * one that may not, nothing is inserted.
 * @param how IGNORE keeps a row that is there, REPLACE overwrites it
 */
export function insertRow(table: SQLiteTable, row: Row, how: 'IGNORE' | 'REPLACE' = 'IGNORE'): string {
  const { name, foreignKeys, columns } = getTableConfig(table);
  const needed = new Set(columns.filter(({ notNull }) => notNull).map((column) => column.name));
  const values = new Map(Object.entries(row).map(([column, value]) => [column, literal(value)]));
  const conditions: string[] = [];
  for (const key of foreignKeys) {
    const { columns: own, foreignTable, foreignColumns } = key.reference();
    const [column, target] = [own[0]?.name ?? '', foreignColumns[0]?.name ?? ''];
    const value = row[column];
    if (value === undefined || value === null) continue;
    const found = `SELECT "${target}" FROM "${nameOf(foreignTable)}" WHERE "${target}" = ${literal(value)}`;
    if (needed.has(column)) conditions.push(`EXISTS (${found})`);
    else values.set(column, `(${found})`);
  }
  const names = [...values.keys()].map((column) => `"${column}"`).join();
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  return `INSERT OR ${how} INTO "${name}" (${names}) SELECT ${[...values.values()].join()}${where}`;
}

/** Sets all columns of a row but its key. */
export function updateRow(
  table: SQLiteTable,
  row: Row,
  keys: readonly string[],
  or: '' | ' OR IGNORE' = '',
): string {
  const part = (names: readonly string[], glue: string) =>
    names.map((name) => `"${name}" = ${literal(row[name] ?? null)}`).join(glue);
  const others = Object.keys(row).filter((name) => !keys.includes(name));
  return `UPDATE${or} "${nameOf(table)}" SET ${part(others, ', ')} WHERE ${part(keys, ' AND ')}`;
}
