import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { day } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { makeWorld } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import { makeOrder } from '../testing/orders.ts';
import { forgetOrderAddresses } from './forget.ts';

async function shippingOf(id: string) {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row?.shipping;
}

test('400 days after payment a shipped order keeps only state and country', async () => {
  const world = makeWorld();
  const { now } = world;
  const old = now - 400 * day - 1;
  const [shipped, refunded, partly, waiting, recent, nowhere] = [
    await makeOrder({ createdAt: old, shippedAt: old + day }),
    await makeOrder({ createdAt: old, status: 'refunded', refunded: 499 }),
    await makeOrder({ createdAt: old, status: 'partially_refunded', refunded: 1 }),
    await makeOrder({ createdAt: old }),
    await makeOrder({ createdAt: now - 400 * day, shippedAt: now - 399 * day }),
    await makeOrder({ createdAt: old, shippedAt: old, shipping: null }),
  ];
  for (let i = 0; i < 2; i++) await runHourly(world.env, world.deps);
  const forgotten = {
    name: '',
    line1: '',
    line2: '',
    city: '',
    state: 'NE',
    postalCode: '',
    country: 'US',
  };
  for (const { id } of [shipped, refunded]) expect(await shippingOf(id)).toEqual(forgotten);
  for (const { id, shipping } of [partly, waiting, recent]) expect(await shippingOf(id)).toEqual(shipping);
  expect(await shippingOf(nowhere.id)).toBeNull();
  const { results } = await env.DB.prepare('SELECT * FROM orders WHERE id = ?').bind(shipped.id).all();
  expect(JSON.stringify(results)).not.toContain('Pebble');
});

test('orders without an address are not read again', async () => {
  const { env: counting, spent } = countingEnv(env);
  const now = Date.now();
  for (let i = 0; i < 20; i++) await makeOrder({ createdAt: now - 500 * day, shippedAt: now - 499 * day });
  const waiting = await makeOrder({ createdAt: now - 500 * day });
  await db.batch([forgetOrderAddresses(db, now)]);
  await openDatabase(counting.DB).batch([forgetOrderAddresses(db, now)]);
  const { results } = await env.DB.prepare(
    `SELECT count(*) AS n FROM orders WHERE (shipping ->> 'name') || (shipping ->> 'line1') <> '' AND created_at < ?`,
  )
    .bind(now - 400 * day)
    .all<{ n: number }>();
  expect(await shippingOf(waiting.id)).toEqual(waiting.shipping);
  expect(spent.rowsWritten).toBe(0);
  expect(spent.rowsRead).toBeLessThanOrEqual(2 * (results[0]?.n ?? 0));
});
