// Statements that are built once for each isolate: building one takes longer than sending it.
import {
  fillPlaceholders,
  getTableColumns,
  sql,
  type InferSelectModel,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { openDatabase, type Database, type Statement } from './database.ts';

/** Placeholders of a statement, one for each value of a request. */
export type Placeholders<V> = { readonly [K in keyof V]: Placeholder<string, V[K]> };

/** The part of a statement that a batch uses. It is internal to drizzle, so a test pins drizzle's version. */
interface Built {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(result: unknown, isFromBatch?: boolean): unknown;
}

interface Batched {
  _prepare(): Built;
}

/** Only builds statements, and is never queried. */
const builder = openDatabase({
  prepare: (text) => text as unknown as D1PreparedStatement,
  batch: () => Promise.reject(new Error('statements are only built here')),
});

/**
 * A statement for batches, with its values.
 * @param build called once, at the first use, with a placeholder for each value
 */
export function prepared<V extends object, S extends Statement>(
  build: (db: Database, placeholders: Placeholders<V>) => S,
): (db: Database, values: V) => S {
  let built: Built | undefined;
  return (db, values) => {
    const known = (built ??= (build(builder, placeholdersOf<V>()) as unknown as Batched)._prepare());
    const { sql: text, params } = known.getQuery();
    const query = { sql: text, params: fillPlaceholders(params, values as Record<string, unknown>) };
    const ready = {
      getQuery: () => query,
      stmt: db.$client.prepare(text),
      mapResult: (result: unknown, isFromBatch?: boolean) => known.mapResult(result, isFromBatch),
    };
    // A batch uses nothing else. drizzle's public `prepare()` cannot be batched, and its `toSQL()` maps no rows.
    return { _prepare: () => ready } as unknown as S;
  };
}

/** Has a placeholder for any name. */
function placeholdersOf<V>(): Placeholders<V> {
  return new Proxy({} as Placeholders<V>, { get: (_, name) => sql.placeholder(String(name)) });
}

/**
 * Statement: inserts a row with all its values.
 * @param except columns that the database computes on insertion
 */
export const rowOf = <T extends SQLiteTable, E extends { [K in keyof InferSelectModel<T>]?: SQL } = object>(
  table: T,
  except?: E,
) =>
  prepared<Omit<InferSelectModel<T>, keyof E>, Statement>((db) => {
    const placeholders = Object.keys(getTableColumns(table)).map((name) => [name, sql.placeholder(name)]);
    // A placeholder for each column, which the type of fromEntries loses.
    return db
      .insert(table)
      .values({ ...Object.fromEntries(placeholders), ...except } as SQLiteInsertValue<T>);
  });
