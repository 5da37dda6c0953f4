// The language of a page: by the switch in the footer without script, by the profile on a second device, and in place.
import { pseudoText } from '../../schema/words/pseudo.ts';
import * as en from '../../schema/words/en/index.ts';
import { becomeMember, desk, expect, phone, signInByEmail, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const rootOf = (page: Page) => page.locator('html');
const languages = (page: Page, words: (text: string) => string = String) =>
  page.getByRole('combobox', { name: words(en.languages.language) });

test('without script the footer changes the language of the scan page, which stays the same page', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/nfc-scan?rockId=K7M-2QX&lang=en');
  await languages(page).selectOption('ar-XB');
  await page.getByRole('button', { name: en.languages.change }).click();
  await expect(page).toHaveURL('/nfc-scan?rockId=K7M-2QX');
  await expect(rootOf(page)).toHaveAttribute('lang', 'ar-XB');
  await expect(rootOf(page)).toHaveAttribute('dir', 'rtl');
  await expect(languages(page, pseudoText)).toHaveValue('ar-XB');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pseudoText(en.foundRock.heading));
  await context.close();
});

test('a member’s language follows them to a second device', async ({ browser }) => {
  const first = await (await browser.newContext({ viewport: desk })).newPage();
  const email = await becomeMember(first);
  await first.goto('/contact');
  await languages(first).selectOption('en-XA');
  await expect(rootOf(first)).toHaveAttribute('lang', 'en-XA');
  await expect(first.getByRole('heading', { level: 1 })).toContainText('[');

  const second = await (await browser.newContext({ viewport: phone })).newPage();
  await signInByEmail(second, '/contact', email);
  const html = await (await second.request.get('/contact')).text();
  expect(html).toContain('<html lang="en-XA"');
  await second.goto('/contact');
  await expect(rootOf(second)).toHaveAttribute('lang', 'en-XA');
  await expect(languages(second, pseudoText)).toHaveValue('en-XA');
  await first.context().close();
  await second.context().close();
});
