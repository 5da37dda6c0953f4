import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { issueCode } from '../../schema/issue-code.ts';
import { newestLink } from '../../tools/e2e/inbox.ts';
import {
  desk,
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  newEmail,
  phonePhoto,
  retried,
  signInByEmail,
  sizeOfPhoto,
  test,
} from './fixtures.ts';
import { openProfile, self, signInAgain } from './profile.ts';

test('every state of the profile dialog is accessible', async ({ page }) => {
  await page.setViewportSize(desk);
  await signInAgain(page, '/contact');
  const dialog = await openProfile(page);
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await dialog.getByLabel('First Name').fill('Ada');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('tab', { name: 'Settings' }).click();
  await dialog.getByRole('button', { name: 'Change Email' }).click();
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expectAccessibleEverywhere(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download my data' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^rockabout-\d{4}-\d\d-\d\d\.zip$/);
  expect(Object.keys(unzipSync(await readFile(await saved.path())))).toContain('rocks.json');
  await dialog.getByRole('tab', { name: 'Subscription' }).click();
  await expect(dialog.getByText('Free Plan')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('the ZIP of an account that is deleted brings its rock and photo into another account', async ({
  page,
}) => {
  await signInAgain(page);
  const image = { name: 'rock.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
  const multipart = { name: 'Wanderer', laserEngraverId: issueCode(), image };
  expect((await page.request.post('/api/rocks', { multipart, ...retried })).status()).toBe(200);
  const zip = await (await page.request.get('/api/user/export.zip')).body();
  // A rock that was never hidden goes with its owner.
  expect((await page.request.delete('/api/user/account')).status()).toBe(200);
  await signInAgain(page, '/contact');
  const dialog = await openProfile(page, 'Settings');
  const file = { name: 'rockabout.zip', mimeType: 'application/zip', buffer: zip };
  await dialog.getByLabel('Bring in a ZIP').setInputFiles(file);
  await expect(dialog.getByText('Your rock is here.', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Go to My Rocks' })).toBeVisible();
  const [before, again] = [zip, await (await page.request.get('/api/user/export.zip')).body()].map((file) =>
    unzipSync(file),
  );
  for (const name of ['rocks.json', 'journeys.json']) expect(again?.[name]).toEqual(before?.[name]);
  expect(Object.keys(again ?? {})).toEqual(Object.keys(before ?? {}));
});

test('a profile photo is previewed, published, and removed again', async ({ page }) => {
  await signInAgain(page);
  const dialog = await openProfile(page);
  await dialog
    .getByLabel(/^Choose/)
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await expect(dialog.getByRole('img', { name: 'Your new photo' })).toBeVisible();
  expect(await self(page)).toMatchObject({ profileImageUrl: null });
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  const shown = dialog.getByRole('img', { name: 'Your photo' });
  // Upright, and at most 800 pixels on each side.
  await expect.poll(() => sizeOfPhoto(shown)).toEqual([600, 800]);

  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect(shown).toBeHidden();
  expect(await self(page)).toMatchObject({ profileImageUrl: null });
});

const linkTo = async (page: Page, email: string, step: 'confirm' | 'undo'): Promise<string> => {
  const link = await newestLink(new URL(page.url()).origin, email, `/api/auth/email/${step}`);
  if (link === undefined) throw new Error(`no email to ${step} arrived for ${email}`);
  return link;
};

async function changeEmail(dialog: Locator, address: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Change Email' }).click();
  await dialog.getByLabel('New email address').fill(address);
  await dialog.getByRole('button', { name: 'Update Email' }).click();
}

test('a new email address takes effect once it is confirmed, and the old address can undo the change', async ({
  page,
  newMember,
}) => {
  const [before, after] = [await signInAgain(page), newEmail()];
  const { id } = await self(page);
  const dialog = await openProfile(page, 'Settings');
  await changeEmail(dialog, after);
  await expect(page.getByText('Email Updated', { exact: true })).toBeVisible();
  const words = `We sent an email to ${after}. Your address changes once you confirm it there.`;
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('New email address', { exact: true }).locator('input')).toHaveCount(0);
  await expect(dialog.getByText('Not confirmed yet')).toBeVisible();

  const other = await newMember({ email: before });
  expect(await self(other)).toMatchObject({ id, email: before });

  await page.goto(await linkTo(page, after, 'confirm'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your new address is confirmed' })).toBeVisible();
  expect(await self(page)).toMatchObject({ id, email: after, pendingEmail: null });
  expect((await other.request.get('/api/auth/user')).status()).toBe(401);
  const withNew = await newMember({ email: after });
  expect(await self(withNew)).toMatchObject({ id });

  await page.goto(await linkTo(page, before, 'undo'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address stays' })).toBeVisible();
  for (const session of [page, withNew]) {
    expect((await session.request.get('/api/auth/user')).status()).toBe(401);
  }
  await signInByEmail(page, '/contact', before);
  expect(await self(page)).toMatchObject({ id, email: before, pendingEmail: null });
});
