// Conditions on orders: those that wait to be shipped, and those that were paid for.
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
