// Checks every screen in light and dark mode: axe, script errors, content policy, no horizontal scrolling.
import type { Page } from '@playwright/test';
import { becomeMember, expect, expectAccessible, expectFits, screens, test } from './fixtures.ts';

const paths = [
  '/',
  '/explore-map',
  '/community',
  '/contact',
  '/getting-started',
  '/subscribe',
  '/nfc-scan',
  '/nfc-scan?rockId=nobody-has-this-one',
  '/shop',
  '/shop?category=qr-labels',
  '/qr-code-signup',
  '/qr-code-generator',
  '/admin',
  '/nowhere',
];

/** Pages that differ for members. The first three redirect visitors to the login. */
const memberPaths = ['/register-rock', '/my-rocks', '/pro', '/', '/community', '/subscribe', '/shop'];

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(`${page.url()}: ${message.text()}`);
  });
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('© 2025')).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);
    });
  }
  expect(problems).toEqual([]);
}

for (const { title, ...screen } of screens) {
  test.describe(`on ${title}`, () => {
    test.use(screen);
    test.slow();

    test('every screen works for a visitor and is accessible', async ({ page }) => {
      await walk(page, paths);
    });

    test('every screen works for a member and is accessible', async ({ page }) => {
      await becomeMember(page, { isFirstLogin: false });
      await walk(page, memberPaths);
    });
  });
}
