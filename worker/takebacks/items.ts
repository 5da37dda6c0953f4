// The items of an act: each is done in one batch, and only in the state in which it was read.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { takebackItems } from '../../schema/tables/index.ts';
import { isConditionFailed } from '../errors.ts';
import type { Database, Statement } from '../platform/database.ts';

export type Item = typeof takebackItems.$inferSelect;
export type ItemKey = Pick<Item, 'takebackId' | 'kind' | 'subjectId' | 'memberId'>;

export const isItem = ({ takebackId, kind, subjectId, memberId }: ItemKey): SQL | undefined =>
  and(
    eq(takebackItems.takebackId, takebackId),
    eq(takebackItems.kind, kind),
    eq(takebackItems.subjectId, subjectId),
    eq(takebackItems.memberId, memberId),
  );

/**
 * Statement, the first of a batch: refuses the batch if another one came first.
 * @param to SQL of the new state @param taken SQL of what is kept
 */
export const moveOn = (
  db: Database,
  item: ItemKey & Pick<Item, 'state'>,
  to: SQL,
  taken: SQL = sql`${takebackItems.taken}`,
): Statement =>
  db
    .update(takebackItems)
    .set({
      // Null makes the NOT NULL column refuse the batch.
      state: sql`CASE ${takebackItems.state} WHEN ${item.state} THEN ${to} END`,
      taken: sql`${taken}`,
    })
    .where(isItem(item));

/** Whether another batch did the item before. */
export const isDoneBefore = (error: unknown): boolean => isConditionFailed(error, 'takeback_items.state');

/** SQL: a value that was kept. */
export const keptOf = (item: ItemKey, path: string): SQL =>
  sql`(SELECT json_extract(${takebackItems.taken}, ${`$.${path}`}) FROM ${takebackItems} WHERE ${isItem(item)})`;

/** Condition, after `moveOn`: the item is in this state, or its member is gone. */
export const isNow = (item: ItemKey, state: Item['state']): SQL =>
  sql`EXISTS (SELECT 1 FROM ${takebackItems} WHERE ${isItem(item)} AND ${takebackItems.state} = ${state})`;
