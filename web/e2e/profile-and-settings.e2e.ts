import type { Locator, Page } from '@playwright/test';
import { newestLink } from '../../tools/stories/inbox.ts';
import {
  desk,
  expect,
  expectAccessible,
  phone,
  phonePhoto,
  signInByLetter,
  sizeOfPhoto,
  test,
} from './fixtures.ts';
import { openProfile, self, signInAgain } from './profile.ts';

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Save Changes' }).click();

for (const [screen, viewport] of Object.entries({ phone, desk })) {
  test(`nothing in the dialog stands in the way of anybody, on a ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInAgain(page, '/contact');
    const dialog = await openProfile(page);
    const look = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectAccessible(page);
      }
    };
    await look();
    await submit(dialog);
    await expect(dialog.getByText('First name is required')).toBeVisible();
    await look();
    await dialog.getByLabel('First Name').fill('Ada');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alertdialog')).toBeVisible();
    await look();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('tab', { name: 'Settings' }).click();
    await dialog.getByRole('button', { name: 'Change Email' }).click();
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await look();
    await dialog.getByRole('tab', { name: 'Subscription' }).click();
    await expect(dialog.getByText('Free Plan')).toBeVisible();
    await look();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
}

test('a profile is saved once nothing is wrong with it, and shows at once', async ({ page }) => {
  const email = await signInAgain(page);
  await expect(page.getByRole('heading', { name: 'Welcome back, Adventurer' })).toBeVisible();
  const dialog = await openProfile(page);
  await dialog.getByLabel('Username').fill('ab');
  await submit(dialog);
  for (const words of [
    'Username must be at least 3 characters',
    'First name is required',
    'Last name is required',
  ]) {
    await expect(dialog.getByText(words)).toBeVisible();
  }
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await dialog.getByLabel('Username').fill('a'.repeat(21));
  await dialog.getByLabel('First Name').fill('n'.repeat(10_000));
  await expect(dialog.getByText('Username must be less than 20 characters')).toBeVisible();
  await expect(dialog.getByText('The first name can have at most 60 characters')).toBeVisible();

  const username = `${crypto.randomUUID().slice(0, 8)} 石`;
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('First Name').fill('عبد الرحمن');
  await dialog.getByLabel('Last Name').fill('<b>Stone</b>');
  await dialog.getByLabel('City').fill('Omaha');
  await dialog.getByLabel('Country').fill('USA');
  await submit(dialog);
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  await expect(dialog.getByText(username)).toBeVisible();
  await expect(dialog.getByText(email)).toBeVisible();
  await expect(dialog.getByText('Omaha, USA', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Welcome back, عبد الرحمن' })).toBeVisible();
  expect(await self(page)).toMatchObject({ username, lastName: '<b>Stone</b>', state: '' });
});

test('a photo is refused with its reason, or seen first, then by everybody, and taken away again', async ({
  page,
}) => {
  await signInAgain(page);
  const dialog = await openProfile(page);
  const input = dialog.getByLabel(/^Choose/);
  const huge = Buffer.alloc(11 * 1024 * 1024);
  await input.setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: huge });
  await expect(dialog.getByText('Image Too Large')).toBeVisible();
  await expect(
    dialog.getByText('Please choose an image smaller than 10MB. Current size: 11.0 MB'),
  ).toBeVisible();
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(dialog.getByText('Invalid File Type')).toBeVisible();

  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await expect(dialog.getByRole('img', { name: 'Your new photo' })).toBeVisible();
  expect(await self(page)).toMatchObject({ profileImageUrl: null });
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  const shown = dialog.getByRole('img', { name: 'Your photo' });
  // Upright, and within the square.
  await expect.poll(() => sizeOfPhoto(shown)).toEqual([600, 800]);

  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect(shown).toBeHidden();
  expect(await self(page)).toMatchObject({ profileImageUrl: null });
});

const linkTo = async (page: Page, email: string, step: 'confirm' | 'undo'): Promise<string> => {
  const link = await newestLink(new URL(page.url()).origin, email, `/api/auth/email/${step}`);
  if (link === undefined) throw new Error(`no letter to ${step} came to ${email}`);
  return link;
};

async function changeEmail(dialog: Locator, address: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Change Email' }).click();
  await dialog.getByLabel('New email address').fill(address);
  await dialog.getByRole('button', { name: 'Update Email' }).click();
}

const newAddress = () => `${crypto.randomUUID().slice(0, 13)}@example.test`;

test('another address counts once it is confirmed, and the old one can take it back', async ({
  page,
  newBrowser,
}) => {
  const [before, after] = [await signInAgain(page), newAddress()];
  const { id } = await self(page);
  const dialog = await openProfile(page, 'Settings');
  await changeEmail(dialog, after);
  await expect(page.getByText('Email Updated', { exact: true })).toBeVisible();
  const words = `We sent a letter to ${after}. Your address changes once you confirm it there.`;
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('New email address', { exact: true }).locator('input')).toHaveCount(0);
  await expect(dialog.getByText('Not confirmed yet')).toBeVisible();

  const other = await newBrowser();
  await signInByLetter(other, '/contact', before);
  expect(await self(other)).toMatchObject({ id, email: before });

  await page.goto(await linkTo(page, after, 'confirm'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your new address is confirmed' })).toBeVisible();
  expect(await self(page)).toMatchObject({ id, email: after, pendingEmail: null });
  expect((await other.request.get('/api/auth/user')).status()).toBe(401);
  await signInByLetter(other, '/contact', after);
  expect(await self(other)).toMatchObject({ id });

  await page.goto(await linkTo(page, before, 'undo'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address stays' })).toBeVisible();
  for (const browser of [page, other]) {
    expect((await browser.request.get('/api/auth/user')).status()).toBe(401);
  }
  await signInByLetter(page, '/contact', before);
  expect(await self(page)).toMatchObject({ id, email: before, pendingEmail: null });
});
