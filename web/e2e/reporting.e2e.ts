import type { Page } from '@playwright/test';
import { issueCode } from '../../schema/issue-code.ts';
import { desk, expect, expectAccessibleEverywhere, signIn, test } from './fixtures.ts';
import { registerRock } from './rocks.ts';

test.use({ viewport: desk });

const newName = () => `Doubtful ${issueCode().slice(0, 3)}`;
const more = (page: Page, name: string) => page.getByRole('button', { name: `More about ${name}` });
const item = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('a rock is reported with a reason and disappears for the reporter alone', async ({
  page,
  request,
  newMember,
}) => {
  const name = newName();
  await registerRock(await newMember(), name);
  await signIn(page, '/community');

  await more(page, name).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Report this rock']);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Report ${name}` });
  await dialog.getByLabel('It is advertising').check();
  await expectAccessibleEverywhere(page);
  await dialog.getByLabel('Details').fill('Buy one, get one <script>');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for telling us', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(item(page, name)).toHaveCount(0);
  // The focus moves to the rock that took its place.
  await expect(page.getByRole('list').getByRole('listitem').and(page.locator(':focus'))).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A glimpse of the feed' })).toBeVisible();
  await expect(item(page, name)).toHaveCount(0);
  const others: { name: string }[] = await (await request.get('/api/rocks')).json();
  expect(others.map((rock) => rock.name)).toContain(name);
});
