import type { Page } from '@playwright/test';
import { products, type Category } from '../../schema/catalogue.ts';
import { declinedCard, payByCard } from '../../tools/e2e/payments.ts';
import { expect, expectAccessible, expectEmail, newEmail, test } from './fixtures.ts';

const success =
  'Purchase successful! Thank you for your order. Check your email for receipt and shipping details.';
const canceled = 'Purchase canceled. Your items are still available in the shop.';

const count = (category: Category['id']) => products.filter((one) => one.category === category).length;
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function buy(page: Page, name: string): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/checkout/**');
}

test('a visitor buys labels: one card is declined, the next one is accepted, and the receipt arrives by email', async ({
  page,
  payments,
}) => {
  const email = newEmail();
  await page.goto('/shop');
  const openLabels = () => page.getByRole('region', { name: 'Categories' }).getByRole('link').click();
  await openLabels();
  await expect(page.getByRole('article')).toHaveCount(count('qr-labels'));
  await buy(page, 'QR Code Labels, 10-Piece');
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(page.getByText(canceled, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/shop$/);

  await openLabels();
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
  const expectReceipt = (words: string) => expectEmail(page, email, 'Your order ', words);
  await expectReceipt('QR Code Labels, 10-Piece: $4.99');
  await expectReceipt('1 Pebble Lane');
  const number = page.getByText(/^Your order number is R-[A-Z2-9]{8}\.$/);
  await expect(number).toBeVisible();
  await expectReceipt(`Order ${/R-\w{8}/.exec(await number.innerText())?.[0]},`);
});
