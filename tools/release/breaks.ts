// Migrations that an earlier build cannot live with, found without running it.
import { DatabaseSync } from 'node:sqlite';
import type { Migration } from '../app/migrate.ts';
import type { KnownSchema } from './last-release.ts';

interface Column {
  table: string;
  name: string;
  isRequired: number;
}

/** Every column, and whether a new row must name it. */
const columnsQuery = `SELECT t.name AS "table", c.name AS name,
    c."notnull" = 1 AND c.dflt_value IS NULL AND (c.pk = 0 OR c.type <> 'INTEGER') AS isRequired
  FROM sqlite_master t JOIN pragma_table_xinfo(t.name) c WHERE t.type = 'table' AND c.hidden = 0`;

/**
 * Says of each migration that the earlier build does not have what it takes from it: a table or column that it knows,
 * or a value that its new rows do not have.
 * @param migrations all of them, in order
 */
export function breaksOf(known: KnownSchema, migrations: readonly Migration[]): string[] {
  const db = new DatabaseSync(':memory:');
  try {
    const columns = () => db.prepare(columnsQuery).all() as unknown as Column[];
    const said = known.altered.map(
      (name) => `${name}: it was changed or removed after the earlier build had it, so databases may differ`,
    );
    let before: Column[] = [];
    for (const { name, queries } of migrations) {
      try {
        for (const query of queries) db.exec(query);
      } catch (error) {
        return [...said, `${name}: ${String(error)}`];
      }
      const after = columns();
      if (!known.migrations.has(name))
        said.push(...changes(known, before, after).map((what) => `${name}: ${what}`));
      before = after;
    }
    return said;
  } finally {
    db.close();
  }
}

function changes(
  { columns: known }: KnownSchema,
  before: readonly Column[],
  after: readonly Column[],
): string[] {
  const nameOf = ({ table, name }: Column) => `${table}.${name}`;
  const isKnown = ({ table, name }: Column) => known.get(table)?.has(name) ?? false;
  const was = new Map(before.map((column) => [nameOf(column), column]));
  const is = new Map(after.map((column) => [nameOf(column), column]));
  const tables = new Set(after.map(({ table }) => table));
  const goneTables = new Set(
    before.map(({ table }) => table).filter((table) => known.has(table) && !tables.has(table)),
  );
  return [
    ...[...goneTables].map((table) => `the table ${table} is gone, which the earlier build uses`),
    ...before
      .filter((column) => isKnown(column) && tables.has(column.table) && !is.has(nameOf(column)))
      .map((column) => `${nameOf(column)} is gone, which the earlier build uses`),
    ...after
      .filter((column) => column.isRequired && known.has(column.table))
      .filter((column) =>
        isKnown(column) ? was.get(nameOf(column))?.isRequired === 0 : !was.get(nameOf(column))?.isRequired,
      )
      .map(
        (column) =>
          `${nameOf(column)} is NOT NULL without a default, and the earlier build adds rows ${isKnown(column) ? 'that may lack it' : 'without it'}`,
      ),
  ];
}

const named =
  /no such (?:column|table): ("?[\w.]+"?)|has no column named (\w+)|(?:NOT NULL|UNIQUE|CHECK|FOREIGN KEY) constraint failed(?:: ([\w.]+))?/;

/** The migrations that an error of the database points at; all of them if it points at none. */
export function blame(error: string, pending: readonly Migration[]): string[] {
  const name = named.exec(error)?.slice(1).find(Boolean)?.replaceAll('"', '').split('.').at(-1);
  const all = pending.map((migration) => migration.name);
  if (name === undefined) return all;
  const word = new RegExp(`\\b${name}\\b`);
  const guilty = pending.filter(({ queries }) => queries.some((query) => word.test(query)));
  return guilty.length > 0 ? guilty.map((migration) => migration.name) : all;
}
