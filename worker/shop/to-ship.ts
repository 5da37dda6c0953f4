// What tells orders apart: those that wait to be shipped, those that were paid for, and free packs.
import { and, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import { orders } from '../../schema/tables/index.ts';

/** Condition: as `isToShip`. */
export const waitsToShip = and(
  isNull(orders.shippedAt),
  isNotNull(orders.shipping),
  ne(orders.status, 'refunded'),
);

/** Condition: bought. A free pack of a founding ambassador is shipped like an order and counted in no sum. */
export const wasPaid = gt(orders.amount, 0);

/** The provider's checkout of an order; '' for a free pack, which was paid nowhere. */
export const checkoutOf = ({ amount, sessionId }: Pick<typeof orders.$inferSelect, 'amount' | 'sessionId'>) =>
  amount > 0 ? sessionId : '';
