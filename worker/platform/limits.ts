// Rate limits as exact counters in D1, in fixed windows. KV and the rate-limit binding cannot count exactly.
import {
  and,
  eq,
  exists,
  getTableColumns,
  inArray,
  lt,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { limits } from '../../schema/tables/index.ts';
import type { Database } from './database.ts';
import { prepared, type Placeholders } from './prepared.ts';

/** Everything that is counted, so that all counters of a member can be found by their keys. */
const counted = [
  'absent',
  'adopt',
  'ambassador',
  'ask',
  'ask-about',
  'change-from',
  'change-to',
  'check-miss',
  'comment',
  'comment-day',
  'correct',
  'email',
  'export',
  'export-begun',
  'export-running',
  'import',
  'import-rocks',
  'import-try',
  'find-miss',
  'find-try',
  'issued-miss',
  'issued-misses-of-members',
  'issued-misses-of-visitors',
  'late',
  'late-rock',
  'line',
  'list',
  'list-try',
  'misses',
  'offer',
  'offer-email',
  'offer-to',
  'payment',
  'place-search',
  'plan-change',
  'register',
  'register-taken',
  'report',
  'seen',
  'visits',
  'watch-from',
  'watch-to',
] as const;

export interface Limit {
  /** What is counted and for whom, such as `find-miss:<member>`. */
  bucket: `${(typeof counted)[number]}:${string}`;
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

interface Window {
  bucket: string | Placeholder<string, string>;
  period: number | Placeholder<string, number>;
  most: number | Placeholder<string, number>;
}

const rowWhenUsedUp = (db: Database, { bucket, period, most }: Window) =>
  db
    .select({ count: limits.count })
    .from(limits)
    .where(and(eq(limits.bucket, bucket), eq(limits.period, period), sql`${limits.count} >= ${most}`));

const preparedRow = prepared((db, window: Placeholders<{ bucket: string; period: number; most: number }>) =>
  rowWhenUsedUp(db, window),
);

/** Placeholder values of a window. */
export const windowOf = (limit: Limit, now: number) => ({
  bucket: limit.bucket,
  period: periodOf(limit, now),
  most: limit.most,
});

/** Query: a row when the limit is used up in this window, none otherwise. */
export const usedUp = (db: Database, limit: Limit, now: number) => preparedRow(db, windowOf(limit, now));

/** The same as a condition of another statement. */
export const isUsedUp = (db: Database, limit: Limit, now: number): SQL => isSpent(db, windowOf(limit, now));

/** The same for a window whose values may be placeholders. */
export const isSpent = (db: Database, window: Window): SQL => exists(rowWhenUsedUp(db, window));

type Counted = Placeholders<{ bucket: string; period: number; expiresAt: number }>;

/** If the bucket has a row: adds one in the same window, starts from one in a new window. */
const oneMore = {
  target: limits.bucket,
  set: {
    count: sql`CASE WHEN ${limits.period} = excluded.period THEN ${limits.count} + 1 ELSE 1 END`,
    period: sql`excluded.period`,
    expiresAt: sql`excluded.expires_at`,
  },
};

const count = prepared((db, { bucket, period, expiresAt }: Counted) =>
  db
    .insert(limits)
    .values({ bucket, period, count: 1, expiresAt })
    .onConflictDoUpdate(oneMore)
    .returning({ count: limits.count }),
);

/** Statement: counts one; returns a row with the new count. */
export function countOne(db: Database, limit: Limit, now: number) {
  const { bucket, period } = windowOf(limit, now);
  return count(db, { bucket, period, expiresAt: (period + 1) * limit.windowMs });
}

/** Statement: counts one in each bucket, also in the same one; returns a row with the new count for each. */
export function countEach(db: Database, each: readonly Limit[], now: number) {
  const rows = each.map((limit) => {
    const { bucket, period } = windowOf(limit, now);
    return { bucket, period, count: 1, expiresAt: (period + 1) * limit.windowMs };
  });
  const values = sql.join(
    // Every column in the table's order, as SQLite expects of a SELECT.
    Object.keys(getTableColumns(limits)).map((column) => sql`value ->> ${column}`),
    sql`, `,
  );
  return db
    .insert(limits)
    .select(sql`SELECT ${values} FROM json_each(${JSON.stringify(rows)}) WHERE TRUE`)
    .onConflictDoUpdate(oneMore)
    .returning({ bucket: limits.bucket, count: limits.count });
}

/** Statement: takes back one that was counted in this window. */
export function uncountOne(db: Database, limit: Limit, now: number) {
  const { bucket, period } = windowOf(limit, now);
  return db
    .update(limits)
    .set({ count: sql`${limits.count} - 1` })
    .where(and(eq(limits.bucket, bucket), eq(limits.period, period)));
}

/** Statement: deletes the counters of a member or a caller. */
export function forgetLimitsOf(db: Database, who: string) {
  const buckets = counted.map((what) => `${what}:${who}`);
  return db.delete(limits).where(inArray(limits.bucket, buckets));
}

/** Statement: counts one unless the condition holds; then it returns no row. */
export function countOneUnless(db: Database, limit: Limit, now: number, condition: SQL) {
  const { bucket, period } = windowOf(limit, now);
  const row = { bucket, period, count: 1, expiresAt: (period + 1) * limit.windowMs };
  const values = sql.join(
    // Every column in the table's order, as SQLite expects of a SELECT.
    Object.keys(getTableColumns(limits)).map((column) => sql`${row[column as keyof typeof row]}`),
    sql`, `,
  );
  return db
    .insert(limits)
    .select(sql`SELECT ${values} WHERE NOT ${condition}`)
    .onConflictDoUpdate(oneMore)
    .returning({ count: limits.count });
}

/** Condition: what these limits count in their windows is together at least so many. */
export function isSumUsedUp(db: Database, all: readonly Limit[], most: number, now: number): SQL {
  const counts = db
    .select({ sum: sql`coalesce(sum(${limits.count}), 0)` })
    .from(limits)
    .where(
      or(
        ...all.map((limit) => {
          const { bucket, period } = windowOf(limit, now);
          return and(eq(limits.bucket, bucket), eq(limits.period, period));
        }),
      ),
    );
  return sql`${counts} >= ${most}`;
}

/** Statement for the hourly sweep: deletes windows that are over. */
export function forgetLimits(db: Database, now: number) {
  return db.delete(limits).where(lt(limits.expiresAt, now));
}
