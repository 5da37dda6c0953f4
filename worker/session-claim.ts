// Session claims and idempotency keys, as statements for an operation's own batches.
import { and, eq, exists } from 'drizzle-orm';
import { endedSessions, idempotencyKeys, members } from '../schema/tables/index.ts';
import { Conflict, KeyReused } from './errors.ts';
import { flag, joined } from './platform/database.ts';
import { prepared, rowOf, type Placeholders } from './platform/prepared.ts';
import { say, type Said } from '../schema/words/say.ts';

/** The content of a session. It is valid if D1 has the same epoch and does not list the session as ended. */
export interface SessionClaim {
  sessionHash: string;
  memberId: string;
  epoch: number;
}

/** A request that may be repeated: its idempotency key and a hash of its content. */
export interface Repeatable {
  key: string;
  requestHash: string;
}

export const memberById = prepared((db, { memberId }: Placeholders<{ memberId: string }>) =>
  db.select().from(members).where(eq(members.id, memberId)),
);

const keptColumns = {
  requestHash: idempotencyKeys.requestHash,
  answer: idempotencyKeys.answer,
  isRefusal: idempotencyKeys.isRefusal,
};
export type Kept = { [K in keyof typeof keptColumns]: (typeof idempotencyKeys.$inferSelect)[K] | null };

type AskedKey = Placeholders<{ memberId: string; key: string }>;
const isKept = ({ memberId, key }: AskedKey) =>
  and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key));

/** The answer that is stored under a key. */
export const storedAnswer = prepared((db, asked: AskedKey) =>
  db.select(keptColumns).from(idempotencyKeys).where(isKept(asked)),
);

/** The member, whether the session is over, and the stored answer; no row if the member was deleted. */
export const memberOfClaim = prepared(
  (
    db,
    { memberId, key, sessionHash }: Placeholders<{ memberId: string; key: string; sessionHash: string }>,
  ) =>
    db
      .select({
        member: members,
        isOver: flag(
          'is_over',
          exists(
            db
              .select({ sessionHash: endedSessions.sessionHash })
              .from(endedSessions)
              .where(eq(endedSessions.sessionHash, sessionHash)),
          ),
        ),
        kept: joined('kept', keptColumns),
      })
      .from(members)
      .leftJoin(idempotencyKeys, isKept({ memberId, key }))
      .where(eq(members.id, memberId)),
);

/** Statement: stores an answer. */
export const storeAnswer = rowOf(idempotencyKeys);

export const forgetAnswer = prepared((db, asked: AskedKey) =>
  db.delete(idempotencyKeys).where(isKept(asked)),
);

/**
 * The stored answer of this request as JSON; null if it was not answered before.
 * @throws Conflict if it was refused then, KeyReused if its key was used for another request
 */
export function readStoredAnswer(kept: Kept | undefined, repeatable: Repeatable | null): string | null {
  if (!kept || kept.answer === null) return null;
  if (kept.requestHash !== repeatable?.requestHash) throw new KeyReused(say('errors', 'keyReused'));
  if (kept.isRefusal) throw new Conflict(kept.answer as Said); // stored as it was said
  return kept.answer;
}
