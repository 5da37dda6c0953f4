// What waits for the administrator, when the letter is made.
import { count, countDistinct, isNull, sql } from 'drizzle-orm';
import { orders, reports } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { waitsToShip } from '../shop/to-ship.ts';

export interface Waiting {
  /** Things that members reported and nobody has looked at yet: each once, however many reported it. */
  things: number;
  /** Orders that are to be shipped. */
  orders: number;
}

export async function whatWaits(ctx: Ctx): Promise<Waiting> {
  const thing = sql`${reports.subject} || ' ' || ${reports.subjectId}`;
  const [reported, unshipped] = await ctx.read([
    ctx.db
      .select({ n: countDistinct(thing) })
      .from(reports)
      .where(isNull(reports.settledAt)),
    ctx.db.select({ n: count() }).from(orders).where(waitsToShip),
  ]);
  return { things: reported[0]?.n ?? 0, orders: unshipped[0]?.n ?? 0 };
}
