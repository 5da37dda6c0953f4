import type { Page } from '@playwright/test';
import { issueCode } from '../../schema/codes.ts';
import { expect, signIn, test } from './fixtures.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Register Rock' }).click();
const ownRocks = async (page: Page): Promise<unknown[]> => (await page.request.get('/api/rocks/my')).json();

test('what is missing is told in place, and nothing is registered', async ({ page }) => {
  await signIn(page, '/register-rock');
  await page.getByLabel('Hide rock now?').check();
  await submit(page);
  for (const words of [
    'Rock name is required',
    'Laser engraved ID is required',
    'Location is required when hiding the rock immediately',
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByLabel('Rock Name')).toBeFocused();
  await page.getByLabel('QR Code Rock ID#').fill('K7M-2QX-9RA');
  await submit(page);
  await expect(page.getByText(/looks like one of our Rock IDs/)).toBeVisible();
  expect(await ownRocks(page)).toEqual([]);
});

test('a photo that is too large or no image is refused with its reason', async ({ page }) => {
  await signIn(page, '/register-rock');
  const photo = page.getByLabel('Rock Photo');
  await photo.setInputFiles({
    name: 'huge.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(11 * 1024 * 1024),
  });
  await expect(page.getByText('Image Too Large')).toBeVisible();
  await expect(
    page.getByText('Please choose an image smaller than 10MB. Current size: 11.0 MB'),
  ).toBeVisible();
  await photo.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Invalid File Type')).toBeVisible();
  await expect(page.getByText('Please upload only image files (JPEG, PNG, GIF, WebP, etc.)')).toBeVisible();
});

test('a Rock ID that is taken is told at its field', async ({ page, newBrowser }) => {
  const code = issueCode();
  const first = await newBrowser();
  await signIn(first);
  await first.request.post('/api/rocks', { multipart: { name: 'First', laserEngraverId: code } });

  await signIn(page, '/register-rock');
  await page.getByLabel('Rock Name').fill('Second');
  await page.getByLabel('QR Code Rock ID#').fill(code.toLowerCase());
  await submit(page);
  await expect(page.getByText('This Rock ID is already registered')).toBeVisible();
  await expect(page.getByLabel('Rock Name')).toHaveValue('Second');
});

test('with the network cut nothing typed is lost, and trying again registers one rock', async ({ page }) => {
  await signIn(page, '/register-rock');
  await page.getByLabel('Rock Name').fill('Stormy');
  await page.getByLabel('QR Code Rock ID#').fill(issueCode());
  await page.context().setOffline(true);
  await submit(page);
  await expect(page.getByText(/What you typed is kept/)).toBeVisible();
  await expect(page.getByLabel('Rock Name')).toHaveValue('Stormy');
  await page.context().setOffline(false);
  await submit(page);
  await expect(page.getByText('Your rock has been registered successfully.', { exact: true })).toBeVisible();
  expect(await ownRocks(page)).toHaveLength(1);
});

test('when the answer is lost on the way, trying again makes no second rock', async ({ page }) => {
  await signIn(page, '/register-rock');
  await page.getByLabel('Rock Name').fill('Echo');
  await page.getByLabel('QR Code Rock ID#').fill(issueCode());
  let lost = 0;
  await page.route('**/api/rocks', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await submit(page);
  await expect(page.getByText(/What you typed is kept/)).toBeVisible();
  await submit(page);
  await expect(page.getByText('Your rock has been registered successfully.', { exact: true })).toBeVisible();
  expect(lost).toBe(1);
  expect(await ownRocks(page)).toHaveLength(1);
});

test('a session that has ended says so and leads to the login', async ({ page }) => {
  await signIn(page, '/register-rock');
  await page.getByLabel('Rock Name').fill('Late');
  await page.getByLabel('QR Code Rock ID#').fill(issueCode());
  await page.context().clearCookies();
  await submit(page);
  await expect(page.getByText('Session Expired', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/api\/login/);
});

test('a member without a label gets an ID that registers', async ({ page }) => {
  await signIn(page, '/register-rock');
  await page.getByRole('button', { name: /I have no label yet/ }).click();
  await expect(page.getByLabel('QR Code Rock ID#')).toHaveValue(/^(\w{3}-){2}\w{3}$/);
  await page.getByLabel('Rock Name').fill('Barefoot');
  await submit(page);
  await expect(page.getByRole('article', { name: 'Barefoot' })).toBeVisible();
});
