// Notes an email, or a push message, in the outbox, in the same batch as the event that it is about.
import { sql, type SQL } from 'drizzle-orm';
import type { MessageKind } from '../../schema/upkeep.ts';
import { outbox } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';

/** Notifications and digests are written by `spreadEvents`. */
export type Kind = Exclude<MessageKind, 'notice' | 'digest'>;
export type Event = `${Kind}:${string}`;

interface Message {
  event: Event;
  recipient: (typeof outbox.$inferSelect)['recipient'];
  /** By default 'email'. */
  channel?: (typeof outbox.$inferSelect)['channel'];
  /** Rows of one thread are sent in order; by default an event is its own thread. */
  thread?: string;
  /** Leaves the first try to the hourly job. */
  isForTick?: boolean;
  /** Writes the row only if this holds when the batch is written. */
  onlyIf?: SQL;
}

/**
 * Statement: notes the email for an event; does nothing if it is noted already. It is first tried right after the
 * request, or the step of the tick, that notes it.
 */
export function queueEmail(
  { db, now, queuedEvents }: Ctx,
  { event, recipient, channel = 'email', thread = event, isForTick = false, onlyIf = sql`TRUE` }: Message,
) {
  if (!isForTick) queuedEvents.add(event);
  return db
    .insert(outbox)
    .select(
      // Every column of the table, in its order.
      sql`SELECT NULL, ${event}, ${recipient}, ${channel}, ${thread}, ${now()}, 0, 0, NULL, NULL, NULL WHERE ${onlyIf}`,
    )
    .onConflictDoNothing();
}
