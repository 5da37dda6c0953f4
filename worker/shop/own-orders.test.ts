import { expect, test } from 'vitest';
import type { OwnOrder } from '../../schema/orders.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { asBrowser } from '../testing/browser.ts';
import { countingEnv } from '../testing/cost.ts';
import { makeMember } from '../testing/make.ts';
import { pagesOf } from '../testing/pages.ts';
import { makeOrder } from '../testing/orders.ts';
import { goodCard, makePaidWorld, postalAddress, sessionAt, shopReturns, tell } from '../testing/payments.ts';

async function mine(person: Person, query = ''): Promise<OwnOrder[]> {
  const answer = await person.request(`/api/orders/my${query}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  return answer.json();
}

test('a member gets only their own orders, newest first and page by page', async () => {
  const world = makeWorld();
  const person = await asMember(world);
  const { id: memberId, email } = person.member;
  const other = await makeMember();
  const order = (i: number, changes: Parameters<typeof makeOrder>[0]) =>
    makeOrder({ createdAt: world.now - i, ...changes });
  const made = [
    await order(0, { memberId }),
    await order(1, { memberId, shippedAt: world.now, tracking: 'DHL 1' }),
    await order(2, { memberId, shippedAt: world.now, status: 'refunded', refunded: 499 }),
    await order(3, { memberId, status: 'partially_refunded', refunded: 100 }),
    await order(4, { memberId, shipping: null }),
    // Bought before the member had an account.
    await order(5, { emailKey: email }),
    await order(6, { emailKey: email, amount: 0, shippedAt: world.now }),
  ];
  // Another member paid with this address; a visitor paid with another one.
  await order(2, { memberId: other.id, emailKey: email });
  await order(3, { emailKey: other.email });

  const list = await mine(person);
  expect(list.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
  const states = ['preparing', 'shipped', 'refunded', 'preparing', 'paid', 'preparing', 'shipped'];
  expect(list.map(({ state }) => state)).toEqual(states);
  expect(list[1]).toEqual({
    id: made[1]?.id,
    productId: made[1]?.productId,
    productName: made[1]?.productName,
    cents: 499,
    refundedCents: 0,
    currency: 'usd',
    state: 'shipped',
    createdAt: new Date(world.now - 1).toISOString(),
    shippedAt: new Date(world.now).toISOString(),
    tracking: 'DHL 1',
  });
  expect(list.map(({ cents, refundedCents }) => [cents, refundedCents]).slice(2)).toEqual([
    [499, 499],
    [499, 100],
    [499, 0],
    [499, 0],
    [0, 0],
  ]);

  const pages = await pagesOf<OwnOrder>(person, '/api/orders/my', 3);
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
  expect(pages.flat()).toEqual(list);
  expect(await mine(await asMember(world))).toEqual([]);
  expect((await person.request('/api/orders/my?limit=11')).status).toBe(400);
});

test('the list reads only the member’s own rows, however many orders there are', async () => {
  const world = makeWorld();
  const counting = countingEnv(world.env);
  const person = await asMember({ ...world, env: counting.env });
  const { id: memberId, email } = person.member;
  for (let i = 0; i < 40; i++) await makeOrder({ emailKey: i % 2 === 0 ? 'many@example.test' : '' });
  await makeOrder({ memberId });
  await makeOrder({ emailKey: email });
  counting.spent.rowsRead = 0;
  counting.spent.roundTrips = 0;
  expect(await mine(person)).toHaveLength(2);
  expect(counting.spent.roundTrips).toBe(1);
  expect(counting.spent.rowsRead).toBeLessThanOrEqual(12);
});

test('only the browser that paid gets the order number, once it exists', async () => {
  const world = makePaidWorld();
  const browser = asBrowser(world, world.env);
  const latest = async (somebody: { open(path: string): Promise<Response> }) =>
    (await somebody.open('/api/orders/latest')).json<{ id: string | null }>();
  expect(await latest(browser)).toEqual({ id: null });
  const answer = await browser.post('/api/products/create-checkout', {
    productId: 'qr-labels-10',
    ...shopReturns,
  });
  const { checkoutUrl }: { checkoutUrl: string } = await answer.json();
  const sessionId = sessionAt(checkoutUrl);
  expect(await latest(browser)).toEqual({ id: null });
  const email = `${crypto.randomUUID()}@example.test`;
  await world.standIn.pay(sessionId, { card: goodCard, email, name: 'B. Uyer', address: postalAddress });
  expect(await latest(browser)).toEqual({ id: null });
  await tell(world);
  const receipt = world.emails.find(({ to }) => to === email);
  expect(`Your order ${(await latest(browser)).id}`).toBe(receipt?.subject);
  expect(await latest(asBrowser(world, world.env))).toEqual({ id: null });

  // An application's id is public, but only the applicant may see the number of its pack.
  const pack = await makeOrder({ amount: 0, sessionId: `founding:${crypto.randomUUID()}` });
  const forged = await asStranger(world).request('/api/orders/latest', {
    headers: { Cookie: `__Host-order=${pack.sessionId}` },
  });
  expect(await forged.json()).toEqual({ id: null });
});
