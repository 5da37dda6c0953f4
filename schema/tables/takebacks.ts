// What an administrator takes back of an hour, and from which networks members wrote. Traces and items are WITHOUT ROWID
// tables, which drizzle cannot express.
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TakebackKind } from '../takebacks.ts';
import { members } from './members.ts';

/** That a member wrote something from a network in an hour. One row, however much they wrote. */
export const traces = sqliteTable(
  'traces',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Number of the hour since 1970. */
    hour: integer('hour').notNull(),
    /** Hash of the network, as for rate limits. */
    network: text('network').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.hour, t.network] })],
);

export const takebacks = sqliteTable('takebacks', {
  id: text('id').primaryKey(),
  /** The hour that it is about; `until` is excluded. */
  from: integer('from_time').notNull(),
  until: integer('until_time').notNull(),
  createdAt: integer('created_at').notNull(),
  /** When it was undone; null while it stands. */
  undoneAt: integer('undone_at'),
});

export const takebackItems = sqliteTable(
  'takeback_items',
  {
    takebackId: text('takeback_id')
      .notNull()
      .references(() => takebacks.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<TakebackKind>().notNull(),
    /** Its own id, of words at a find the entry (see `entrySubject`), else the rock's. */
    subjectId: text('subject_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** When it was made, the last of it. */
    madeAt: integer('made_at').notNull(),
    /**
     * `waiting` to be taken, `taken`, `kept` because others built on it, `gone` before; `returning`, and then `returned`
     * or `lost`, since it no longer fits.
     */
    state: text('state', {
      enum: ['waiting', 'taken', 'kept', 'gone', 'returning', 'returned', 'lost'],
    }).notNull(),
    /** What was taken, as JSON; null before, and after it was returned. */
    taken: text('taken'),
    /** No foreign key, which would need an index: lists leave out rocks that are gone. */
    rockId: text('rock_id').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.takebackId, t.kind, t.subjectId, t.memberId] }),
    index('takeback_items_member').on(t.memberId),
    index('takeback_items_open')
      .on(t.takebackId)
      .where(sql`state IN ('waiting', 'returning')`),
  ],
);
