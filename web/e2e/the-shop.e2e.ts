import type { Page } from '@playwright/test';
import { products, type Category } from '../../schema/catalogue.ts';
import { newestLetter } from '../../tools/stories/inbox.ts';
import { declinedCard, payByCard } from '../../tools/stories/payments.ts';
import { expect, expectAccessible, screens, signIn, test } from './fixtures.ts';

const success =
  'Purchase successful! Thank you for your order. Check your email for receipt and shipping details.';
const canceled = 'Purchase canceled. Your items are still available in the shop.';

const count = (category: Category['id']) => products.filter((one) => one.category === category).length;
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function openLabels(page: Page): Promise<void> {
  await page.goto('/shop');
  await page.getByRole('region', { name: 'Categories' }).getByRole('link').click();
  await expect(page.getByRole('article')).toHaveCount(count('qr-labels'));
}

async function buy(page: Page, name: string): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/checkout/**');
}

async function expectToast(page: Page, description: string): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: 'Purchase Error' });
  await expect(toast.getByText(description, { exact: true })).toBeVisible();
}

/** The text of the receipt that was mailed to an address; '' while there is none. */
const receiptFor = (page: Page, email: string): Promise<string> =>
  newestLetter(new URL(page.url()).origin, email, 'Your order ');

for (const { title, ...screen } of screens) {
  test.describe(`on ${title}`, () => {
    test.use(screen);

    test('a visitor sees the whole catalogue with its prices, and what is coming', async ({ page }) => {
      await page.goto('/shop');
      const categories = page.getByRole('region', { name: 'Categories' }).getByRole('listitem');
      for (const [name, id] of [
        ['Rock Bundles', 'rock-bundles'],
        ['Art Supplies', 'art-supplies'],
      ] as const) {
        const category = categories.filter({ hasText: name });
        await expect(category).toContainText(`${count(id)} products`);
        await expect(category.getByText('COMING SOON', { exact: true })).toBeVisible();
        await expect(category.getByRole('link')).toHaveCount(0);
        await expect(category.getByRole('button')).toHaveCount(0);
      }
      const labels = categories.filter({ hasText: 'QR Code Tracking Labels' });
      await expect(labels).toContainText('8 products');
      for (const name of ['FREE shipping on all QR Code Labels', 'Premium Quality', 'Secure Checkout'])
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await expectAccessible(page);

      await labels.getByRole('link').click();
      await expect(page).toHaveURL(/\/shop\?category=qr-labels$/);
      await expect(
        page.getByRole('heading', { level: 2, name: 'QR Code Tracking Labels' }).last(),
      ).toBeFocused();
      const prices = ['$0.00', '$2.99', '$4.99', '$6.99', '$8.99', '$10.99', '$18.99', '$34.99'];
      const shown = page.getByRole('article');
      await expect(shown).toHaveCount(prices.length);
      for (const [i, price] of prices.entries()) {
        await expect(shown.nth(i)).toContainText(price);
        await expect(shown.nth(i)).toContainText('QR Code Tracking Labels');
        await expect(shown.nth(i)).toContainText('(0 reviews)');
        await expect(shown.nth(i).getByRole('img', { name: '0 out of 5 stars' })).toBeVisible();
      }
      const coming = page.getByRole('region', { name: 'What is coming' }).getByRole('listitem');
      await expect(coming).toHaveCount(count('rock-bundles') + count('art-supplies'));
      await expect(coming.filter({ hasText: 'Rock Bundle, 100-Piece' })).toContainText('$179.99');
      await expect(coming.filter({ hasText: 'Acrylic Paint Set' })).toContainText('$34.99');
      await expect(coming.filter({ hasText: 'Out of Stock' })).toHaveText(/Sealant.*\$2\.99/);
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);

      await page.goBack();
      await expect(page.getByRole('article')).toHaveCount(0);
      await page.goForward();
      await expect(page.getByRole('article')).toHaveCount(prices.length);
    });

    test('somebody with a keyboard reads everything about a product and goes back', async ({ page }) => {
      await openLabels(page);
      const details = card(page, 'QR Code Labels, 10-Piece').getByRole('link', { name: 'Details' });
      await details.focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('heading', { name: 'QR Code Labels, 10-Piece' })).toBeVisible();
      await expect(dialog(page).getByRole('region', { name: "What's Included" })).toContainText(
        '10 waterproof QR code labels',
      );
      const specifications = dialog(page).getByRole('region', { name: 'Specifications' });
      await expect(specifications).toContainText('1/2 by 1 inch');
      await expect(specifications).toContainText('Up to 12 inches');
      await expect(dialog(page).getByRole('button', { name: 'Buy Now' })).toBeInViewport();
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await expect(dialog(page).getByRole('button', { name: 'Buy Now' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(details).toBeFocused();
      await expect(page).toHaveURL(/\/shop\?category=qr-labels$/);

      await details.click();
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
    });
  });
}

test('what is coming or out of stock can be read about and not bought', async ({ page }) => {
  await page.goto('/shop');
  const coming = page.getByRole('region', { name: 'What is coming' }).getByRole('listitem');
  for (const [name, badge] of [
    ['Sealant', 'Out of Stock'],
    ['Stencils', 'Coming Soon'],
  ] as const) {
    await coming.filter({ hasText: name }).getByRole('link', { name: 'Details' }).click();
    await expect(dialog(page).getByRole('heading', { name })).toBeVisible();
    await expect(dialog(page).getByText(badge, { exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Buy Now' })).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  }
  await page.goto('/shop?category=art-supplies');
  await expect(page.getByRole('heading', { name: 'Shop', exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a visitor buys labels: one card is declined, the next one pays, and the receipt comes by mail', async ({
  page,
  payments,
}) => {
  const email = `${crypto.randomUUID().slice(0, 13)}@example.test`;
  await openLabels(page);
  await buy(page, 'QR Code Labels, 10-Piece');
  const { sessions } = await payments.state();
  expect(sessions.at(-1)?.amount_total).toBe(499);
  await expect(page.getByRole('heading', { name: 'QR Code Labels, 10-Piece' })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await payByCard(page, declinedCard);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await payByCard(page);

  await page.waitForURL('**/shop**');
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/shop\?category=qr-labels$/);
  await expectAccessible(page);
  await expect.poll(() => receiptFor(page, email)).toContain('QR Code Labels, 10-Piece: $4.99');
  expect(await receiptFor(page, email)).toContain('1 Pebble Lane');
  const number = page.getByText(/^Your order number is R-[A-Z2-9]{8}\.$/);
  await expect(number).toBeVisible();
  expect(await receiptFor(page, email)).toContain(`Order ${/R-\w{8}/.exec(await number.innerText())?.[0]},`);

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(success, { exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Shop', exact: true })).toBeFocused();
});

test('a member buys with the address that they sign in with', async ({ page, payments }) => {
  const email = await signIn(page, '/shop');
  await page.request.post('/api/auth/user/complete-first-login', { data: {} });
  await openLabels(page);
  await card(page, 'QR Code Labels, 5-Piece').getByRole('link', { name: 'Details' }).click();
  await dialog(page).getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/checkout/**');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await payByCard(page);
  await page.waitForURL('**/shop**');
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await expect.poll(() => receiptFor(page, email)).toContain('QR Code Labels, 5-Piece: $2.99');
  const { sessions } = await payments.state();
  expect(sessions.find(({ customer_details: buyer }) => buyer?.email === email)?.payment_status).toBe('paid');
});

test('whoever comes back without paying is told so once', async ({ page, payments }) => {
  await openLabels(page);
  await buy(page, 'QR Code Labels, 20-Piece');
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(page.getByText(canceled, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/shop$/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Shop', exact: true })).toBeVisible();
  await expect(page.getByText(canceled, { exact: true })).toBeHidden();
  const { sessions } = await payments.state();
  expect(sessions.at(-1)?.payment_status).toBe('unpaid');
});

test('a price that was tampered with is charged as the catalogue says', async ({ page, payments }) => {
  await page.route('**/api/products/create-checkout', (route) => {
    // What useCheckout of web/shop/queries.ts sends.
    const asked = route.request().postDataJSON() as object;
    return route.continue({ postData: { ...asked, price: 0.01, productName: 'Almost nothing' } });
  });
  await openLabels(page);
  await buy(page, 'QR Code Labels, 100-Piece');
  await expect(page.getByRole('heading', { name: 'QR Code Labels, 100-Piece' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $34.99' })).toBeVisible();
  const { sessions } = await payments.state();
  expect(sessions.at(-1)?.amount_total).toBe(3499);
});

test('the founding pack leads to its application', async ({ page }) => {
  await openLabels(page);
  const founding = card(page, 'Founding Ambassador QR Labels, 20-Piece');
  await expect(founding).toContainText('$0.00');
  await founding.getByRole('link', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/\/qr-code-signup$/);
  await expect(page.getByRole('heading', { name: 'Become a Founding Rock Ambassador' })).toBeVisible();
});

test('whatever goes wrong before the payment page is said, and the button can be pressed again', async ({
  page,
}) => {
  const answers = [
    { status: 503, json: { message: 'Payments are resting.' } },
    { status: 502, body: '' },
    { json: {} },
  ];
  await page.route('**/api/products/create-checkout', (route) => route.fulfill(answers.shift()));
  await openLabels(page);
  const buyNow = card(page, 'QR Code Labels, 15-Piece').getByRole('button', { name: 'Buy Now' });
  for (const words of [
    'Payments are resting.',
    'Failed to start checkout process',
    'No checkout URL received',
  ]) {
    await buyNow.click();
    await expectToast(page, words);
  }
  await expect(buyNow).toBeEnabled();
});

test('a shop that cannot take payments shows what there will be', async ({ page }) => {
  await page.route('**/api/payments', (route) =>
    route.fulfill({ json: { isOpen: false, publishableKey: null } }),
  );
  await openLabels(page);
  await expect(page.getByRole('heading', { name: 'The shop is coming soon' })).toBeVisible();
  const closed = page.getByRole('article').getByRole('button', { name: 'Buy Now' });
  await expect(closed).toHaveCount(7);
  for (const button of await closed.all()) await expect(button).toBeDisabled();
  await expect(card(page, 'QR Code Labels, 50-Piece')).toContainText('$18.99');
  await expectAccessible(page);
});
