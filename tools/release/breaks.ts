// Migrations that an earlier build cannot live with, found without running it.
import { DatabaseSync } from 'node:sqlite';
import type { Migration } from '../app/migrate.ts';
import type { KnownSchema } from './last-release.ts';
import { brokenParts, partsOf } from './parts.ts';
import { wordsOf } from './stopped.ts';

interface Column {
  table: string;
  name: string;
  isRequired: number;
  isEmpty: number;
}

/** Every column, whether a new row must name it, and whether one that does not has nothing there. */
const columnsQuery = `SELECT t.name AS "table", c.name AS name, c."notnull" = 0 AND c.dflt_value IS NULL AS isEmpty,
    c."notnull" = 1 AND c.dflt_value IS NULL AND (c.pk = 0 OR c.type <> 'INTEGER') AS isRequired
  FROM sqlite_master t JOIN pragma_table_xinfo(t.name) c WHERE t.type = 'table' AND c.hidden = 0`;

/**
 * Says of each migration that the earlier build does not have what it takes from it, and what to do: a table or column
 * that it knows, a value that its new rows do not have, a key that it relies on, or what its writes have done until now.
 * @param migrations all of them, in order
 */
export function breaksOf(known: KnownSchema, migrations: readonly Migration[]): string[] {
  const db = new DatabaseSync(':memory:');
  try {
    const look = () => ({
      columns: db.prepare(columnsQuery).all() as unknown as Column[], // as the query names them
      parts: partsOf(db),
    });
    const said = known.altered.map(
      (name) =>
        `${name}: it was changed or removed after the earlier build had it, so databases may differ. Put it back as it was, and write a new migration.`,
    );
    let before: ReturnType<typeof look> = { columns: [], parts: [] };
    let knownParts = before.parts;
    for (const migration of migrations) {
      const { name, queries } = migration;
      try {
        for (const query of queries) db.exec(query);
      } catch (error) {
        return [...said, `${name}: ${wordsOf(error)}. It cannot be applied.`];
      }
      const after = look();
      if (known.migrations.has(name)) knownParts = after.parts;
      else {
        const has = new Map(after.columns.map((column) => [nameOf(column), column]));
        const parts = brokenParts(migration, {
          known: knownParts,
          before: before.parts,
          after: after.parts,
          tables: new Set(
            after.columns.map(({ table }) => table).filter((table) => known.columns.has(table)),
          ),
          isEmpty: (table, column) =>
            known.columns.get(table)?.has(column) === false && has.get(`${table}.${column}`)?.isEmpty === 1,
        });
        said.push(
          ...[...changes(known, before.columns, after.columns), ...parts].map((what) => `${name}: ${what}`),
        );
      }
      before = after;
    }
    return said;
  } finally {
    db.close();
  }
}

const nameOf = ({ table, name }: Pick<Column, 'table' | 'name'>) => `${table}.${name}`;

const removeLater = 'Keep it, and remove it with a later release.';

function changes(
  { columns: known }: KnownSchema,
  before: readonly Column[],
  after: readonly Column[],
): string[] {
  const isKnown = ({ table, name }: Column) => known.get(table)?.has(name) ?? false;
  const was = new Map(before.map((column) => [nameOf(column), column]));
  const is = new Map(after.map((column) => [nameOf(column), column]));
  const tables = new Set(after.map(({ table }) => table));
  const goneTables = new Set(
    before.map(({ table }) => table).filter((table) => known.has(table) && !tables.has(table)),
  );
  return [
    ...[...goneTables].map(
      (table) => `the table ${table} is gone, which the earlier build uses. ${removeLater}`,
    ),
    ...before
      .filter((column) => isKnown(column) && tables.has(column.table) && !is.has(nameOf(column)))
      .map((column) => `${nameOf(column)} is gone, which the earlier build uses. ${removeLater}`),
    ...after
      .filter((column) => column.isRequired && known.has(column.table))
      .filter((column) =>
        isKnown(column) ? was.get(nameOf(column))?.isRequired === 0 : !was.get(nameOf(column))?.isRequired,
      )
      .map(
        (column) =>
          `${nameOf(column)} is NOT NULL without a default, and the earlier build adds rows ${isKnown(column) ? 'that may lack it' : 'without it'}. Give it a default, or require it with a later release.`,
      ),
  ];
}

const named =
  /no such (?:column|table): ("?[\w.]+"?)|has no column named (\w+)|(?:NOT NULL|UNIQUE|CHECK|FOREIGN KEY) constraint failed(?:: ([\w.]+))?/;

/** The migrations that an error of the database points at; all of them if it points at none. */
export const blame = (error: string, pending: readonly Migration[]): string[] =>
  thoseWith(named.exec(error)?.slice(1).find(Boolean)?.replaceAll('"', ''), pending);

/** Names of the migrations in which a table or a column as `orders.email_key` occurs; of all if it occurs in none. */
export function thoseWith(of: string | undefined, pending: readonly Migration[]): string[] {
  const word = new RegExp(`\\b${of?.split('.').at(-1)}\\b`);
  const guilty = of === undefined ? [] : pending.filter(({ queries }) => word.test(queries.join('\n')));
  return (guilty.length > 0 ? guilty : pending).map(({ name }) => name);
}
