import { expect, test } from 'vitest';
import type { SignedEvent } from './stand-in.ts';
import { goodCard, happened, openShop, planCheckout, webhookSecret, type Shop } from './testing.ts';

/** A shop that hears of what happens; `answer` says with which status. */
function listening(answer: (type: string) => number = () => 200) {
  const heard: SignedEvent[] = [];
  const shop = openShop({
    send: async (signed) => {
      const status = answer(signed.event.type);
      if (status === 200) heard.push(signed);
      return status;
    },
  });
  return { ...shop, heard };
}

async function buy(shop: Shop): Promise<void> {
  const { id } = await planCheckout(shop);
  await shop.standIn.pay(id, { card: goodCard, email: 'visitor@rockabout.example' });
}

const types = (heard: readonly SignedEvent[]) => heard.map(({ event }) => event.type);

test('events come in their order, and each is signed', async () => {
  const { heard, ...shop } = listening();
  await buy(shop);
  expect(types(heard)).toEqual(happened(shop));
  expect(shop.standIn.pending()).toEqual([]);
  for (const { event, body, signature } of heard) {
    const read = await shop.stripe.webhooks.constructEventAsync(
      body,
      signature,
      webhookSecret,
      300,
      undefined,
      shop.standIn.now(),
    );
    expect(read).toMatchObject({ id: event.id, api_version: '2026-10-28.endive', livemode: false });
  }
});

test('a signature is good for one body, one secret, and some minutes', async () => {
  const shop = openShop();
  await buy(shop);
  const [event] = shop.standIn.events();
  if (!event) throw new Error('nothing happened');
  const now = shop.standIn.now();
  const isAccepted = ({ body, signature }: SignedEvent, text = body) =>
    shop.stripe.webhooks.constructEventAsync(text, signature, webhookSecret, 300, undefined, now).then(
      () => true,
      () => false,
    );
  const signed = await shop.standIn.sign(event);
  expect(await isAccepted(signed)).toBe(true);
  expect(await isAccepted(signed, `${signed.body} `)).toBe(false);
  expect(await isAccepted(await shop.standIn.sign(event, now, 'whsec_of_somebody_else'))).toBe(false);
  expect(await isAccepted(await shop.standIn.sign(event, now - 299_000))).toBe(true);
  expect(await isAccepted(await shop.standIn.sign(event, now - 301_000))).toBe(false);
});

test('without a listener events collect', async () => {
  const shop = openShop();
  await buy(shop);
  expect(shop.standIn.pending()).toEqual(shop.standIn.events());
});

test('events are held back, and let go in any order', async () => {
  const { heard, ...shop } = listening();
  shop.standIn.hold();
  await buy(shop);
  expect(heard).toEqual([]);
  const ids = shop.standIn.pending().map(({ id }) => id);
  const backwards = ids.toReversed();

  await shop.standIn.release(backwards.slice(0, 2));
  expect(heard.map(({ event }) => event.id)).toEqual(backwards.slice(0, 2));
  await shop.standIn.release();
  expect(heard.map(({ event }) => event.id)).toEqual([...backwards.slice(0, 2), ...ids.slice(0, -2)]);

  const [first] = ids;
  await shop.standIn.redeliver(first ?? '');
  expect(heard.at(-1)?.event.id).toBe(first);

  // What happens from now on is not held.
  await buy(shop);
  expect(shop.standIn.pending()).toEqual([]);
});

test('an event that fails is tried five times, and waits then; the others are not kept waiting', async () => {
  let isDown = true;
  let tries = 0;
  const { heard, ...shop } = listening((type) => {
    if (type !== 'invoice.paid') return 200;
    tries += 1;
    if (!isDown) return 200;
    if (tries % 2 === 0) return 500;
    throw new Error('connection refused');
  });
  await buy(shop);
  expect(tries).toBe(5);
  expect(shop.standIn.pending().map(({ type }) => type)).toEqual(['invoice.paid']);
  expect(types(heard).at(-1)).toBe('checkout.session.completed');

  isDown = false;
  await shop.standIn.release();
  expect(types(heard).at(-1)).toBe('invoice.paid');
  expect(shop.standIn.pending()).toEqual([]);
});

test('an event shows what it saw, whatever happens later', async () => {
  const shop = openShop();
  await buy(shop);
  const [subscription] = shop.standIn.subscriptions();
  await shop.standIn.cancelNow(subscription?.id ?? '');
  const { data } = await shop.stripe.events.list({
    types: ['customer.subscription.created', 'customer.subscription.deleted'],
  });
  expect(data.map(({ data: { object } }) => object)).toMatchObject([
    { status: 'canceled' },
    { status: 'active' },
  ]);
  expect(data.map(({ request }) => request)).toEqual([
    { id: null, idempotency_key: null },
    { id: null, idempotency_key: null },
  ]);
});
