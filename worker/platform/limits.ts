// Exact counters in D1: tries, misses and turns in fixed windows. KV and the rate-limit binding cannot count.
import { and, eq, lt, sql } from 'drizzle-orm';
import { limits } from '../../schema/tables/index.ts';
import type { Database } from './database.ts';

export interface Limit {
  /** Who and what is counted, such as `find-miss:<member>`. */
  bucket: string;
  /** How many are allowed in one window. */
  most: number;
  /** Length of the window in milliseconds. */
  windowMs: number;
}

const periodOf = (limit: Limit, now: number) => Math.floor(now / limit.windowMs);

/** Seconds until the window ends. */
export function secondsLeft(limit: Limit, now: number): number {
  return ((periodOf(limit, now) + 1) * limit.windowMs - now) / 1000;
}

/** Query: a row when the limit is used up in this window, none otherwise. */
export function usedUp(db: Database, limit: Limit, now: number) {
  return db
    .select({ count: limits.count })
    .from(limits)
    .where(
      and(
        eq(limits.bucket, limit.bucket),
        eq(limits.period, periodOf(limit, now)),
        sql`${limits.count} >= ${limit.most}`,
      ),
    );
}

/** Statement: count one; its row tells how many there are now. */
export function countOne(db: Database, limit: Limit, now: number) {
  const period = periodOf(limit, now);
  return db
    .insert(limits)
    .values({ bucket: limit.bucket, period, count: 1, expiresAt: (period + 1) * limit.windowMs })
    .onConflictDoUpdate({
      target: limits.bucket,
      set: {
        count: sql`CASE WHEN ${limits.period} = ${period} THEN ${limits.count} + 1 ELSE 1 END`,
        period,
        expiresAt: (period + 1) * limit.windowMs,
      },
    })
    .returning({ count: limits.count });
}

/** Statement for the hourly sweep: windows that are over. */
export function forgetLimits(db: Database, now: number) {
  return db.delete(limits).where(lt(limits.expiresAt, now));
}
