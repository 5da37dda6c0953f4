import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { availability, products } from '../../schema/catalogue.ts';
import { asStranger, origin } from '../testing/as.ts';
import { makePaidWorld, planReturns, sendJson, shopReturns } from '../testing/payments.ts';
import { often } from '../testing/often.ts';
import { proof } from '../testing/proof.ts';

const forSale = products.filter((product) => availability(product) === 'buyable');

/** Manipulated prices. */
const price = fc.oneof(
  fc.constantFrom(0, -1, 0.001, '1e-9', 'NaN', null, [], {}, true, Infinity, '0x1', '٠', ''),
  fc.double(),
  fc.anything(),
);

const evil = [
  'https://evil.example/shop',
  '//evil.example/shop',
  '/\\evil.example/shop',
  '\\\\evil.example/shop',
  'https:evil.example/shop',
  'https:/evil.example/shop',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hi',
  'https://localhost@evil.example/shop',
  'https://localhost:80@evil.example/shop',
  'https://localhost.evil.example/shop',
  'http://evil.example/https://localhost/shop',
  'http://evil.example#https://localhost/shop',
  'http://evil.example?https://localhost/shop',
  'https://localhost\\@evil.example/shop',
  'https://localhost%2eevil.example/shop',
  'https://localhost:8787/shop',
  'http://localhost/shop',
  'https://localhost/shop/../../evil',
  'https://localhost//evil.example/shop',
  '/%2f%2fevil.example/shop',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '/shop\r\nLocation: https://evil.example',
  '/shop\n//evil.example',
  '/\t/evil.example/shop',
  ' //evil.example/shop',
  '\u0000//evil.example/shop',
  'ftp://localhost/shop',
  'file:///shop',
  'http://[::1]/shop',
  'http://127.0.0.1/shop',
  'http://LOCALHOST.evil.example/shop',
  'http:localhost/shop',
  'shop',
  '?success=true',
  '',
  '/api/logout',
  '/shop/',
  '/SHOP',
  `/shop?${'x'.repeat(2000)}`,
] as const;

test('forty foreign return addresses are refused before any call to the provider', async ({ task }) => {
  const world = makePaidWorld();
  const answers: string[] = [];
  for (const address of evil) {
    const person = asStranger(world);
    const calls = [
      ['/products/create-checkout', { productId: 'qr-labels-5', ...shopReturns, successUrl: address }],
      ['/products/create-checkout', { productId: 'qr-labels-5', ...shopReturns, cancelUrl: address }],
      ['/subscription/create-checkout', { plan: 'monthly', ...planReturns, successUrl: address }],
    ] as const;
    for (const [path, body] of calls)
      answers.push(`${(await sendJson(person, path, body)).status} ${path} ${address}`);
  }
  const reached = world.standIn.calls().length;
  proof(task, {
    goal: 'G-S2',
    what: 'return addresses that are not ours',
    figure: `${reached} of ${evil.length} reached the provider`,
    passLine: '0',
  });
  expect(evil.length).toBeGreaterThanOrEqual(40);
  expect(answers.filter((answer) => !answer.startsWith('400 '))).toEqual([]);
  expect(reached).toBe(0);
});

/** Checkout requests with every field tampered. */
const tampered = fc.record({
  product: fc.constantFrom(...forSale),
  paid: price,
  extra: fc.record({
    productName: fc.anything(),
    currency: fc.anything(),
    quantity: fc.anything(),
    amount: price,
  }),
  successUrl: fc.oneof(
    { arbitrary: fc.constantFrom(shopReturns.successUrl, '/shop?success=true&product=x#y'), weight: 4 },
    { arbitrary: fc.constantFrom(...evil), weight: 1 },
  ),
});

test('tampered checkouts always use the catalogue’s price and our own addresses', async ({ task }) => {
  const world = makePaidWorld();
  const { standIn } = world;
  let accepted = 0;
  const mispriced: string[] = [];
  const foreign: string[] = [];
  const odd: string[] = [];
  const attempts = fc.sample(tampered, { numRuns: often(500), seed: inject('seed') });
  for (const { product, paid, extra, successUrl } of attempts) {
    const before = standIn.sessions().length;
    const body = { ...extra, price: paid, productId: product.id, ...shopReturns, successUrl };
    const { status } = await sendJson(asStranger(world), '/products/create-checkout', body);
    const sessions = standIn.sessions().slice(before);
    const isAccepted = status === 200;
    if (![200, 400, 413].includes(status) || sessions.length !== (isAccepted ? 1 : 0))
      odd.push(`${status}, ${sessions.length} checkouts of ${product.id}, to ${successUrl}`);
    if (isAccepted) accepted += 1;
    for (const { amount_total: amount, currency, success_url: success, cancel_url: cancel } of sessions) {
      if (amount !== product.cents || currency !== 'usd')
        mispriced.push(`${product.id} for ${amount} ${currency}`);
      const ours = [`${origin}/shop?success=true&product=${product.id}`, `${origin}/shop?canceled=true`];
      foreign.push(...[success, cancel].filter((address, i) => address !== ours[i]).map(String));
    }
  }
  proof(task, {
    goal: 'G-S2',
    what: `${attempts.length} tampered checkouts`,
    figure: `${accepted} charged, ${mispriced.length} at another price than the catalogue’s; ${foreign.length} foreign addresses`,
    passLine: '0 at another price than the catalogue’s; 0 foreign',
  });
  expect({ mispriced, foreign, odd }).toEqual({ mispriced: [], foreign: [], odd: [] });
  expect(accepted).toBeGreaterThan(attempts.length / 2);
});
