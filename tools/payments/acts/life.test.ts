import { expect, test } from 'vitest';
import { badCard, day, goodCard, happened, openShop, planCheckout, start, subscribed } from '../testing.ts';

const ends = (...dates: [number, number, number][]) =>
  dates.map(([year, month, date]) => Date.UTC(year, month - 1, date, 12) / 1000);

test('a plan renews on the last of short months, a year long, and each renewal is paid once', async () => {
  const shop = openShop();
  const { id } = await subscribed(shop);
  await shop.standIn.advance(365 * day);

  const { data: invoices } = await shop.stripe.invoices.list({ subscription: id, limit: 100 });
  const periods = invoices.toReversed().map(({ lines }) => lines.data[0]?.period.end);
  expect(periods.slice(0, 4)).toEqual(ends([2026, 2, 28], [2026, 3, 31], [2026, 4, 30], [2026, 5, 31]));
  expect(invoices).toHaveLength(13);
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(13);
  expect(invoices.reduce((sum, { amount_paid }) => sum + amount_paid, 0)).toBe(13 * 199);

  const renewals = shop.standIn.events().filter(({ type }) => type === 'customer.subscription.updated');
  expect(renewals.map(({ created }) => created).slice(0, 2)).toEqual(ends([2026, 2, 28], [2026, 3, 31]));
  expect(renewals[0]?.data).toMatchObject({
    object: { items: { data: [{ current_period_end: ends([2026, 3, 31])[0] }] } },
    previous_attributes: { items: { data: [{ current_period_end: ends([2026, 2, 28])[0] }] } },
  });
  expect(shop.standIn.now()).toBe(start + 365 * day);
});

test('a card that fails makes it past due, is tried again after 3, 5 and 7 days, and ends it', async () => {
  const shop = openShop();
  const { id, customer } = await subscribed(shop);
  await shop.standIn.changeCard(typeof customer === 'string' ? customer : customer.id, badCard);
  const from = happened(shop).length;

  await shop.standIn.advance(28 * day);
  expect(await shop.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'past_due',
    items: { data: [{ current_period_end: ends([2026, 3, 31])[0] }] },
    latest_invoice: { status: 'open', attempt_count: 1, next_payment_attempt: start / 1000 + 31 * 24 * 3600 },
  });
  expect(happened(shop, from)).toEqual([
    'payment_intent.created',
    'invoice.created',
    'invoice.finalized',
    'charge.failed',
    'payment_intent.payment_failed',
    'invoice.payment_failed',
    'customer.subscription.updated',
  ]);

  await shop.standIn.advance(14.9 * day);
  expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
  await shop.standIn.advance(0.1 * day);
  expect(await shop.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'canceled',
    ended_at: ends([2026, 3, 15])[0],
    cancellation_details: { reason: 'payment_failed' },
    latest_invoice: { status: 'open', attempt_count: 4, next_payment_attempt: null },
  });
  expect(happened(shop).filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  expect(happened(shop).at(-1)).toBe('customer.subscription.deleted');

  await shop.standIn.advance(100 * day);
  expect(happened(shop).at(-1)).toBe('customer.subscription.deleted');
});

test('a new card is charged at the next try, and the plan goes on', async () => {
  const { standIn, stripe } = openShop();
  const { id } = await subscribed({ standIn, stripe });
  const [customer] = standIn.customers();
  await standIn.changeCard(customer?.id ?? '', badCard);
  await standIn.advance(29 * day);
  await standIn.changeCard(customer?.id ?? '', goodCard);
  await standIn.advance(2 * day);
  expect(await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', attempt_count: 2 },
  });
  await standIn.advance(60 * day);
  expect(standIn.subscriptions()[0]?.status).toBe('active');
});

test('a plan that is cancelled goes on to its end, unless it is taken back', async () => {
  const shop = openShop();
  const { id } = await subscribed(shop, 'yearly');
  const end = Date.UTC(2027, 0, 31, 12) / 1000;
  const before = happened(shop).length;
  expect(await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: end,
    canceled_at: start / 1000,
    cancellation_details: { reason: 'cancellation_requested' },
  });
  await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(happened(shop, before)).toEqual(['customer.subscription.updated']);

  await shop.standIn.resume(id);
  expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    cancellation_details: { reason: null },
  });

  await shop.standIn.cancelAtPeriodEnd(id);
  await shop.standIn.advance(365 * day);
  expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: end });
  await expect(shop.stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toThrow(
    'A canceled subscription can only update its cancellation_details and metadata.',
  );
  const { data: left } = await shop.stripe.subscriptions.list();
  expect(left).toEqual([]);
  const { data: all } = await shop.stripe.subscriptions.list({ status: 'all' });
  expect(all.map((each) => each.id)).toEqual([id]);
});

test('a customer who is deleted leaves no live plan and no open checkout', async () => {
  const shop = openShop();
  const { customer } = await subscribed(shop);
  const id = typeof customer === 'string' ? customer : customer.id;
  const open = await planCheckout(shop, { customer: id });
  const from = happened(shop).length;
  expect(await shop.stripe.customers.del(id)).toEqual({ id, object: 'customer', deleted: true });
  expect(happened(shop, from)).toEqual([
    'checkout.session.expired',
    'customer.subscription.deleted',
    'customer.deleted',
  ]);
  expect(await shop.stripe.customers.retrieve(id)).toMatchObject({ deleted: true });
  expect(await shop.stripe.checkout.sessions.retrieve(open.id)).toMatchObject({ status: 'expired' });
  await expect(planCheckout(shop, { customer: id })).rejects.toThrow(`No such customer: '${id}'`);
  await shop.standIn.advance(400 * day);
  expect(happened(shop).at(-1)).toBe('customer.deleted');
});

test('a checkout expires after a day, or when the seller says so', async () => {
  const shop = openShop();
  const late = await planCheckout(shop);
  const early = await planCheckout(shop);
  expect(await shop.stripe.checkout.sessions.expire(early.id)).toMatchObject({
    status: 'expired',
    url: null,
  });
  await expect(shop.stripe.checkout.sessions.expire(early.id)).rejects.toThrow('status of expired');
  await shop.standIn.advance(day);
  expect(await shop.stripe.checkout.sessions.retrieve(late.id)).toMatchObject({ status: 'expired' });
  expect(happened(shop)).toEqual(['checkout.session.expired', 'checkout.session.expired']);
  const outcome = await shop.standIn.pay(late.id, { card: goodCard, email: 'late@rockabout.example' });
  expect(outcome).toEqual({ declined: 'This checkout has expired.' });
});

test('the page for card and invoices shows what is the customer’s', async () => {
  const shop = openShop();
  const { id, customer: owner } = await subscribed(shop);
  await subscribed(shop);
  await shop.standIn.advance(40 * day);
  const customer = typeof owner === 'string' ? owner : owner.id;
  const visit = await shop.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'https://rockabout.example/subscribe',
  });
  expect(visit.url).toBe(`http://localhost:8788/portal/${visit.id}`);
  const shown = shop.standIn.portal(visit.id);
  expect(shown).toMatchObject({
    customer: { id: customer },
    subscriptions: [{ id }],
    invoices: [{ billing_reason: 'subscription_cycle' }, { billing_reason: 'subscription_create' }],
    returnUrl: 'https://rockabout.example/subscribe',
  });
});

test('it goes on from a snapshot where it stood', async () => {
  const before = openShop();
  const { id } = await subscribed(before);
  await before.standIn.advance(10 * day);
  const after = openShop({ restored: before.standIn.snapshot() });
  expect(after.standIn.now()).toBe(start + 10 * day);
  expect(after.standIn.events()).toHaveLength(before.standIn.events().length);
  expect(await after.stripe.subscriptions.retrieve(id)).toMatchObject({ id, status: 'active' });
  const { data: prices } = await after.stripe.prices.list();
  expect(prices).toHaveLength(2);
  await after.standIn.advance(20 * day);
  expect(await after.stripe.invoices.list({ subscription: id })).toMatchObject({
    data: [{ amount_paid: 199 }, { amount_paid: 199 }],
  });
});
