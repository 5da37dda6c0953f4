// Orders that wait to be shipped.
import { and, isNotNull, isNull, ne } from 'drizzle-orm';
import { orders } from '../../schema/tables/index.ts';

/** Condition: as `isToShip`. */
export const waitsToShip = and(
  isNull(orders.shippedAt),
  isNotNull(orders.shipping),
  ne(orders.status, 'refunded'),
);
