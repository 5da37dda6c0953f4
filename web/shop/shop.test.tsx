// The shop up to the payment page: its catalogue, product details and errors.
import { beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { products, type Category } from '../../schema/catalogue.ts';
import { api, noConnection, refused, type Answer } from '../testing/api.ts';
import { interceptedUrls } from '../testing/leaving.ts';
import { aMember } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';
import * as en from '../../schema/words/en/index.ts';

const count = (category: Category['id']) => products.filter((one) => one.category === category).length;
const articles = page.getByRole('article');
const card = (name: string) => page.getByRole('article', { name });
const dialog = page.getByRole('dialog');
const address = () => location.pathname + location.search;

beforeEach(() => {
  api.stub('GET /payments', { isOpen: true, publishableKey: 'pk_test_1' });
});

/** Unfolds the products in the card of a category that is not open yet. */
async function openComing(category: string) {
  await page.getByText(`What is coming in ${category}`).click();
  return page.getByRole('list', { name: `What is coming in ${category}` }).getByRole('listitem');
}

const openLabels = () => openApp('/shop?category=qr-labels');

test('a visitor sees the whole catalogue with its prices, and the products that are coming', async () => {
  await openApp('/shop');
  const categories = page.getByRole('region', { name: 'Categories' }).getByRole('listitem');
  for (const [name, id] of [
    ['Rock Bundles', 'rock-bundles'],
    ['Art Supplies', 'art-supplies'],
  ] as const) {
    const category = categories.filter({ hasText: name });
    await expect.element(category.getByText(`${count(id)} products`)).toBeVisible();
    await expect.element(category.getByText('COMING SOON')).toBeVisible();
    await expect.element(category.getByRole('link')).not.toBeInTheDocument();
    await expect.element(category.getByRole('button')).not.toBeInTheDocument();
  }
  const labels = categories.filter({ hasText: 'QR Code Tracking Labels' });
  await expect.element(labels.getByText('8 products')).toBeVisible();
  for (const name of ['FREE shipping on all QR Code Labels', 'Premium Quality', 'Secure Checkout'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  await expect.element(articles).not.toBeInTheDocument();

  await labels.getByRole('link').click();
  await expect.poll(address).toBe('/shop?category=qr-labels');
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'QR Code Tracking Labels' }).last())
    .toHaveFocus();
  const prices = ['$0.00', '$2.99', '$4.99', '$6.99', '$8.99', '$10.99', '$18.99', '$34.99'];
  await expect.element(articles).toHaveLength(prices.length);
  for (const [i, price] of prices.entries()) {
    await expect.element(articles.nth(i).getByText(price)).toBeVisible();
    await expect.element(articles.nth(i).getByText('QR Code Tracking Labels').first()).toBeVisible();
    await expect.element(articles.nth(i).getByText('(0 reviews)')).toBeVisible();
    await expect.element(articles.nth(i).getByRole('img', { name: '0 out of 5 stars' })).toBeVisible();
  }
  // What a label costs in each pack, to compare them by.
  for (const [name, each] of [
    ['QR Code Labels, 5-Piece', '$0.60 per label'],
    ['QR Code Labels, 100-Piece', '$0.35 per label'],
  ] as const)
    await expect.element(card(name).getByText(each)).toBeVisible();
  await expect.element(articles.nth(0).getByText('per label')).not.toBeInTheDocument();

  const bundles = await openComing('Rock Bundles');
  await expect.element(bundles).toHaveLength(count('rock-bundles'));
  await expect
    .element(bundles.filter({ hasText: 'Rock Bundle, 100-Piece' }).getByText('$179.99'))
    .toBeVisible();
  const supplies = await openComing('Art Supplies');
  await expect.element(supplies).toHaveLength(count('art-supplies'));
  await expect.element(supplies.filter({ hasText: 'Acrylic Paint Set' }).getByText('$34.99')).toBeVisible();
  await expect.element(supplies.filter({ hasText: 'Out of Stock' }).getByText('$2.99')).toBeVisible();

  history.back();
  await expect.element(articles).not.toBeInTheDocument();
  history.forward();
  await expect.element(articles).toHaveLength(prices.length);
});

test('the details of a product can be read and closed with the keyboard', async () => {
  await openLabels();
  const details = card('QR Code Labels, 10-Piece').getByRole('link', { name: 'Details' });
  (await details.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('heading', { name: 'QR Code Labels, 10-Piece' })).toBeVisible();
  await expect
    .element(
      dialog.getByRole('region', { name: "What's Included" }).getByText('10 waterproof QR code labels'),
    )
    .toBeVisible();
  const specifications = dialog.getByRole('region', { name: 'Specifications' });
  await expect.element(specifications.getByText('1/2 by 1 inch')).toBeVisible();
  await expect.element(specifications.getByText('Up to 12 inches')).toBeVisible();
  const buyNow = dialog.getByRole('button', { name: 'Buy Now' });
  await expect.element(buyNow).toBeInViewport();
  await userEvent.tab();
  await expect.element(buyNow).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(details).toHaveFocus();
  await expect.poll(address).toBe('/shop?category=qr-labels');

  await details.click();
  await expect.element(dialog).toBeVisible();
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a product that is coming or out of stock has details but cannot be bought', async () => {
  await openApp('/shop');
  const coming = await openComing('Art Supplies');
  for (const [name, badge] of [
    ['Sealant', 'Out of Stock'],
    ['Stencils', 'Coming Soon'],
  ] as const) {
    await coming.filter({ hasText: name }).getByRole('link', { name: 'Details' }).click();
    await expect.element(dialog.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
    await expect.element(dialog.getByText(badge)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

test('a category that is not open shows the shop', async () => {
  await openApp('/shop?category=art-supplies');
  await expect.element(page.getByRole('heading', { name: 'Shop' })).toBeVisible();
  await expect.element(articles).not.toBeInTheDocument();
});

test('the founding pack leads to its application', async () => {
  await openLabels();
  const founding = card('Founding Ambassador QR Labels, 20-Piece');
  await expect.element(founding.getByText('$0.00')).toBeVisible();
  await founding.getByRole('link', { name: 'Buy Now' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Become a Founding Rock Ambassador' }))
    .toBeVisible();
  expect(location.pathname).toBe('/qr-code-signup');
});

test('every error before the payment page is shown, and the button can be clicked again', async () => {
  await openLabels();
  const buyNow = card('QR Code Labels, 15-Piece').getByRole('button', { name: 'Buy Now' });
  // A response without its URL.
  const nothing = {} as Answer<'POST /products/create-checkout'>;
  for (const [answer, words] of [
    [refused(503, 'Payments are resting.'), 'Payments are resting.'],
    [refused(502), 'Failed to start checkout process'],
    [nothing, 'No checkout URL received'],
  ] as const) {
    api.stub('POST /products/create-checkout', answer);
    await buyNow.click();
    const toast = page.getByRole('listitem').filter({ hasText: 'Purchase Error' });
    await expect.element(toast.getByText(words)).toBeVisible();
  }
  await expect.element(buyNow).toBeEnabled();
  expect(interceptedUrls()).toEqual([]);
});

test('a shop without payments shows its products', async () => {
  api.stub('GET /payments', { isOpen: false, publishableKey: null });
  await openLabels();
  await expect.element(page.getByRole('heading', { name: 'The shop is coming soon' })).toBeVisible();
  const closed = articles.getByRole('button', { name: 'Buy Now' });
  await expect.element(closed).toHaveLength(7);
  for (const button of closed.all()) await expect.element(button).toBeDisabled();
  await expect.element(card('QR Code Labels, 50-Piece').getByText('$18.99')).toBeVisible();
});

test('returning without paying shows a message once', async () => {
  await openApp('/shop?canceled=true');
  const canceled = page.getByText(en.shop.outcomes.canceled);
  await expect.element(canceled).toBeVisible();
  await expect.poll(address).toBe('/shop');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(canceled).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Shop' })).toHaveFocus();
});

test('a visitor sees no orders', async () => {
  await openApp('/shop');
  await expect.element(page.getByRole('heading', { name: 'Shop' })).toBeVisible();
  await expect.element(page.getByText('My Orders')).not.toBeInTheDocument();
});

test('the shop waits for a late payment confirmation, also after a reload', async () => {
  const member = aMember();
  const orders = page.getByRole('region', { name: 'My Orders' });
  const awaited = orders.getByText('Your order is being confirmed.');
  const asked = api.stub('GET /orders/latest', { id: null });
  api.stub('GET /orders/my', []);
  const expectAwaited = async () => {
    await expect.element(page.getByText(en.shop.outcomes.success)).toBeVisible();
    await expect.element(page.getByText(/^Your order number comes by email with the receipt/)).toBeVisible();
    await expect.element(awaited).toBeVisible();
    await expect.element(orders.getByText('Nothing ordered yet.')).not.toBeInTheDocument();
  };
  const returned = '/shop?category=qr-labels&success=true';
  await openApp(returned, member);
  await expectAwaited();
  // What a reload keeps.
  expect(address()).toBe(returned);
  await cleanup();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  try {
    await openApp(returned, member);
    await expectAwaited();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await expectAwaited();
  } finally {
    vi.useRealTimers();
  }
  // It asks for five minutes, and again once the page is visible.
  expect(asked.length).toBeGreaterThan(20);
  const order: Answer<'GET /orders/my'>[number] = {
    id: 'R-ABCDEFG2',
    productId: 'tagrfid-5pc',
    productName: 'QR Code Labels, 5-Piece',
    cents: 299,
    refundedCents: 0,
    currency: 'usd',
    state: 'preparing',
    createdAt: '2026-11-02T12:00:00.000Z',
    shippedAt: null,
    tracking: '',
  };
  api.stub('GET /orders/my', [order]);
  api.stub('GET /orders/latest', { id: order.id });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(page.getByText(/^Your order number is R-ABCDEFG2\./)).toBeVisible();
  await expect.element(orders.getByRole('article', { name: `Order ${order.id}` })).toBeVisible();
  await expect.element(awaited).not.toBeInTheDocument();
});

test('orders that fail to load can be retried', async () => {
  api.stub('GET /orders/my', noConnection);
  await openApp('/shop', aMember());
  const orders = page.getByRole('region', { name: 'My Orders' });
  await expect.element(orders.getByText('Your orders could not be loaded.')).toBeVisible();
  api.stub('GET /orders/my', []);
  await orders.getByRole('button', { name: 'Try again' }).click();
  await expect.element(orders.getByText('Nothing ordered yet.')).toBeVisible();
  await orders.getByRole('link', { name: 'See the labels' }).click();
  await expect.poll(address).toBe('/shop?category=qr-labels');
});
