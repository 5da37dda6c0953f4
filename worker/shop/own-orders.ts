// A member's own orders, and the number of the order that this browser has just paid for.
import { and, eq, isNull, or } from 'drizzle-orm';
import { orderStateOf, type LatestOrder, type OwnOrder } from '../../schema/orders.ts';
import type { Page } from '../../schema/paging.ts';
import { members, orders } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { instant } from '../platform/clock.ts';
import { wasPaid } from './to-ship.ts';

/**
 * The member's orders, and those made without an account under the member's verified email address, as with plans
 * bought before signing in.
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
  const { id, productId, productName, amount, refunded, currency, createdAt, shippedAt, tracking } = order;
  return {
    id,
    productId,
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
 * The number of a checkout's order; null until the payment's event arrives.
 * @param sessionId of the browser's latest checkout, from its cookie; the id cannot be guessed
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
