// What a check of the alarms reads: one batch.
import { eq, gte, sql } from 'drizzle-orm';
import { alarms, healthCounts, jobRuns, outbox, troubles } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { hour, minute } from '../platform/clock.ts';

/** The name of the whole hourly job among the job runs. */
export const wholeJob = 'hourly';

/** A message that failed for this long is late. */
const lateMs = hour;
/** The hourly job may leave a message to its next run, which may be a little late. */
const untriedMs = hour + 10 * minute;

export type AlarmRow = typeof alarms.$inferSelect;

export interface Readings {
  rows: readonly AlarmRow[];
  counts: readonly (typeof healthCounts.$inferSelect)[];
  troubles: readonly (typeof troubles.$inferSelect)[];
  /** When the hourly job last came to its end. */
  lastRun: number | null;
  /** When requests began to be counted; null if none was in the last two days. */
  firstCount: number | null;
  /** Messages that wait for more than an hour, and since when the first of them does. */
  late: { many: number; since: number | null };
  /** Bytes of the database. */
  size: number;
}

export async function readHealth({ db, now }: Ctx): Promise<Readings> {
  const at = now();
  const dueSince = sql<number>`coalesce(${outbox.failingSince}, max(${outbox.leasedUntil}, ${outbox.createdAt}))`;
  const isFailing = sql`${outbox.failingSince} <= ${at - lateMs}`;
  const isUntried = sql`${outbox.failingSince} IS NULL AND max(${outbox.leasedUntil}, ${outbox.createdAt}) <= ${at - untriedMs}`;
  const [rows, counts, found, runs, [first], [late], { meta }] = await db.batch([
    db.select().from(alarms),
    db
      .select()
      .from(healthCounts)
      .where(gte(healthCounts.period, at - 2 * hour)),
    db.select().from(troubles),
    db.select({ at: jobRuns.doneAt }).from(jobRuns).where(eq(jobRuns.name, wholeJob)),
    db.select({ at: sql<number | null>`min(${healthCounts.period})` }).from(healthCounts),
    db
      .select({ many: sql<number>`count(*)`, since: sql<number | null>`min(${dueSince})` })
      .from(outbox)
      // Its own messages do not ring.
      .where(
        sql`${outbox.leasedUntil} IS NOT NULL AND (${isFailing} OR ${isUntried}) AND ${outbox.event} NOT LIKE 'alarm:%'`,
      ),
    // Only a statement without rows keeps what D1 says about the database.
    db.run(sql`SELECT 1`),
  ]);
  return {
    rows,
    counts,
    troubles: found,
    lastRun: runs[0]?.at ?? null,
    firstCount: first?.at ?? null,
    late: late ?? { many: 0, since: null },
    size: meta.size_after,
  };
}
