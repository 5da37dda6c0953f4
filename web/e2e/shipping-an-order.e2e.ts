import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { payByCard } from '../../tools/e2e/payments.ts';
import { asAdministrator, expectNarrow, openTab } from './administration.ts';
import {
  desk,
  expect,
  expectAccessible,
  expectEmail,
  phone,
  signIn,
  test,
  withoutPrinter,
} from './fixtures.ts';
import { toastOf } from './plans.ts';
import * as en from '../../schema/words/en/index.ts';

test.use({ viewport: desk });

/** The dashboard's totals of all orders. */
async function orderTotals(page: Page): Promise<{ orders: number; cents: number; average: number }> {
  const figures = page.getByRole('region', { name: 'Orders', exact: true });
  const read = async (title: string) => {
    const value = figures.getByRole('term').filter({ hasText: title }).locator('..').getByRole('definition');
    await expect(value).toHaveText(/^\$?[\d,.]+$/);
    return Number((await value.innerText()).replace(/[$,]/g, ''));
  };
  return {
    orders: await read('Total Orders'),
    cents: Math.round((await read('Total Revenue')) * 100),
    average: Math.round((await read('Average Order')) * 100),
  };
}

/** Tracking URL of an order. */
const track = 'https://postbird.example/track?id=12345';

test('a member buys labels and follows the order, while the administrator prints and ships it', async ({
  page,
  newBrowser,
  payments,
}) => {
  test.slow();
  const printed = await withoutPrinter(page);
  await asAdministrator(page);
  // Nobody else pays meanwhile: `payments` gives this test exclusive use.
  const before = await orderTotals(page);

  const buyer = await newBrowser({ viewport: phone });
  const email = await signIn(buyer, '/shop', { isFirstLogin: false });
  const orders = buyer.getByRole('region', { name: 'My Orders' });
  await expect(orders.getByText('Nothing ordered yet.')).toBeVisible();
  await orders.getByRole('link', { name: 'See the labels' }).press('Enter');
  // The payment is confirmed late: the buyer returns before it.
  let looks = 0;
  await buyer.route('**/api/orders/latest', (route) =>
    ++looks === 1 ? route.fulfill({ json: { id: null } }) : route.continue(),
  );
  const product = buyer.getByRole('article', { name: 'QR Code Labels, 10-Piece', exact: true });
  await product.getByRole('button', { name: 'Buy Now' }).click();
  await buyer.waitForURL('**/checkout/**');
  await expect(buyer.getByLabel('Email address')).toHaveValue(email);
  await payByCard(buyer);
  await buyer.waitForURL('**/shop**');
  await expect(buyer.getByText(en.shop.outcomes.success, { exact: true })).toBeVisible();
  const number = buyer.getByText(/^Your order number is R-[A-Z2-9]{8}\./);
  await expect(number).toBeVisible();
  const id = /R-\w{8}/.exec(await number.innerText())?.[0] ?? '';
  await number.getByRole('link', { name: 'My Orders' }).press('Enter');
  await expect(orders.getByRole('heading', { name: 'My Orders' })).toBeInViewport();
  const order = orders.getByRole('article', { name: `Order ${id}` });
  for (const words of ['QR Code Labels, 10-Piece', 'Being prepared', '$4.99'])
    await expect(order).toContainText(words);
  await expectAccessible(buyer);
  await expectEmail(buyer, email, 'Your order ', '$4.99');
  const { sessions } = await payments.state();
  const paid = sessions.find(({ customer_details: who }) => who?.email === email);
  expect(paid?.payment_status).toBe('paid');
  const sessionId = paid?.id ?? '';

  await page.reload();
  await expect(page.getByRole('table', { name: /^Product Orders/ }).getByText(email)).toBeVisible();
  const after = await orderTotals(page);
  expect(after).toMatchObject({ orders: before.orders + 1, cents: before.cents + 499 });
  expect(after.average).toBe(Math.round(after.cents / after.orders));
  const panel = await openTab(page, 'Orders');
  await panel.getByRole('combobox', { name: 'Show' }).selectOption('To ship');
  await expect(page).toHaveURL('/admin?tab=orders&filter=to-ship');
  await panel.getByRole('searchbox').fill(email.toUpperCase());
  await page.keyboard.press('Enter');
  const rows = panel.getByRole('table', { name: 'Product Orders' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  const titles = ['Order ID', 'Product', 'Customer Email', 'Price', 'Status', 'Date', 'Payment Session'];
  await expect(panel.getByRole('columnheader')).toHaveText([...titles, 'Shipping']);
  const row = rows.last();
  for (const words of ['QR Code Labels, 10-Piece', email, '$4.99', 'Completed', 'To ship'])
    await expect(row.getByText(words, { exact: true }).filter({ visible: true })).toBeVisible();
  await expectNarrow(page);
  expect(sessionId.length).toBeGreaterThan(20);
  await expect(row.getByText(sessionId.slice(0, 20), { exact: true })).toBeVisible();

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download all orders' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^rockabout-orders-\d{4}-\d\d-\d\d\.csv$/);
  const { data } = Papa.parse<Record<string, string>>(await readFile(await saved.path(), 'utf8'), {
    header: true,
  });
  expect(data.find((line) => line['Customer email'] === email)).toMatchObject({ Price: '4.99' });

  await row.getByRole('link').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 Pebble Lane')).toBeVisible();
  await dialog.getByRole('button', { name: 'Print labels' }).click();
  await expect.poll(printed).toBe(1);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^Label with the Rock ID/ })).toHaveCount(10);
  await page.emulateMedia({ media: 'screen' });

  const note = dialog.getByLabel('Tracking note (optional)');
  await note.fill(`Postbird 12 345, ${track}`);
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toastOf(page, 'is marked as shipped')).toBeVisible();
  // The shipped order has left the list, and the focus is on the list.
  await expect(panel.getByText('No orders found')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Product Orders' })).toBeFocused();
  await expectEmail(page, email, 'Your order ', 'Postbird 12 345');

  await panel.getByRole('combobox', { name: 'Show' }).selectOption('Shipped');
  await expect(rows.last()).toContainText(/Shipped \w+\s\d+,\s\d{4}/);

  await rows.last().getByRole('link').click();
  await dialog.getByRole('button', { name: 'Correct the note' }).click();
  await note.fill(`Postbird 12 346, ${track}`);
  await dialog.getByRole('button', { name: 'Save and tell the customer' }).click();
  await expect(dialog).toHaveCount(0);
  await expectEmail(page, email, 'Your order ', 'Postbird 12 346');

  await buyer.goto('/shop');
  await expect(order).toContainText(/Sent on \w+ \d+, \d{4}/);
  await expect(order).toContainText('Postbird 12 346');
  await expect(order.getByRole('link', { name: track })).toHaveAttribute('href', track);
  await expectNarrow(buyer);

  const log = await openTab(page, 'Log');
  await expect(log.getByRole('row').filter({ hasText: 'Corrected the tracking note' }).first()).toBeVisible();
  await expect(log.getByRole('row').filter({ hasText: 'Shipped the order' }).first()).toBeVisible();
});
