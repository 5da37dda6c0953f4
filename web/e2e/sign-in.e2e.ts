import {
  askForCode,
  enterByEmail,
  enterCode,
  expect,
  expectAccessible,
  phone,
  signInByEmail,
  test,
} from './fixtures.ts';
import { profileDialog, self } from './profile.ts';

test('only the first sign-in opens the profile, and logging out ends the session', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/api/login');
  await expectAccessible(page);
  const email = await enterByEmail(page);
  const dialog = profileDialog(page);
  await expect(dialog.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
  await expectAccessible(page);
  expect(await self(page)).toMatchObject({ isFirstLogin: true });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Profile Setup Complete', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back, Adventurer' })).toBeVisible();
  expect(await self(page)).toMatchObject({ isFirstLogin: false });

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: /^Paint a rock/ })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await page.goto('/api/login');
  await enterByEmail(page, email);
  await expect(page.getByRole('heading', { name: 'Welcome back, Adventurer' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('signing in from the header of a page leads back to it, also after a wrong code', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click();
  await page.waitForURL('**/shop');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/api\/login/);
  const email = await askForCode(page);
  await page.getByRole('textbox', { name: 'Code' }).fill('not it');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await enterCode(page, email);
  await expect(page).toHaveURL(/\/shop$/);
});

test('no user is fetched for a visitor, and pages restored by Back and Forward show the current session', async ({
  page,
  context,
  newMember,
}) => {
  // A first sign-in would open a dialog on the dashboard and hide the roles behind it.
  const { email } = await newMember({ isFirstLogin: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const join = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  const menu = page.getByRole('banner').getByRole('button', { name: 'Your menu' });
  for (const path of ['/contact', '/', '/shop']) {
    await page.goto(path);
    await expect(join).toBeVisible();
  }
  expect(asked).not.toContain('/api/auth/user');
  const otherTab = await context.newPage();
  await signInByEmail(otherTab, '/shop', email);
  // The browser restores a page from before the sign-in.
  await page.goBack();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeVisible();
  await otherTab.goto('/api/logout');
  await page.goForward();
  await expect(join).toBeVisible();
});
