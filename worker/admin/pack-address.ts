// Corrects the postal address of a founding pack that was not shipped.
import { and, eq, exists, sql } from 'drizzle-orm';
import type { PackAddress } from '../../schema/admin-orders.ts';
import { isToShip, type ShippingAddress } from '../../schema/orders.ts';
import { orders } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { waitsToShip } from '../shop/to-ship.ts';
import { say } from '../../schema/words/say.ts';

/**
 * The country stays: the pack is for its region. A paid order's address is the payment provider's, and stays too.
 * @throws NotFound; Conflict for another order, one that does not wait, and the second of two corrections at once
 */
export function correctPackAddress(
  ctx: MemberCtx,
  id: string,
  { reason, ...corrected }: PackAddress,
): Promise<ShippingAddress> {
  const { db, memberId } = ctx;
  const isIt = eq(orders.id, id);
  return ctx.begin([db.select().from(orders).where(isIt)], async (_, [[order]]) => {
    if (!order) throw new NotFound(say('admin', 'noOrder'));
    if (order.amount > 0 || !order.sessionId.startsWith('founding:'))
      throw new Conflict(say('admin', 'noPack'));
    if (!isToShip(order) || order.shipping === null) throw new Conflict(say('admin', 'shipped'));
    const shipping = { ...order.shipping, ...corrected };
    const isAsRead = and(isIt, eq(orders.version, order.version), waitsToShip);
    const entry = {
      act: 'pack_readdressed',
      subject: id,
      subjectId: id,
      orderId: id,
      memberId: order.memberId,
      reason,
      onlyIf: exists(db.select({ id: orders.id }).from(orders).where(isAsRead)),
    } as const;
    try {
      return await ctx.write(
        [
          ...logAction(ctx, entry, memberId),
          db
            .update(orders)
            .set({ shipping, version: sql`${orders.version} + 1` })
            .where(isAsRead),
        ],
        shipping,
      );
    } catch (error) {
      throw isTooLate(error) ? new Conflict(say('admin', 'orderChanged')) : error;
    }
  });
}
