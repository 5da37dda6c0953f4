// Turns at the search service, which allows the whole app one request a second: D1 hands them out, one after another.
import { lte, sql } from 'drizzle-orm';
import { limits } from '../../schema/tables/index.ts';
import type { Database } from '../platform/database.ts';

/** A second, and room for one request that is slower on its way out than the next. */
const turnMs = 1100;
/** Nobody waits longer than this for a turn. */
const longestWaitMs = 3000;

const bucket = 'place-search-turn';

/**
 * Books the next free turn. One conditional statement, so no two get the same one; windows would let two requests
 * through at the edge between them.
 * @returns milliseconds until the turn begins; null when too many wait already
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
