// What the lists of community.json share: the rock of a row as its member sees it, and the order of rows.
import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { nearOf, englishTown } from '../../schema/near.ts';
import { rocks } from '../../schema/tables/index.ts';
import { joined } from '../platform/database.ts';
import { isOpen } from '../reports/visibility.ts';
import type { Source } from './rows.ts';

/** Columns of the rock that a row is about. */
export const rockColumns = joined('of_rock', {
  name: rocks.name,
  ownerId: rocks.ownerId,
  holderId: rocks.holderId,
  withheldAt: rocks.withheldAt,
});
type RockRead = { [K in keyof typeof rockColumns]: (typeof rockColumns)[K]['_']['type'] };

/** Null for a withheld rock of somebody else. */
export const nameSeen = (of: RockRead, memberId: string) => (isOpen(of, memberId) ? of.name : null);

export const townSeen = (stored: string | null): string | null => {
  const near = nearOf(stored);
  return near && englishTown(near);
};

/** Condition: the row comes after the one with these values, in the order of these columns. */
export function past(
  columns: readonly [SQLiteColumn, SQLiteColumn],
  values: readonly unknown[] | null,
): SQL | undefined {
  return values === null ? undefined : sql`(${columns[0]}, ${columns[1]}) > (${values[0]}, ${values[1]})`;
}

/** Keeps the types of a list's rows together. */
export const source = <Read, R, C>(one: Source<Read, R, C>): Source<Read, R, C> => one;
