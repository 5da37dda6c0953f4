import { describe, expect, test } from 'vitest';
import type { StandIn } from '../stand-in.ts';
import {
  day,
  happened,
  openShop,
  planCheckout,
  priceOf,
  sdk,
  secretKey,
  start,
  subscribed,
} from '../testing.ts';

function call(standIn: StandIn, path: string, body?: string, headers: Record<string, string> = {}) {
  return standIn.api(
    new Request(`https://api.stripe.com/v1/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${secretKey}`,
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body,
    }),
  );
}

describe('what it refuses', () => {
  test('callers without its key', async () => {
    const { standIn } = openShop();
    await expect(sdk(standIn, 'sk_test_of_somebody_else').customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });

  test('addresses that it does not have', async () => {
    const { stripe } = openShop();
    await expect(stripe.coupons.list()).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      message: expect.stringContaining('Unrecognized request URL (GET: /v1/coupons)'),
    });
  });

  test('ids that it does not know', async () => {
    const { stripe } = openShop();
    const missing = { code: 'resource_missing', statusCode: 404 };
    await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      ...missing,
      message: "No such subscription: 'sub_none'",
    });
    await expect(stripe.subscriptions.cancel('sub_none')).rejects.toMatchObject(missing);
    await expect(stripe.customers.del('cus_none')).rejects.toMatchObject(missing);
    await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject(missing);
    await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject(missing);
    await expect(stripe.events.retrieve('evt_none')).rejects.toMatchObject(missing);
    await expect(stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject({
      ...missing,
      statusCode: 400,
      param: 'charge',
    });
  });

  test.each([
    ['customers', 'nickname=Hazel', 'parameter_unknown', 'nickname'],
    ['customers', 'shipping[speed]=fast', 'parameter_unknown', 'shipping[speed]'],
    ['checkout/sessions', '', 'parameter_missing', 'mode'],
    ['checkout/sessions', 'mode=payment', 'parameter_missing', 'line_items'],
    ['billing_portal/sessions', '', 'parameter_missing', 'customer'],
    ['refunds', 'payment_intent=pi_1&amount=many', 'resource_missing', 'payment_intent'],
    ['customers', 'metadata[a]=1&metadata[b][c]=2', 'parameter_unknown', 'metadata[b][c]'],
  ])('POST %s with %s', async (path, body, code, param) => {
    const { standIn } = openShop();
    const answer = await call(standIn, path, body);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Request-Id')).toMatch(/^req_\w{14}$/);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error', code, param } });
  });

  test.each([
    [{ success_url: 'javascript:alert(1)' }, 'Not a valid URL'],
    [{ ui_mode: 'elements' as const }, 'You can not pass `success_url` when `ui_mode` is `elements`.'],
    [{ customer_email: 'nobody' }, 'Invalid email address: nobody'],
    [{ mode: 'payment' as const }, 'You specified `payment` mode but passed a recurring price.'],
    [{ payment_intent_data: {}, customer: 'cus_none' }, "No such customer: 'cus_none'"],
    [{ line_items: [{ price: 'price_none', quantity: 1 }] }, "No such price: 'price_none'"],
    [{ expires_at: start / 1000 + 60 }, 'The `expires_at` timestamp must be between 30 minutes and 24 hours'],
  ])('a checkout with %j', async (change, message) => {
    const shop = openShop();
    const asked = shop.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: await priceOf(shop, 'monthly'), quantity: 1 }],
      success_url: 'https://rockabout.example/subscribe',
      ...change,
    });
    await expect(asked).rejects.toThrow(message);
    expect(shop.standIn.sessions()).toEqual([]);
  });
});

describe('idempotency', () => {
  test('the same key gets the first answer again, and nothing is done twice', async () => {
    const shop = openShop();
    const create = () => shop.stripe.customers.create({ name: 'Hazel' }, { idempotencyKey: 'hazel' });
    const [first, second] = [await create(), await create()];
    expect(second).toEqual(first);
    expect(shop.standIn.customers()).toHaveLength(1);
    expect(happened(shop)).toEqual(['customer.created']);
    expect(shop.standIn.events()[0]?.request?.idempotency_key).toBe('hazel');
  });

  test('a key is for one call: with other parameters, or elsewhere, it is refused', async () => {
    const { stripe } = openShop();
    const idempotencyKey = 'hazel';
    const { id } = await stripe.customers.create({ name: 'Hazel' }, { idempotencyKey });
    await expect(stripe.customers.create({ name: 'Robin' }, { idempotencyKey })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
      message: expect.stringContaining('same parameters they were first used with'),
    });
    await expect(stripe.customers.update(id, { name: 'Hazel' }, { idempotencyKey })).rejects.toThrow(
      'same endpoint',
    );
  });

  test('a key whose first call is on its way is in use', async () => {
    const { standIn, stripe } = openShop();
    standIn.behave({ hangs: 30 });
    const first = stripe.customers.create({ name: 'Hazel' }, { idempotencyKey: 'hazel' });
    const second = stripe.customers.create({ name: 'Hazel' }, { idempotencyKey: 'hazel' });
    await expect(second).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    await expect(first).resolves.toMatchObject({ name: 'Hazel' });
    expect(standIn.customers()).toHaveLength(1);
  });

  test('a refusal is repeated too, but a call that was malformed leaves its key free', async () => {
    const { standIn } = openShop();
    const post = (body: string, key: string) =>
      call(standIn, 'billing_portal/sessions', body, { 'Idempotency-Key': key });
    const first = await post('customer=cus_none', 'a');
    expect(first.status).toBe(400);
    expect(first.headers.get('Idempotent-Replayed')).toBeNull();
    expect((await post('customer=cus_none', 'a')).headers.get('Idempotent-Replayed')).toBe('true');
    expect((await post('who=cus_none', 'b')).status).toBe(400);
    const again = await post('customer=cus_none', 'b');
    expect(await again.json()).toMatchObject({ error: { code: 'resource_missing' } });
  });

  test('a key is new again after a day', async () => {
    const { standIn, stripe } = openShop();
    const create = () => stripe.customers.create({ name: 'Hazel' }, { idempotencyKey: 'hazel' });
    const first = await create();
    await standIn.advance(day);
    expect((await create()).id).not.toBe(first.id);
  });
});

describe('lists', () => {
  test('come in pages, the newest first, and the SDK walks through all of them', async () => {
    const { stripe } = openShop();
    const made: string[] = [];
    for (let n = 0; n < 25; n += 1) made.unshift((await stripe.customers.create({ name: `${n}` })).id);
    const first = await stripe.customers.list({ limit: 10 });
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 10));
    expect(first.has_more).toBe(true);
    const last = await stripe.customers.list({ limit: 10, starting_after: made[19] });
    expect(last).toMatchObject({ has_more: false });
    expect(last.data.map(({ id }) => id)).toEqual(made.slice(20));
    const before = await stripe.customers.list({ limit: 10, ending_before: made[20] });
    expect(before.data.map(({ id }) => id)).toEqual(made.slice(10, 20));
    const walked: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 7 })) walked.push(id);
    expect(walked).toEqual(made);
    await expect(stripe.customers.list({ limit: 101 })).rejects.toThrow('between 1 and 100');
    await expect(stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'starting_after',
    });
  });

  test('are narrowed by time, by owner and by state', async () => {
    const shop = openShop();
    const { customer: owner } = await subscribed(shop);
    await shop.standIn.advance(day / 2);
    const later = await planCheckout(shop);
    const since = { created: { gte: start / 1000 + 1 } };
    const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
    const { sessions } = shop.stripe.checkout;
    expect(ids(await sessions.list(since))).toEqual([later.id]);
    expect(ids(await sessions.list({ status: 'open' }))).toEqual([later.id]);
    const customer = typeof owner === 'string' ? owner : owner.id;
    expect(ids(await sessions.list({ customer }))).not.toContain(later.id);
    expect(ids(await shop.stripe.events.list(since))).toEqual([]);
    const price = await priceOf(shop, 'yearly');
    expect(ids(await shop.stripe.subscriptions.list({ price, status: 'all' }))).toEqual([]);
  });
});

test('what is asked for is put in the place of its id, also in lists', async () => {
  const shop = openShop();
  const { id } = await subscribed(shop);
  const plain = await shop.stripe.subscriptions.retrieve(id);
  expect(plain.latest_invoice).toMatch(/^in_\w{24}$/);
  const { data } = await shop.stripe.subscriptions.list({ expand: ['data.latest_invoice', 'data.customer'] });
  expect(data).toMatchObject([
    { latest_invoice: { object: 'invoice', status: 'paid' }, customer: { object: 'customer' } },
  ]);
  expect(data[0]?.latest_invoice).not.toHaveProperty('payments');
  const sessions = await shop.stripe.checkout.sessions.list({
    expand: ['data.line_items', 'data.subscription'],
  });
  expect(sessions.data).toMatchObject([
    { line_items: { data: [{ amount_total: 199 }] }, subscription: { id } },
  ]);
  await expect(shop.stripe.subscriptions.retrieve(id, { expand: ['status'] })).rejects.toThrow(
    'This property cannot be expanded (status).',
  );
});

test('metadata is merged, a name without a value goes', async () => {
  const { stripe } = openShop();
  const { id } = await stripe.customers.create({ metadata: { memberId: 'hazel', note: 'x' } });
  const { metadata } = await stripe.customers.update(id, { metadata: { note: '', plan: 'yearly' } });
  expect(metadata).toEqual({ memberId: 'hazel', plan: 'yearly' });
  await expect(stripe.customers.update(id, { metadata: { long: 'x'.repeat(501) } })).rejects.toThrow(
    '500 characters',
  );
});

test('it can be down, make no sense, or be late, and tells which calls came', async () => {
  const { standIn, stripe } = openShop();
  standIn.behave('down');
  await expect(stripe.customers.create({ name: 'Hazel' })).rejects.toMatchObject({ statusCode: 500 });
  standIn.behave('nonsense');
  await expect(stripe.customers.create({ name: 'Hazel' })).rejects.toThrow('Invalid JSON received');
  standIn.behave({ hangs: 40 });
  await expect(stripe.customers.list({}, { timeout: 10 })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  standIn.behave('well');
  expect(standIn.customers()).toEqual([]);
  await stripe.customers.create(
    { name: 'Hazel', metadata: { memberId: 'hazel' } },
    { idempotencyKey: 'one' },
  );
  expect(standIn.calls()).toHaveLength(4);
  expect(standIn.calls().at(-1)).toEqual({
    method: 'POST',
    path: '/v1/customers',
    params: { name: 'Hazel', metadata: { memberId: 'hazel' } },
    idempotencyKey: 'one',
  });
});
