// Conditions on orders: waiting to be shipped, and paid as opposed to free packs.
import { and, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import { orders } from '../../schema/tables/index.ts';

/** Condition: the same rule as `isToShip`. */
export const waitsToShip = and(
  isNull(orders.shippedAt),
  isNotNull(orders.shipping),
  ne(orders.status, 'refunded'),
);

/** Condition: paid. A founding ambassador's free pack is shipped like an order, but no total counts it. */
export const wasPaid = gt(orders.amount, 0);

/** The provider's checkout of an order; '' for a free pack, which has none. */
export const checkoutOf = ({ amount, sessionId }: Pick<typeof orders.$inferSelect, 'amount' | 'sessionId'>) =>
  amount > 0 ? sessionId : '';
