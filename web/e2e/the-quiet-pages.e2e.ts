import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { desk, expect, expectAccessible, phone, signIn, test } from './fixtures.ts';
import { scan } from './scan.ts';

const paths = ['/contact', '/getting-started', '/qr-code-generator', '/no-such-page'];

async function walk(page: Page): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} scrolls sideways at ${viewport.width}`).toBeLessThanOrEqual(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    }
  }
}

test.describe('on a phone and on a desk, in the light and in the dark', () => {
  test.slow();

  test('the quiet pages stand in no visitor’s way', async ({ page }) => {
    await walk(page);
  });

  test('the quiet pages stand in no member’s way', async ({ page }) => {
    await signIn(page, '/contact');
    await page.request.post('/api/auth/user/complete-first-login', { data: {} });
    await walk(page);
  });
});

test('the QR code of the home page is downloaded as a large picture and can be scanned', async ({ page }) => {
  await page.goto('/qr-code-generator');
  const shown = page.getByRole('main').getByRole('img', { name: /QR code/ });
  expect(await scan(await shown.screenshot())).toBe(new URL(page.url()).origin);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download QR Code' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('rockabout-qr-code.png');
  const path = await download.path();
  const { format, width, height } = await sharp(path).metadata();
  expect([format, width]).toEqual(['png', height]);
  expect(width).toBeGreaterThanOrEqual(600);
  expect(await scan(path)).toBe(new URL(page.url()).origin);
});

test('the printed page has the QR code and says what to do with it, and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await page.goto('/qr-code-generator');
  for (const name of ['How to use it', 'Perfect For'])
    await expect(page.getByRole('region', { name }).getByRole('listitem').nth(2)).toBeVisible();
  await page.getByRole('button', { name: 'Print QR Code' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'How to use this code' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(4);
  const printed = page.getByRole('img', { name: /QR code/ });
  expect(await scan(await printed.screenshot())).toBe(new URL(page.url()).origin);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
});
