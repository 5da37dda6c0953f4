// Leases rows of the outbox, so that no two workers send one at once.
import { and, asc, eq, inArray, isNotNull, lt, lte, notExists, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { outbox } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { day, minute } from '../platform/clock.ts';

/** Longer than ten emails take with a slow mail service; shorter than the time between two ticks. */
const leaseMs = 10 * minute;

/** A message that fails for this long is given up: its address is invalid, and would make every tick incomplete. */
const lateMs = 14 * day;

/** A row that this worker may send until its lease is over. */
export type Leased = typeof outbox.$inferSelect & { leasedUntil: number };

interface Wanted {
  /** Rows that were due by then. */
  dueBy: number;
  most: number;
  which?: SQL | undefined;
  /** Only the first row of each thread, which is the default. */
  isInOrder?: boolean;
}

/** Leases rows that nobody is sending, in one statement, those never tried first. */
export async function lease(
  { db, now }: Ctx,
  { dueBy, most, which, isInOrder = true }: Wanted,
): Promise<Leased[]> {
  const leasedUntil = now() + leaseMs;
  const earlier = alias(outbox, 'earlier');
  const isBehind = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(and(eq(earlier.thread, outbox.thread), lt(earlier.id, outbox.id), isNotNull(earlier.leasedUntil)));
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.leasedUntil, dueBy), which, isInOrder ? notExists(isBehind) : undefined))
    .orderBy(asc(outbox.leasedUntil), asc(outbox.id))
    .limit(most);
  const [rows] = await db.batch([
    db
      .update(outbox)
      .set({ leasedUntil, tries: sql`${outbox.tries} + 1` })
      .where(inArray(outbox.id, due))
      .returning(),
  ]);
  return rows.toSorted((a, b) => a.id - b.id).map((row) => ({ ...row, leasedUntil }));
}

/** Condition: rows of these events; all if undefined. */
export const amongEvents = (events: ReadonlySet<string> | undefined): SQL | undefined =>
  events && sql`${outbox.event} IN (SELECT value FROM json_each(${JSON.stringify([...events])}))`;

/** Condition: messages of `worker/inbox`, which are sent many at once. */
export const isNotice = sql`(${outbox.event} BETWEEN 'digest:' AND 'digest;' OR ${outbox.event} BETWEEN 'notice:' AND 'notice;')`;

export const isGivenUp = (row: Leased, now: number): boolean => row.createdAt <= now - lateMs;
