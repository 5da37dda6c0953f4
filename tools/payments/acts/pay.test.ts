import { describe, expect, test } from 'vitest';
import { badCard, goodCard, happened, home, labelCheckout, openShop, planCheckout } from '../testing.ts';

describe('a plan', () => {
  test('is paid on the hosted page by a visitor, who becomes a customer', async () => {
    const shop = openShop();
    const open = await planCheckout(shop);
    expect(open).toMatchObject({ status: 'open', ui_mode: 'hosted_page', payment_status: 'unpaid' });
    expect(open.url).toBe(`http://localhost:8788/checkout/${open.id}`);
    const from = happened(shop).length;

    const outcome = await shop.standIn.pay(open.id, { card: goodCard, email: 'visitor@rockabout.example' });
    expect(outcome).toEqual({
      paid: true,
      returnTo: `https://rockabout.example/subscribe?session=${open.id}`,
    });

    const paid = await shop.stripe.checkout.sessions.retrieve(open.id, {
      expand: ['customer', 'subscription.latest_invoice.payments.data.payment.payment_intent'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: null,
      customer: { object: 'customer', email: 'visitor@rockabout.example' },
      customer_details: { email: 'visitor@rockabout.example' },
      subscription: {
        status: 'active',
        metadata: { memberId: 'hazel' },
        latest_invoice: {
          id: paid.invoice,
          status: 'paid',
          amount_paid: 199,
          billing_reason: 'subscription_create',
          payments: { data: [{ status: 'paid', payment: { payment_intent: { amount_received: 199 } } }] },
        },
      },
    });
    expect(happened(shop, from)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'customer.created',
      'invoice.created',
      'invoice.finalized',
      'customer.subscription.created',
      'invoice.paid',
      'invoice.payment_succeeded',
      'checkout.session.completed',
    ]);
  });

  test('is paid in our own page by a customer', async () => {
    const { standIn, stripe } = openShop();
    const { data: prices } = await stripe.prices.list({ lookup_keys: ['rock_hunter_pro_yearly'] });
    const customer = await stripe.customers.create({ email: 'hazel@rockabout.example' });
    const open = await stripe.checkout.sessions.create({
      mode: 'subscription',
      ui_mode: 'elements',
      customer: customer.id,
      line_items: [{ price: prices[0]?.id, quantity: 1 }],
      return_url: 'https://rockabout.example/subscribe',
    });
    expect(open.url).toBeNull();
    expect(standIn.sessionBySecret(open.client_secret ?? '')?.id).toBe(open.id);
    expect(standIn.session(open.id)?.line_items?.data[0]?.description).toBe('Rock Hunter Pro');

    const outcome = await standIn.pay(open.id, { card: goodCard });
    expect(outcome).toEqual({ paid: true, returnTo: 'https://rockabout.example/subscribe' });
    const [subscription] = standIn.subscriptions();
    expect(subscription).toMatchObject({ customer: customer.id, status: 'active' });
    expect(subscription?.items.data[0]).toMatchObject({
      current_period_end: Date.UTC(2027, 0, 31, 12) / 1000,
      price: { unit_amount: 1999, recurring: { interval: 'year' } },
    });
  });

  test('is not there after a card was declined, and is there once after another one', async () => {
    const shop = openShop();
    const { id } = await planCheckout(shop);
    const email = 'visitor@rockabout.example';
    expect(await shop.standIn.pay(id, { card: badCard, email })).toEqual({
      declined: 'Your card was declined.',
    });
    expect(shop.standIn.subscriptions()).toEqual([]);
    expect(shop.standIn.session(id)?.status).toBe('open');
    expect(await shop.standIn.pay(id, { card: goodCard, email })).toMatchObject({ paid: true });
    expect(await shop.standIn.pay(id, { card: goodCard, email })).toEqual({
      declined: 'This was paid already.',
    });
    expect(shop.standIn.subscriptions()).toHaveLength(1);
  });
});

describe('a purchase', () => {
  test('is charged with its shipping, and says where to send it', async () => {
    const { standIn, stripe } = openShop();
    const { id, amount_total } = await labelCheckout({ standIn, stripe });
    expect(amount_total).toBe(2 * 499 + 300);
    await standIn.pay(id, { card: goodCard, name: 'Hazel Moss', address: home });

    const paid = await stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items', 'payment_intent.latest_charge'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      customer: null,
      client_reference_id: 'order-1',
      metadata: { productId: 'labels-10' },
      collected_information: { shipping_details: { name: 'Hazel Moss', address: home } },
      shipping_cost: { amount_total: 300 },
      total_details: { amount_shipping: 300 },
      line_items: { data: [{ description: 'Ten labels', quantity: 2, amount_total: 998 }] },
      payment_intent: {
        status: 'succeeded',
        amount_received: 1298,
        metadata: { orderId: 'order-1' },
        latest_charge: { paid: true, amount: 1298, shipping: { address: home } },
      },
    });
    const { data } = await stripe.checkout.sessions.listLineItems(id);
    expect(data).toEqual(paid.line_items?.data);
  });

  test('keeps the intent of a declined card for the next one', async () => {
    const shop = openShop();
    const { id } = await labelCheckout(shop);
    const from = happened(shop).length;
    const buyer = { name: 'Hazel Moss', address: home };
    expect(await shop.standIn.pay(id, { card: badCard, ...buyer })).toEqual({
      declined: 'Your card was declined.',
    });
    await shop.standIn.pay(id, { card: goodCard, ...buyer });
    expect(happened(shop, from)).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
  });

  test.each([
    ['without an address', undefined, 'Your shipping address is incomplete.'],
    ['to where we do not send', { ...home, country: 'AQ' }, 'We do not send to this country.'],
  ])('is not charged %s', async (_, address, declined) => {
    const shop = openShop();
    const { id } = await labelCheckout(shop);
    expect(await shop.standIn.pay(id, { card: goodCard, address })).toEqual({ declined });
    expect(happened(shop)).not.toContain('charge.succeeded');
  });

  test('goes back in parts, never more than was paid', async () => {
    const shop = openShop();
    const { standIn, stripe } = shop;
    const { id } = await labelCheckout(shop);
    await standIn.pay(id, { card: goodCard, name: 'Hazel Moss', address: home });
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
    const intent = typeof payment_intent === 'string' ? payment_intent : '';
    const from = happened(shop).length;

    await stripe.refunds.create({ payment_intent: intent, amount: 300, reason: 'requested_by_customer' });
    await expect(stripe.refunds.create({ payment_intent: intent, amount: 999 })).rejects.toThrow(
      'Refund amount ($9.99) is greater than unrefunded amount on charge ($9.98)',
    );
    const rest = await standIn.refund(intent);
    expect(rest).toMatchObject({ amount: 998, status: 'succeeded', payment_intent: intent });
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });

    const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    expect(latest_charge).toMatchObject({ amount_refunded: 1298, refunded: true });
    const { data } = await stripe.refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([998, 300]);
    expect(happened(shop, from)).toEqual([
      'charge.refunded',
      'refund.created',
      'charge.refunded',
      'refund.created',
    ]);
    const [first] = standIn.events().slice(from);
    expect(first?.data).toMatchObject({
      object: { amount_refunded: 300, refunded: false },
      previous_attributes: { amount_refunded: 0 },
    });
  });
});
