// What an administrator takes back of an hour, from which networks members wrote, and what deleted accounts had made of
// late. All but the hours themselves are WITHOUT ROWID tables, which drizzle cannot express.
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TakebackKind } from '../takebacks.ts';

/** That a member wrote something from a network in an hour. One row, however much they wrote. */
export const traces = sqliteTable(
  'traces',
  {
    /** Once the account is deleted, the author of its `departedDeeds`. */
    memberId: text('member_id').notNull(),
    /** Number of the hour since 1970. */
    hour: integer('hour').notNull(),
    /** Hash of the network, as for rate limits. */
    network: text('network').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.hour, t.network] })],
);

/** What a deleted account had made in its last days and what stays of it, so that its hours can still be taken back. */
export const departedDeeds = sqliteTable(
  'departed_deeds',
  {
    /** Made up when the account was deleted: it says only what belongs together. */
    authorId: text('author_id').notNull(),
    kind: text('kind', { enum: ['rock', 'journey', 'sighting', 'report'] }).notNull(),
    /** Its own id; of an entry see `entrySubject`. */
    subjectId: text('subject_id').notNull(),
    rockId: text('rock_id').notNull(),
    madeAt: integer('made_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.authorId, t.kind, t.subjectId] }),
    index('departed_deeds_rock').on(t.rockId),
  ],
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
    /** Or, of a deleted account, the author of its `departedDeeds`. */
    memberId: text('member_id').notNull(),
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
