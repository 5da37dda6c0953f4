import { productNameIn } from '../../schema/product-name.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, orders } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { hour, minute } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator, asMember, makeWorld, type Person, type World } from '../testing/as.ts';
import { envWith } from '../testing/database.ts';
import { db } from '../testing/db.ts';
import { refusalOf } from '../testing/moderation.ts';
import { often } from '../testing/often.ts';
import { makeOrder } from '../testing/orders.ts';
import { atOnce, tally } from '../testing/race.ts';
import * as en from '../../schema/words/en/index.ts';

const tracking = 'UPS 1Z 999 <b>& more</b>';

const ship = (person: Person, id: string, body: object = { tracking }, headers?: Record<string, string>) =>
  person.send('POST', `/api/admin/orders/${encodeURIComponent(id)}/shipment`, body, headers);

async function rowOf(id: string) {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** The tracking notes that a customer received, one per email. */
const notesTo = ({ emails }: World, email: string) =>
  emails.filter(({ to }) => to === email).map(({ text }) => /Tracking: (.*)/.exec(text)?.[1]);

const actsOf = (orderId: string) => db.select().from(auditLog).where(eq(auditLog.orderId, orderId));

test('shipping an order records the time, sends the customer one email, and is logged', async () => {
  const world = makeWorld(Date.UTC(2026, 4, 2, 8));
  const administrator = await asAdministrator(world);
  const customer = await asMember(world);
  const order = await makeOrder({ memberId: customer.member.id });
  const answer = await ship(administrator, order.id);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ shippedAt: '2026-05-02T08:00:00.000Z' });
  expect(await rowOf(order.id)).toMatchObject({ shippedAt: Date.UTC(2026, 4, 2, 8), tracking });
  expect(await actsOf(order.id)).toMatchObject([
    {
      act: 'order_shipped',
      actorId: administrator.member.id,
      subject: order.id,
      reason: '',
      isAutomatic: false,
    },
  ]);
  world.now += hour;
  await runHourly(world.env, world.deps);
  const emails = world.emails.filter(({ to }) => to === order.customerEmail);
  expect(emails).toHaveLength(1);
  expect(emails[0]?.subject).toBe(`Your order ${order.id} is on its way`);
  expect(emails[0]?.text).toContain(tracking);
  expect(emails[0]?.text).toContain(productNameIn(en.products, order));
  expect(emails[0]?.html).not.toContain('<b>');
});

test('correcting the tracking note of a shipped order emails the customer', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const order = await makeOrder();
  const correct = (note: string) =>
    administrator.api.admin.orders[':id'].shipment.$put({
      param: { id: order.id },
      json: { tracking: note },
    });
  expect(await refusalOf(await correct('DHL 2'))).toEqual([409, en.admin.notShipped]);
  expect((await ship(administrator, order.id, { tracking: 'DHL 1' })).status).toBe(200);
  world.now += hour;
  expect((await correct('DHL 2')).status).toBe(200);
  expect(await refusalOf(await correct('DHL 2'))).toEqual([409, en.admin.sameTracking]);
  const both = await Promise.all([correct('DHL 3'), correct('DHL 3')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await rowOf(order.id)).toMatchObject({ tracking: 'DHL 3', shippedAt: world.now - hour });
  expect(notesTo(world, order.customerEmail)).toEqual(['DHL 1', 'DHL 2', 'DHL 3']);
  expect((await actsOf(order.id)).map(({ act, reason }) => [act, reason])).toEqual([
    ['order_shipped', ''],
    ['shipment_corrected', ''],
    ['shipment_corrected', ''],
  ]);
  expect((await correct('')).status).toBe(200);
  const last = world.emails.filter(({ to }) => to === order.customerEmail).at(-1);
  expect(last?.text).toContain('there is no tracking for it');
  await db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, order.id));
  expect(await refusalOf(await correct('DHL 4'))).toEqual([409, en.admin.refunded]);
  const forgotten = { name: '', line1: '', line2: '', city: '', state: 'NE', postalCode: '', country: 'US' };
  await db.update(orders).set({ status: 'completed', shipping: forgotten }).where(eq(orders.id, order.id));
  expect(await refusalOf(await correct('DHL 4'))).toEqual([409, en.admin.longAgo]);
  const unknown = { param: { id: 'R-NOWHERE' }, json: { tracking: '' } };
  const answer = await administrator.api.admin.orders[':id'].shipment.$put(unknown);
  expect(await refusalOf(answer)).toEqual([404, en.admin.noOrder]);
});

test('a correction that the first email already contains sends no second email', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const order = await makeOrder();
  let isOff = true;
  world.deps.openMail = () => async (email) => {
    if (isOff) throw new Error('the mail service is off');
    world.emails.push(email);
  };
  await ship(administrator, order.id, { tracking: 'wrong' });
  world.now += minute;
  const right = { param: { id: order.id }, json: { tracking: 'right' } };
  expect((await administrator.api.admin.orders[':id'].shipment.$put(right)).status).toBe(200);
  isOff = false;
  world.now += hour;
  await runHourly(world.env, world.deps);
  expect(notesTo(world, order.customerEmail)).toEqual(['right']);
});

test('a correction made while the first email is being sent is emailed too', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const order = await makeOrder();
  const [taken, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  world.deps.openMail = () => async (email) => {
    taken.resolve();
    await held.promise;
    world.emails.push(email);
  };
  const shipped = ship(administrator, order.id, { tracking: 'wrong' });
  await taken.promise;
  world.now += 1000;
  const right = { param: { id: order.id }, json: { tracking: 'right' } };
  const corrected = administrator.api.admin.orders[':id'].shipment.$put(right);
  await expect.poll(async () => (await rowOf(order.id))?.tracking).toBe('right');
  world.now += 1000;
  held.resolve();
  expect([(await shipped).status, (await corrected).status]).toEqual([200, 200]);
  await runHourly(world.env, world.deps);
  expect(notesTo(world, order.customerEmail)).toEqual(['wrong', 'right']);
});

test.each<[string, Parameters<typeof makeOrder>[0], object, number]>([
  ['without a tracking note', {}, {}, 1],
  ['with an empty tracking note', {}, { tracking: '  \n ' }, 1],
  ['that was partially refunded', { status: 'partially_refunded', refunded: 100 }, {}, 1],
  ['without an address in its payment', { customerEmail: '' }, {}, 0],
])('an order %s can be shipped', async (_, changes, body, emails) => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const order = await makeOrder(changes);
  expect((await ship(administrator, order.id, body)).status).toBe(200);
  expect(await rowOf(order.id)).toMatchObject({ tracking: '', shippedAt: world.now });
  expect(await actsOf(order.id)).toHaveLength(1);
  expect(world.emails).toHaveLength(emails);
});

test('an order is shipped once', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const order = await makeOrder();
  expect((await ship(administrator, order.id)).status).toBe(200);
  world.now += hour;
  const again = await ship(administrator, order.id, { tracking: 'another' });
  expect(await refusalOf(again)).toEqual([409, en.admin.shipped]);
  expect(await rowOf(order.id)).toMatchObject({ tracking });
  expect(await actsOf(order.id)).toHaveLength(1);
  expect(notesTo(world, order.customerEmail)).toEqual([tracking]);
});

test('of ten concurrent requests to ship an order one succeeds', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  for (let trial = 0; trial < often(10); trial++) {
    const order = await makeOrder();
    const answers = await atOnce(10, (i) => ship(administrator, order.id, { tracking: `box ${i}` }));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 9 });
    expect(await actsOf(order.id)).toHaveLength(1);
    expect(notesTo(world, order.customerEmail)).toEqual([(await rowOf(order.id))?.tracking]);
  }
});

test('the same request, repeated later or concurrently, gets the first answer', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  for (let trial = 0; trial < often(10); trial++) {
    const order = await makeOrder();
    const key = { 'Idempotency-Key': newId() };
    const answers = await atOnce(3, () => ship(administrator, order.id, { tracking }, key));
    world.now += hour;
    answers.push(await ship(administrator, order.id, { tracking }, key));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 4 });
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect((await ship(administrator, order.id, { tracking: 'other' }, key)).status).toBe(422);
    expect(await actsOf(order.id)).toHaveLength(1);
    expect(notesTo(world, order.customerEmail)).toHaveLength(1);
  }
});

test('a refusal to ship says why, and nothing is written', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const refunded = await makeOrder({ status: 'refunded', refunded: 499 });
  const nowhere = await makeOrder({ shipping: null });
  const refusals = [
    [refunded.id, 409, en.admin.refunded],
    [nowhere.id, 409, en.admin.nothingToShip],
    ['R-NOTHING0', 404, en.admin.noOrder],
    ["' OR '1'='1", 404, en.admin.noOrder],
  ] as const;
  for (const [id, status, message] of refusals) {
    expect(await refusalOf(await ship(administrator, id))).toEqual([status, message]);
  }
  for (const { id } of [refunded, nowhere]) {
    expect(await rowOf(id)).toMatchObject({ shippedAt: null, tracking: '' });
    expect(await actsOf(id)).toEqual([]);
  }
  expect(world.emails).toEqual([]);
});

test('a refund during the shipment of an order is taken into account', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const order = await makeOrder();
  let isHeard = false;
  world.env = envWith(world.env, ({ batch }) => ({
    batch: async <T>(statements: D1PreparedStatement[]) => {
      // The guard reads, the operation reads, then it writes.
      const results = await batch<T>(statements);
      if (!isHeard && JSON.stringify(results).includes(order.sessionId)) {
        isHeard = true;
        await db.update(orders).set({ status: 'refunded', refunded: 499 }).where(eq(orders.id, order.id));
      }
      return results;
    },
  }));
  const answer = await ship(administrator, order.id);
  expect(isHeard).toBe(true);
  expect(await refusalOf(answer)).toEqual([409, en.admin.refunded]);
  expect(await rowOf(order.id)).toMatchObject({ shippedAt: null });
  expect(await actsOf(order.id)).toEqual([]);
});

test('a tracking note is a short text', async () => {
  const administrator = await asAdministrator(makeWorld());
  const order = await makeOrder();
  for (const note of ['x'.repeat(201), null, '\u202Eevil'])
    expect((await ship(administrator, order.id, { tracking: note })).status).toBe(400);
  expect(await rowOf(order.id)).toMatchObject({ shippedAt: null });
});
