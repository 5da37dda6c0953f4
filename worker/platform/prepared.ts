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

/** Marks of a statement, each for a value that a request brings. */
export type Placeholders<V> = { readonly [K in keyof V]: Placeholder<string, V[K]> };

/** What a batch asks of a statement; drizzle's types keep it to themselves, so the test names the version of drizzle. */
interface Built {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(result: unknown, isFromBatch?: boolean): unknown;
}

interface Batched {
  _prepare(): Built;
}

/** Builds, and is never asked anything. */
const drawingBoard = openDatabase({
  prepare: (text) => text as unknown as D1PreparedStatement,
  batch: () => Promise.reject(new Error('statements are only built here')),
});

/**
 * A statement for batches, with its values.
 * @param build called once, at the first use, with a mark for each value
 */
export function prepared<V extends object, S extends Statement>(
  build: (db: Database, marks: Placeholders<V>) => S,
): (db: Database, values: V) => S {
  let built: Built | undefined;
  return (db, values) => {
    const known = (built ??= (build(drawingBoard, marksOf<V>()) as unknown as Batched)._prepare());
    const { sql: text, params } = known.getQuery();
    const query = { sql: text, params: fillPlaceholders(params, values as Record<string, unknown>) };
    const ready = {
      getQuery: () => query,
      stmt: db.$client.prepare(text),
      mapResult: (result: unknown, isFromBatch?: boolean) => known.mapResult(result, isFromBatch),
    };
    // A batch asks for nothing but this. drizzle's public `prepare()` is sent alone, and its `toSQL()` maps no rows.
    return { _prepare: () => ready } as unknown as S;
  };
}

/** Any name has its mark. */
function marksOf<V>(): Placeholders<V> {
  return new Proxy({} as Placeholders<V>, { get: (_, name) => sql.placeholder(String(name)) });
}

/**
 * Statement: adds a row, of which each value is given.
 * @param except what the database makes out by itself when it is added
 */
export const rowOf = <T extends SQLiteTable, E extends { [K in keyof InferSelectModel<T>]?: SQL } = object>(
  table: T,
  except?: E,
) =>
  prepared<Omit<InferSelectModel<T>, keyof E>, Statement>((db) => {
    const marks = Object.keys(getTableColumns(table)).map((name) => [name, sql.placeholder(name)]);
    // A mark for each column, which fromEntries cannot know.
    return db.insert(table).values({ ...Object.fromEntries(marks), ...except } as SQLiteInsertValue<T>);
  });
