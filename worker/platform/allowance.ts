// Limits that hold for many requests at once: the write itself fails when one is used up, and nothing of it stays.
import { and, not, sql, type SQL } from 'drizzle-orm';
import { TooMany } from '../errors.ts';
import type { Database } from './database.ts';
import { countOne, isUsedUp, secondsLeft, type Limit } from './limits.ts';

/**
 * Value for a NOT NULL column of the row that is limited: NULL once a limit is used up. D1 then refuses the row, and
 * with it the whole batch: see `isBarred`. The batch counts (`countOne`) after this row.
 */
export function whileAllowed(db: Database, limits: readonly Limit[], now: number, value: string): SQL {
  const isAllowed = and(...limits.map((limit) => not(isUsedUp(db, limit, now))));
  return sql`CASE WHEN ${isAllowed} THEN ${value} END`;
}

/** The refusal: to be tried again when the last of the spent windows is over. */
export function tooMany(spent: readonly Limit[], now: number, words: string): TooMany {
  return new TooMany(Math.max(...spent.map((limit) => secondsLeft(limit, now))), words);
}

/** Counts one turn; throws TooMany once there were more than allowed in this window. */
export async function takeTurn(db: Database, limit: Limit, now: number, words: string): Promise<void> {
  const [counted] = await db.batch([countOne(db, limit, now)]);
  if ((counted[0]?.count ?? 0) > limit.most) throw tooMany([limit], now, words);
}
