// D1 through drizzle.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import { drizzle } from 'drizzle-orm/d1';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Queries } from './d1-session.ts';

/** @param d1 D1 itself, which uses only the primary, or a session of it */
export function openDatabase(d1: Queries) {
  // drizzle uses nothing else of D1.
  return drizzle(d1 as D1Database);
}

export type Database = ReturnType<typeof openDatabase>;
/** A query or a write that is built and not yet sent. */
export type Statement = BatchItem<'sqlite'>;
/** A statement with this result. */
export type Query<R> = RunnableQuery<R, 'sqlite'>;
export type Statements = readonly [Statement, ...Statement[]];
export type MaybeStatements = Statements | readonly [];
export type Answers<T extends MaybeStatements> = BatchResponse<T>;

/** One batch of queries; sends nothing if there are none. */
export async function readAll<T extends MaybeStatements>(db: Database, queries: T): Promise<Answers<T>> {
  const [first, ...rest] = queries;
  // One answer for each query; the type of a rest element cannot express that.
  return (first ? await db.batch([first, ...rest]) : []) as unknown as Answers<T>;
}

/** One batch of writes, all or nothing; sends nothing if there are none. */
export async function writeAll(db: Database, statements: readonly Statement[]): Promise<void> {
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}

/** A table of one row. A query that joins to it always returns one row. */
export const oneRow = sql`(SELECT 1) AS one_row`;

/** Column: whether a condition holds. @param name unique among the query's columns */
export const flag = (name: string, condition: SQL) => sql`${condition}`.mapWith(Boolean).as(name);

type Columns = Record<string, SQLiteColumn>;
/** Values of joined columns; null where the joined row is missing. */
type Joined<T extends Columns> = { [K in keyof T]: SQL.Aliased<T[K]['_']['data'] | null> };

/**
 * Columns of a joined table under unique names. D1 answers a batch with objects, in which two columns named `id` would
 * collide.
 */
export function joined<T extends Columns>(prefix: string, columns: T): Joined<T> {
  const entries = Object.entries(columns).map(([name, column]) => [
    name,
    sql`${column}`.mapWith(column).as(`${prefix}_${name}`),
  ]);
  // Same keys as `columns`, which the type of fromEntries loses.
  return Object.fromEntries(entries) as Joined<T>;
}

/** Values of a row that was returned as JSON; null for NULL. */
export type JsonRow<T extends Columns> = { [K in keyof T]: T[K]['_']['data'] | null };

/** Column: no rows, in place of `rowsOf` with the same arguments. */
export const noRows = <T extends Columns>(prefix: string, _columns: T) =>
  sql`'[]'`.mapWith((): JsonRow<T>[] => []).as(`${prefix}_rows`);

/**
 * Column: the rows of a subquery, in its order, as one value; so a list and the details of its lines are one query.
 * @param prefix and @param columns as for `joined`
 * @param queryOf gets the columns to select, and may refer to the outer row
 */
export function rowsOf<T extends Columns>(
  prefix: string,
  columns: T,
  queryOf: (selected: Joined<T>) => SQLWrapper,
) {
  const all = Object.entries(columns);
  const names = sql.join(
    all.map(([name]) => sql.identifier(`${prefix}_${name}`)),
    sql`, `,
  );
  const valueOf = (column: SQLiteColumn, value: unknown): unknown =>
    value === null ? null : column.mapFromDriverValue(value);
  const read = (text: string) =>
    (JSON.parse(text) as unknown[][]).map(
      (values) =>
        // Same keys as `columns`, which the type of fromEntries loses.
        Object.fromEntries(all.map(([name, column], i) => [name, valueOf(column, values[i])])) as JsonRow<T>,
    );
  return sql`(SELECT json_group_array(json_array(${names})) FROM ${queryOf(joined(prefix, columns))})`
    .mapWith(read)
    .as(`${prefix}_rows`);
}
