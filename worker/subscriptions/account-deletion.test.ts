import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pendingCustomerDeletions, customers } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { begin, goodCard, payingMember, sendJson, subscribe, tell } from '../testing/payments.ts';
import { often } from '../testing/often.ts';

async function leave(member: Person): Promise<void> {
  expect((await member.api.user.account.$delete()).status).toBe(200);
}

const dropsOf = (customerId: string) =>
  db.select().from(pendingCustomerDeletions).where(eq(pendingCustomerDeletions.customerId, customerId));

test('deleting an account ends its subscription at once, and deletes the customer at the provider', async () => {
  const { world, member } = await payingMember();
  await subscribe(world, member);
  await leave(member);
  expect(world.standIn.subscriptions().map(({ status }) => status)).toEqual(['canceled']);
  expect(world.standIn.customers()).toHaveLength(0);
  await tell(world);
  expect(await db.select().from(customers).where(eq(customers.memberId, member.member.id))).toHaveLength(0);
});

test('while the provider is down the account is deleted anyway, and the subscription by the next hourly job', async () => {
  const { world, member } = await payingMember();
  await subscribe(world, member);
  const [customer] = world.standIn.customers();
  world.standIn.behave('down');
  await leave(member);
  expect(await dropsOf(customer?.id ?? '')).toHaveLength(1);
  world.standIn.behave('well');
  expect(world.standIn.subscriptions()[0]?.status).toBe('active');
  await runHourly(world.env, world.deps);
  expect(world.standIn.subscriptions()[0]?.status).toBe('canceled');
  expect(await dropsOf(customer?.id ?? '')).toHaveLength(0);
  await runHourly(world.env, world.deps);
});

test('deleting an account closes its open checkout', async () => {
  const { world, member } = await payingMember();
  const id = await begin(world, member);
  await leave(member);
  expect(world.standIn.session(id)?.status).toBe('expired');
});

test('a plan that is paid after the account was deleted is cancelled', async () => {
  const { world, member } = await payingMember();
  const id = await begin(world, member);
  world.standIn.behave('down');
  await leave(member);
  world.standIn.behave('well');
  await world.standIn.pay(id, { card: goodCard });
  await db.delete(pendingCustomerDeletions);
  await tell(world);
  await runHourly(world.env, world.deps);
  expect(world.standIn.subscriptions().map(({ status }) => status)).toEqual(['canceled']);
});

test('paying while deleting: nobody is charged for a deleted account', async () => {
  for (let trial = 0; trial < often(20); trial++) {
    const { world, member } = await payingMember();
    const statuses = await Promise.all([
      sendJson(member, '/subscription/create', { plan: 'monthly' }).then(({ status }) => status),
      member.api.user.account.$delete().then(({ status }) => status),
    ]);
    expect([200, 401, 404], `create ${statuses[0]}`).toContain(statuses[0]);
    expect(statuses[1]).toBe(200);
    for (const { id, status } of world.standIn.sessions())
      if (status === 'open') await world.standIn.pay(id, { card: goodCard });
    await tell(world);
    await runHourly(world.env, world.deps);
    for (const { status } of world.standIn.subscriptions()) expect(status).toBe('canceled');
  }
});
