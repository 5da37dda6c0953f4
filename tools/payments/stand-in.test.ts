import { describe, expect, test } from 'vitest';
import { restore } from './snapshot.ts';
import type { SignedEvent } from './stand-in.ts';
import {
  badCard,
  day,
  email,
  goodCard,
  happened,
  home,
  labelCheckout,
  openShop,
  planCheckout,
  sdk,
  start,
  subscribed,
  webhookSecret,
} from './testing.ts';

const at = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date, 12) / 1000;

describe('a checkout', () => {
  test('of a plan is paid on the hosted page by a visitor, who becomes a customer', async () => {
    const shop = openShop();
    const { id, url, status } = await planCheckout(shop);
    expect({ url, status }).toEqual({ url: `http://localhost:8788/checkout/${id}`, status: 'open' });
    expect(await shop.standIn.pay(id, { card: badCard, email })).toEqual({
      declined: 'Your card was declined.',
    });
    expect(happened(shop)).toEqual([]);
    const returnTo = 'https://rockabout.example/subscribe?success=true';
    expect(await shop.standIn.pay(id, { card: goodCard, email })).toEqual({ paid: true, returnTo });
    expect(await shop.standIn.pay(id, { card: goodCard, email })).toEqual({
      declined: 'This was paid already.',
    });
    expect(happened(shop)).toEqual([
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
    ]);

    const paid = await shop.stripe.checkout.sessions.retrieve(id, { expand: ['customer'] });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer: { email },
      customer_details: { email },
    });
    const { data } = await shop.stripe.subscriptions.list({ expand: ['data.latest_invoice.payments'] });
    expect(data).toMatchObject([
      {
        id: paid.subscription,
        status: 'active',
        metadata: { memberId: 'hazel' },
        items: { data: [{ price: { unit_amount: 199 } }] },
        latest_invoice: { billing_reason: 'subscription_create', payments: { data: [{ status: 'paid' }] } },
      },
    ]);
  });

  test('of labels is charged with shipping, and has the shipping address', async () => {
    const { standIn, stripe } = openShop();
    const { id } = await labelCheckout(stripe);
    const pay = (address?: typeof home) => standIn.pay(id, { card: goodCard, name: 'Hazel Moss', address });
    expect(await pay()).toEqual({ declined: 'Your shipping address is incomplete.' });
    expect(await pay({ ...home, country: 'AQ' })).toEqual({ declined: 'We do not send to this country.' });
    expect(await pay(home)).toHaveProperty('paid');
    const expand = ['payment_intent.latest_charge'];
    expect(await stripe.checkout.sessions.retrieve(id, { expand })).toMatchObject({
      customer: null,
      metadata: { productId: 'labels-10' },
      collected_information: { shipping_details: { name: 'Hazel Moss', address: home } },
      payment_intent: { status: 'succeeded', latest_charge: { paid: true, amount: 799, refunded: false } },
    });
  });

  test('expires after a day, or when the seller expires it', async () => {
    const shop = openShop();
    const [late, early] = [await planCheckout(shop), await planCheckout(shop)];
    await shop.stripe.checkout.sessions.expire(early.id);
    await expect(shop.stripe.checkout.sessions.expire(early.id)).rejects.toThrow('a status of expired');
    await shop.standIn.advance(day);
    expect(await shop.standIn.pay(late.id, { card: goodCard, email })).toEqual({
      declined: 'This checkout has expired.',
    });
  });
});

describe('a plan', () => {
  test('renews on the last of short months, and each renewal is paid once', async () => {
    const shop = openShop();
    await subscribed(shop);
    await shop.standIn.advance(365 * day);
    const renewals = shop.standIn
      .events()
      .flatMap((event) => (event.type === 'customer.subscription.updated' ? [event] : []));
    expect(renewals.slice(0, 2).map(({ created }) => created)).toEqual([at(2026, 2, 28), at(2026, 3, 31)]);
    expect(renewals[0]?.data.object.items.data[0].current_period_end, 'as it was then').toBe(at(2026, 3, 31));
    expect(happened(shop).filter((type) => type === 'invoice.paid')).toHaveLength(13);
    expect(shop.standIn.now()).toBe(start + 365 * day);
  });

  test('whose card fails is past due, is retried after 3, 5 and 7 days, and ends', async () => {
    const shop = openShop();
    const id = await subscribed(shop);
    await shop.standIn.changeCard(shop.standIn.customers()[0]?.id ?? '', badCard);
    const before = happened(shop).length;
    await shop.standIn.advance((28 + 14.9) * day);
    const expand = ['latest_invoice'];
    expect(await shop.stripe.subscriptions.retrieve(id, { expand })).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', billing_reason: 'subscription_cycle' },
    });
    await shop.standIn.advance(100 * day);
    expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: at(2026, 3, 15),
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(happened(shop, before)).toEqual([
      'invoice.payment_failed',
      'customer.subscription.updated',
      'invoice.payment_failed',
      'invoice.payment_failed',
      'invoice.payment_failed',
      'customer.subscription.deleted',
    ]);
  });

  test('continues when a new card pays at the next try', async () => {
    const { standIn, stripe } = openShop();
    const id = await subscribed({ standIn, stripe });
    const customer = standIn.customers()[0]?.id ?? '';
    await standIn.changeCard(customer, badCard);
    await standIn.advance(29 * day);
    await standIn.changeCard(customer, goodCard);
    await standIn.advance(60 * day);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  });

  test('that is cancelled runs to the end of its period, unless it is resumed', async () => {
    const shop = openShop();
    const id = await subscribed(shop, 'yearly');
    const end = at(2027, 1, 31);
    const cancel = (is: boolean) => shop.stripe.subscriptions.update(id, { cancel_at_period_end: is });
    expect(await cancel(true)).toMatchObject({ status: 'active', cancel_at: end });
    expect(await cancel(false)).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    await cancel(true);
    await shop.standIn.advance(366 * day);
    expect(shop.standIn.subscriptions()).toMatchObject([{ status: 'canceled', ended_at: end }]);
    await expect(cancel(false)).rejects.toThrow('A canceled subscription cannot be updated.');
    expect((await shop.stripe.subscriptions.list()).data).toEqual([]);
    expect((await shop.stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
  });

  test('ends with its customer, and so does every open checkout', async () => {
    const shop = openShop();
    const id = await subscribed(shop);
    const customer = shop.standIn.customers()[0]?.id ?? '';
    const open = await planCheckout(shop, { customer });
    await shop.stripe.customers.del(customer);
    expect(happened(shop).slice(-2)).toEqual(['customer.subscription.deleted', 'customer.deleted']);
    expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect(shop.standIn.session(open.id)?.status).toBe('expired');
    expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
    await expect(planCheckout(shop, { customer })).rejects.toThrow(`No such customer: '${customer}'`);
  });
});

test('a payment is refunded in parts, and never more than was paid', async () => {
  const { standIn, stripe } = openShop();
  const { id } = await labelCheckout(stripe);
  await standIn.pay(id, { card: goodCard, address: home });
  const payment_intent = standIn.session(id)?.payment_intent ?? '';
  await standIn.refund(payment_intent, 300);
  await expect(standIn.refund(payment_intent, 500)).rejects.toThrow('499 cents are left');
  await stripe.refunds.create({ payment_intent, reason: 'duplicate' });
  const again = stripe.refunds.create({ payment_intent, reason: 'duplicate' });
  await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect((await stripe.refunds.list()).data.map(({ amount }) => amount)).toEqual([499, 300]);
  expect((await stripe.charges.list()).data).toMatchObject([{ amount_refunded: 799, refunded: true }]);
  expect(happened({ standIn, stripe }).slice(-2)).toEqual(['charge.refunded', 'refund.created']);
});

describe('an idempotency key', () => {
  const idempotencyKey = 'hazel';

  test('repeats the first response for a day, and refuses another call', async () => {
    const { standIn, stripe } = openShop();
    const create = () => stripe.customers.create({ email }, { idempotencyKey });
    const first = await create();
    expect((await create()).id).toBe(first.id);
    await expect(stripe.customers.create({}, { idempotencyKey })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
    expect(standIn.customers()).toHaveLength(1);
    await standIn.advance(day);
    expect((await create()).id).not.toBe(first.id);
  });

  test('is in use while its first call is in progress', async () => {
    const { standIn, stripe } = openShop();
    standIn.behave({ hangs: 30 });
    const first = stripe.customers.create({ email }, { idempotencyKey });
    const second = stripe.customers.create({ email }, { idempotencyKey });
    await expect(second).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    await expect(first).resolves.toMatchObject({ email });
    expect(standIn.customers()).toHaveLength(1);
  });
});

test('calls and parameters that the product does not use are refused, and so are other keys', async () => {
  const { standIn, stripe } = openShop();
  await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.customers.create({ name: 'Hazel' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'parameter_unknown',
    message: 'Received unknown parameter: name',
  });
  await expect(stripe.prices.list()).rejects.toThrow('Missing or invalid parameter: lookup_keys');
  await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({ code: 'resource_missing' });
  await expect(sdk(standIn, 'sk_test_key').events.list()).rejects.toMatchObject({ statusCode: 401 });
});

test('a list has pages, the newest object first, and can start at a time', async () => {
  const { standIn, stripe } = openShop();
  const old = await stripe.customers.create({});
  await standIn.advance(day);
  const made: string[] = [];
  for (let n = 0; n < 5; n += 1) made.unshift((await stripe.customers.create({})).id);
  const walked: string[] = [];
  for await (const { id } of stripe.customers.list({ limit: 2 })) walked.push(id);
  expect(walked).toEqual([...made, old.id]);
  const { data, has_more } = await stripe.customers.list({ created: { gte: start / 1000 + 1 } });
  expect({ ids: data.map(({ id }) => id), has_more }).toEqual({ ids: made, has_more: false });
});

test('the API can be down, return nonsense or be late, and its calls are recorded', async () => {
  const { standIn, stripe } = openShop();
  standIn.behave('down');
  await expect(stripe.customers.create({ email })).rejects.toMatchObject({ statusCode: 500 });
  standIn.behave('nonsense');
  await expect(stripe.customers.create({ email })).rejects.toThrow('Invalid JSON received');
  standIn.behave({ hangs: 40 });
  await expect(stripe.customers.list({}, { timeout: 10 })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  expect(standIn.customers()).toEqual([]);
  expect(standIn.calls()[0]).toEqual({ method: 'POST', path: '/v1/customers', params: { email } });
});

test('a snapshot restores the state', async () => {
  const before = openShop();
  const id = await subscribed(before);
  await before.standIn.advance(10 * day);
  const after = openShop({ known: restore(before.standIn.snapshot()) });
  expect(after.standIn.now()).toBe(start + 10 * day);
  await after.standIn.advance(20 * day);
  expect(await after.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
  expect(happened(after)).toEqual([...happened(before), 'invoice.paid', 'customer.subscription.updated']);
});

describe('events', () => {
  /** A shop that receives events. `answer` chooses the status of its responses. */
  function listening(answer: (type: string) => number = () => 200) {
    const heard: SignedEvent[] = [];
    const shop = openShop({
      send: async (signed) => {
        const status = answer(signed.event.type);
        if (status === 200) heard.push(signed);
        return status;
      },
    });
    return { ...shop, heard, types: () => heard.map(({ event }) => event.type) };
  }

  test('arrive in order, and each signature is valid for one body, one secret and some minutes', async () => {
    const { heard, types, ...shop } = listening();
    await subscribed(shop);
    expect(types()).toEqual(happened(shop));
    expect(shop.standIn.pending()).toEqual([]);
    const now = shop.standIn.now();
    const read = ({ body, signature }: SignedEvent) =>
      shop.stripe.webhooks.constructEventAsync(body, signature, webhookSecret, 300, undefined, now);
    for (const signed of heard) expect(await read(signed)).toMatchObject({ id: signed.event.id });
    const [signed] = heard;
    if (!signed) throw new Error('no event arrived');
    await expect(read({ ...signed, body: `${signed.body} ` })).rejects.toThrow('signature');
    await expect(read(await shop.standIn.sign(signed.event, now, 'whsec_other'))).rejects.toThrow(
      'signature',
    );
    await expect(read(await shop.standIn.sign(signed.event, now - 301_000))).rejects.toThrow('tolerance');
  });

  test('are held, released in any order, and sent again', async () => {
    const { heard, ...shop } = listening();
    shop.standIn.hold();
    await subscribed(shop);
    expect(heard).toEqual([]);
    const ids = shop.standIn.pending().map(({ id }) => id);
    const [first = '', second = '', third = ''] = ids;
    await shop.standIn.release([third, first]);
    await shop.standIn.release();
    await shop.standIn.redeliver(first);
    expect(heard.map(({ event }) => event.id)).toEqual([third, first, second, first]);
    await subscribed(shop);
    expect(shop.standIn.pending(), 'later events are not held').toEqual([]);
  });

  test('that fail are tried five times, then stay pending, and do not delay others', async () => {
    let tries = 0;
    let isDown = true;
    const { types, ...shop } = listening((type) => {
      if (type !== 'invoice.paid') return 200;
      tries += 1;
      return isDown ? 500 : 200;
    });
    await subscribed(shop);
    expect(tries).toBe(5);
    expect(shop.standIn.pending().map(({ type }) => type)).toEqual(['invoice.paid']);
    expect(types().at(-1)).toBe('checkout.session.completed');
    isDown = false;
    await shop.standIn.release();
    expect(types().at(-1)).toBe('invoice.paid');
  });
});
