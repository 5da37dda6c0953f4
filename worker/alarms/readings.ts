// What a check of the alarms reads: one batch.
import { and, eq, gte, notLike, or, sql } from 'drizzle-orm';
import { alarms, healthCounts, jobRuns, outbox, troubles } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { failsFor, isPending, isUntried, stuckSince } from '../outbox/stuck.ts';
import { hour } from '../platform/clock.ts';

/** The name of the whole hourly job among the job runs. */
export const wholeJob = 'hourly';

/** A message that failed for this long is late. */
const lateMs = hour;

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
  const isLate = or(failsFor(lateMs, at), isUntried(at));
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
      .select({ many: sql<number>`count(*)`, since: sql<number | null>`min(${stuckSince})` })
      .from(outbox)
      // Its own messages do not ring.
      .where(and(isPending, isLate, notLike(outbox.event, 'alarm:%'))),
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
