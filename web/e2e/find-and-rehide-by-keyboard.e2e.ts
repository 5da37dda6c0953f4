import { desk, expect, signIn, tabTo, test } from './fixtures.ts';
import { hiddenRock } from './rocks.ts';

test('a rock is found and hidden again with the keyboard alone', async ({ page, newMember }) => {
  const rock = await hiddenRock(await newMember(), 'Keyboard rock');

  await page.setViewportSize(desk);
  await signIn(page, '/my-rocks');
  await expect(page.getByRole('heading', { name: 'My Rocks' })).toBeVisible();
  await tabTo(page, /^Found Rock, Enter ID#$/);
  await page.keyboard.press('Enter');
  const found = page.getByRole('dialog');
  await expect(found.getByLabel(/Rock ID/)).toBeFocused();
  await page.keyboard.type(rock.code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
  await tabTo(page, /^Skip$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Hide it again$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rehide Keyboard rock' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Log Rehide' })).toBeDisabled();
  // The map has opened at the place where the rock was found.
  await expect(dialog.getByRole('application')).toBeVisible();
  await tabTo(page, /^Map to place the pin/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(/^Pin/)).toBeVisible();
  await tabTo(page, /^Pin/);
  await page.keyboard.press('ArrowUp');
  await tabTo(page, /^Location Name/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Old mill');
  await tabTo(page, /^Notes/);
  await page.keyboard.type('Under the wheel');
  await tabTo(page, /^Log Rehide$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Perfect! Rock Rehidden!', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Rock Rehide Archive (1)' })).toBeVisible();
});
