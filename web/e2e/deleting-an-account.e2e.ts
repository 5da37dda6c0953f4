import { becomeMember, expect, phone, test } from './fixtures.ts';
import { openProfile } from './profile.ts';
import { hiddenRock, registerRock } from './rocks.ts';

test('an account is deleted in two steps: hidden rocks stay, everything else is deleted', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone);
  await becomeMember(page, { isFirstLogin: false });
  const [wild, kept] = [await hiddenRock(page, 'Wanderer'), await registerRock(page, 'Homebody')];
  const unsent = () => page.evaluate(() => JSON.stringify(sessionStorage).includes('Unsent words'));
  await page.goto('/register-rock');
  await page.getByLabel('Rock Name').fill('Unsent words');
  expect(await unsent()).toBe(true);
  const dialog = await openProfile(page, 'Settings');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('This cannot be undone.')).toBeHidden();
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);

  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('Account Deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeHidden();
  expect(await unsent()).toBe(false);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);

  const check = async (code: string): Promise<unknown> =>
    (await request.get(`/api/rocks/check/${code}`)).json();
  expect(await check(wild.code)).toMatchObject({ exists: true, status: 'hidden' });
  expect(await check(kept.code)).toMatchObject({ exists: false });
});
