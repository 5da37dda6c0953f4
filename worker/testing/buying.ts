// Buying labels, as the shop's page and the payment page do it.
import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { labels, orders } from '../../schema/tables/index.ts';
import { openDatabase } from '../platform/database.ts';
import type { Person } from './as.ts';
import { goodCard, postalAddress, sendJson, sessionAt, shopReturns, type PaidWorld } from './payments.ts';

const db = openDatabase(env.DB);

/** Opens a checkout; gives its id at the provider. */
export async function beginToBuy(buyer: Person, productId = 'qr-labels-10'): Promise<string> {
  const answer = await sendJson(buyer, '/products/create-checkout', { productId, ...shopReturns });
  if (answer.status !== 200) throw new Error(`refused with ${answer.status}: ${await answer.text()}`);
  const { checkoutUrl }: { checkoutUrl: string } = await answer.json();
  return sessionAt(checkoutUrl);
}

/** Pays for a pack; nobody is told yet. Gives the id of the checkout. */
export async function payForPack(
  world: PaidWorld,
  buyer: Person,
  productId?: string,
  email = 'buyer@example.test',
): Promise<string> {
  const id = await beginToBuy(buyer, productId);
  await world.standIn.pay(id, { card: goodCard, email, name: 'B. Uyer', address: postalAddress });
  return id;
}

/** The order that was paid by a checkout, with its Rock IDs; fails loudly when there is none. */
export async function orderOf(sessionId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.sessionId, sessionId));
  if (!order) throw new Error('no order was written');
  const reserved = await db.select().from(labels).where(eq(labels.orderId, order.id));
  return { ...order, codes: reserved.map(({ code }) => code) };
}
