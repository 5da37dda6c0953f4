// What is to be sent and what was: one row for each event, recipient and channel. It holds no address and no text.
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const outbox = sqliteTable(
  'outbox',
  {
    /** In the order of writing. */
    id: integer('id').primaryKey(),
    /** What happened: a kind and an id, such as 'receipt:R-7KM2QX9R'. */
    event: text('event').notNull(),
    /** Whom it concerns, by their part in the event: a part of the key. Who that is, the event says at sending time. */
    recipient: text('recipient')
      .$type<'administrator' | 'applicant' | 'author' | 'buyer' | 'member'>()
      .notNull(),
    channel: text('channel').$type<'email'>().notNull(),
    /** Rows of one thread are sent one after another. */
    thread: text('thread').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Until when a worker is sending it; 0 before the first try, null once nothing is left to do. */
    leasedUntil: integer('leased_until').default(0),
    tries: integer('tries').notNull().default(0),
    /** When the email was composed that the mail service took; null in a finished row that nobody needed any more. */
    sentAt: integer('sent_at'),
  },
  (t) => [
    uniqueIndex('outbox_event').on(t.event, t.recipient, t.channel),
    index('outbox_pending')
      .on(t.thread, t.id)
      .where(sql`leased_until IS NOT NULL`),
  ],
);
