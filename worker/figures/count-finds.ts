// Counts finds by country and month: the hourly job adds those since its last run.
import { and, eq, gte, lt, max, sql, count } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { activities, countryFinds, entries, jobRuns } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { minute } from '../platform/clock.ts';
import { writeAll, type Database, type Statement } from '../platform/database.ts';

/** Its row of job runs says until when finds are counted. */
export const countJob = 'count-finds';

/** A find of this age has been written, or never will be. */
const settledMs = 5 * minute;
/** Activities that a step reads, in one statement. */
const stepRows = 10_000;
/** Steps in a run. The next run continues. */
const stepsAtOnce = 50;

export async function countFinds(ctx: Ctx, rows = stepRows): Promise<void> {
  const end = ctx.now() - settledMs;
  for (let step = 0; step < stepsAtOnce; step++) {
    const { from, to } = await nextStep(ctx, end, rows);
    if (from >= end) return;
    // The second statement ends the time to which the first one applies, so of two runs one counts it.
    await writeAll(ctx.db, [addFinds(ctx.db, from, to), setCounted(ctx.db, from, to)]);
  }
}

interface Span {
  /** Milliseconds since 1970; included. */
  from: number;
  /** Excluded. */
  to: number;
}

/** From the last count to `end`, or to an earlier moment if there are more activities than a step reads. */
async function nextStep(ctx: Ctx, end: number, rows: number): Promise<Span> {
  const next = ctx.db
    .select({ at: activities.createdAt })
    .from(activities)
    .where(and(gte(activities.createdAt, countedUntil), lt(activities.createdAt, end)))
    .orderBy(activities.createdAt)
    .limit(rows)
    .as('next');
  const [[found]] = await ctx.read([
    ctx.db.select({ from: countedUntil, many: count(), last: max(next.at) }).from(next),
  ]);
  const { from = 0, many = 0, last = null } = found ?? {};
  if (many < rows || last === null) return { from, to: end };
  // Activities of the same moment may follow the last one, so that moment belongs to the next step.
  return { from, to: Math.max(last, from + 1) };
}

const countedUntil = sql<number>`coalesce((SELECT ${jobRuns.doneAt} FROM ${jobRuns} WHERE ${jobRuns.name} = ${countJob}), 0)`;

/**
 * Statement: adds the finds of a time to their months and countries, unless it is counted already. They are searched
 * among the activities, which are stored in the order of time.
 */
function addFinds(db: Database, from: number, to: number) {
  const [found, hidden] = [alias(entries, 'found'), alias(entries, 'hidden')];
  // Its activity has the time at which it was recorded.
  const place = sql`(SELECT ${found.createdAt}, ${found.seq} FROM ${entries} AS found WHERE ${found.rockId} = ${activities.rockId}
    AND ${found.action} = 'found' AND ${found.recordedAt} = ${activities.createdAt}
    ORDER BY ${found.seq} DESC LIMIT 1)`;
  // Only the entry of a hiding place has a country.
  const country = sql`(SELECT ${hidden.country} FROM ${entries} AS hidden WHERE ${hidden.rockId} = ${activities.rockId}
    AND ${hidden.action} = 'hidden' AND (${hidden.createdAt}, ${hidden.seq}) < ${place}
    ORDER BY ${hidden.createdAt} DESC, ${hidden.seq} DESC LIMIT 1)`;
  return db
    .insert(countryFinds)
    .select(
      sql`SELECT strftime('%Y-%m', ${activities.createdAt} / 1000, 'unixepoch'), coalesce(${country}, ''), count(*)
        FROM ${activities} WHERE ${activities.type} = 'rock_found' AND ${countedUntil} = ${from}
        AND ${activities.createdAt} >= ${from} AND ${activities.createdAt} < ${to} GROUP BY 1, 2`,
    )
    .onConflictDoUpdate({
      target: [countryFinds.month, countryFinds.country],
      set: { finds: sql`${countryFinds.finds} + excluded.finds` },
    });
}

const setCounted = (db: Database, from: number, to: number) =>
  db
    .insert(jobRuns)
    .values({ name: countJob, doneAt: to })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: { doneAt: to },
      setWhere: eq(jobRuns.doneAt, from),
    });

/** Statements: a find that was taken back or returned, if it would be counted by now. @param country '' where unknown */
export function recountFind(
  db: Database,
  { recordedAt, country }: { recordedAt: number; country: string },
  by: 1 | -1,
): Statement[] {
  const month = sql`strftime('%Y-%m', ${recordedAt} / 1000, 'unixepoch')`;
  const isIt = and(sql`${countryFinds.month} = ${month}`, eq(countryFinds.country, country));
  const isCounted = sql`${countedUntil} > ${recordedAt}`;
  const less = sql`${countryFinds.finds} - 1`;
  return by === -1
    ? [
        db.update(countryFinds).set({ finds: less }).where(and(isIt, isCounted)),
        db.delete(countryFinds).where(and(isIt, sql`${countryFinds.finds} <= 0`)),
      ]
    : [
        db
          .insert(countryFinds)
          .select(sql`SELECT ${month}, ${country}, 1 WHERE ${isCounted}`)
          .onConflictDoUpdate({
            target: [countryFinds.month, countryFinds.country],
            set: { finds: sql`${countryFinds.finds} + 1` },
          }),
      ];
}
