import { orderOf } from '../testing/orders.ts';
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { availability, products } from '../../schema/catalogue.ts';
import { isMistyped } from '../../schema/codes.ts';
import { createApi } from '../api.ts';
import { hour } from '../platform/clock.ts';
import { runHourly } from '../hourly.ts';
import { asMember, asStranger, origin } from '../testing/as.ts';
import { registerRock } from '../testing/play.ts';
import {
  badCard,
  beginToBuy,
  makePaidWorld,
  payForPack,
  postalAddress,
  sendJson,
  shopReturns,
  tell,
} from '../testing/payments.ts';
import * as en from '../../schema/words/en/index.ts';

/** Buys a pack of labels and delivers the events. */
async function buy(...[world, ...pack]: Parameters<typeof payForPack>) {
  const id = await payForPack(world, ...pack);
  await tell(world);
  return orderOf(id);
}

test('products for sale cost what the catalogue says, and the others are refused without a call to the provider', async () => {
  const world = makePaidWorld();
  const { standIn } = world;
  const buyer = asStranger(world);
  for (const product of products) {
    const before = standIn.sessions().length;
    const body = { productId: product.id, productName: 'Gold', price: 0.01, currency: 'xau', ...shopReturns };
    const answer = await sendJson(buyer, '/products/create-checkout', body);
    const isForSale = availability(product) === 'buyable';
    expect(`${product.id} ${answer.status}`).toBe(`${product.id} ${isForSale ? 200 : 409}`);
    expect(standIn.sessions()).toHaveLength(before + (isForSale ? 1 : 0));
    if (isForSale)
      expect(standIn.sessions().at(-1)).toMatchObject({
        mode: 'payment',
        amount_total: product.cents,
        currency: 'usd',
        success_url: `${origin}/shop?success=true&product=${product.id}`,
        cancel_url: `${origin}/shop?canceled=true`,
      });
  }
  for (const productId of ['', 'nothing', '__proto__', 'QR-LABELS-10', 'x'.repeat(65)]) {
    const { status } = await sendJson(buyer, '/products/create-checkout', { productId, ...shopReturns });
    expect([400, 404]).toContain(status);
  }
});

test('an order has all data for fulfilment and issued codes, and its receipt is sent once', async () => {
  const world = makePaidWorld(Date.UTC(2026, 7, 1, 10));
  const member = await asMember(world);
  const { email } = member.member;
  const order = await buy(world, member, 'qr-labels-25');
  expect(order).toMatchObject({
    productId: 'qr-labels-25',
    amount: 1099,
    refunded: 0,
    currency: 'usd',
    status: 'completed',
    customerEmail: email,
    memberId: member.member.id,
    createdAt: Date.UTC(2026, 7, 1, 10),
    shipping: {
      name: 'B. Uyer',
      line1: '1 Pebble Way',
      line2: 'Back door',
      postalCode: '68102',
      country: 'US',
    },
  });
  expect(order.codes).toHaveLength(25);
  expect(new Set(order.codes).size).toBe(25);
  for (const code of order.codes) {
    expect(code).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}-[A-Z2-9]{3}$/);
    expect(isMistyped(code)).toBe(false);
  }
  await runHourly(world.env, world.deps);
  const emails = world.emails.filter(({ to }) => to === email);
  expect(emails).toHaveLength(1);
  expect(emails[0]?.subject).toBe(`Your order ${order.id}`);
  for (const words of ['$10.99', '1 Pebble Way', 'Omaha, NE 68102']) expect(emails[0]?.text).toContain(words);
  for (const code of order.codes) expect(emails[0]?.text).not.toContain(code);
});

test('a sold label is reserved until its rock is registered, and then is a rock like any other', async () => {
  const world = makePaidWorld();
  const { codes } = await buy(world, asStranger(world), 'qr-labels-5');
  const [code = ''] = codes;
  const member = await asMember(world);
  const check = async () =>
    (await asStranger(world).api.rocks.check[':id'].$get({ param: { id: code.toLowerCase() } })).json();
  expect(await check()).toMatchObject({ exists: false, isWaiting: true });
  const find = await member.api.rocks.find.$post({ json: { laserEngraverId: code } });
  expect(find.status).toBe(404);
  expect(await find.json()).toEqual({ message: en.finds.waiting });

  await registerRock(member, { code });
  const known = await check();
  expect(known).toMatchObject({ exists: true, status: 'active' });
  expect(known).not.toHaveProperty('isWaiting');
});

test('a declined card and an abandoned checkout make no order', async () => {
  const world = makePaidWorld();
  const id = await beginToBuy(asStranger(world));
  expect(
    await world.standIn.pay(id, { card: badCard, email: 'b@example.test', address: postalAddress }),
  ).toHaveProperty('declined');
  await world.standIn.advance(25 * hour);
  world.now = world.standIn.now();
  await tell(world);
  await expect(orderOf(id)).rejects.toThrow('no order');
});

test('refunds change the status, and the labels stay reserved', async () => {
  const world = makePaidWorld();
  const order = await buy(world, asStranger(world));
  await world.standIn.refund(order.paymentIntentId, 200);
  await tell(world);
  expect(await orderOf(order.sessionId)).toMatchObject({
    status: 'partially_refunded',
    refunded: 200,
    amount: 499,
  });
  await world.standIn.refund(order.paymentIntentId);
  await tell(world);
  expect(await orderOf(order.sessionId)).toMatchObject({
    status: 'refunded',
    refunded: 499,
    codes: order.codes,
  });
});

test('the webhook is answered while the mail service is slow; the receipt is sent afterwards', async () => {
  const world = makePaidWorld();
  const { openMail } = world.deps;
  const held = Promise.withResolvers<void>();
  world.deps.openMail = (...given) => {
    const mail = openMail(...given);
    return async (email) => {
      await held.promise;
      await mail(email);
    };
  };
  await payForPack(world, asStranger(world), 'qr-labels-5', 'slow@example.test');
  const after = createExecutionContext();
  for (const event of world.standIn.events()) {
    const { body, signature } = await world.standIn.sign(event);
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    const init = { method: 'POST', body, headers };
    const answer = await createApi(world.deps).request(
      `${origin}/api/stripe/webhook`,
      init,
      world.env,
      after,
    );
    expect(answer.status).toBe(200);
  }
  expect(world.emails).toEqual([]);
  held.resolve();
  await waitOnExecutionContext(after);
  expect(world.emails.map(({ to }) => to)).toEqual(['slow@example.test']);
});
