// Ships one or many orders, each once, and emails the tracking note to the customer; corrects the note.
import { and, eq, exists, inArray, isNotNull, ne } from 'drizzle-orm';
import type { ShipmentInput, Shipments, ShipmentsInput } from '../../schema/admin-orders.ts';
import { isToShip } from '../../schema/orders.ts';
import { orders } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { instant } from '../platform/clock.ts';
import { noteEvent } from '../notifications/note-event.ts';
import type { Statement } from '../platform/database.ts';
import { waitsToShip } from '../shop/to-ship.ts';
import { say, type Said } from '../../schema/words/say.ts';

/** Throws NotFound for an unknown order, Conflict for one not to be shipped, as for the second of two requests. */
export function shipOrder(
  ctx: MemberCtx,
  id: string,
  { tracking }: ShipmentInput,
): Promise<{ shippedAt: string }> {
  return ctx.begin([orderBy(ctx, id)], async (_, [found]) => {
    const order = mustBeToShip(found);
    const at = ctx.now();
    try {
      return await ctx.write(shipping(ctx, order, { at, tracking }), { shippedAt: instant(at) });
    } catch (error) {
      if (!isTooLate(error)) throw error;
      const [left] = await ctx.read([orderBy(ctx, id)]);
      mustBeToShip(left);
      throw new Conflict(say('admin', 'shipped'));
    }
  });
}

/** Ships those of the orders that are to be shipped, and says of each other one why it is not. */
export function shipOrders(ctx: MemberCtx, { shipments }: ShipmentsInput): Promise<Shipments> {
  const those = ctx.db
    .select()
    .from(orders)
    .where(
      inArray(
        orders.id,
        shipments.map(({ id }) => id),
      ),
    );

  async function shipFrom(found: readonly Order[]): Promise<Shipments> {
    const at = ctx.now();
    const byId = new Map(found.map((order) => [order.id, order]));
    const results = shipments.map(({ id }) => ({ id, refusal: refusalToShip(byId.get(id)) }));
    const statements = shipments.flatMap(({ id, tracking }) => {
      const order = byId.get(id);
      return order && isToShip(order) ? shipping(ctx, order, { at, tracking }) : [];
    });
    try {
      return await ctx.write(statements, { shippedAt: instant(at), results });
    } catch (error) {
      // One of them was shipped or refunded since, so nothing was written, and the next try has fewer to ship.
      if (!isTooLate(error)) throw error;
      const [left] = await ctx.read([those]);
      return shipFrom(left);
    }
  }

  return ctx.begin([those], (_, [found]) => shipFrom(found));
}

/** Statements: mark an order as shipped, log it, and note the email. The batch is refused if the order no longer waits. */
function shipping(ctx: MemberCtx, order: Order, shipment: { at: number; tracking: string }): Statement[] {
  const { db, memberId } = ctx;
  const waits = and(eq(orders.id, order.id), waitsToShip);
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
  const { at, tracking } = shipment;
  const news =
    order.memberId === null ? [] : [noteEvent(ctx, { event: 'shipped', rockId: '', subject: order.id, at })];
  return [...act, ...news, db.update(orders).set({ shippedAt: at, tracking }).where(waits)];
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
    if (order.shippedAt === null) throw new Conflict(say('admin', 'notShipped'));
    if (order.status === 'refunded') throw new Conflict(say('admin', 'refunded'));
    if (order.shipping?.line1 === '') throw new Conflict(say('admin', 'longAgo'));
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
      throw isTooLate(error) ? new Conflict(say('admin', 'sameTracking')) : error;
    }
  });
}

type Order = typeof orders.$inferSelect;

const orderBy = ({ db }: MemberCtx, id: string) => db.select().from(orders).where(eq(orders.id, id));

function mustBeThere([order]: readonly Order[]): Order {
  if (!order) throw new NotFound(say('admin', 'noOrder'));
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
  const refusal = refusalToShip(order);
  if (refusal !== null) throw new Conflict(refusal);
  return order;
}

/** Why an order is not to be shipped; null if it is. */
function refusalToShip(order: Order | undefined): Said | null {
  if (!order) return say('admin', 'noOrder');
  if (isToShip(order)) return null;
  if (order.status === 'refunded') return say('admin', 'refunded');
  return order.shippedAt === null ? say('admin', 'nothingToShip') : say('admin', 'shipped');
}
