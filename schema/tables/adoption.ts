// Offers of rocks that change hands.
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { members } from './members.ts';
import { rocks } from './rocks.ts';

export const offers = sqliteTable(
  'offers',
  {
    id: text('id').primaryKey(),
    rockId: text('rock_id')
      .notNull()
      .references(() => rocks.id, { onDelete: 'cascade' }),
    /** The rock's owner at that time. */
    giverId: text('giver_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Who would like the rock; null while nobody has said so. */
    receiverId: text('receiver_id').references(() => members.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token. Null until the email is composed, which makes the token. */
    tokenHash: text('token_hash'),
    /** Where the email goes, as typed, and normalized as for sign-in; null for a link, and once the offer is over. */
    email: text('email'),
    emailKey: text('email_key'),
    createdAt: integer('created_at').notNull(),
    /** Until when it is open; once it is over, until when the row is kept. */
    expiresAt: integer('expires_at').notNull(),
    /** What the owner answered; null while it is open. */
    outcome: text('outcome', { enum: ['given', 'declined'] }),
  },
  (t) => [
    uniqueIndex('offers_token').on(t.tokenHash),
    // One at a time.
    uniqueIndex('offers_open')
      .on(t.rockId)
      .where(sql`outcome IS NULL`),
    index('offers_rock').on(t.rockId),
    index('offers_giver').on(t.giverId),
    index('offers_receiver')
      .on(t.receiverId)
      .where(sql`receiver_id IS NOT NULL`),
    index('offers_email')
      .on(t.emailKey)
      .where(sql`email_key IS NOT NULL`),
    index('offers_expires').on(t.expiresAt),
  ],
);
