// Statements of the hourly sweep: networks, who saw a rock, and what deleted accounts had made, after seven days, and what
// was taken once it can no longer be undone.
import { and, eq, exists, lt, not, sql } from 'drizzle-orm';
import { takebackLimits as limits } from '../../schema/takebacks.ts';
import {
  departedDeeds,
  members,
  sightings,
  takebackItems,
  takebacks,
  traces,
} from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';

/** Without an index, which each write of a member would have to pay for: a week's traces are few. */
export const forgetTakebacks = (db: Database, now: number) => {
  const before = now - limits.traceDays * day;
  const one = { one: sql`1` };
  const waits = db
    .select(one)
    .from(takebackItems)
    .where(and(eq(takebackItems.memberId, departedDeeds.authorId), eq(takebackItems.state, 'waiting')));
  const isMember = exists(db.select(one).from(members).where(eq(members.id, takebackItems.memberId)));
  return [
    db.delete(traces).where(lt(traces.hour, Math.floor(before / limits.hourMs))),
    // What is being taken back is found by them.
    db.delete(departedDeeds).where(and(lt(departedDeeds.madeAt, before), not(exists(waits)))),
    // Deleted by a release before 0037, which has left the items to a foreign key.
    db.delete(takebackItems).where(and(sql`${takebackItems.memberId} NOT GLOB 'gone-*'`, not(isMember))),
    db
      .update(sightings)
      .set({ memberId: null })
      .where(
        // A literal, so that SQLite uses the partial index.
        and(sql`${sightings.memberId} IS NOT NULL`, lt(sightings.recordedAt, before)),
      ),
    db.delete(takebacks).where(lt(takebacks.createdAt, now - limits.undoDays * day)),
  ] as const;
};
