import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { serveHere } from './node-http.ts';
import { openPayments, type Payments } from './server.ts';

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** A stand-in beside an app that takes its events. */
async function payments(options: { stateFile?: string } = {}) {
  const received: { body: string; signature: string }[] = [];
  const app = await serveHere(0, async (asked) => {
    expect(new URL(asked.url).pathname).toBe('/api/stripe/webhook');
    received.push({ body: await asked.text(), signature: asked.headers.get('Stripe-Signature') ?? '' });
    return Response.json({});
  });
  open.push(app);
  const appOrigin = `http://localhost:${app.port}`;
  const beside = await openPayments({ port: 0, appOrigin, ...options });
  open.push(beside);
  return { ...beside, appOrigin, received };
}

function stripeOf({ vars }: Pick<Payments, 'vars'>): Stripe {
  const { hostname, port } = new URL(vars['STRIPE_API_URL'] ?? '');
  return new Stripe(vars['STRIPE_SECRET_KEY'] ?? '', {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
  });
}

type Beside = Awaited<ReturnType<typeof payments>>;

function buyLabels(beside: Beside, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  return stripeOf(beside).checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 1499, product_data: { name: 'Labels <b>25</b>' } },
      },
    ],
    success_url: `${beside.appOrigin}/shop?success=true`,
    cancel_url: `${beside.appOrigin}/shop?canceled=true`,
    ...more,
  });
}

const buyer = {
  email: 'buyer@example.test',
  name: 'Robin Story',
  card: '4242 4242 4242 4242',
  expires: '12 / 60',
  cvc: '123',
};

const submit = (url: string | null, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url ?? '', { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

test('the checkout page shows what is bought, declines, keeps all but the card, and leads back when it is paid', async () => {
  const beside = await payments();
  const { url } = await buyLabels(beside);
  const page = await (await fetch(url ?? '')).text();
  expect(page).toContain('Labels &lt;b&gt;25&lt;/b&gt;');
  expect(page).toContain('Pay $14.99');
  expect(page).toContain('No money moves');
  expect(page).toContain(`${beside.appOrigin}/shop?canceled=true`);

  const declined = await submit(url, { ...buyer, card: '4000 0000 0000 0002' });
  expect(declined.status).toBe(422);
  const again = await declined.text();
  expect(again).toContain('Your card was declined.');
  expect(again).toContain('value="Robin Story"');
  expect(again).not.toContain('4000');

  const paid = await submit(url, buyer);
  expect(paid.status).toBe(303);
  expect(paid.headers.get('Location')).toBe(`${beside.appOrigin}/shop?success=true`);
  expect(await (await fetch(url ?? '')).text()).toContain('This is paid already');
});

test('a checkout that collects an address asks for all of it', async () => {
  const beside = await payments();
  const session = await buyLabels(beside, {
    shipping_address_collection: { allowed_countries: ['US', 'CA'] },
  });
  const refused = await (await submit(session.url, { ...buyer, country: 'FR' })).text();
  for (const message of ['Enter your address.', 'Enter your city.', 'Choose a country from the list.']) {
    expect(refused).toContain(message);
  }
  const address = { line1: '1 Pebble Lane', city: 'Omaha', state: 'NE', postal_code: '68102', country: 'US' };
  expect((await submit(session.url, { ...buyer, ...address })).status).toBe(303);
  const { collected_information: collected } = await stripeOf(beside).checkout.sessions.retrieve(session.id);
  expect(collected?.shipping_details).toMatchObject({ name: 'Robin Story', address });
});

test('events reach the app with a signature that the SDK accepts', async () => {
  const beside = await payments();
  const { id, url } = await buyLabels(beside);
  await submit(url, buyer);
  await expect
    .poll(() => beside.received.map(({ body }) => body).join())
    .toContain('checkout.session.completed');
  const events = beside.received.map(({ body, signature }) =>
    stripeOf(beside).webhooks.constructEvent(body, signature, beside.vars['STRIPE_WEBHOOK_SECRET'] ?? ''),
  );
  const completed = events.flatMap((event) =>
    event.type === 'checkout.session.completed' ? [event.data.object.id] : [],
  );
  expect(completed).toEqual([id]);
});

test('what it knew is known after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rockabout-payments-'));
  const stateFile = join(folder, 'payments.json');
  const first = await payments({ stateFile });
  const customer = await stripeOf(first).customers.create({ email: 'hazel@example.test' });
  await first.close();
  open.splice(
    open.findIndex(({ close }) => close === first.close),
    1,
  );

  const second = await payments({ stateFile });
  expect(await stripeOf(second).customers.retrieve(customer.id)).toMatchObject({
    email: 'hazel@example.test',
  });

  await writeFile(stateFile, 'torn');
  await expect(payments({ stateFile })).rejects.toThrow('payments.json cannot be read');
  await rm(folder, { recursive: true });
});

test('nobody reaches it from another site, or by another name', async () => {
  const beside = await payments();
  const { url } = await buyLabels(beside);
  expect((await submit(url, buyer, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await submit(`${beside.url}/act/hold`, {}, { Origin: 'https://elsewhere.example' })).status).toBe(
    403,
  );
  expect((await submit(`${beside.url}/control/hold`, {}, { Origin: beside.appOrigin })).status).toBe(403);
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  request(`${beside.url}/`, { headers: { Host: 'elsewhere.example' } }, (answer) => {
    answer.resume();
    resolve(answer.statusCode);
  }).end();
  expect(await promise).toBe(421);
});

test('stories hold events back, deliver them, and break the API', async () => {
  const beside = await payments();
  const control = (path: string, body: object = {}) =>
    fetch(`${beside.url}/control/${path}`, { method: 'POST', body: JSON.stringify(body) });
  await control('hold');
  const { url } = await buyLabels(beside);
  await submit(url, buyer);
  expect(await (await control('advance', { days: 1 })).json()).toMatchObject({ isHolding: true });
  expect(beside.received).toEqual([]);
  await control('release');
  await expect.poll(() => beside.received.length).toBeGreaterThan(0);

  await control('behave', { manner: 'down' });
  await expect(buyLabels(beside)).rejects.toThrow();
  await control('behave', { manner: 'well' });
  expect(await buyLabels(beside)).toMatchObject({ status: 'open' });
  expect((await control('behave', { manner: 'rude' })).status).toBe(400);
  expect((await control('dance')).status).toBe(404);
});

test('a turn is over when whoever had it breaks off, and then the next one begins', async () => {
  const beside = await payments();
  const turn = (signal: AbortSignal | null = null) =>
    fetch(`${beside.url}/control/turn`, { method: 'POST', signal });
  const first = await turn();
  let begun = 0;
  const waiting = Array.from({ length: 2 }, () => {
    const patience = new AbortController();
    const answer = turn(patience.signal);
    return { patience, answer: answer.finally(() => begun++) };
  });
  await fetch(`${beside.url}/control/state`);
  expect(begun).toBe(0);
  await first.body?.cancel();

  // Which of the two asked first is up to their connections.
  const taken = await Promise.race(waiting.map(async (who) => ({ who, answer: await who.answer })));
  const other = waiting.find((who) => who !== taken.who);
  other?.patience.abort();
  await expect(other?.answer).rejects.toThrow('aborted');
  await taken.answer.body?.cancel();
  const fourth = await turn();
  await fourth.body?.cancel();
});

test('the card form of the app shows the checkout, and pays it', async () => {
  const beside = await payments();
  const session = await buyLabels(beside, {
    ui_mode: 'elements',
    return_url: `${beside.appOrigin}/subscribe?success=true`,
    success_url: undefined,
    cancel_url: undefined,
  });
  const ask = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${beside.url}/stripe-js/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const clientSecret = session.client_secret;
  expect(await ask('session', { clientSecret })).toMatchObject({ amount: 1499, status: 'open' });
  expect(await ask('confirm', { clientSecret, card: '4000000000000002', email: buyer.email })).toEqual({
    message: 'Your card was declined.',
    isDeclined: true,
  });
  expect(await ask('confirm', { clientSecret, card: '4242424242424242', email: buyer.email })).toEqual({
    returnTo: `${beside.appOrigin}/subscribe?success=true`,
  });
  expect(await ask('session', { clientSecret: 'unknown' })).toEqual({ message: 'No such checkout session.' });
});
