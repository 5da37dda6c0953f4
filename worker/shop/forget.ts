// Erases postal addresses and tracking notes of old orders.
import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { orderLimits, type ShippingAddress } from '../../schema/orders.ts';
import { orders } from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';

/** State and country stay, for the books. */
const forgotten = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  postalCode: '',
} satisfies Partial<ShippingAddress>;

/** Must match the expression of the index `orders_addressed` exactly, so that SQLite uses the index. */
const isAddressed = sql`(${orders.shipping} ->> 'name') || (${orders.shipping} ->> 'line1') <> ''`;

/** Statement for the hourly sweep. An unshipped order keeps its address, regardless of age. */
export function forgetOrderAddresses(db: Database, now: number) {
  const isDone = or(isNotNull(orders.shippedAt), eq(orders.status, 'refunded'));
  return db
    .update(orders)
    .set({ tracking: '', shipping: sql`json_patch(${orders.shipping}, ${JSON.stringify(forgotten)})` })
    .where(and(isAddressed, lt(orders.createdAt, now - orderLimits.addressDays * day), isDone));
}
