// Rate limits that hold for concurrent requests: the write itself fails when a limit is used up, and writes nothing.
import { and, not, sql, type SQL } from 'drizzle-orm';
import { TooMany } from '../errors.ts';
import type { Database } from './database.ts';
import { countOne, isUsedUp, secondsLeft, type Limit } from './limits.ts';
import type { Said } from '../../schema/words/say.ts';

/**
 * Value for a NOT NULL column of the limited row: NULL once a limit is used up. D1 then refuses the row, and with it
 * the whole batch: see `isConditionFailed`. The batch counts (`countOne`) after this row.
 */
export function whileAllowed(
  db: Database,
  limits: readonly Limit[],
  now: number,
  value: string | number | SQL,
): SQL {
  const isAllowed = and(...limits.map((limit) => not(isUsedUp(db, limit, now))));
  return sql`CASE WHEN ${isAllowed} THEN ${value} END`;
}

/** The refusal; it may be retried when the last of the used-up windows ends. */
export function tooMany(spent: readonly Limit[], now: number, words: Said): TooMany {
  return new TooMany(Math.max(...spent.map((limit) => secondsLeft(limit, now))), words);
}

/** Counts one. @throws TooMany once there are more than allowed in this window */
export async function takeTurn(db: Database, limit: Limit, now: number, words: Said): Promise<void> {
  const [counted] = await db.batch([countOne(db, limit, now)]);
  if ((counted[0]?.count ?? 0) > limit.most) throw tooMany([limit], now, words);
}
