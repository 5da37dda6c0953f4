import { shopWords } from '../../schema/catalogue.ts';
import { payByCard } from '../../tools/e2e/payments.ts';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';

test('the shop waits for a late payment confirmation, also after a reload', async ({ page, payments }) => {
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
    await expect(page.getByText(shopWords.success, { exact: true })).toBeVisible();
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
  // The page becomes visible again.
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
