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

test('Contact Us tells how to reach us and helps at once', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^@]+@[^@]+$/);
  await expect(main.getByText(/Omaha, NE/)).toBeVisible();
  const help = main.getByRole('region', { name: 'Quick Help' });
  await expect(help.getByRole('heading', { level: 3 })).toHaveText([
    'I lost my Rock ID',
    'I cannot find a rock',
    'Safety',
  ]);
  await expect(help.getByText(/within a 50-meter radius/)).toBeVisible();

  await help.getByRole('link', { name: 'Safety & Guidelines' }).click();
  await expect(page).toHaveURL(/\/getting-started#safety-guidelines$/);
  await expect(page.getByRole('heading', { name: 'Safety & Guidelines' })).toBeInViewport();
});

test('Getting Started leads visitors to the login and members to their first rock', async ({ page }) => {
  await page.goto('/getting-started');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveText([
    /Create & Paint/,
    /Register Rock/,
    /Hide & Share/,
    /Find & Continue/,
  ]);
  for (const name of ['Your first rock', 'Safety & Guidelines', 'Tips'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sign Up Free' })).toHaveAttribute('href', /^\/api\/login/);
  await expect(main.getByRole('link', { name: 'Register Your First Rock' })).toBeHidden();

  await signIn(page, '/getting-started');
  await expect(main.getByRole('link', { name: 'Register Your First Rock' })).toHaveAttribute(
    'href',
    '/register-rock',
  );
  await expect(main.getByRole('link', { name: 'Sign Up Free' })).toBeHidden();
});

test('the section about safety opens from an address of its own', async ({ page }) => {
  await page.goto('/getting-started#safety-guidelines');
  await expect(page.getByRole('heading', { name: 'Safety & Guidelines' })).toBeInViewport();
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

test('a path that leads nowhere has a way home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await expect(
    page.getByText('Did you forget to add the page to the router?', { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the foot of every page leads to Contact Us and Subscribe', async ({ page }) => {
  await page.goto('/no-such-page');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByText('© 2025')).toBeVisible();
  await expect(foot.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(foot.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/subscribe');
});
