// Activities, likes, comments, and the totals kept beside them.
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { members } from './members.ts';
import { rocks } from './rocks.ts';

export const activities = sqliteTable(
  'activities',
  {
    id: text('id').primaryKey(),
    type: text('type', { enum: ['rock_created', 'rock_found', 'rock_hidden', 'rehidden_rock'] }).notNull(),
    rockId: text('rock_id')
      .notNull()
      .references(() => rocks.id, { onDelete: 'cascade' }),
    memberId: text('member_id').references(() => members.id, { onDelete: 'set null' }),
    /** The rock's owner when somebody else acted: their list shows it too. */
    ownerId: text('owner_id').references(() => members.id, { onDelete: 'set null' }),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('activities_created').on(t.createdAt, t.id),
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
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('comments_rock').on(t.rockId, t.createdAt, t.id),
    index('comments_member').on(t.memberId, t.createdAt),
    check('comments_content', sql`length(${t.content}) BETWEEN 1 AND 2000`),
  ],
);

/** Totals of the community, one row each, changed in the batch of their cause. */
export const totals = sqliteTable('totals', {
  name: text('name', {
    enum: ['rocks', 'not_hidden', 'members', 'distance_metres', 'countries'],
  }).primaryKey(),
  value: integer('value').notNull(),
});

/** Countries in which a rock was hidden. */
export const countries = sqliteTable('countries', {
  /** ISO 3166-1 numeric. */
  code: text('code').primaryKey(),
  firstSeenAt: integer('first_seen_at').notNull(),
});

/** Counters of fixed windows: tries, misses, turns. */
export const limits = sqliteTable(
  'limits',
  {
    bucket: text('bucket').primaryKey(),
    /** Number of the window since 1970. */
    period: integer('period').notNull(),
    count: integer('count').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('limits_expires').on(t.expiresAt)],
);
