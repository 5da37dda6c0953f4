// Keyset pagination: a statement reads one row more than the page, and a header carries the next cursor.
import type { Context } from 'hono';
import { asc, desc, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { nextCursorHeader, writeCursor, type Cursor, type Page } from '../../schema/paging.ts';

/** Condition: after the cursor, newest first by (at, id). Compared as a pair, so that SQLite seeks in the index. */
export function after({ cursor }: Page, at: SQLWrapper, id: SQLWrapper): SQL | undefined {
  return cursor && afterPlaceholders(cursor, at, id);
}

/** The same, oldest first. */
export function afterOldest({ cursor }: Page, at: SQLWrapper, id: SQLWrapper): SQL | undefined {
  return cursor && sql`(${at}, ${id}) > (${cursor.at}, ${cursor.id})`;
}

/** As `after`, for a cursor whose values may be placeholders. */
export function afterPlaceholders(
  cursor: { [K in keyof Cursor]: Cursor[K] | Placeholder<string, Cursor[K]> },
  at: SQLWrapper,
  id: SQLWrapper,
): SQL {
  return sql`(${at}, ${id}) < (${cursor.at}, ${cursor.id})`;
}

/** Placeholder values of a prepared list: the cursor after which it starts, and the number of rows. */
export interface PageRows extends Cursor {
  limit: number;
}

/** The cursor of the first page: everything comes after it. */
export const start: Cursor = { at: Number.MAX_SAFE_INTEGER, id: '' };

/** The rows of a page, and one more, which shows whether there is a next page. */
export const rowsOfPage = ({ limit, cursor = start }: Page): PageRows => ({ ...cursor, limit: limit + 1 });

export const newestFirst = (at: SQLiteColumn, id: SQLiteColumn) => [desc(at), desc(id)] as const;

export const oldestFirst = (at: SQLiteColumn, id: SQLiteColumn) => [asc(at), asc(id)] as const;

/** A page of views, and the cursor of the next page when there is one. */
export interface Listed<T> {
  items: T[];
  next: Cursor | null;
}

/** Removes the extra row, and takes the next cursor from the last row of the page. */
export function cut<R, V>(
  rows: R[],
  page: Page,
  view: (row: R) => V,
  cursorOf: (row: R) => Cursor,
): Listed<V> {
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return { items: shown.map(view), next: rows.length > page.limit && last ? cursorOf(last) : null };
}

/** The items, with the next cursor in the header. */
export function listed<T>(c: Context, { items, next }: Listed<T>): T[] {
  if (next) c.header(nextCursorHeader, writeCursor(next));
  return items;
}
