import type { Page } from '@playwright/test';
import { issueCode } from '../../schema/issue-code.ts';
import {
  becomeMember,
  desk,
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  phone,
  test,
} from './fixtures.ts';
import { registerRock } from './rocks.ts';

test.use({ viewport: desk });

/** A unique name. */
const newName = () => `Pebble ${issueCode().slice(0, 3)}`;

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Like ${name}` });
const talkAbout = (page: Page, name: string) => page.getByRole('button', { name: `Comment on ${name}` });

/** Opens a rock's comments on the Community page. */
async function conversation(page: Page, name: string) {
  await talkAbout(page, name).click();
  return page.getByRole('dialog', { name });
}

test('two members like a rock and comment on it, and a Rock ID in a comment is masked for others', async ({
  page,
  newBrowser,
}) => {
  const name = newName();
  await becomeMember(page);
  const { id } = await registerRock(page, name);
  const other = await newBrowser({ viewport: phone });
  await becomeMember(other, { isFirstLogin: false });
  await page.goto('/community');
  const isIt = (rock: { id: string }) => rock.id === id;
  const counted = async () => (await (await page.request.get('/api/rocks')).json()).find(isIt).likeCount;

  await test.step('both like it, and one takes the like back', async () => {
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page, name)).toHaveAccessibleName(`Like ${name}, 1 like`);
    const like = { data: { interactionType: 'like' } };
    expect((await other.request.post(`/api/rocks/${id}/interactions`, like)).status()).toBe(200);
    await expect.poll(counted).toBe(2);
    await page.reload();
    await expect(heart(page, name)).toHaveAccessibleName(`Like ${name}, 2 likes`);
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
    await expect(heart(page, name)).toHaveAccessibleName(`Like ${name}, 1 like`);
    await expect.poll(counted).toBe(1);
  });

  const dialog = await conversation(page, name);
  const words = '<b>What</b> a whale 🐋 أهلا يا حجر';
  // A fixed ID: a random one may look like a word and would then not be masked.
  const code = 'R7K2M9Q4X';
  await test.step('a comment is posted and shown verbatim, with the Rock ID for its owner', async () => {
    await dialog.getByLabel('Your comment').fill(`${words}, number ${code}`);
    await dialog.getByRole('button', { name: 'Post' }).click();
    await expect(page.getByText('Comment added successfully!', { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('Your comment')).toHaveValue('');
    await expect(dialog.getByRole('article')).toContainText(`${words}, number ${code}`);
    await expectAccessibleEverywhere(page);
    await page.setViewportSize(desk);
  });

  await test.step('others read it, with its date and without the Rock ID, and cannot delete it', async () => {
    await other.goto('/community');
    await expect(heart(other, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(talkAbout(other, name)).toHaveAccessibleName(`Comment on ${name}, 1 comment`);
    const comment = (await conversation(other, name)).getByRole('article');
    await expect(comment).toContainText(`${words}, number •••`);
    await expect(comment).toMatchAriaSnapshot(`- paragraph: /number hidden Rock ID/`);
    await expect(other.getByText(code)).toHaveCount(0);
    await expect(comment.getByRole('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    await expect(comment.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  });

  await test.step('its author deletes it after a confirmation', async () => {
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete comment' }).click();
    await expect(dialog.getByText('Nobody has said anything yet.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(talkAbout(page, name)).toHaveAccessibleName(`Comment on ${name}, 0 comments`);
  });
});
