// Checks every screen in light and dark mode: axe, script errors, content policy, no horizontal scrolling.
import type { Page } from '@playwright/test';
import { memberScreens, screens as everyScreen } from '../../tools/e2e/screens.ts';
import { openScreen } from '../../tools/e2e/walk.ts';
import { becomeMember, expect, expectAccessible, expectFits, phone, screens, test } from './fixtures.ts';

/** As wide as 390 pixels with a root font of 32 pixels. */
const largeLetters = { width: 195, height: 422 };

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(`${page.url()}: ${message.text()}`);
  });
  for (const path of paths) {
    await test.step(path, async () => {
      await page.setViewportSize(phone);
      await openScreen(page, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('© 2025')).toBeVisible();
      for (const { viewport, colorScheme } of screens) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
        await expectFits(page);
      }
      await page.setViewportSize(largeLetters);
      await expectFits(page);
    });
  }
  expect(problems).toEqual([]);
}

/** Whether the middle of a zero, drawn in the font, is inked: the middle of a round zero is empty. */
async function hasSlash(page: Page, family: string): Promise<boolean> {
  return page.evaluate(async (family) => {
    const font = `100px ${getComputedStyle(document.documentElement).getPropertyValue(family)}`;
    await document.fonts.load(font, '0');
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = font;
    const { width, actualBoundingBoxAscent: height } = context.measureText('0');
    context.fillText('0', 0, height);
    return context.getImageData(Math.round(width / 2), Math.round(height / 2), 1, 1).data[3]! > 0;
  }, family);
}

test('every screen works for a visitor and is accessible', async ({ page }) => {
  test.slow();
  await walk(page, everyScreen);
  await test.step('zeros are slashed in codes alone', async () => {
    expect(await hasSlash(page, '--font-sans')).toBe(false);
    expect(await hasSlash(page, '--font-display')).toBe(false);
    expect(await hasSlash(page, '--font-mono')).toBe(true);
  });
});

test('every screen works for a member and is accessible', async ({ page }) => {
  test.slow();
  await becomeMember(page, { isFirstLogin: false });
  await walk(page, memberScreens);
});
