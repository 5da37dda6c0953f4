// Which messages do not leave by themselves: they fail, or nobody tries them.
import { isNotNull, sql } from 'drizzle-orm';
import { outbox } from '../../schema/tables/index.ts';
import { hour, minute } from '../platform/clock.ts';

/** The hourly job may leave a message to its next run, which may be a little late. */
const untriedMs = hour + 10 * minute;

/** Since when it could leave. */
const dueAt = sql`max(${outbox.leasedUntil}, ${outbox.createdAt})`;

/** Since when it fails; of one that never failed, since when it could leave. */
export const stuckSince = sql<number>`coalesce(${outbox.failingSince}, ${dueAt})`;

export const isPending = isNotNull(outbox.leasedUntil);

/** Condition: nobody has tried it for more than an hour. */
export const isUntried = (now: number) =>
  sql`${outbox.failingSince} IS NULL AND ${dueAt} <= ${now - untriedMs}`;

/** Condition: every try has failed for so long. */
export const failsFor = (ms: number, now: number) => sql`${outbox.failingSince} <= ${now - ms}`;
