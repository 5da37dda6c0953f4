import sharp from 'sharp';
import { expect, test, withoutPrinter } from './fixtures.ts';
import { scan } from './scan.ts';

test('the QR code of the home page can be scanned, downloaded as a large picture, and printed with instructions', async ({
  page,
}) => {
  const printed = await withoutPrinter(page);
  await page.goto('/qr-code-generator');
  const { origin } = new URL(page.url());
  const shown = page.getByRole('main').getByRole('img', { name: /QR code/ });
  expect(await scan(await shown.screenshot())).toBe(origin);
  for (const name of ['How to use it', 'Perfect For'])
    await expect(page.getByRole('region', { name }).getByRole('listitem').nth(2)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download QR Code' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('rockabout-qr-code.png');
  const path = await download.path();
  const { format, width, height } = await sharp(path).metadata();
  expect([format, width]).toEqual(['png', height]);
  expect(width).toBeGreaterThanOrEqual(600);
  expect(await scan(path)).toBe(origin);

  await page.getByRole('button', { name: 'Print QR Code' }).click();
  await expect.poll(printed).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'How to use this code' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(4);
  const onPaper = page.getByRole('img', { name: /QR code/ });
  expect(await scan(await onPaper.screenshot())).toBe(origin);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
});
