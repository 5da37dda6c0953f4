// Orders for the administrator: the list with search, filters and days, what it adds up to, one order, and the totals.
import { and, count, eq, gte, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import { adminLimits } from '../../schema/admin.ts';
import type {
  AdminOrder,
  FoundOrders,
  OrderFilter,
  OrderSort,
  OrderTotals,
} from '../../schema/admin-orders.ts';
import type { Page } from '../../schema/paging.ts';
import { labels, orders } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { allTotals, totalIn } from '../community/stats.ts';
import { NotFound } from '../errors.ts';
import { after, afterOldest, cut, newestFirst, oldestFirst, type Listed } from '../http/page.ts';
import { day, instant, startOf } from '../platform/clock.ts';
import { checkoutOf, waitsToShip } from '../shop/to-ship.ts';
import type { OrderSearch } from './order-queries.ts';
import { holds } from './search.ts';
import { say } from '../../schema/words/say.ts';

const filters: Record<OrderFilter, SQL | undefined> = {
  all: undefined,
  'to-ship': waitsToShip,
  shipped: isNotNull(orders.shippedAt),
  refunded: ne(orders.status, 'completed'),
};

const recipient = sql`${orders.shipping} ->> 'name'`;
const city = sql`${orders.shipping} ->> 'city'`;

/** The orders of a search; the days are those of UTC. */
const isFound = ({ filter, q, from, to }: OrderSearch) =>
  and(
    filters[filter],
    holds([orders.id, orders.sessionId, orders.customerEmail, orders.productName, recipient, city], q),
    from === undefined ? undefined : gte(orders.createdAt, startOf(from)),
    to === undefined ? undefined : lt(orders.createdAt, startOf(to) + day),
  );

/** Whole rows with the number of their Rock IDs. */
const orderRows = ({ db }: MemberCtx) =>
  db
    .select({
      order: orders,
      labels:
        sql<number>`(${db.select({ n: count() }).from(labels).where(eq(labels.orderId, orders.id))})`.as(
          'label_count',
        ),
    })
    .from(orders);

export async function adminOrders(
  ctx: MemberCtx,
  { sort, limit, cursor, ...search }: OrderSearch & Page & { sort: OrderSort },
): Promise<Listed<AdminOrder>> {
  const page = { limit, ...(cursor && { cursor }) };
  const [afterCursor, inOrder] = sort === 'oldest' ? [afterOldest, oldestFirst] : [after, newestFirst];
  const [rows] = await ctx.read([
    orderRows(ctx)
      .where(and(isFound(search), afterCursor(page, orders.createdAt, orders.id)))
      .orderBy(...inOrder(orders.createdAt, orders.id))
      .limit(limit + 1),
  ]);
  return cut(rows, page, orderView, ({ order }) => ({ at: order.createdAt, id: order.id }));
}

/** Adds up the orders of a search, at most `adminLimits.addedUp` of them. */
export async function foundOrders(ctx: MemberCtx, search: OrderSearch): Promise<FoundOrders> {
  const { addedUp } = adminLimits;
  const found = ctx.db
    .select({ cents: sql<number>`${orders.amount} - ${orders.refunded}`.as('cents') })
    .from(orders)
    .where(isFound(search))
    .limit(addedUp + 1)
    .as('found');
  const sum = sql<number>`coalesce(sum(${found.cents}), 0)`.as('sum_cents');
  const [[total]] = await ctx.read([ctx.db.select({ many: count(), sum }).from(found)]);
  const { many, sum: cents } = total ?? { many: 0, sum: 0 };
  return { orders: Math.min(many, addedUp), revenue: cents / 100, isAll: many <= addedUp };
}

/** @throws NotFound for an unknown order */
export async function adminOrder(ctx: MemberCtx, id: string): Promise<AdminOrder> {
  const [[row]] = await ctx.read([orderRows(ctx).where(eq(orders.id, id))]);
  if (!row) throw new NotFound(say('admin', 'noOrder'));
  return orderView(row);
}

interface OrderRow {
  order: typeof orders.$inferSelect;
  labels: number;
}

function orderView({ order, labels: many }: OrderRow): AdminOrder {
  const {
    id,
    productId,
    productName,
    customerEmail,
    amount,
    refunded,
    status,
    shipping,
    shippedAt,
    tracking,
  } = order;
  return {
    id,
    productId,
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
