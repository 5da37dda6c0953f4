import type { Page } from '@playwright/test';
import sharp from 'sharp';
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

test('a photo is reported, and a painted rock stands in for it', async ({ page, newBrowser }) => {
  const name = newName();
  const owner = await newBrowser();
  await signIn(owner);
  const photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#4060a0' } })
    .jpeg()
    .toBuffer();
  const image = { name: 'rock.jpg', mimeType: 'image/jpeg', buffer: photo };
  const registered = await owner.request.post('/api/rocks', {
    multipart: { name, laserEngraverId: issueCode(), image },
  });
  expect(registered.status()).toBe(200);
  await signIn(page, '/community');
  await expect(item(page, name).locator('img[src^="/img/"]')).toHaveCount(1);
  await more(page, name).click();
  await page.getByRole('menuitem', { name: 'Report this photo' }).click();
  await send(page, `Report the photo of ${name}`, 'It shows something private');
  await expect(item(page, name).locator('img[src^="/img/"]')).toHaveCount(0);
  await expect(item(page, name)).toBeVisible();
});

test('a comment is reported, and a lost network keeps the reason', async ({ page, newBrowser }) => {
  const name = newName();
  const owner = await newBrowser();
  await signIn(owner);
  const { id } = await registerRock(owner, name);
  const data = { interactionType: 'comment', content: 'Something unkind' };
  await owner.request.post(`/api/rocks/${id}/interactions`, { data });
  await signIn(page, '/community');
  await page.getByRole('button', { name: `Comment on ${name}` }).click();
  const talk = page.getByRole('dialog', { name, exact: true });
  await talk.getByRole('button', { name: /^Report the comment by/ }).click();

  const title = 'Report this comment';
  const dialog = page.getByRole('dialog', { name: title });
  await page.route('**/api/reports', (route) => route.abort());
  await dialog.getByLabel('It is unkind or hurtful').check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible();
  await expect(dialog.getByLabel('It is unkind or hurtful')).toBeChecked();
  await expectAccessible(page);
  await page.unroute('**/api/reports');
  await send(page, title, 'It is unkind or hurtful');
  await expect(talk.getByText('Something unkind')).toHaveCount(0);
});

test('visitors, and those whose rock or comment it is, have nothing to report', async ({
  page,
  newBrowser,
}) => {
  const name = newName();
  await signIn(page);
  const { id } = await registerRock(page, name);
  const data = { interactionType: 'comment', content: 'My own words' };
  await page.request.post(`/api/rocks/${id}/interactions`, { data });
  const visitor = await newBrowser();
  for (const somebody of [page, visitor]) {
    await somebody.goto('/community');
    await expect(item(somebody, name)).toBeVisible();
    await expect(more(somebody, name)).toHaveCount(0);
    await somebody.getByRole('button', { name: `Comment on ${name}` }).click();
    await expect(somebody.getByRole('dialog').getByText('My own words')).toBeVisible();
    await expect(somebody.getByRole('button', { name: /^Report/ })).toHaveCount(0);
  }
});
