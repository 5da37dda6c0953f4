import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OwnOrder } from '../../schema/orders.ts';
import { orders } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { repairPayments } from '../payments/repair.ts';
import { openDatabase } from '../platform/database.ts';
import { asMember, asStranger, type Person } from '../testing/as.ts';
import { makeMember } from '../testing/make.ts';
import { makeOrder } from '../testing/orders.ts';
import {
  goodCard,
  makePaidWorld,
  postalAddress,
  sendJson,
  sessionAt,
  shopReturns,
  tell,
  type PaidWorld,
} from '../testing/payments.ts';

const db = openDatabase(env.DB);

const ids = async (person: Person) =>
  (await (await person.request('/api/orders/my')).json<OwnOrder[]>()).map(({ id }) => id);

/** Pays for a pack; nobody is told yet. */
async function pay(world: PaidWorld, buyer: Person, email: string): Promise<string> {
  const asked = { productId: 'qr-labels-10', ...shopReturns };
  const answer = await sendJson(buyer, '/products/create-checkout', asked);
  const { checkoutUrl }: { checkoutUrl: string } = await answer.json();
  const sessionId = sessionAt(checkoutUrl);
  await world.standIn.pay(sessionId, { card: goodCard, email, name: 'B. Uyer', address: postalAddress });
  return sessionId;
}

test('the daily pass gives the orders of an earlier release the key of their address', async () => {
  const world = makePaidWorld(Date.UTC(2027, 6, 1));
  const person = await asMember(world);
  const [name, domain] = person.member.email.split('@');
  // As the column's default has it, and as SQLite writes letters that are not ASCII small.
  const wide = `${name?.replace(/^./, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))}@${domain}`;
  const made = [
    await makeOrder({ customerEmail: ` ${person.member.email.toUpperCase()}`, emailKey: '', createdAt: 2 }),
    await makeOrder({ customerEmail: wide, emailKey: wide, createdAt: 1 }),
  ];
  const withoutAddress = await makeOrder({ customerEmail: '', emailKey: '' });
  await repairPayments(openContext(world.env, 'cron', world.parts));
  expect(await ids(person)).toEqual(made.map(({ id }) => id));
  const [row] = await db.select().from(orders).where(eq(orders.id, withoutAddress.id));
  expect(row?.emailKey).toBe('');
});

test('an event of an order without a key gives it one', async () => {
  const world = makePaidWorld();
  const person = await asMember(world);
  const sessionId = await pay(world, asStranger(world), person.member.email);
  await tell(world);
  const [order] = await db
    .update(orders)
    .set({ emailKey: '' })
    .where(eq(orders.sessionId, sessionId))
    .returning();
  expect(await ids(person)).toEqual([]);
  await world.standIn.refund(order?.paymentIntentId ?? '', 100);
  await tell(world);
  expect(await ids(person)).toEqual([order?.id]);
});

test('the orders of a deleted account stay nobody’s, whatever is heard of them afterwards', async () => {
  const world = makePaidWorld(Date.UTC(2027, 7, 1));
  const person = await asMember(world);
  const { email } = person.member;
  const sessions = [await pay(world, person, email), await pay(world, asStranger(world), email)];
  await tell(world);
  // Paid, and not heard of before the account is gone.
  sessions.push(await pay(world, person, email));
  expect((await person.api.user.account.$delete()).status).toBe(200);
  await tell(world);
  for (const { payment_intent: intent } of world.standIn.sessions())
    if (typeof intent === 'string') await world.standIn.refund(intent, 100);
  await tell(world);
  await repairPayments(openContext(world.env, 'cron', world.parts));
  const rows = await db.select().from(orders).where(eq(orders.customerEmail, email));
  expect(rows.map(({ sessionId }) => sessionId).toSorted()).toEqual(sessions.toSorted());
  expect(await ids(await asMember(world, await makeMember({ email, emailKey: email })))).toEqual([]);
});
