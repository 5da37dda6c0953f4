import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminLimits } from '../../schema/admin.ts';
import type { Shipments } from '../../schema/admin-orders.ts';
import { auditLog, orders } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { hour } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator, makeWorld, type Person, type World } from '../testing/as.ts';
import { envWith } from '../testing/database.ts';
import { db } from '../testing/db.ts';
import { often } from '../testing/often.ts';
import { makeOrder } from '../testing/orders.ts';
import { accepted } from '../testing/play.ts';
import { atOnce, tally } from '../testing/race.ts';
import * as en from '../../schema/words/en/index.ts';

type Shipment = { id: string; tracking?: unknown };

const ship = (person: Person, shipments: unknown, headers?: Record<string, string>) =>
  person.send('POST', '/api/admin/shipments', { shipments }, headers);

const shipped = async (person: Person, shipments: readonly Shipment[]) =>
  (await accepted<Shipments>(await ship(person, shipments))).results;

const rowsOf = async (ids: readonly string[]) => {
  const rows = await db.select().from(orders).where(inArray(orders.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id));
};

/** Recipients with their tracking notes, one for each email, sorted. */
const toldBy = ({ emails }: World) =>
  emails.map(({ to, text }) => `${to} ${/Tracking: (.*)/.exec(text)?.[1]}`).toSorted();

const actsOf = (orderId: string) => db.select().from(auditLog).where(eq(auditLog.orderId, orderId));

const makeOrders = (count: number) => atOnce(count, () => makeOrder());

test('many orders are shipped at once, each with its own note, email and log entry', async () => {
  const world = makeWorld(Date.UTC(2026, 4, 2, 8));
  const administrator = await asAdministrator(world);
  const made = await makeOrders(3);
  const shipments = made.map(({ id }, i) => ({ id, tracking: ` Postbird ${i}\n` }));
  const answer = await ship(administrator, shipments);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      shippedAt: '2026-05-02T08:00:00.000Z',
      results: made.map(({ id }) => ({ id, refusal: null })),
    },
  ]);
  expect(await rowsOf(made.map(({ id }) => id))).toMatchObject(
    made.map((_, i) => ({ shippedAt: world.now, tracking: `Postbird ${i}` })),
  );
  for (const { id } of made)
    expect(await actsOf(id)).toMatchObject([
      { act: 'order_shipped', actorId: administrator.member.id, subject: id, reason: '' },
    ]);
  world.now += hour;
  await runHourly(world.env, world.deps);
  const wanted = made.map(({ customerEmail }, i) => `${customerEmail} Postbird ${i}`);
  expect(toldBy(world)).toEqual(wanted.toSorted());
});

test('orders that are not to be shipped are left out, and the answer says why', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const [first, silent, last] = [
    await makeOrder(),
    await makeOrder({ customerEmail: '' }),
    await makeOrder(),
  ];
  const before = await makeOrder({ shippedAt: 1, tracking: 'earlier' });
  const refunded = await makeOrder({ status: 'refunded', refunded: 499 });
  const nowhere = await makeOrder({ shipping: null });
  const unknown = `${first.id}' OR '1'='1`;
  const asked = [first.id, before.id, refunded.id, silent.id, nowhere.id, unknown, last.id];
  expect(
    await shipped(
      administrator,
      asked.map((id) => ({ id })),
    ),
  ).toEqual([
    { id: first.id, refusal: null },
    { id: before.id, refusal: en.admin.shipped },
    { id: refunded.id, refusal: en.admin.refunded },
    { id: silent.id, refusal: null },
    { id: nowhere.id, refusal: en.admin.nothingToShip },
    { id: unknown, refusal: en.admin.noOrder },
    { id: last.id, refusal: null },
  ]);
  expect(await rowsOf([before.id, refunded.id, nowhere.id])).toMatchObject([
    { shippedAt: 1, tracking: 'earlier' },
    { shippedAt: null },
    { shippedAt: null },
  ]);
  for (const { id } of [before, refunded, nowhere]) expect(await actsOf(id)).toEqual([]);
  expect(world.emails.map(({ to }) => to).toSorted()).toEqual(
    [first.customerEmail, last.customerEmail].toSorted(),
  );
  // Only orders that are left out: an answer all the same, and nothing is written.
  expect(await shipped(administrator, [{ id: before.id }])).toEqual([
    { id: before.id, refusal: en.admin.shipped },
  ]);
});

test('a bad request ships nothing', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const { id } = await makeOrder();
  const tooMany = Array.from({ length: adminLimits.chosen + 1 }, (_, i) => ({ id: `R-${i}` }));
  const refusals: [unknown, unknown][] = [
    [[], en.admin.chosen],
    [undefined, en.admin.chosen],
    [{ id }, en.admin.chosen],
    [[{ id }, ...tooMany], en.admin.chosen],
    [[{ id }, { id, tracking: 'again' }], en.admin.chosenTwice],
    [[{ id }, { tracking: 'nobody' }], en.admin.noOrder],
    [[{ id }, { id: 'x'.repeat(41) }], expect.any(String)],
    [[{ id }, { id: 'R-2', tracking: 'x'.repeat(adminLimits.tracking + 1) }], expect.any(String)],
    [[{ id }, { id: 'R-2', tracking: '\u202Eevil' }], expect.any(String)],
    [[{ id }, null], expect.any(String)],
  ];
  for (const [shipments, message] of refusals) {
    const answer = await ship(administrator, shipments);
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ message })]);
  }
  expect(await rowsOf([id])).toMatchObject([{ shippedAt: null }]);
  expect(await actsOf(id)).toEqual([]);
  expect(world.emails).toEqual([]);
});

test('fifty orders are shipped by one request, in three round trips', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const made = await makeOrders(adminLimits.chosen);
  let batches = 0;
  world.env = envWith(world.env, ({ batch }) => ({
    batch: <T>(statements: D1PreparedStatement[]) => {
      batches += 1;
      return batch<T>(statements);
    },
  }));
  world.deps.openMail = () => async () => {
    throw new Error('the mail service is off');
  };
  const results = await shipped(
    administrator,
    made.map(({ id }) => ({ id, tracking: '🪨'.repeat(adminLimits.tracking) })),
  );
  // The guard reads, the operation reads and writes; the last one leases the emails.
  // The first write of the hour also notes its network.
  expect([3 + 1, 3 + 1 + 1]).toContain(batches);
  expect(tally(results.map(({ refusal }) => (refusal === null ? 1 : 0)))).toEqual({ 1: adminLimits.chosen });
});

test('concurrent requests with overlapping orders ship and tell each order once', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  for (let trial = 0; trial < often(5); trial++) {
    const made = await makeOrders(6);
    const ids = made.map(({ id }) => id);
    // Each request leaves out another order.
    const all = await atOnce(6, (i) =>
      shipped(
        administrator,
        ids.filter((_, place) => place !== i).map((id) => ({ id, tracking: `box ${i}` })),
      ),
    );
    const winners = ids.map((id) =>
      all.flatMap((results, i) =>
        results.some((one) => one.id === id && one.refusal === null) ? [`box ${i}`] : [],
      ),
    );
    expect(winners.map((boxes) => boxes.length)).toEqual(ids.map(() => 1));
    expect((await rowsOf(ids)).map((row) => [row?.tracking])).toEqual(winners);
    const refusals = all.flat().flatMap(({ refusal }) => refusal ?? []);
    expect(new Set(refusals)).toEqual(new Set([en.admin.shipped]));
    for (const id of ids) expect(await actsOf(id)).toHaveLength(1);
    const told = made.map(({ customerEmail }, i) => `${customerEmail} ${winners[i]?.[0]}`);
    expect(toldBy(world)).toEqual(told.toSorted());
    world.emails.length = 0;
  }
});

test('orders shipped or refunded after they were read are left out, and the others are shipped', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const [taken, refunded, left] = [await makeOrder(), await makeOrder(), await makeOrder()];
  const meanwhile = [
    () => db.update(orders).set({ shippedAt: 1, tracking: 'earlier' }).where(eq(orders.id, taken.id)),
    () => db.update(orders).set({ status: 'refunded', refunded: 499 }).where(eq(orders.id, refunded.id)),
  ];
  world.env = envWith(world.env, ({ batch }) => ({
    batch: async <T>(statements: D1PreparedStatement[]) => {
      const results = await batch<T>(statements);
      // Something happens after each of the operation's reads.
      if (JSON.stringify(results).includes(left.sessionId)) await meanwhile.shift()?.();
      return results;
    },
  }));
  expect(await shipped(administrator, [{ id: taken.id }, { id: refunded.id }, { id: left.id }])).toEqual([
    { id: taken.id, refusal: en.admin.shipped },
    { id: refunded.id, refusal: en.admin.refunded },
    { id: left.id, refusal: null },
  ]);
  expect(meanwhile).toEqual([]);
  expect(await rowsOf([taken.id])).toMatchObject([{ tracking: 'earlier' }]);
  expect(world.emails.map(({ to }) => to)).toEqual([left.customerEmail]);
});

test('the same request, repeated later or concurrently, gets the first answer and ships once', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const made = await makeOrders(2);
  const shipments = made.map(({ id }) => ({ id, tracking: 'UPS' }));
  const key = { 'Idempotency-Key': newId() };
  const answers = await atOnce(3, () => ship(administrator, shipments, key));
  world.now += hour;
  answers.push(await ship(administrator, shipments, key));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 4 });
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).not.toContain(en.admin.shipped);
  expect((await ship(administrator, shipments.slice(1), key)).status).toBe(422);
  for (const { id } of made) expect(await actsOf(id)).toHaveLength(1);
  expect(world.emails).toHaveLength(2);
  // Without the key: everything was shipped before.
  expect(await shipped(administrator, shipments)).toEqual(
    made.map(({ id }) => ({ id, refusal: en.admin.shipped })),
  );
});
