import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availability, products } from '../../schema/catalogue.ts';
import { asStranger, origin } from '../testing/as.ts';
import { makePaidWorld, planReturns, sendJson, shopReturns } from '../testing/payments.ts';

const forSale = products.filter((product) => availability(product) === 'buyable');

/** Prices that somebody would rather pay. */
const price = fc.oneof(
  fc.constantFrom(
    0,
    -1,
    0.001,
    '1e-9',
    'NaN',
    null,
    [],
    {},
    true,
    Infinity,
    Number.MAX_SAFE_INTEGER,
    '0x1',
    '٠',
    '',
  ),
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
  'http://localhost@evil.example/shop',
  'http://localhost:80@evil.example/shop',
  'http://localhost.evil.example/shop',
  'http://evil.example/http://localhost/shop',
  'http://evil.example#http://localhost/shop',
  'http://evil.example?http://localhost/shop',
  'http://localhost\\@evil.example/shop',
  'http://localhost%2eevil.example/shop',
  'http://localhost:8787/shop',
  'https://localhost/shop',
  'http://localhost/shop/../../evil',
  'http://localhost//evil.example/shop',
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

test('forty return addresses that are not ours reach nobody', async () => {
  const world = makePaidWorld();
  expect(evil.length).toBeGreaterThanOrEqual(40);
  for (const address of evil) {
    const person = asStranger(world);
    const calls = [
      ['/products/create-checkout', { productId: 'qr-labels-5', ...shopReturns, successUrl: address }],
      ['/products/create-checkout', { productId: 'qr-labels-5', ...shopReturns, cancelUrl: address }],
      ['/subscription/create-checkout', { plan: 'monthly', ...planReturns, successUrl: address }],
    ] as const;
    for (const [path, body] of calls)
      expect(`${address} ${(await sendJson(person, path, body)).status}`).toBe(`${address} 400`);
  }
  expect(world.standIn.calls()).toHaveLength(0);
});

test('500 tampered checkouts: the catalogue’s price and our own addresses each time', async () => {
  const world = makePaidWorld();
  const { standIn } = world;
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...forSale),
      price,
      fc.record({
        productName: fc.anything(),
        currency: fc.anything(),
        quantity: fc.anything(),
        amount: price,
      }),
      fc.oneof(
        { arbitrary: fc.constantFrom(shopReturns.successUrl, '/shop?success=true&product=x#y'), weight: 4 },
        { arbitrary: fc.constantFrom(...evil), weight: 1 },
      ),
      async (product, paid, extra, successUrl) => {
        const before = standIn.sessions().length;
        const body = { ...extra, price: paid, productId: product.id, ...shopReturns, successUrl };
        const { status } = await sendJson(asStranger(world), '/products/create-checkout', body);
        const [session, ...more] = standIn.sessions().slice(before);
        expect(more).toHaveLength(0);
        if (status !== 200) {
          expect([400, 413]).toContain(status);
          expect(session).toBeUndefined();
          return;
        }
        accepted += 1;
        expect(session).toMatchObject({ amount_total: product.cents, currency: 'usd' });
        expect(session?.success_url).toBe(`${origin}/shop?success=true&product=${product.id}`);
        expect(session?.cancel_url).toBe(`${origin}/shop?canceled=true`);
      },
    ),
    { numRuns: 500 },
  );
  expect(accepted).toBeGreaterThan(300);
});
