// Rocks that were seen and left, or missed, and addresses that want to hear where a rock goes next.
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { members } from './members.ts';
import { rocks } from './rocks.ts';

/** A sighting says nobody who it was. For some days it is known to the administrator, who can take back a flood. */
export const sightings = sqliteTable(
  'sightings',
  {
    id: text('id').primaryKey(),
    rockId: text('rock_id')
      .notNull()
      .references(() => rocks.id, { onDelete: 'cascade' }),
    /** Town near the hiding place; JSON, see `storedTown`. */
    town: text('town'),
    createdAt: integer('created_at').notNull(),
    /** The member who saw it, for `takebackLimits.traceDays`; null after that, and of visitors. */
    memberId: text('member_id').references(() => members.id, { onDelete: 'set null' }),
    /** When we recorded it. 0 in older rows. */
    recordedAt: integer('recorded_at').notNull().default(0),
  },
  (t) => [
    index('sightings_rock').on(t.rockId, t.createdAt, t.id),
    index('sightings_member')
      .on(t.memberId, t.recordedAt)
      .where(sql`member_id IS NOT NULL`),
  ],
);

/** An address without an account that is told once, when the rock is hidden again. */
export const watchers = sqliteTable(
  'watchers',
  {
    id: text('id').primaryKey(),
    rockId: text('rock_id')
      .notNull()
      .references(() => rocks.id, { onDelete: 'cascade' }),
    /** As typed, and normalized as for sign-in. */
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** In which it was asked for; null for English of before. */
    language: text('language'),
    /** SHA-256 of the token in the email that asks. */
    confirmHash: text('confirm_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Null until the address has said yes. */
    confirmedAt: integer('confirmed_at'),
  },
  (t) => [
    uniqueIndex('watchers_once').on(t.rockId, t.emailKey),
    uniqueIndex('watchers_confirm').on(t.confirmHash),
    index('watchers_email').on(t.emailKey),
    index('watchers_created').on(t.createdAt),
  ],
);

/** Members who did not find a rock where it should lie. WITHOUT ROWID, which drizzle cannot express. */
export const absences = sqliteTable(
  'absences',
  {
    rockId: text('rock_id')
      .notNull()
      .references(() => rocks.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.rockId, t.memberId] }), index('absences_member').on(t.memberId)],
);
