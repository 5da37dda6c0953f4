// The Rock IDs reserved for orders, to be printed.
import { eq, inArray } from 'drizzle-orm';
import type { OrderLabels } from '../../schema/admin-orders.ts';
import { labels, orders, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { joined } from '../platform/database.ts';
import { say } from '../../schema/words/say.ts';

/**
 * The labels of each order, in the order of `ids`. IDs that are on a rock are its owner's secret, so they are only
 * counted. An unknown or refunded order has a refusal in place of labels.
 */
export async function labelsOf(ctx: MemberCtx, ids: readonly string[]): Promise<OrderLabels[]> {
  const { db } = ctx;
  const [found, reserved] = await ctx.read([
    db.select({ id: orders.id, status: orders.status }).from(orders).where(inArray(orders.id, ids)),
    db
      .select({ orderId: labels.orderId, code: labels.code, rock: joined('rock', { id: rocks.id }) })
      .from(labels)
      .leftJoin(rocks, eq(rocks.codeKey, labels.codeKey))
      .where(inArray(labels.orderId, ids))
      .orderBy(labels.code),
  ]);
  const statuses = new Map(found.map(({ id, status }) => [id, status]));
  const byOrder = Map.groupBy(reserved, ({ orderId }) => orderId);
  return ids.map((id) => {
    const status = statuses.get(id);
    if (status === undefined) return { id, codes: [], onRocks: 0, refusal: say('admin', 'noOrder') };
    if (status === 'refunded') return { id, codes: [], onRocks: 0, refusal: say('admin', 'refunded') };
    const own = byOrder.get(id) ?? [];
    const free = own.filter(({ rock }) => rock.id === null);
    return { id, codes: free.map(({ code }) => code), onRocks: own.length - free.length, refusal: null };
  });
}
