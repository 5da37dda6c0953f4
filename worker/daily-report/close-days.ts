// Closes days: counts each day's figures once, and queues its report in the same batch if one is due.
import { gte, min } from 'drizzle-orm';
import { dailyReports, members } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { lastDays } from '../figures/days.ts';
import { figuresOfDay } from '../figures/of-day.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import { day, dayOf } from '../platform/clock.ts';
import { writeAll } from '../platform/database.ts';

/** Counts the figures of those of the last `many` days that have none yet; existing figures stay. */
export async function closeDays(ctx: Ctx, many: number): Promise<void> {
  const { db } = ctx;
  const names = lastDays(ctx.now() - day, many);
  const [oldestName = '', lastName = ''] = [names[0], names.at(-1)];
  const [joined, begun, kept] = await ctx.read([
    db.select({ at: min(members.createdAt) }).from(members),
    db.select({ day: min(dailyReports.day) }).from(dailyReports),
    db.select({ day: dailyReports.day }).from(dailyReports).where(gte(dailyReports.day, oldestName)),
  ]);
  const firstMember = joined[0]?.at ?? null;
  const firstClosed = begun[0]?.day ?? null;
  const isDue = (name: string) =>
    ctx.config.adminEmail !== '' &&
    firstMember !== null &&
    name >= dayOf(firstMember) &&
    (firstClosed === null ? name === lastName : name > firstClosed);

  const closed = new Set(kept.map((row) => row.day));
  // The first run closes the newest day first, so that a failed run leaves no older day due.
  for (const name of firstClosed === null ? names.toReversed() : names) {
    if (closed.has(name)) continue;
    const figures = await figuresOfDay(ctx, name);
    const count = db.insert(dailyReports).values({ day: name, figures }).onConflictDoNothing();
    await writeAll(db, isDue(name) ? [count, tellOf(ctx, name)] : [count]);
  }
}

const tellOf = (ctx: Ctx, name: string) =>
  queueEmail(ctx, { event: `report:${name}`, recipient: 'administrator', thread: 'reports' });
