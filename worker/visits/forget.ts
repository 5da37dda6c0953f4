// Visits are forgotten with their salt, 48 hours after their day began; how many there were stays.
import { lte } from 'drizzle-orm';
import { visits, visitSalts } from '../../schema/tables/index.ts';
import { day, dayOf } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';

/** Statements of the hourly tick. */
export function forgetVisits(db: Database, now: number) {
  const over = dayOf(now - 2 * day);
  return [
    db.delete(visitSalts).where(lte(visitSalts.day, over)),
    db.delete(visits).where(lte(visits.day, over)),
  ] as const;
}
