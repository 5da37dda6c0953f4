// Triggers, views, keys and indexes of a database, and the changes of them that an earlier build cannot live with.
import type { DatabaseSync } from 'node:sqlite';
import type { Migration } from '../app/migrate.ts';
import { declare, droppedIndexes, onPurpose } from './on-purpose.ts';

export interface Part {
  kind: 'trigger' | 'view' | 'unique' | 'index';
  /** By which a migration declares it: its own name, or that of the table whose key it is. */
  name: string;
  table: string;
  /** Its SQL; of an index the table, its columns and condition, since its name makes no difference. */
  what: string;
  /** Of a unique index; null in place of an expression. */
  columns: (string | null)[];
}

const partsQuery = `SELECT type, name, tbl_name AS "table", sql FROM sqlite_master
  WHERE sql IS NOT NULL AND type IN ('trigger', 'view', 'index')`;
/** Also those that a key of a table makes. */
const uniqueQuery = `SELECT t.name AS "table", i.name FROM sqlite_master t JOIN pragma_index_list(t.name) i
  WHERE t.type = 'table' AND i."unique"`;
const columnsQuery = 'SELECT name FROM pragma_index_xinfo(?) WHERE key ORDER BY seqno';

const tidy = (sql: string) => sql.replaceAll(/[`"]/g, '').replaceAll(/\s+/g, ' ').replaceAll(' (', '(');

export function partsOf(db: DatabaseSync): Part[] {
  const named = db
    .prepare(partsQuery)
    .all()
    .map(({ type, name, table, sql }): Part => {
      const text = tidy(String(sql));
      return {
        kind: type as 'trigger' | 'view' | 'index', // as the query chooses
        name: String(name),
        table: String(table),
        what: type === 'index' ? text.replace(/^.*? ON /i, '') : text,
        columns: [],
      };
    });
  const byName = new Map(named.map((part) => [part.name, part]));
  const unique = db
    .prepare(uniqueQuery)
    .all()
    .map(({ table, name }): Part => {
      const columns = db
        .prepare(columnsQuery)
        .all(String(name))
        .map((row) => row['name'] as string | null); // null of an expression
      const what = `${String(table)}(${columns.join()})`;
      const part = byName.get(String(name)) ?? { name: String(table), table: String(table), what };
      return { ...part, kind: 'unique', columns };
    });
  const isUnique = new Set(unique.map(({ name }) => name));
  return [...unique, ...named.filter(({ kind, name }) => kind !== 'index' || !isUnique.has(name))];
}

interface Changed {
  /** What the earlier build has. */
  known: readonly Part[];
  before: readonly Part[];
  after: readonly Part[];
  /** Tables that the earlier build knows, and that are still there. */
  tables: ReadonlySet<string>;
  /** Whether new rows of the earlier build have no value there. */
  isEmpty: (table: string, column: string) => boolean;
}

/** One sentence for each change of this migration that it does not declare, with what to do. */
export function brokenParts(
  migration: Migration,
  { known, before, after, tables, isEmpty }: Changed,
): string[] {
  const meant = onPurpose([migration]);
  const dropped = droppedIndexes(migration);
  const isOld = ({ kind, name, table }: Part) => !meant.has(name) && (kind === 'view' || tables.has(table));
  const [theirs, were, are] = [known, before, after].map((parts) => new Set(parts.map(keyOf)));
  const lost = before.filter((part) => theirs?.has(keyOf(part)) && !are?.has(keyOf(part)));
  const gone = lost.filter(isOld).flatMap((part) => {
    const { kind, name } = part;
    if (kind !== 'index') return [`${nounOf(part)} is gone. ${effects[kind].gone} ${declare(name)}`];
    if (dropped.has(name)) return [];
    return [
      `${nounOf(part)} is gone, and nothing drops it. A table that is made anew needs its indexes again.`,
    ];
  });
  // A new view or plain index changes nothing for what exists.
  const made = after.filter((part) => !were?.has(keyOf(part)));
  const added = made.filter(isOld).flatMap((part) => {
    const { kind, name, table, columns } = part;
    const isFree = columns.some((column) => column !== null && isEmpty(table, column));
    if (kind === 'view' || kind === 'index' || isFree) return [];
    return [`${nounOf(part)} is new. ${effects[kind].added} ${declare(name)}`];
  });
  return [...gone, ...added];
}

const keyOf = ({ kind, name, what }: Part) =>
  [kind, kind === 'unique' ? '' : name, what.replaceAll(' ', '').toLowerCase()].join(' ');

const nounOf = ({ kind, name, table, what }: Part): string => {
  if (kind === 'view') return `the view ${name}`;
  if (kind === 'unique') return name === table ? `the key ${what}` : `the unique index ${name} on ${what}`;
  return `the ${kind} ${name} on ${table}`;
};

const effects = {
  trigger: {
    gone: 'What the earlier build writes there no longer has that effect.',
    added: 'What the earlier build writes there has another effect now.',
  },
  unique: {
    gone: 'The earlier build relies on it, and may write the same twice now.',
    added: 'The earlier build may write what it refuses.',
  },
  view: { gone: 'The earlier build may read it.', added: '' },
} as const;
