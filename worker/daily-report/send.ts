// The daily report: one letter for each closed day, whenever the ticks come, and again when it is asked for.
import { and, asc, eq, gte, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { adminWords } from '../../schema/admin.ts';
import { figureLimits } from '../../schema/figures.ts';
import { dailyReports } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { Conflict } from '../errors.ts';
import { day, dayOf, minute } from '../platform/clock.ts';
import type { Letter } from '../platform/mail.ts';
import { closeDays } from './close.ts';
import { reportLetter } from './letter.ts';
import { whatWaits } from './waiting.ts';

type Row = typeof dailyReports.$inferSelect;

/** How long whoever has taken a day may work on its letter; shorter than the time between two ticks. */
const leaseMs = 10 * minute;

/** Days whose letter is still sent when it could not be sent in time. */
const lateDays = 7;

/** How often it is noted that a letter went out, until D1 has taken it. */
const noteTries = 3;

/**
 * Closes the days that nobody has counted yet, and sends the letters that are due of the last seven, oldest first.
 * One at a time: whoever is at work on a day has its lease, so ticks that come late, twice or at once send one letter
 * a day. A letter that went out and could not be noted leaves a lease that runs out: that letter then comes twice.
 */
export async function sendDailyReports(ctx: Ctx): Promise<void> {
  await closeDays(ctx, figureLimits.month);
  if (ctx.config.adminEmail === '') return;
  for (let row = await leaseNext(ctx); row; row = await leaseNext(ctx)) await deliver(ctx, row);
}

/**
 * Sends the report of the day that closed last, also when it went out before; in the place of the automatic one while
 * that has not gone out. Throws when no letter went out, and only then.
 */
export async function sendReportByHand(ctx: Ctx): Promise<void> {
  const name = dayOf(ctx.now() - day);
  await closeDays(ctx, 1);
  const { sentAt, leasedUntil } = dailyReports;
  const isIt = eq(dailyReports.day, name);
  const isIdle = or(isNull(leasedUntil), lte(leasedUntil, ctx.now()));
  const leased = await lease(ctx, and(isIt, isNull(sentAt), isIdle));
  if (leased) return deliver(ctx, leased);
  const [rows] = await ctx.read([ctx.db.select().from(dailyReports).where(isIt)]);
  const row = rows[0];
  if (!row || row.sentAt === null) throw new Conflict(adminWords.reportUnderway);
  await ctx.mail(await letterOf(ctx, row));
}

/** The oldest day whose letter is due; none while somebody is at work on it, so that no other one overtakes it. */
function leaseNext(ctx: Ctx): Promise<Row | undefined> {
  const { day: name, sentAt, leasedUntil } = dailyReports;
  const now = ctx.now();
  const oldest = ctx.db
    .select({ name })
    .from(dailyReports)
    .where(
      and(
        isNull(sentAt),
        isNotNull(leasedUntil),
        gte(name, dayOf(now - lateDays * day)),
        lt(name, dayOf(now)),
      ),
    )
    .orderBy(asc(name))
    .limit(1);
  return lease(ctx, and(eq(name, sql`(${oldest})`), lte(leasedUntil, now)));
}

/** One statement takes a day that nobody is at work on. */
async function lease({ db, now }: Ctx, which: SQL | undefined): Promise<Row | undefined> {
  const [row] = await db
    .update(dailyReports)
    .set({ leasedUntil: now() + leaseMs })
    .where(which)
    .returning();
  return row;
}

/** Sends the letter of a day whose lease the caller has. Throws when it did not go out, and only then. */
async function deliver(ctx: Ctx, row: Row): Promise<void> {
  try {
    await ctx.mail(await letterOf(ctx, row));
  } catch (error) {
    await giveBack(ctx, row);
    throw error;
  }
  await noteSent(ctx, row.day);
}

/** The day's figures, and what waits for the administrator now: they read it today. */
async function letterOf(ctx: Ctx, { day: name, figures }: Row): Promise<Letter> {
  return reportLetter(ctx.config, name, figures, await whatWaits(ctx));
}

/** For the next tick. A lease that D1 does not take back runs out. */
async function giveBack({ db, log }: Ctx, { day: name, leasedUntil }: Row): Promise<void> {
  const isStillOurs = and(eq(dailyReports.day, name), eq(dailyReports.leasedUntil, leasedUntil ?? 0));
  try {
    await db.update(dailyReports).set({ leasedUntil: 0 }).where(isStillOurs);
  } catch (cause) {
    log.failure('a report that did not go out waits until its lease is over', cause);
  }
}

/** The letter is out, and would go out again without this note: what D1 does not take is tried again at once. */
async function noteSent({ db, now, log }: Ctx, name: string): Promise<void> {
  for (let left = noteTries; left > 0; left--) {
    try {
      await db.update(dailyReports).set({ sentAt: now() }).where(eq(dailyReports.day, name));
      return;
    } catch (cause) {
      if (left === 1) log.failure('the report went out, and that could not be noted', cause);
    }
  }
}
