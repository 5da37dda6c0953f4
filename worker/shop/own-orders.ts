// What somebody ordered: a member's own orders, and the number of what this browser has just paid for.
import { and, eq, isNull, or } from 'drizzle-orm';
import { orderStateOf, type LatestOrder, type OwnOrder } from '../../schema/orders.ts';
import type { Page } from '../../schema/paging.ts';
import { members, orders } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { instant } from '../platform/clock.ts';
import { wasPaid } from './to-ship.ts';

/**
 * Orders that the member made, and those that were made without an account under the address that they have verified,
 * as with plans that were paid for before signing in.
 */
export async function ownOrders(ctx: MemberCtx, page: Page): Promise<Listed<OwnOrder>> {
  const { db, memberId } = ctx;
  const verified = db.select({ emailKey: members.emailKey }).from(members).where(eq(members.id, memberId));
  const isMine = or(
    eq(orders.memberId, memberId),
    and(isNull(orders.memberId), eq(orders.emailKey, verified)),
  );
  const [rows] = await ctx.read([
    db
      .select()
      .from(orders)
      .where(and(isMine, after(page, orders.createdAt, orders.id)))
      .orderBy(...newestFirst(orders.createdAt, orders.id))
      .limit(page.limit + 1),
  ]);
  return cut(rows, page, ownOrder, ({ createdAt, id }) => ({ at: createdAt, id }));
}

function ownOrder(order: typeof orders.$inferSelect): OwnOrder {
  const { id, productName, amount, refunded, currency, createdAt, shippedAt, tracking } = order;
  return {
    id,
    productName,
    cents: amount,
    refundedCents: refunded,
    currency,
    state: orderStateOf(order),
    createdAt: instant(createdAt),
    shippedAt: instant(shippedAt),
    tracking,
  };
}

/**
 * The number of the order that came of a checkout; none while we were not told of its payment.
 * @param sessionId of the checkout that this browser began last, from its cookie: nobody can guess another's
 */
export async function latestOrder(ctx: Ctx, sessionId: string | undefined): Promise<LatestOrder> {
  if (sessionId === undefined) return { id: null };
  const [rows] = await ctx.read([
    ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.sessionId, sessionId), wasPaid)),
  ]);
  return { id: rows[0]?.id ?? null };
}
