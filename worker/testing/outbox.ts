// Messages in the outbox.
import { outbox } from '../../schema/tables/index.ts';
import { newId } from '../platform/ids.ts';
import { db } from './db.ts';

/** A message about nothing, which ends unsent when it is tried. @returns its id */
export async function waitingMessage(changes: Partial<typeof outbox.$inferInsert> = {}): Promise<string> {
  const event = `receipt:${newId()}`;
  const [row] = await db
    .insert(outbox)
    .values({ event, recipient: 'buyer', channel: 'email', thread: event, createdAt: Date.now(), ...changes })
    .returning({ id: outbox.id });
  return String(row?.id);
}
