import type { Page } from '@playwright/test';
import { issueCode } from '../../schema/issue-code.ts';
import { desk, expect, expectAccessible, phone, signIn, test } from './fixtures.ts';
import { registerRock } from './rocks.ts';

test.use({ viewport: desk });

/** A name that no other story gives. */
const newName = () => `Pebble ${issueCode().slice(0, 3)}`;

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Like ${name}` });
const talkAbout = (page: Page, name: string) => page.getByRole('button', { name: `Comment on ${name}` });

/** On the Community page, where every member sees the newest rocks. */
async function conversation(page: Page, name: string) {
  await talkAbout(page, name).click();
  return page.getByRole('dialog', { name });
}

/** The first Escape may be for a toast that lies over the dialog. */
async function leave(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden({ timeout: 1000 });
  }).toPass();
}

test('two members like a rock, and one takes the like back', async ({ page, newBrowser }) => {
  const name = newName();
  await signIn(page);
  const { id } = await registerRock(page, name);
  const other = await newBrowser({ viewport: phone });
  await signIn(other, '/community');
  await page.goto('/community');

  await heart(page, name).click();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, name)).toHaveAccessibleName(`Like ${name}, 1 like`);
  await expectAccessible(page);

  await heart(other, name).click();
  await expect(heart(other, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(other, name)).toBeEnabled();
  const counted = async () => (await (await page.request.get('/api/rocks')).json()).find(isIt).likeCount;
  const isIt = (rock: { id: string }) => rock.id === id;
  await expect.poll(counted).toBe(2);

  await page.reload();
  await expect(heart(page, name)).toHaveAccessibleName(`Like ${name}, 2 likes`);
  await heart(page, name).click();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(page, name)).toHaveAccessibleName(`Like ${name}, 1 like`);
  await expect.poll(counted).toBe(1);
});

test('a comment is written, survives a lost network, is shown, and is deleted', async ({
  page,
  newBrowser,
}) => {
  const name = newName();
  await signIn(page);
  await registerRock(page, name);
  await page.goto('/community');
  const dialog = await conversation(page, name);
  const box = dialog.getByLabel('Your comment');
  const post = dialog.getByRole('button', { name: 'Post' });

  await test.step('nothing, and nothing that can be seen, cannot be posted; too much neither', async () => {
    await expect(post).toBeDisabled();
    await box.fill('  \u200B\n ');
    await expect(post).toBeDisabled();
    await box.fill('a'.repeat(501));
    await expect(post).toBeDisabled();
    await expect(dialog.getByRole('alert').filter({ hasText: '1 too many' })).toBeVisible();
    await expect(box).toHaveValue('a'.repeat(501));
    await box.fill('a'.repeat(490));
    await expect(dialog.getByText('10 left')).toBeVisible();
    await expect(post).toBeEnabled();
    await expectAccessible(page);
  });

  const words = '<b>What</b> a whale 🐋 أهلا يا حجر';
  await test.step('without a network the words stay where they are, also when the dialog is closed', async () => {
    await page.route('**/interactions', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await box.fill(words);
    await post.click();
    await expect(page.getByText('Failed to add comment', { exact: true })).toBeVisible();
    await expect(box).toHaveValue(words);
    await leave(page, name);
    await expect(talkAbout(page, name)).toBeFocused();
    await conversation(page, name);
    await expect(box).toHaveValue(words);
    await page.unroute('**/interactions');
  });

  await test.step('it is posted and shown to the letter', async () => {
    await post.click();
    await expect(page.getByText('Comment added successfully!', { exact: true })).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(dialog.getByText(words)).toBeVisible();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.setViewportSize(phone);
    await expectAccessible(page);
    await page.setViewportSize(desk);
  });

  await test.step('others read it, with its author and day, and cannot delete it', async () => {
    const other = await newBrowser();
    await signIn(other, '/community');
    await expect(talkAbout(other, name)).toHaveAccessibleName(`Comment on ${name}, 1 comment`);
    const theirs = await conversation(other, name);
    const comment = theirs.getByRole('article');
    await expect(comment).toContainText(words);
    await expect(comment.getByRole('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    await expect(comment.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  });

  await test.step('its author deletes it, after a second thought', async () => {
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const keep = dialog.getByRole('button', { name: 'Keep' });
    await expect(keep).toBeFocused();
    await keep.click();
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete comment' }).click();
    await expect(dialog.getByText('Nobody has said anything yet.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(talkAbout(page, name)).toHaveAccessibleName(`Comment on ${name}, 0 comments`);
  });

  await test.step('Cancel gives up what was typed', async () => {
    await conversation(page, name);
    await box.fill('Never mind');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await conversation(page, name);
    await expect(box).toHaveValue('');
  });
});

test('a comment with the Rock ID in it is taken, and others read it without', async ({
  page,
  newBrowser,
}) => {
  const name = newName();
  await signIn(page);
  const { code } = await registerRock(page, name);
  await page.goto('/community');
  const dialog = await conversation(page, name);
  await dialog.getByLabel('Your comment').fill(`Its number is ${code}`);
  await dialog.getByRole('button', { name: 'Post' }).click();
  await expect(dialog.getByRole('article')).toContainText(`Its number is ${code}`);
  const other = await newBrowser();
  await signIn(other);
  await other.goto('/community');
  const masked = (await conversation(other, name)).getByRole('article');
  await expect(masked).toContainText('Its number is •••');
  await expect(masked).toMatchAriaSnapshot(`- paragraph: Its number is hidden Rock ID`);
  await expect(other.getByText(code)).toHaveCount(0);
});
