// D1 through drizzle.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import { drizzle } from 'drizzle-orm/d1';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Queries } from './d1-session.ts';

/** @param d1 D1 itself, which asks the primary alone, or what stands for a session of it */
export function openDatabase(d1: Queries) {
  // drizzle asks D1 for nothing else.
  return drizzle(d1 as D1Database);
}

export type Database = ReturnType<typeof openDatabase>;
/** A query or a write that was built and not yet sent. */
export type Statement = BatchItem<'sqlite'>;
/** One that answers this. */
export type Query<R> = RunnableQuery<R, 'sqlite'>;
export type Statements = readonly [Statement, ...Statement[]];
export type MaybeStatements = Statements | readonly [];
export type Answers<T extends MaybeStatements> = BatchResponse<T>;

/** One batch of queries; none is none. */
export async function askAll<T extends MaybeStatements>(db: Database, queries: T): Promise<Answers<T>> {
  const [first, ...rest] = queries;
  // One answer for each query: a rest element's type cannot say it.
  return (first ? await db.batch([first, ...rest]) : []) as unknown as Answers<T>;
}

/** One batch of writes, all or nothing; none is none. */
export async function sendAll(db: Database, statements: readonly Statement[]): Promise<void> {
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}

/** What is selected from where a single row is wanted whatever is found: everything else is joined to it. */
export const oneRow = sql`(SELECT 1) AS one_row`;

/** Column: whether a condition holds. @param name of no other column of the query */
export const flag = (name: string, condition: SQL) => sql`${condition}`.mapWith(Boolean).as(name);

type Columns = Record<string, SQLiteColumn>;
/** Values of joined columns; null where the joined row is missing. */
type Joined<T extends Columns> = { [K in keyof T]: SQL.Aliased<T[K]['_']['data'] | null> };

/**
 * Columns of a joined table under names of their own. D1 answers a batch with objects, in which two columns called
 * `id` would be one.
 */
export function joined<T extends Columns>(prefix: string, columns: T): Joined<T> {
  const entries = Object.entries(columns).map(([name, column]) => [
    name,
    sql`${column}`.mapWith(column).as(`${prefix}_${name}`),
  ]);
  // Same keys as `columns`, which fromEntries cannot know.
  return Object.fromEntries(entries) as Joined<T>;
}

/** Values of a row that was told as JSON; null where SQLite had none. */
export type JsonRow<T extends Columns> = { [K in keyof T]: T[K]['_']['data'] | null };

/**
 * Column: the rows of a query, in its order, as one value; so a list and what each of its lines carries are one query.
 * @param prefix and @param columns as for `joined`, which gives the query what it selects
 * @param queryOf may look at the row around it
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
        // Same keys as `columns`, which fromEntries cannot know.
        Object.fromEntries(all.map(([name, column], i) => [name, valueOf(column, values[i])])) as JsonRow<T>,
    );
  return sql`(SELECT json_group_array(json_array(${names})) FROM ${queryOf(joined(prefix, columns))})`
    .mapWith(read)
    .as(`${prefix}_rows`);
}
