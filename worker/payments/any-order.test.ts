import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import type { SignedEvent } from '../../tools/payments/stand-in.ts';
import { orders, paymentEvents, subscriptions } from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import { asMember, asStranger } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { often } from '../testing/often.ts';
import { orderFigures, orderOf } from '../testing/orders.ts';
import {
  begin,
  goodCard,
  makePaidWorld,
  type PaidWorld,
  pass,
  payForPack,
  post,
  statusOf,
} from '../testing/payments.ts';
import { proof } from '../testing/proof.ts';
import { randomFrom } from '../testing/random.ts';

/** All permutations. */
function orderings<T>(things: readonly T[]): T[][] {
  if (things.length <= 1) return [[...things]];
  return things.flatMap((thing, i) =>
    orderings(things.filter((_, j) => j !== i)).map((rest) => [thing, ...rest]),
  );
}

/** Delivers each event three times; a tenth of the deliveries are concurrent with the one before. */
async function deliver(world: PaidWorld, events: readonly SignedEvent[], random: () => number) {
  const copies = [...events, ...events, ...events].map((event, i) => ({
    event,
    at: i < events.length ? i : random() * 15,
  }));
  const queue = copies.toSorted((a, b) => a.at - b.at).map(({ event }) => event);
  let together: Promise<Response>[] = [];
  for (const event of queue) {
    together.push(post(world, event));
    if (random() < 0.1) continue;
    for (const { status } of await Promise.all(together)) expect(status).toBe(200);
    together = [];
  }
  for (const { status } of await Promise.all(together)) expect(status).toBe(200);
}

/** How many of the 120 orders of five events are tested. */
const ordersPlayed = inject('isThorough') ? 120 : 12;

/** Runs `play` for that many orders, and collects the failures by order. */
async function inManyOrders(play: (order: readonly number[]) => Promise<void>) {
  const step = 120 / ordersPlayed;
  const all = orderings([0, 1, 2, 3, 4]).filter((_, i) => i % step === inject('seed') % step);
  const wrong: string[] = [];
  for (const order of all)
    await play(order).catch((error: unknown) => wrong.push(`${order.join(' ')}: ${String(error)}`));
  return { played: all.length, wrong };
}

/** The newest event of each kind. */
async function signed(world: PaidWorld, types: readonly string[]): Promise<SignedEvent[]> {
  const events = types.map((type) => world.standIn.events().findLast((event) => event.type === type));
  return Promise.all(
    events.map((event, i) => {
      if (!event) throw new Error(`no ${types[i]}`);
      return world.standIn.sign(event);
    }),
  );
}

const life = [
  'checkout.session.completed',
  'customer.subscription.created',
  'invoice.paid',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const;

test('five events of a subscription in any order, each three times, end in one state', async ({ task }) => {
  const random = randomFrom(inject('seed'));
  const ends = new Set<string>();
  const { played, wrong } = await inManyOrders(async (order) => {
    const world = makePaidWorld(Date.UTC(2026, 0, 10));
    const member = await asMember(world);
    const { standIn } = world;
    await standIn.pay(await begin(world, member), { card: goodCard });
    const [subscription] = standIn.subscriptions();
    await standIn.cancelAtPeriodEnd(subscription?.id ?? '');
    await pass(world, 40 * day);
    const events = await signed(world, life);
    await deliver(
      world,
      order.map((i) => events[i]).filter((event) => event !== undefined),
      random,
    );
    const [row, ...more] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, subscription?.id ?? ''));
    expect(more).toHaveLength(0);
    const { status, plan, periodEnd, cancelAt, endedAt, accessUntil } = row ?? {};
    ends.add(JSON.stringify({ status, plan, periodEnd, cancelAt, endedAt, accessUntil }));
    expect(await statusOf(world, member)).toMatchObject({ hasAccess: false, plan: 'free', status: 'free' });
    const noted = await db.select({ id: paymentEvents.id }).from(paymentEvents);
    for (const { event } of events) expect(noted.filter(({ id }) => id === event.id)).toHaveLength(1);
  });
  proof(task, {
    goal: 'G-S1',
    what: 'a subscription’s five events in every order, each three times',
    figure: `${played} orders, ${ends.size} end state, ${wrong.length} wrong`,
    passLine: `${ordersPlayed} orders, 1 end state, 0 wrong`,
  });
  expect(wrong).toEqual([]);
  expect([played, ends.size]).toEqual([ordersPlayed, 1]);
  expect([...ends][0]).toContain('"status":"canceled"');
});

test('five events of a shop order in any order, each three times: one order, revenue to the cent', async ({
  task,
}) => {
  const random = randomFrom(inject('seed'));
  const { played, wrong } = await inManyOrders(async (order) => {
    const before = await orderFigures();
    const world = makePaidWorld();
    const { standIn } = world;
    const id = await payForPack(world, asStranger(world));
    const intentId = standIn.session(id)?.payment_intent ?? '';
    await standIn.refund(intentId, 100);
    await standIn.refund(intentId, 99);
    const told = standIn
      .events()
      .filter(({ type }) =>
        ['checkout.session.completed', 'charge.refunded', 'refund.created'].includes(type),
      );
    expect(told).toHaveLength(5);
    const events = await Promise.all(told.map((event) => standIn.sign(event)));
    await deliver(
      world,
      order.map((i) => events[i]).filter((event) => event !== undefined),
      random,
    );
    expect(await db.$count(orders, eq(orders.sessionId, id))).toBe(1);
    const paid = await orderOf(id);
    expect(paid).toMatchObject({ amount: 499, refunded: 199, status: 'partially_refunded' });
    expect(paid.codes).toHaveLength(10);
    expect(world.emails.filter(({ to }) => to === 'buyer@example.test')).toHaveLength(1);
    const figures = await orderFigures();
    expect(figures.totals).toEqual(figures.recount);
    expect(figures.totals).toEqual({
      orders: before.totals.orders + 1,
      revenue: before.totals.revenue + 300,
    });
  });
  proof(task, {
    goal: 'G-S1',
    what: 'an order’s five events in every order, each three times',
    figure: `${played - wrong.length} of ${played} are one order, revenue to the cent`,
    passLine: `${ordersPlayed} of ${ordersPlayed}`,
  });
  expect(wrong).toEqual([]);
  expect(played).toBe(ordersPlayed);
});

test('late and duplicated events during a subscription’s life end in the provider’s state', async () => {
  for (let seed = inject('seed'); seed < inject('seed') + often(20); seed++) {
    const random = randomFrom(seed);
    const world = makePaidWorld(Date.UTC(2026, 0, 10));
    const member = await asMember(world);
    const { standIn } = world;
    await standIn.pay(await begin(world, member), { card: goodCard });
    const id = standIn.subscriptions()[0]?.id ?? '';
    const steps = [
      () => standIn.cancelAtPeriodEnd(id),
      () => standIn.resume(id),
      () => pass(world, 31 * day),
      () => standIn.cancelAtPeriodEnd(id),
    ];
    for (const step of steps) {
      const events = await Promise.all(standIn.events().map((event) => standIn.sign(event)));
      const some = events.filter(() => random() < 0.5).toSorted(() => random() - 0.5);
      await Promise.all([step(), ...some.map((event) => post(world, event))]);
    }
    // The event of the last change is delivered last.
    const last = standIn.events().findLast(({ type }) => type === 'customer.subscription.updated');
    if (!last) throw new Error('a cancellation is told by an event');
    await post(world, await standIn.sign(last));
    expect(await statusOf(world, member), `seed ${seed}`).toMatchObject({
      status: 'canceled',
      hasAccess: true,
    });
  }
});
