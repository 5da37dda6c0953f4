// Checks the alarms: at the end of the hourly job, and now and then after an answer.
import { lte } from 'drizzle-orm';
import { alarmParts } from '../../schema/alarms.ts';
import { jobRuns } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { minute } from '../platform/clock.ts';
import { writeAll } from '../platform/database.ts';
import { addCounts } from '../platform/health-counts.ts';
import { clearSteps, noteTrouble } from '../platform/troubles.ts';
import { changes } from './changes.ts';
import { readHealth, wholeJob } from './readings.ts';
import { findings } from './rules.ts';

/** Over all isolates, requests cause a check at most so often. */
const everyMs = 10 * minute;

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
