// Checks the alarms: notes which parts broke and which are fine again, and tells the administrator once of each.
import { and, eq, exists, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { alarmParts, type AlarmPart } from '../../schema/alarms.ts';
import { alarms, jobRuns } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import { minute } from '../platform/clock.ts';
import { writeAll, type Statement } from '../platform/database.ts';
import { addCounts } from '../platform/health-counts.ts';
import { clearSteps, noteTrouble } from '../platform/troubles.ts';
import { readHealth, wholeJob, type AlarmRow } from './readings.ts';
import { findings, type Finding } from './rules.ts';

/** Over all isolates, requests cause a check at most so often. */
const everyMs = 10 * minute;

/** For so long every check must find a part fine before it is over: a part that comes and goes rings once. */
export const calmMs = 30 * minute;

/** After an answer: writes what this isolate has counted, and checks if it is time. Never throws. */
export async function checkAfterAnswer(ctx: Ctx): Promise<void> {
  const { db, counts, log } = ctx;
  const taken = counts.take();
  let isTurn: boolean;
  try {
    const [, leased] = await db.batch([addCounts(db, taken), lease(ctx).returning()]);
    isTurn = leased.length > 0;
  } catch {
    // D1 is down. Its requests say so in the log; the counts wait in memory.
    counts.giveBack(taken);
    return;
  }
  if (!isTurn) return;
  try {
    await check(ctx);
  } catch (cause) {
    log.failure('the alarms could not be checked', cause);
  }
}

/** The last step of the hourly job. @param failed names of the steps that have failed in this run */
export async function checkAfterRun(ctx: Ctx, failed: readonly string[]): Promise<void> {
  const { db, counts, now } = ctx;
  const taken = counts.take();
  const at = now();
  try {
    await writeAll(db, [
      addCounts(db, taken),
      noteRun(ctx, wholeJob),
      noteRun(ctx, checkJob),
      clearSteps(db, failed),
      ...failed.map((step) => noteTrouble(db, `step:${step}`, at)),
    ]);
  } catch (error) {
    counts.giveBack(taken);
    throw error;
  }
  await check(ctx);
}

const checkJob = 'alarms';

const noteRun = ({ db, now }: Ctx, name: string) =>
  db
    .insert(jobRuns)
    .values({ name, doneAt: now() })
    .onConflictDoUpdate({ target: jobRuns.name, set: { doneAt: now() } });

/** Statement: takes the turn to check; returns no row if it is somebody else's, or too early. */
const lease = ({ db, now }: Ctx) =>
  db
    .insert(jobRuns)
    .values({ name: checkJob, doneAt: now() })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: { doneAt: now() },
      setWhere: lte(jobRuns.doneAt, now() - everyMs),
    });

async function check(given: Ctx): Promise<void> {
  // One moment for all that a check writes, by which it knows its own rows again.
  const at = given.now();
  const ctx = { ...given, now: () => at };
  const read = await readHealth(ctx);
  const found = findings(ctx, read);
  const rows = new Map(read.rows.map((row) => [row.part, row]));
  await writeAll(
    ctx.db,
    alarmParts.flatMap((part) => changes(ctx, part, rows.get(part), found[part])),
  );
}

/** Statements: nothing for most parts. Each holds only if the row is still as it was read. */
function changes(ctx: Ctx, part: AlarmPart, row: AlarmRow | undefined, found: Finding): Statement[] {
  const { db, now } = ctx;
  const isPart = eq(alarms.part, part);
  if (typeof found === 'object') {
    const { detail } = found;
    if (row?.brokenSince) {
      const isBroken = isNotNull(alarms.brokenSince);
      return [db.update(alarms).set({ fineSince: null, detail }).where(and(isPart, isBroken))];
    }
    return begin(ctx, part, { detail, since: Math.max(found.since, row?.fineSince ?? 0) });
  }
  if (!row) {
    if (found === 'unknown') return [];
    return [db.insert(alarms).values({ part, fineSince: now() }).onConflictDoNothing()];
  }
  if (row.brokenSince === null) return [];
  const isSame = and(isPart, eq(alarms.brokenSince, row.brokenSince));
  if (row.fineSince === null) {
    if (found === 'unknown') return [];
    return [
      db
        .update(alarms)
        .set({ fineSince: now() })
        .where(and(isSame, isNull(alarms.fineSince))),
    ];
  }
  if (row.fineSince > now() - calmMs) return [];
  return end(ctx, part, row.brokenSince, row.fineSince);
}

function begin(ctx: Ctx, part: AlarmPart, { since, detail }: { since: number; detail: string }): Statement[] {
  const { db, now } = ctx;
  const broken = { brokenSince: since, fineSince: null, detail, toldAt: now() };
  return [
    db
      .insert(alarms)
      .values({ part, ...broken })
      .onConflictDoUpdate({ target: alarms.part, set: broken, setWhere: isNull(alarms.brokenSince) }),
    ...tell(ctx, part, `${since}`, and(eq(alarms.brokenSince, since), eq(alarms.toldAt, now()))),
  ];
}

function end(ctx: Ctx, part: AlarmPart, brokenSince: number, fineSince: number): Statement[] {
  const { db, now } = ctx;
  const isIt = and(eq(alarms.part, part), eq(alarms.fineSince, fineSince));
  return [
    db
      .update(alarms)
      .set({ brokenSince: null, detail: '', toldAt: now() })
      .where(and(isIt, eq(alarms.brokenSince, brokenSince))),
    ...tell(
      ctx,
      part,
      `${brokenSince}-${fineSince}`,
      and(isNull(alarms.brokenSince), eq(alarms.fineSince, fineSince), eq(alarms.toldAt, now())),
    ),
  ];
}

/** Statements: an email and a push message, if the row is now as this check has written it. */
function tell(ctx: Ctx, part: AlarmPart, when: string, isWritten: ReturnType<typeof and>): Statement[] {
  if (ctx.config.adminEmail === '') return [];
  const own = ctx.db
    .select({ one: sql`1` })
    .from(alarms)
    .where(and(eq(alarms.part, part), isWritten));
  return (['push', 'email'] as const).map((channel) =>
    queueEmail(ctx, {
      event: `alarm:${part}:${when}`,
      recipient: 'administrator',
      channel,
      thread: `alarm:${part}:${channel}`,
      onlyIf: exists(own),
    }),
  );
}
