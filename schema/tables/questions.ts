// Questions of finders to painters about rocks whose Rock ID is worn off.
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { members } from './members.ts';
import { rocks } from './rocks.ts';

export const questions = sqliteTable(
  'questions',
  {
    id: text('id').primaryKey(),
    rockId: text('rock_id')
      .notNull()
      .references(() => rocks.id, { onDelete: 'cascade' }),
    /** The finder who asked. */
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Seq of the hide after which the rock was found. With the next entry, nothing is left to answer. */
    seq: integer('seq').notNull(),
    /** The finder's photo; null once it was answered or taken down. */
    photoKey: text('photo_key'),
    createdAt: integer('created_at').notNull(),
    /** What the painter said; null before. */
    isMine: integer('is_mine', { mode: 'boolean' }),
  },
  (t) => [
    uniqueIndex('questions_once').on(t.rockId, t.memberId, t.seq),
    index('questions_member').on(t.memberId, t.createdAt),
    index('questions_created').on(t.createdAt),
  ],
);
