import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OwnOrder } from '../../schema/orders.ts';
import { orders } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { repairPayments } from '../payments/repair.ts';
import { asMember, asStranger, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { makeOrder } from '../testing/orders.ts';
import { makePaidWorld, payForPack, tell } from '../testing/payments.ts';

const ids = async (person: Person) =>
  (await (await person.request('/api/orders/my')).json<OwnOrder[]>()).map(({ id }) => id);

test('the daily repair sets the email keys of an earlier release’s orders', async () => {
  const world = makePaidWorld(Date.UTC(2027, 6, 1));
  const person = await asMember(world);
  const [name, domain] = person.member.email.split('@');
  // The column's default, and SQLite's `lower`, which leaves non-ASCII letters unchanged.
  const wide = `${name?.replace(/^./, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))}@${domain}`;
  const made = [
    await makeOrder({ customerEmail: ` ${person.member.email.toUpperCase()}`, emailKey: '', createdAt: 2 }),
    await makeOrder({ customerEmail: wide, emailKey: wide, createdAt: 1 }),
  ];
  const withoutAddress = await makeOrder({ customerEmail: '', emailKey: '' });
  await repairPayments(openContext(world.env, 'cron', world.deps));
  expect(await ids(person)).toEqual(made.map(({ id }) => id));
  const [row] = await db.select().from(orders).where(eq(orders.id, withoutAddress.id));
  expect(row?.emailKey).toBe('');
});

test('an event of an order without an email key sets it', async () => {
  const world = makePaidWorld();
  const person = await asMember(world);
  const sessionId = await payForPack(world, asStranger(world), undefined, person.member.email);
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

test('the orders of a deleted account stay without an owner, also after later events', async () => {
  const world = makePaidWorld(Date.UTC(2027, 7, 1));
  const person = await asMember(world);
  const { email } = person.member;
  const pay = (buyer: Person) => payForPack(world, buyer, undefined, email);
  const sessions = [await pay(person), await pay(asStranger(world))];
  await tell(world);
  // This payment's event arrives after the account is deleted.
  sessions.push(await pay(person));
  expect((await person.api.user.account.$delete()).status).toBe(200);
  await tell(world);
  for (const { payment_intent: intent } of world.standIn.sessions())
    if (typeof intent === 'string') await world.standIn.refund(intent, 100);
  await tell(world);
  await repairPayments(openContext(world.env, 'cron', world.deps));
  const rows = await db.select().from(orders).where(eq(orders.customerEmail, email));
  expect(rows.map(({ sessionId }) => sessionId).toSorted()).toEqual(sessions.toSorted());
  expect(await ids(await asMember(world, await makeMember({ email, emailKey: email })))).toEqual([]);
});
