// Orders as a payment would create them, and their totals with a recount.
import { eq, gt, sql } from 'drizzle-orm';
import { labels, orders, outbox, totals } from '../../schema/tables/index.ts';
import { db } from './db.ts';
import { newId } from '../platform/ids.ts';
import { newLabels, reserveLabels } from '../shop/labels.ts';

type NewOrder = typeof orders.$inferInsert;

/** A paid order that is not shipped yet, with `changes` applied. It is not added to the totals. */
export async function makeOrder(changes: Partial<NewOrder> = {}) {
  const id = newId();
  const order = {
    id: `R-${id.slice(0, 8).toUpperCase()}`,
    sessionId: `cs_test_${id}`,
    paymentIntentId: `pi_${id}`,
    productId: 'qr-labels-10',
    productName: 'QR Code Tracking Labels (10 pack)',
    amount: 499,
    currency: 'usd',
    status: 'completed',
    customerEmail: `${id}@example.test`,
    emailKey: `${id}@example.test`,
    shipping: {
      name: 'B. Uyer',
      line1: '1 Pebble Way',
      line2: 'Back door',
      city: 'Omaha',
      state: 'NE',
      postalCode: '68102',
      country: 'US',
    },
    version: 1,
    createdAt: Date.now(),
    ...changes,
  } satisfies NewOrder;
  await db.insert(orders).values(order);
  return order;
}

/** Reserves `many` Rock IDs for an order. */
export async function reserveCodes(orderId: string, many: number): Promise<string[]> {
  const codes = await newLabels(db, many);
  await reserveLabels(db, orderId, codes);
  return codes;
}

/** The stored totals of the orders, and a recount. */
export async function orderFigures() {
  const rows = await db.select().from(totals);
  const valueOf = (name: string) => rows.find((row) => row.name === name)?.value ?? Number.NaN;
  const [recount] = await db
    .select({
      orders: sql<number>`count(*)`,
      revenue: sql<number>`coalesce(sum(${orders.amount} - ${orders.refunded}), 0)`,
    })
    .from(orders)
    .where(gt(orders.amount, 0));
  return { totals: { orders: valueOf('orders'), revenue: valueOf('revenue_cents') }, recount };
}

/** Adds an order's receipt to the outbox, where the next tick finds it. */
export async function noteReceipt(orderId: string): Promise<void> {
  const event = `receipt:${orderId}`;
  await db
    .insert(outbox)
    .values({ event, thread: event, recipient: 'buyer', channel: 'email', createdAt: Date.now() });
}

/** The order of a checkout, with its Rock IDs. Throws if there is none. */
export async function orderOf(sessionId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.sessionId, sessionId));
  if (!order) throw new Error('no order was written');
  const reserved = await db.select().from(labels).where(eq(labels.orderId, order.id));
  return { ...order, codes: reserved.map(({ code }) => code) };
}

/** The order of a founding pack. */
export const makePack = (changes: Partial<NewOrder> = {}) =>
  makeOrder({ sessionId: `founding:${newId()}`, amount: 0, ...changes });

/** A corrected postal address, with its reason. */
export const newAddress = {
  name: 'B. Uyer',
  line1: '12 Pebble Street',
  line2: '',
  city: 'Lincoln',
  state: 'NE',
  postalCode: '68508',
  reason: 'A typo in the street',
};
