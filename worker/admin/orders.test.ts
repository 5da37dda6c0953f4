import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminLimits, adminWords, type AdminOrder, type OrderFilter } from '../../schema/admin.ts';
import { isToShip } from '../../schema/orders.ts';
import { orders } from '../../schema/tables/index.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeOrder, reserveCodes } from '../testing/orders.ts';
import { pagesOf } from '../testing/pages.ts';
import { makePaidWorld, payForPack, tell, type PaidWorld } from '../testing/payments.ts';
import { registerRock } from '../testing/play.ts';

async function listed(person: Person, query: { q?: string; filter?: OrderFilter; limit?: string } = {}) {
  const answer = await person.api.admin.orders.$get({ query });
  expect(answer.status).toBe(200);
  return answer.json();
}

const idsOf = (list: readonly AdminOrder[]) => list.map(({ id }) => id);

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

test('invalid query parameters are refused with a message', async () => {
  const administrator = await asAdministrator(makeWorld());
  for (const query of ['limit=51', 'cursor=1', 'filter=lost', `q=${'x'.repeat(adminLimits.search + 1)}`]) {
    const answer = await administrator.request(`/api/admin/orders?${query}`);
    expect([query, answer.status]).toEqual([query, 400]);
    expect(await answer.json()).toHaveProperty('message');
  }
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

test('a refunded order has no labels to print', async () => {
  const administrator = await asAdministrator(makeWorld());
  const order = await makeOrder({ status: 'refunded', refunded: 499 });
  await reserveCodes(order.id, 2);
  const answer = await administrator.request(`/api/admin/orders/${order.id}/labels`);
  expect([answer.status, await answer.json()]).toEqual([409, { message: adminWords.refunded }]);
});

test('the labels of an order are its own, without those that are on a rock', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const [order, other] = [await makeOrder(), await makeOrder()];
  const codes = await reserveCodes(order.id, 3);
  await reserveCodes(other.id, 2);
  const labels = async (id: string) => {
    const answer = await administrator.request(`/api/admin/orders/${id}/labels`);
    return [answer.status, await answer.json()];
  };
  expect(await labels(order.id)).toEqual([200, { codes: codes.toSorted(), onRocks: 0 }]);
  const [used = '', ...free] = codes.toSorted();
  await registerRock(await asMember(world), { code: used.toLowerCase().replaceAll('-', ' ') });
  expect(await labels(order.id)).toEqual([200, { codes: free, onRocks: 1 }]);
  const empty = await makeOrder();
  expect(await labels(empty.id)).toEqual([200, { codes: [], onRocks: 0 }]);
  for (const unknown of ['R-NOTHING0', '%25', `${order.id}' OR '1'='1`])
    expect(await labels(encodeURIComponent(unknown))).toEqual([404, { message: adminWords.noOrder }]);
  expect((await db.select().from(orders).where(eq(orders.id, order.id)))[0]?.shippedAt).toBeNull();
});
