// Counts the tasks that wait for the administrator at the time of the email.
import { count, countDistinct, isNull, sql } from 'drizzle-orm';
import { orders, reports } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { waitsToShip, wasPaid } from '../shop/to-ship.ts';

export interface Waiting {
  /** Reported things without a decision, each counted once, regardless of the number of reports. */
  things: number;
  /** Paid orders to ship. */
  orders: number;
  /** Free packs of founding ambassadors to ship. */
  packs: number;
}

export async function pendingTasks(ctx: Ctx): Promise<Waiting> {
  const thing = sql`${reports.subject} || ' ' || ${reports.subjectId}`;
  const [reported, unshipped] = await ctx.read([
    ctx.db
      .select({ n: countDistinct(thing) })
      .from(reports)
      .where(isNull(reports.settledAt)),
    ctx.db
      .select({ all: count(), paid: sql<number>`count(CASE WHEN ${wasPaid} THEN 1 END)` })
      .from(orders)
      .where(waitsToShip),
  ]);
  const { all = 0, paid = 0 } = unshipped[0] ?? {};
  return { things: reported[0]?.n ?? 0, orders: paid, packs: all - paid };
}
