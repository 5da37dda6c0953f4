// Ships an order once and emails the tracking note to the customer; corrects the note; lists the order's labels.
import { and, eq, exists, isNotNull, ne } from 'drizzle-orm';
import { adminWords, type OrderLabels, type ShipmentInput } from '../../schema/admin.ts';
import { isToShip } from '../../schema/orders.ts';
import { labels, orders, rocks } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { instant } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';
import { waitsToShip } from '../shop/to-ship.ts';

/** Throws NotFound for an unknown order, Conflict for one not to be shipped, as for the second of two requests. */
export function shipOrder(
  ctx: MemberCtx,
  id: string,
  { tracking }: ShipmentInput,
): Promise<{ shippedAt: string }> {
  const { db, memberId } = ctx;
  return ctx.begin([orderBy(ctx, id)], async (_, [found]) => {
    const order = mustBeToShip(found);
    const at = ctx.now();
    const waits = and(eq(orders.id, id), waitsToShip);
    const act = logAction(
      ctx,
      {
        ...about(order),
        act: 'order_shipped',
        isTold: order.customerEmail !== '',
        onlyIf: exists(db.select({ id: orders.id }).from(orders).where(waits)),
      },
      memberId,
    );
    try {
      return await ctx.write([...act, db.update(orders).set({ shippedAt: at, tracking }).where(waits)], {
        shippedAt: instant(at),
      });
    } catch (error) {
      if (!isTooLate(error)) throw error;
      const [left] = await ctx.read([orderBy(ctx, id)]);
      mustBeToShip(left);
      throw new Conflict(adminWords.shipped);
    }
  });
}

/**
 * Corrects the tracking note of a shipped order and emails the customer. Throws NotFound for an unknown order, Conflict
 * for one that was not shipped, was refunded or has no address anymore, or when the note is unchanged.
 */
export function correctShipment(
  ctx: MemberCtx,
  id: string,
  { tracking }: ShipmentInput,
): Promise<{ tracking: string }> {
  const { db, memberId } = ctx;
  const isWrong = and(eq(orders.id, id), isNotNull(orders.shippedAt), ne(orders.tracking, tracking));
  return ctx.begin([orderBy(ctx, id)], async (_, [found]) => {
    const order = mustBeThere(found);
    if (order.shippedAt === null) throw new Conflict(adminWords.notShipped);
    if (order.status === 'refunded') throw new Conflict(adminWords.refunded);
    if (order.shipping?.line1 === '') throw new Conflict(adminWords.longAgo);
    const act = logAction(
      ctx,
      {
        ...about(order),
        act: 'shipment_corrected',
        isTold: order.customerEmail !== '',
        onlyIf: exists(db.select({ id: orders.id }).from(orders).where(isWrong)),
      },
      memberId,
    );
    try {
      return await ctx.write([...act, db.update(orders).set({ tracking }).where(isWrong)], {
        tracking,
      });
    } catch (error) {
      throw isTooLate(error) ? new Conflict(adminWords.sameTracking) : error;
    }
  });
}

type Order = typeof orders.$inferSelect;

const orderBy = ({ db }: MemberCtx, id: string) => db.select().from(orders).where(eq(orders.id, id));

function mustBeThere([order]: readonly Order[]): Order {
  if (!order) throw new NotFound(adminWords.noOrder);
  return order;
}

/** Audit-log fields of an order. The tracking note stays only in the order's row, which is erased with the address. */
const about = ({ id, memberId }: Order) => ({
  subject: id,
  subjectId: id,
  orderId: id,
  memberId,
  reason: '',
});

function mustBeToShip(found: readonly Order[]): Order {
  const order = mustBeThere(found);
  if (isToShip(order)) return order;
  if (order.status === 'refunded') throw new Conflict(adminWords.refunded);
  throw new Conflict(order.shippedAt === null ? adminWords.nothingToShip : adminWords.shipped);
}

/**
 * Rock IDs reserved for an order, to be printed. Those already on a rock are the owner's secret, so they are only
 * counted. Throws NotFound for an unknown order, Conflict for a refunded one.
 */
export async function labelsOf(ctx: MemberCtx, id: string): Promise<OrderLabels> {
  const { db } = ctx;
  const [found, rows] = await ctx.read([
    db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)),
    db
      .select({ code: labels.code, rock: joined('rock', { id: rocks.id }) })
      .from(labels)
      .leftJoin(rocks, eq(rocks.codeKey, labels.codeKey))
      .where(eq(labels.orderId, id))
      .orderBy(labels.code),
  ]);
  const [order] = found;
  if (!order) throw new NotFound(adminWords.noOrder);
  if (order.status === 'refunded') throw new Conflict(adminWords.refunded);
  const free = rows.filter(({ rock }) => rock.id === null);
  return { codes: free.map(({ code }) => code), onRocks: rows.length - free.length };
}
