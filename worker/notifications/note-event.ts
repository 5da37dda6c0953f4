// Notes an event that members are told of, in the same batch as the event.
import { sql, type SQL } from 'drizzle-orm';
import type { ToldEvent } from '../../schema/notifications.ts';
import { untoldEvents } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Statement } from '../platform/database.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';

/** See `untoldEvents`. Without a cursor, nobody was told yet. */
export type Untold = Pick<typeof untoldEvents.$inferSelect, 'at' | 'event' | 'rockId' | 'subject'>;

/** The same event of the same moment is one. */
const addEvent = prepared((db, { at, event, rockId, subject }: Placeholders<Untold>) =>
  db.insert(untoldEvents).values({ at, event, rockId, subject, cursor: '' }).onConflictDoNothing(),
);

/**
 * Statement: one row, however many will hear of the event, so that a find costs the same for a rock that nobody follows.
 * `spreadEvents` tells them right after the answer, else the hourly job does.
 */
export function noteEvent({ db, untold }: Ctx, event: Untold): Statement {
  untold.add(event);
  return addEvent(db, event);
}

/** The same, unless the condition fails when the batch is written. */
export function noteEventIf({ db, untold }: Ctx, event: Untold, onlyIf: SQL): Statement {
  untold.add(event);
  const { at, event: name, rockId, subject } = event;
  // Every column of the table, in its order.
  return db
    .insert(untoldEvents)
    .select(sql`SELECT ${at}, ${name}, ${rockId}, ${subject}, '' WHERE ${onlyIf}`)
    .onConflictDoNothing();
}

/** The same for an entry of a rock's journey. */
export const noteEntry = (
  ctx: Ctx,
  event: ToldEvent,
  { rockId, seq, at }: { rockId: string; seq: number; at: number },
): Statement => noteEvent(ctx, { event, rockId, subject: String(seq), at });
