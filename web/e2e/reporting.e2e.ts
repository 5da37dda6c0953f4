import type { Page } from '@playwright/test';
import { issueCode } from '../../schema/issue-code.ts';
import { desk, expect, expectAccessible, phone, signIn, test } from './fixtures.ts';
import { registerRock } from './rocks.ts';

test.use({ viewport: desk });

const newName = () => `Doubtful ${issueCode().slice(0, 3)}`;
const more = (page: Page, name: string) => page.getByRole('button', { name: `More about ${name}` });
const item = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Chooses a reason and sends. */
async function send(page: Page, title: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel(reason).check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for telling us', { exact: true })).toBeVisible();
  await expect(
    page.getByText('We will look at it. You will not see it any more.', { exact: true }),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

test('a rock is reported with a reason, and gone for whoever reported it alone', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const name = newName();
  const owner = await newBrowser();
  await signIn(owner);
  await registerRock(owner, name);
  await signIn(page, '/community');

  await more(page, name).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Report this rock']);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Report ${name}` });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please choose a reason', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await dialog.getByLabel('Details').fill('b'.repeat(501));
  await dialog.getByLabel('It is advertising').check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Details can have at most 500 characters')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.setViewportSize(desk);
  await dialog.getByLabel('Details').fill('Buy one, get one <script>');
  await send(page, `Report ${name}`, 'It is advertising');
  await expect(item(page, name)).toHaveCount(0);
  // Reading goes on at the rock that took its place.
  await expect(page.getByRole('list').getByRole('listitem').and(page.locator(':focus'))).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A glimpse of the feed' })).toBeVisible();
  await expect(item(page, name)).toHaveCount(0);
  await owner.goto('/community');
  await expect(item(owner, name)).toBeVisible();
});
