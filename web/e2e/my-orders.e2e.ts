import { payByCard } from '../../tools/stories/payments.ts';
import { asAdministrator, expectNarrow, openTab } from './administration.ts';
import { expect, expectAccessible, phone, signIn, test } from './fixtures.ts';

const success =
  'Purchase successful! Thank you for your order. Check your email for receipt and shipping details.';
const track = 'https://postbird.example/track?id=12345';

test('a member buys labels with their address, reads their number, and follows them until they are shipped', async ({
  page,
  newBrowser,
  payments,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  const email = await signIn(page, '/shop', { isFirstLogin: false });
  const orders = page.getByRole('region', { name: 'My Orders' });
  await expect(orders.getByText('Nothing ordered yet.')).toBeVisible();
  await orders.getByRole('link', { name: 'See the labels' }).press('Enter');
  const product = page.getByRole('article', { name: 'QR Code Labels, 5-Piece', exact: true });
  // The word of the payment comes late, and the buyer is back before it.
  let looks = 0;
  await page.route('**/api/orders/latest', (route) =>
    ++looks === 1 ? route.fulfill({ json: { id: null } }) : route.continue(),
  );
  await product.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/checkout/**');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await payByCard(page);
  await page.waitForURL('**/shop**');
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  const number = page.getByText(/^Your order number is R-[A-Z2-9]{8}\./);
  await expect(number).toBeVisible();
  const id = /R-\w{8}/.exec(await number.innerText())?.[0] ?? '';
  expect((await payments.state()).sessions.at(-1)?.payment_status).toBe('paid');
  await number.getByRole('link', { name: 'My Orders' }).press('Enter');
  await expect(orders.getByRole('heading', { name: 'My Orders' })).toBeInViewport();
  const order = orders.getByRole('article', { name: `Order ${id}` });
  for (const words of ['QR Code Labels, 5-Piece', 'Being prepared', '$2.99'])
    await expect(order).toContainText(words);
  await expectAccessible(page);

  const administrator = await newBrowser();
  await asAdministrator(administrator, `/admin?tab=orders&q=${id}`);
  const panel = await openTab(administrator, 'Orders');
  await panel.getByRole('button', { name: id }).click();
  const dialog = administrator.getByRole('dialog');
  await dialog.getByLabel('Tracking note (optional)').fill(`Postbird 12345, ${track}`);
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto('/shop');
  await expect(order).toContainText(/Sent on \w+ \d+, \d{4}/);
  await expect(order).toContainText('Postbird 12345');
  await expect(order.getByRole('link', { name: track })).toHaveAttribute('href', track);
  await expectNarrow(page);
});

test('a payment that is confirmed late is waited for, and a reload does not hide that', async ({
  page,
  payments,
}) => {
  test.slow();
  await signIn(page, '/shop?category=qr-labels', { isFirstLogin: false });
  await payments.holdEvents();
  const product = page.getByRole('article', { name: 'QR Code Labels, 5-Piece', exact: true });
  await product.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/checkout/**');
  await payByCard(page);
  await page.waitForURL('**/shop**');
  const orders = page.getByRole('region', { name: 'My Orders' });
  const expectAwaited = async () => {
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    await expect(page.getByText('Your order number comes by email with the receipt')).toBeVisible();
    await expect(orders.getByText('Your order is being confirmed.')).toBeVisible();
    await expect(orders.getByText('Nothing ordered yet.')).toHaveCount(0);
  };
  await expectAwaited();
  await expect(product).toBeVisible();
  await expectAccessible(page);
  await page.clock.install();
  await page.reload();
  await expectAwaited();

  const lookAfter = async (act: () => Promise<unknown>) => {
    const look = page.waitForResponse('**/api/orders/latest');
    await act();
    await look;
  };
  for (let looks = 0; looks < 8; looks++) await lookAfter(() => page.clock.fastForward(10_000));
  await expectAwaited();
  await payments.releaseEvents();
  // As when the page comes to the front again.
  await lookAfter(() =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
  );
  const number = page.getByText(/^Your order number is R-[A-Z2-9]{8}\./);
  await expect(number).toBeVisible();
  const id = /R-\w{8}/.exec(await number.innerText())?.[0] ?? '';
  await expect(orders.getByRole('article', { name: `Order ${id}` })).toBeVisible();
  await expect(orders.getByText('Your order is being confirmed.')).toHaveCount(0);
  await expect(page).toHaveURL(/\/shop\?category=qr-labels$/);
});
