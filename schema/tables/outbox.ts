// Messages to send and sent ones: one row for each event, recipient and channel. It holds no address and no text.
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { MessageFailure } from '../upkeep.ts';

export const outbox = sqliteTable(
  'outbox',
  {
    /** In the order of writing. */
    id: integer('id').primaryKey(),
    /** What happened: a kind and an id, such as 'receipt:R-7KM2QX9R'. */
    event: text('event').notNull(),
    /** Role of the recipient, as a part of the key. The address is looked up from the event when the email is sent. */
    recipient: text('recipient')
      .$type<'administrator' | 'applicant' | 'author' | 'buyer' | 'member' | 'visitor'>()
      .notNull(),
    channel: text('channel').$type<'email' | 'push'>().notNull(),
    /** Rows of one thread are sent in order. */
    thread: text('thread').notNull(),
    createdAt: integer('created_at').notNull(),
    /**
     * End of the sending worker's lease, or the moment before which it must not be sent; 0 before the first try, null
     * once nothing is left to do.
     */
    leasedUntil: integer('leased_until').default(0),
    tries: integer('tries').notNull().default(0),
    /** When the accepted message was composed; null in a finished row whose message was no longer needed. */
    sentAt: integer('sent_at'),
    /** Since when every try has failed; null if the last one did not. Tells failing messages from those put off. */
    failingSince: integer('failing_since'),
    /** Why the last try failed; null in rows of an older release, and while none has failed. */
    failingWhy: text('failing_why').$type<MessageFailure>(),
  },
  (t) => [
    uniqueIndex('outbox_event').on(t.event, t.recipient, t.channel),
    index('outbox_pending')
      .on(t.thread, t.id)
      .where(sql`leased_until IS NOT NULL`),
  ],
);
