// Orders for the administrator: list with search and filters, and the totals.
import { and, count, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { AdminOrder, OrderFilter, OrderTotals } from '../../schema/admin.ts';
import type { Page } from '../../schema/paging.ts';
import { labels, orders } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { allTotals, totalIn } from '../community/stats.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { instant } from '../platform/clock.ts';
import { checkoutOf, waitsToShip } from '../shop/to-ship.ts';
import { holds } from './search.ts';

const filters: Record<OrderFilter, SQL | undefined> = {
  all: undefined,
  'to-ship': waitsToShip,
  shipped: isNotNull(orders.shippedAt),
  refunded: ne(orders.status, 'completed'),
};

const recipient = sql`${orders.shipping} ->> 'name'`;
const city = sql`${orders.shipping} ->> 'city'`;

interface OrderSearch extends Page {
  filter: OrderFilter;
  q: string;
}

export async function adminOrders(
  ctx: MemberCtx,
  { filter, q, ...page }: OrderSearch,
): Promise<Listed<AdminOrder>> {
  const { db } = ctx;
  const [rows] = await ctx.read([
    db
      .select({
        order: orders,
        labels:
          sql<number>`(${db.select({ n: count() }).from(labels).where(eq(labels.orderId, orders.id))})`.as(
            'label_count',
          ),
      })
      .from(orders)
      .where(
        and(
          filters[filter],
          holds([orders.id, orders.sessionId, orders.customerEmail, orders.productName, recipient, city], q),
          after(page, orders.createdAt, orders.id),
        ),
      )
      .orderBy(...newestFirst(orders.createdAt, orders.id))
      .limit(page.limit + 1),
  ]);
  return cut(
    rows,
    page,
    ({ order, labels: many }) => orderView(order, many),
    ({ order }) => ({ at: order.createdAt, id: order.id }),
  );
}

function orderView(order: typeof orders.$inferSelect, many: number): AdminOrder {
  const { id, productName, customerEmail, amount, refunded, status, shipping, shippedAt, tracking } = order;
  return {
    id,
    productName,
    customerEmail,
    price: amount / 100,
    refunded: refunded / 100,
    status,
    createdAt: instant(order.createdAt),
    stripeSessionId: checkoutOf(order),
    shipping,
    shippedAt: instant(shippedAt),
    tracking,
    labels: many,
  };
}

export async function orderTotals(ctx: MemberCtx): Promise<OrderTotals> {
  const waitingOrders = ctx.db.select({ n: count() }).from(orders).where(waitsToShip);
  const [rows, waiting] = await ctx.read([allTotals(ctx), waitingOrders]);
  const total = totalIn(rows);
  const many = total('orders');
  const cents = total('revenue_cents');
  return {
    orders: many,
    revenue: cents / 100,
    average: many === 0 ? 0 : Math.round(cents / many) / 100,
    toShip: waiting[0]?.n ?? 0,
  };
}
