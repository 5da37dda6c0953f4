// Turns at the search service, which allows the whole app one request a second. D1 assigns them one after another.
import { lte, sql } from 'drizzle-orm';
import { limits } from '../../schema/tables/index.ts';
import type { Database } from '../platform/database.ts';

/** A second, with a margin for a request that takes longer to arrive than the next one. */
const turnMs = 1100;
/** Longest wait for a turn. */
const longestWaitMs = 3000;

const bucket = 'place-search-turn';

/**
 * Books the next free turn, in one conditional statement, so that no two requests get the same one. Fixed windows would
 * let two requests through at the edge between them.
 * @returns milliseconds until the turn starts; null if too many wait already
 */
export async function takeTurn(db: Database, now: number): Promise<number | null> {
  const [[turn]] = await db.batch([
    db
      .insert(limits)
      .values({ bucket, period: 0, count: 1, expiresAt: now + turnMs })
      .onConflictDoUpdate({
        target: limits.bucket,
        set: { expiresAt: sql`max(${limits.expiresAt}, ${now}) + ${turnMs}` },
        setWhere: lte(limits.expiresAt, now + longestWaitMs),
      })
      .returning({ endsAt: limits.expiresAt }),
  ]);
  return turn ? turn.endsAt - turnMs - now : null;
}
