import { desk, enterByLetter, expect, expectAccessible, phone, test } from './fixtures.ts';
import { profileDialog, self } from './profile.ts';

const complete = '**/api/auth/user/complete-first-login';

for (const [screen, viewport] of Object.entries({ phone, desk })) {
  test(`a first sign-in begins with the profile, once, on a ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/api/login');
    const email = await enterByLetter(page);
    const dialog = profileDialog(page);
    await expect(dialog.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
    await expectAccessible(page);
    expect(await self(page)).toMatchObject({ isFirstLogin: true });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Profile Setup Complete', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome back, Adventurer' })).toBeVisible();
    expect(await self(page)).toMatchObject({ isFirstLogin: false });

    await page.context().clearCookies();
    await page.goto('/api/login');
    await enterByLetter(page, email);
    await expect(page.getByRole('heading', { name: 'Welcome back, Adventurer' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
}

test('a profile that is being saved when the dialog is closed is saved, and the setup complete', async ({
  page,
}) => {
  await page.goto('/api/login');
  await enterByLetter(page);
  const dialog = profileDialog(page);
  await dialog.getByLabel('First Name').fill('Ada');
  await dialog.getByLabel('Last Name').fill('Stone');
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/user/profile', async (route) => {
    await mayGo;
    return route.continue();
  });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  letGo();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Profile Setup Complete', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible();
  expect(await self(page)).toMatchObject({ firstName: 'Ada', isFirstLogin: false });
});

test('a setup that could not be completed says so, and the next closing tries again', async ({ page }) => {
  await page.goto('/api/login');
  await enterByLetter(page);
  const dialog = profileDialog(page);
  await page.route(complete, (route) => route.abort('connectionreset'));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByText('Failed to complete profile setup. Please try again.', { exact: true }),
  ).toBeVisible();
  await page.unroute(complete);
  await page.goto('/?first-login=true');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Profile Setup Complete', { exact: true })).toBeVisible();
});

test('the dashboard says what has been done and leads on', async ({ page }) => {
  await page.goto('/api/login');
  await enterByLetter(page);
  await profileDialog(page).getByRole('button', { name: 'Continue' }).click();
  for (const title of ['My Rocks', 'My Finds', 'Miles Traveled']) {
    await expect(page.getByRole('term').filter({ hasText: title })).toBeVisible();
  }
  for (const [title, path] of [
    ['Register New Rock', '/register-rock'],
    ['My Rocks', '/my-rocks'],
    ['Explore Map', '/explore-map'],
  ] as const) {
    const card = page.getByRole('main').getByRole('link', { name: title });
    await expect(card).toHaveAttribute('href', path);
  }
});
