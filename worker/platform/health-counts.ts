// Counts successes and failures in the memory of an isolate. They are added up in D1 at most once a minute.
import { lt, sql } from 'drizzle-orm';
import type { Counted } from '../../schema/alarms.ts';
import { healthCounts } from '../../schema/tables/index.ts';
import { day, minute, type Clock } from './clock.ts';
import type { Database } from './database.ts';

/** Length of the periods in which D1 adds up. */
export const periodMs = 5 * minute;

/** How long counts stay in memory, and how long if one of them is a failure: somebody may have to be told. */
const restMs = { usual: minute, failed: 5_000 } as const;

type Count = typeof healthCounts.$inferSelect;

export interface HealthCounts {
  note(what: Counted, isFailure: boolean): void;
  /** Whether counts should be written by now. */
  isDue(): boolean;
  /** The counts so far. It starts again from zero. */
  take(): Count[];
  /** Adds counts that could not be written. */
  giveBack(counts: readonly Count[]): void;
}

export function openHealthCounts(now: Clock): HealthCounts {
  const counts = new Map<string, Count>();
  let hasFailures = false;
  let begunAt: number | null = null;
  let takenAt: number | null = null;

  function add({ period, what, total, failed }: Count): void {
    const key = `${period} ${what}`;
    const known = counts.get(key);
    counts.set(key, {
      period,
      what,
      total: total + (known?.total ?? 0),
      failed: failed + (known?.failed ?? 0),
    });
    hasFailures ||= failed > 0;
  }

  return {
    note: (what, isFailure) => {
      const at = now();
      begunAt ??= at;
      add({ period: at - (at % periodMs), what, total: 1, failed: isFailure ? 1 : 0 });
    },
    isDue: () => {
      if (counts.size === 0) return false;
      if (hasFailures && (takenAt === null || now() - takenAt >= restMs.failed)) return true;
      return now() - (takenAt ?? begunAt ?? now()) >= restMs.usual;
    },
    take: () => {
      const taken = [...counts.values()];
      counts.clear();
      hasFailures = false;
      takenAt = now();
      return taken;
    },
    giveBack: (taken) => taken.forEach(add),
  };
}

/** Statement: adds counts of an isolate to those of the others. */
export function addCounts(db: Database, counts: readonly Count[]) {
  return db
    .insert(healthCounts)
    .select(
      sql`SELECT value ->> 'period', value ->> 'what', value ->> 'total', value ->> 'failed' FROM json_each(${JSON.stringify(counts)}) WHERE TRUE`,
    )
    .onConflictDoUpdate({
      target: [healthCounts.period, healthCounts.what],
      set: {
        total: sql`${healthCounts.total} + excluded.total`,
        failed: sql`${healthCounts.failed} + excluded.failed`,
      },
    });
}

/** Statement for the hourly sweep. */
export const forgetCounts = (db: Database, now: number) =>
  db.delete(healthCounts).where(lt(healthCounts.period, now - 2 * day));
