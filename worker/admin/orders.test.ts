import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminLimits } from '../../schema/admin.ts';
import type { AdminOrder, OrderFilter } from '../../schema/admin-orders.ts';
import { isToShip } from '../../schema/orders.ts';
import { orders } from '../../schema/tables/index.ts';
import { day, hour } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeOrder, reserveCodes } from '../testing/orders.ts';
import { pagesOf } from '../testing/pages.ts';
import { makePaidWorld, payForPack, tell, type PaidWorld } from '../testing/payments.ts';
import { registerRock } from '../testing/play.ts';
import { planOf, rememberingEnv } from '../testing/statements.ts';
import * as en from '../../schema/words/en/index.ts';

async function listed(person: Person, query: { q?: string; filter?: OrderFilter; limit?: string } = {}) {
  const answer = await person.api.admin.orders.$get({ query });
  expect(answer.status).toBe(200);
  return answer.json();
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

/** Pays for labels. @returns the session of the payment */
const bought = (world: PaidWorld, productId: string, email: string): Promise<string> =>
  payForPack(world, asStranger(world), productId, email);

/** Makes orders whose customers' addresses share a unique word. */
function familyOf(word: string) {
  return (changes: Parameters<typeof makeOrder>[0] = {}) =>
    makeOrder({ customerEmail: `${word}-${newId()}@example.test`, ...changes });
}

test('a paid order is listed as the dashboard shows it', async () => {
  const world = makePaidWorld(Date.UTC(2026, 7, 1, 10));
  const administrator = await asAdministrator(world);
  const email = `${newId()}@example.test`;
  const sessionId = await bought(world, 'qr-labels-10', email);
  await tell(world);
  expect(await listed(administrator, { q: email })).toEqual([
    {
      id: expect.stringMatching(/^R-[A-Z2-9]{8}$/),
      productId: 'qr-labels-10',
      productName: expect.stringContaining('10'),
      customerEmail: email,
      price: 4.99,
      refunded: 0,
      status: 'completed',
      createdAt: '2026-08-01T10:00:00.000Z',
      stripeSessionId: sessionId,
      shipping: {
        name: 'B. Uyer',
        line1: '1 Pebble Way',
        line2: 'Back door',
        city: 'Omaha',
        state: 'NE',
        postalCode: '68102',
        country: 'US',
      },
      shippedAt: null,
      tracking: '',
      labels: 10,
    },
  ]);
});

test('orders are filtered by their state', async () => {
  const administrator = await asAdministrator(makeWorld());
  const word = newId();
  const make = familyOf(word);
  const at = Date.UTC(2026, 4, 1);
  const waiting = await make({ createdAt: at + 5 });
  const shipped = await make({ createdAt: at + 4, shippedAt: at, tracking: 'UPS' });
  const partly = await make({ createdAt: at + 3, refunded: 100, status: 'partially_refunded' });
  const refunded = await make({ createdAt: at + 2, refunded: 499, status: 'refunded' });
  const nowhere = await make({ createdAt: at + 1, shipping: null });
  const given = async (filter?: OrderFilter) =>
    idsOf(await listed(administrator, { q: word, ...(filter && { filter }) }));
  const all = [waiting.id, shipped.id, partly.id, refunded.id, nowhere.id];
  expect(await given()).toEqual(all);
  expect(await given('all')).toEqual(all);
  expect(await given('to-ship')).toEqual([waiting.id, partly.id]);
  expect(idsOf((await listed(administrator, { q: word })).filter(isToShip))).toEqual([waiting.id, partly.id]);
  expect(await given('shipped')).toEqual([shipped.id]);
  expect(await given('refunded')).toEqual([partly.id, refunded.id]);
});

test('orders are found by number, address, product and recipient, and by nothing else', async () => {
  const administrator = await asAdministrator(makeWorld());
  const word = newId();
  const order = await makeOrder({
    productName: `Labels ${word}`,
    customerEmail: `Jo.%_${word}@example.test`,
    shipping: {
      name: `Ørsted O'Hara ${word}`,
      line1: '1 Pebble Way',
      line2: '',
      city: 'Omaha',
      state: 'NE',
      postalCode: '68102',
      country: 'US',
    },
  });
  await makeOrder({ customerEmail: `joxyz${word}@example.test`, shipping: null });
  const found = async (q: string) => idsOf(await listed(administrator, { q }));
  for (const q of [
    order.id,
    order.id.toLowerCase(),
    order.id.slice(3),
    `labels ${word}`,
    `JO.%_${word}`,
    `%_${word}`,
    `ørsted o'hara ${word}`,
    `ØRSTED O'HARA ${word.toUpperCase()}`,
    `  Ørsted O'Hara ${word}  `,
  ])
    expect(await found(q), q).toEqual([order.id]);
  for (const q of [`jo%${word}`, `JO.__${word}`, `${word}' OR '1'='1`, `1 Pebble Way ${word}`, `"${word}"`])
    expect(await found(q), q).toEqual([]);
  expect((await administrator.api.admin.orders.$get({ query: { q: `${word}\u0000` } })).status).toBe(400);
});

test('pages have no gaps, also among orders of one millisecond', async () => {
  const administrator = await asAdministrator(makeWorld());
  const word = newId();
  const make = familyOf(word);
  const made = [];
  for (let i = 0; i < 13; i++) made.push(await make({ createdAt: 1_777_000_000_000 + Math.floor(i / 6) }));
  const wanted = made
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
  const pages = await pagesOf<AdminOrder>(administrator, `/api/admin/orders?q=${word}`, 5);
  expect(pages.map((page) => page.length)).toEqual([5, 5, 3]);
  expect(idsOf(pages.flat())).toEqual(wanted);
});

test('the oldest orders come first if asked, also among orders of one millisecond', async () => {
  const administrator = await asAdministrator(makeWorld());
  const word = newId();
  const make = familyOf(word);
  const made = [];
  for (let i = 0; i < 7; i++) made.push(await make({ createdAt: 1_777_000_000_000 + Math.floor(i / 3) }));
  const wanted = made
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  const pages = await pagesOf<AdminOrder>(administrator, `/api/admin/orders?q=${word}&sort=oldest`, 3);
  expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
  expect(idsOf(pages.flat())).toEqual(wanted);
});

test('a search finds the orders of its UTC days, first and last included, and adds them up', async () => {
  const administrator = await asAdministrator(makeWorld());
  const word = newId();
  const make = familyOf(word);
  const midnight = Date.UTC(2026, 4, 2);
  const [before, first, refunded, last, after] = [
    await make({ createdAt: midnight - 1 }),
    await make({ createdAt: midnight, shippedAt: midnight }),
    await make({ createdAt: midnight + hour, amount: 1099, refunded: 200, status: 'partially_refunded' }),
    await make({ createdAt: midnight + 2 * day - 1, amount: 0 }),
    await make({ createdAt: midnight + 2 * day }),
  ];
  const found = async (query: object) => {
    const asked = { q: word, ...query };
    const sums = await administrator.api.admin['found-orders'].$get({ query: asked });
    const list = await administrator.api.admin.orders.$get({ query: { ...asked, sort: 'oldest' } });
    expect([sums.status, list.status]).toEqual([200, 200]);
    const { orders: many, ...total } = await sums.json();
    const ids = idsOf(await list.json());
    expect(ids).toHaveLength(many);
    return [ids, total];
  };
  const all = { isAll: true };
  expect(await found({ from: '2026-05-02', to: '2026-05-03' })).toEqual([
    idsOf([first, refunded, last]),
    { ...all, revenue: 4.99 + 8.99 },
  ]);
  expect(await found({ to: '2026-05-01' })).toEqual([[before.id], { ...all, revenue: 4.99 }]);
  expect(await found({ from: '2026-05-04' })).toEqual([[after.id], { ...all, revenue: 4.99 }]);
  expect(await found({ from: '2026-05-02', to: '2026-05-03', filter: 'to-ship' })).toEqual([
    idsOf([refunded, last]),
    { ...all, revenue: 8.99 },
  ]);
  expect(await found({ from: '2027-01-01' })).toEqual([[], { ...all, revenue: 0 }]);
});

test('one order is read by its number', async () => {
  const administrator = await asAdministrator(makeWorld());
  const { id, customerEmail } = await makeOrder();
  await reserveCodes(id, 2);
  const read = async (number: string) => {
    const answer = await administrator.request(`/api/admin/orders/${encodeURIComponent(number)}`);
    return [answer.status, await answer.json()];
  };
  const [listedOrder] = await listed(administrator, { q: customerEmail });
  expect(await read(id)).toEqual([200, listedOrder]);
  for (const unknown of ['R-NOTHING0', '%', `${id}' OR '1'='1`])
    expect(await read(unknown)).toEqual([404, { message: en.admin.noOrder }]);
});

test('a list or a sum of days is a search in an index, and reads no other orders', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const { env, sent } = rememberingEnv(world.env);
  world.env = env;
  for (const [filter, index] of [
    ['all', 'orders_created'],
    ['shipped', 'orders_created'],
    ['to-ship', 'orders_waiting'],
  ]) {
    const query = `filter=${filter}&from=2026-05-02&to=2026-05-03`;
    for (const call of [`orders?sort=oldest&${query}`, `orders?${query}`, `found-orders?${query}`]) {
      sent.length = 0;
      expect((await administrator.request(`/api/admin/${call}`)).status).toBe(200);
      const asked = sent.filter(({ sql }) => /from "orders"/.test(sql));
      const steps = (await Promise.all(asked.map((one) => planOf(env, one)))).flat();
      expect(steps, call).toContainEqual(
        expect.stringMatching(
          new RegExp(`^SEARCH orders USING INDEX ${index} \\(created_at>\\? AND created_at<\\?\\)$`),
        ),
      );
      expect(
        steps.filter((step) => /SCAN orders|TEMP B-TREE/.test(step)),
        call,
      ).toEqual([]);
    }
  }
});

test('invalid query parameters are refused with a message', async () => {
  const administrator = await asAdministrator(makeWorld());
  const refused = async (call: string, message: unknown) => {
    const answer = await administrator.request(`/api/admin/${call}`);
    expect([call, answer.status, await answer.json()]).toEqual([
      call,
      400,
      expect.objectContaining({ message }),
    ]);
  };
  const some = expect.any(String);
  for (const query of ['limit=101', 'cursor=1', 'sort=best']) await refused(`orders?${query}`, some);
  for (const list of ['orders', 'found-orders']) {
    await refused(`${list}?filter=lost`, some);
    await refused(`${list}?q=${'x'.repeat(adminLimits.search + 1)}`, some);
    for (const wrong of ['2026-02-30', '2026-5-1', 'today', '', '2026-05-01T00:00'])
      await refused(`${list}?from=${wrong}`, en.admin.notADay);
    await refused(`${list}?from=2026-05-02&to=2026-05-01`, en.admin.daysReversed);
  }
  await refused('labels', en.admin.chosen);
  await refused('labels?orders=', en.admin.noOrder);
  await refused('labels?orders=R-1,R-1', en.admin.chosenTwice);
  const tooMany = Array.from({ length: adminLimits.chosen + 1 }, (_, i) => `R-${i}`);
  await refused(`labels?orders=${tooMany.join(',')}`, en.admin.chosen);
});

test('the totals are those of all orders, less refunds', async () => {
  const world = makePaidWorld();
  const administrator = await asAdministrator(world);
  const totals = async () => (await administrator.api.admin['order-totals'].$get()).json();
  const before = await totals();
  const { standIn } = world;
  for (const productId of ['qr-labels-10', 'qr-labels-25']) await bought(world, productId, 'b@example.test');
  await tell(world);
  const cents = (dollars: number) => Math.round(dollars * 100);
  const paid = await totals();
  expect(paid.orders).toBe(before.orders + 2);
  expect(cents(paid.revenue)).toBe(cents(before.revenue) + 499 + 1099);
  expect(cents(paid.average)).toBe(Math.round(cents(paid.revenue) / paid.orders));

  const intent = standIn.sessions()[0]?.payment_intent;
  await standIn.refund(typeof intent === 'string' ? intent : '', 199);
  await tell(world);
  const refunded = await totals();
  expect(refunded.orders).toBe(paid.orders);
  expect(cents(refunded.revenue)).toBe(cents(paid.revenue) - 199);
});

test('the labels of orders come in the order asked for, without those on a rock and those not to be printed', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const [order, other, empty] = [await makeOrder(), await makeOrder(), await makeOrder()];
  const refunded = await makeOrder({ status: 'refunded', refunded: 499 });
  const [codes, others] = [await reserveCodes(order.id, 3), await reserveCodes(other.id, 2)];
  await reserveCodes(refunded.id, 2);
  const labels = async (...ids: string[]) => {
    const answer = await administrator.api.admin.labels.$get({ query: { orders: ids.join(',') } });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const [used = '', ...free] = codes.toSorted();
  await registerRock(await asMember(world), { code: used.toLowerCase().replaceAll('-', ' ') });
  const unknown = `${order.id}' OR '1'='1`;
  const none = { codes: [], onRocks: 0 };
  expect(await labels(other.id, refunded.id, order.id, unknown, empty.id)).toEqual([
    { id: other.id, codes: others.toSorted(), onRocks: 0, refusal: null },
    { id: refunded.id, ...none, refusal: en.admin.refunded },
    { id: order.id, codes: free, onRocks: 1, refusal: null },
    { id: unknown, ...none, refusal: en.admin.noOrder },
    { id: empty.id, ...none, refusal: null },
  ]);
  expect((await db.select().from(orders).where(eq(orders.id, order.id)))[0]?.shippedAt).toBeNull();
});
