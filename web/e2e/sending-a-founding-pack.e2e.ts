import { asAdministrator, expectNarrow, openTab } from './administration.ts';
import { expect, expectAccessible, newEmail, phone, expectLetter, test, withoutPrinter } from './fixtures.ts';
import { toastOf } from './plans.ts';

test('somebody applies, is selected, and the administrator sends their labels from a phone', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const data = {
    name: 'Ann Miller',
    email,
    address: '12 Pebble Street',
    city: 'Shoretown',
    state: 'North',
    zipcode: '1000',
    country: 'Kiribati',
  };
  expect((await request.post('/api/qr-code-signups', { data })).status()).toBe(200);
  await page.setViewportSize(phone);
  const printed = await withoutPrinter(page);
  await asAdministrator(page);
  // The hourly tick, called by hand: it makes the packs and writes to everybody who waits.
  expect(await (await page.request.get('/cdn-cgi/local/scheduled')).text()).toBe('ok');
  await expectLetter(page, email, 'Rockabout: You are a Founding', 'will be sent');

  const panel = await openTab(page, 'Ambassadors');
  const applicant = panel.getByRole('row').filter({ hasText: email });
  await expect(applicant).toContainText(`Shoretown, North, Kiribati`);
  await expect(applicant).toContainText('Selected');
  await expect(applicant).toContainText('Not shipped');
  await expect(panel).not.toContainText('Pebble Street');
  await expectAccessible(page);

  await applicant.getByRole('link').press('Enter');
  await panel.getByRole('combobox', { name: 'Show' }).selectOption('To ship');
  const order = panel.getByRole('table', { name: 'Product Orders' }).getByRole('row').last();
  for (const words of ['Founding Ambassador QR Labels, 20-Piece', email, 'Free', 'N/A', 'To ship'])
    await expect(order.getByText(words, { exact: true })).toBeVisible();
  await expectNarrow(page);
  await page.setViewportSize(phone);
  await order.getByRole('button').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('12 Pebble Street')).toBeVisible();
  await expect(dialog.getByText('To ship', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Payment session')).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: '20 Rock IDs reserved for it' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Print labels' }).click();
  await expect.poll(printed).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^Label with the Rock ID/ })).toHaveCount(20);
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByLabel('Tracking note (optional)').fill('Postbird 20 20');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(toastOf(page, 'is marked as shipped')).toBeVisible();
  await expectLetter(page, email, 'Your order ', 'Postbird 20 20');
  await openTab(page, 'Ambassadors');
  await expect(applicant).toContainText(/Shipped \w+ \d+/);
});
