// Activities, likes, comments, reports and totals. Activities and limits are WITHOUT ROWID tables, which drizzle cannot
// express.
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ReportSubject, WordSubject } from '../reports.ts';
import { members } from './members.ts';
import { rocks } from './rocks.ts';

export const activities = sqliteTable(
  'activities',
  {
    id: text('id').notNull(),
    type: text('type', { enum: ['rock_created', 'rock_found', 'rock_hidden', 'rehidden_rock'] }).notNull(),
    rockId: text('rock_id')
      .notNull()
      .references(() => rocks.id, { onDelete: 'cascade' }),
    memberId: text('member_id').references(() => members.id, { onDelete: 'set null' }),
    /** The rock's owner when somebody else acted: their list shows it too. */
    ownerId: text('owner_id').references(() => members.id, { onDelete: 'set null' }),
    createdAt: integer('created_at').notNull(),
    /** The town near the place where it happened; JSON, see `storedTown`. Null if none is known. */
    town: text('town'),
  },
  (t) => [
    primaryKey({ columns: [t.createdAt, t.id] }),
    index('activities_member').on(t.memberId, t.createdAt, t.id),
    index('activities_owner').on(t.ownerId, t.createdAt, t.id),
    index('activities_rock').on(t.rockId),
  ],
);

export const likes = sqliteTable(
  'likes',
  {
    rockId: text('rock_id')
      .notNull()
      .references(() => rocks.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.rockId, t.memberId] }), index('likes_member').on(t.memberId)],
);

export const comments = sqliteTable(
  'comments',
  {
    id: text('id').primaryKey(),
    rockId: text('rock_id')
      .notNull()
      .references(() => rocks.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    /** The author knows the Rock ID and wrote it in a form that the mask does not detect: nobody else gets the text. */
    givesCode: integer('gives_code', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
    /** When the administrator withheld it; null while everybody may read it. */
    withheldAt: integer('withheld_at'),
  },
  (t) => [
    index('comments_rock').on(t.rockId, t.createdAt, t.id),
    index('comments_member').on(t.memberId, t.createdAt),
    index('comments_withheld')
      .on(t.withheldAt, t.id)
      .where(sql`withheld_at IS NOT NULL`),
    // What a member cannot write again.
    index('comments_withheld_member')
      .on(t.memberId)
      .where(sql`withheld_at IS NOT NULL`),
    check('comments_content', sql`length(${t.content}) BETWEEN 1 AND 2000`),
  ],
);

/** Reports of members to the administrator; the reporter no longer sees the thing. */
export const reports = sqliteTable(
  'reports',
  {
    id: text('id').primaryKey(),
    subject: text('subject').$type<ReportSubject>().notNull(),
    /** The rock in question, also for its photo and for a comment on it; for a name, the rock where it was seen. */
    rockId: text('rock_id')
      .notNull()
      .references(() => rocks.id, { onDelete: 'cascade' }),
    commentId: text('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    /** Id of the comment, question, entry or named member, else of the rock. Never NULL, since a unique index treats all NULLs as different. */
    subjectId: text('subject_id').notNull(),
    reporterId: text('reporter_id').references(() => members.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: ['unkind', 'private', 'unsafe', 'advertising', 'other'] }).notNull(),
    details: text('details').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    /** When the administrator settled it. */
    settledAt: integer('settled_at'),
  },
  (t) => [
    uniqueIndex('reports_once').on(t.reporterId, t.subject, t.subjectId),
    index('reports_rock').on(t.rockId),
    index('reports_comment')
      .on(t.commentId)
      .where(sql`comment_id IS NOT NULL`),
    index('reports_created').on(t.createdAt, t.id),
    // For the administrator's page of a member.
    index('reports_of_name')
      .on(t.subjectId)
      .where(sql`subject = 'name'`),
    index('reports_waiting')
      .on(t.subject, t.subjectId, t.createdAt, t.id)
      .where(sql`settled_at IS NULL`),
    check('reports_comment_named', sql`(${t.subject} = 'comment') = (${t.commentId} IS NOT NULL)`),
  ],
);

/** Words that the administrator withheld. Where they stood is a neutral value, so that whatever reads them needs no rule. */
export const withheldWords = sqliteTable(
  'withheld_words',
  {
    id: text('id').primaryKey(),
    /** `comment`: one that was withheld, and then deleted by its author. */
    subject: text('subject').$type<WordSubject | 'comment'>().notNull(),
    /** Id of the named member, of the comment, or of the entry: see `entrySubject`. */
    subjectId: text('subject_id').notNull(),
    /** Who wrote them. */
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Of a name, its parts as JSON. */
    words: text('words').notNull(),
    /** The administrator's, for the author. */
    reason: text('reason').notNull(),
    withheldAt: integer('withheld_at').notNull(),
  },
  (t) => [
    index('withheld_words_subject').on(t.subject, t.subjectId, t.withheldAt),
    index('withheld_words_member').on(t.memberId),
    // The administrator's list. What an author has deleted since is not in it.
    index('withheld_words_newest')
      .on(t.withheldAt, t.id)
      .where(sql`subject <> 'comment'`),
  ],
);

/** Totals of the community, one row each, changed in the same batch as what they count. */
export const totals = sqliteTable('totals', {
  name: text('name', {
    enum: ['rocks', 'not_hidden', 'members', 'distance_metres', 'countries', 'orders', 'revenue_cents'],
  }).primaryKey(),
  value: integer('value').notNull(),
});

/** Countries in which a rock was hidden. */
export const countries = sqliteTable('countries', {
  /** ISO 3166-1 numeric. */
  code: text('code').primaryKey(),
  firstSeenAt: integer('first_seen_at').notNull(),
});

/** Rate limits: counters of fixed windows. Few enough for the sweep to read them all. */
export const limits = sqliteTable('limits', {
  bucket: text('bucket').primaryKey(),
  /** Number of the window since 1970. */
  period: integer('period').notNull(),
  count: integer('count').notNull(),
  expiresAt: integer('expires_at').notNull(),
});
