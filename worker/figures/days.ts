// Days of the dashboard: stored figures for closed days, a count for today.
import { and, gte, lt } from 'drizzle-orm';
import { figureLimits, type DayFigures } from '../../schema/figures.ts';
import { dailyReports } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { day, dayOf } from '../platform/clock.ts';
import { figuresOfDay } from './of-day.ts';

export interface Day extends DayFigures {
  day: string;
}

/** Names of the last days up to the one of `now`, oldest first. */
export function lastDays(now: number, many: number): string[] {
  return Array.from({ length: many }, (_, i) => dayOf(now - (many - 1 - i) * day));
}

/**
 * The last 30 days, including today. A day that is over and has no stored figures yet, such as yesterday in the first
 * minutes of today, is counted for this answer.
 */
export async function lastMonth(ctx: Ctx): Promise<Day[]> {
  const names = lastDays(ctx.now(), figureLimits.month);
  const [first = '', today = ''] = [names[0], names.at(-1)];
  const [closed] = await ctx.read([
    ctx.db
      .select({ day: dailyReports.day, figures: dailyReports.figures })
      .from(dailyReports)
      .where(and(gte(dailyReports.day, first), lt(dailyReports.day, today))),
  ]);
  const kept = new Map(closed.map(({ day, figures }) => [day, figures]));
  const days: Day[] = [];
  for (const name of names) days.push({ day: name, ...(kept.get(name) ?? (await figuresOfDay(ctx, name))) });
  return days;
}
