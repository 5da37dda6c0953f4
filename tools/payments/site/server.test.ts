import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { goodCard, labelCheckout } from '../testing.ts';
import { serveHere } from '../../app/serve-here.ts';
import { openPayments } from './server.ts';

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** A stand-in beside an app that receives its events, and the SDK as the app uses it. */
async function payments(stateFile?: string) {
  const received: { body: string; signature: string }[] = [];
  const app = await serveHere(0, async (asked) => {
    received.push({ body: await asked.text(), signature: asked.headers.get('Stripe-Signature') ?? '' });
    return Response.json({});
  });
  open.push(app);
  const appOrigin = `http://localhost:${app.port}`;
  const beside = await openPayments({ port: 0, appOrigin, ...(stateFile && { stateFile }) });
  open.push(beside);
  const { hostname: host, port } = new URL(beside.url);
  const { STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = beside.vars;
  const stripe = new Stripe(STRIPE_SECRET_KEY, { host, port, protocol: 'http', maxNetworkRetries: 0 });
  return { ...beside, stripe, webhookSecret: STRIPE_WEBHOOK_SECRET, received };
}

const buyer = {
  name: 'Robin Story',
  line1: '1 Pebble Lane',
  city: 'Omaha',
  postal_code: '68102',
  country: 'US',
  card: goodCard,
};

const submit = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

const checkoutUrl = async (stripe: Stripe) => (await labelCheckout(stripe)).url ?? '';

test('the checkout page shows the product, declines cards, keeps all fields but the card, and leads back when paid', async () => {
  const { received, stripe, webhookSecret } = await payments();
  const url = await checkoutUrl(stripe);
  const page = await (await fetch(url)).text();
  for (const words of ['Ten &lt;b&gt;labels&lt;/b&gt;', 'Pay $7.99', 'No money moves', 'shop?canceled=true'])
    expect(page).toContain(words);

  const declined = await submit(url, { ...buyer, card: '4000 0000 0000 0002' });
  expect(declined.status).toBe(422);
  const again = await declined.text();
  expect(again).toContain('Your card was declined.');
  expect(again).toContain('value="Robin Story"');
  expect(again).not.toContain('4000');

  const paid = await submit(url, buyer);
  expect(paid.status).toBe(303);
  expect(paid.headers.get('Location')).toBe('https://rockabout.example/shop?success=true');
  expect(await (await fetch(url)).text()).toContain('This is paid already');
  await expect.poll(() => received.length).toBe(1);
  const { body, signature } = received[0] ?? { body: '', signature: '' };
  expect(stripe.webhooks.constructEvent(body, signature, webhookSecret).type).toBe(
    'checkout.session.completed',
  );
});

test('the state is restored after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rockabout-payments-'));
  const stateFile = join(folder, 'payments.json');
  const first = await payments(stateFile);
  const { id } = await first.stripe.customers.create({ email: 'hazel@example.test' });
  await first.close();
  open.pop();
  const second = await payments(stateFile);
  expect(await second.stripe.customers.retrieve(id)).toMatchObject({ email: 'hazel@example.test' });

  await writeFile(stateFile, 'torn');
  await expect(payments(stateFile)).rejects.toThrow('payments.json cannot be read');
  await rm(folder, { recursive: true });
});

test('requests from another site or with another host name are refused', async () => {
  const { url } = await payments();
  expect((await submit(`${url}/act/hold`, {}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await submit(`${url}/act/hold`, {}, { Origin: 'https://elsewhere.example' })).status).toBe(403);
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  request(`${url}/`, { headers: { Host: 'elsewhere.example' } }, (answer) => {
    answer.resume();
    resolve(answer.statusCode);
  }).end();
  expect(await promise).toBe(421);
});

test('the first page shows what happened, and its actions are done or refused', async () => {
  const { url, stripe, received } = await payments();
  const act = async (name: string, fields: Record<string, string> = {}) =>
    (await submit(`${url}/act/${name}`, fields)).status;
  expect(await act('hold')).toBe(303);
  await submit(await checkoutUrl(stripe), buyer);
  expect(await act('advance', { days: '1' })).toBe(303);
  expect(received).toEqual([]);
  const page = await (await fetch(url)).text();
  const [, payment = ''] = /name="payment" value="(\w+)"/.exec(page) ?? [];
  for (const words of ['They are held.', 'Ten &lt;b&gt;labels', '$7.99', 'pending'])
    expect(page).toContain(words);
  expect(await act('refund', { payment })).toBe(303);
  expect(await act('release')).toBe(303);
  expect(received).toHaveLength(3);
  expect(await act('behave', { manner: 'down' })).toBe(303);
  await expect(checkoutUrl(stripe)).rejects.toThrow();
  expect([await act('behave', { manner: 'rude' }), await act('dance'), await act('advance')]).toEqual([
    400, 400, 400,
  ]);
});

test('a turn ends when its client disconnects, and then the next one begins', async () => {
  const { url } = await payments();
  const turn = (signal: AbortSignal | null = null) => fetch(`${url}/turn`, { method: 'POST', signal });
  const first = await turn();
  const patience = new AbortController();
  const impatient = turn(patience.signal);
  await fetch(`${url}/state`);
  let hasBegun = false;
  const third = turn().finally(() => (hasBegun = true));
  await fetch(`${url}/state`);
  expect(hasBegun).toBe(false);
  patience.abort();
  await expect(impatient).rejects.toThrow('aborted');
  await first.body?.cancel();
  await (await third).body?.cancel();
});
