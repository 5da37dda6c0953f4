// Statements of the hourly sweep: networks, and who saw a rock, after seven days, and what was taken once it can no longer be undone.
import { and, lt, sql } from 'drizzle-orm';
import { takebackLimits as limits } from '../../schema/takebacks.ts';
import { sightings, takebacks, traces } from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';

/** Without an index, which each write of a member would have to pay for: a week's traces are few. */
export const forgetTakebacks = (db: Database, now: number) =>
  [
    db.delete(traces).where(lt(traces.hour, Math.floor((now - limits.traceDays * day) / limits.hourMs))),
    db
      .update(sightings)
      .set({ memberId: null })
      .where(
        // A literal, so that SQLite uses the partial index.
        and(sql`${sightings.memberId} IS NOT NULL`, lt(sightings.recordedAt, now - limits.traceDays * day)),
      ),
    db.delete(takebacks).where(lt(takebacks.createdAt, now - limits.undoDays * day)),
  ] as const;
