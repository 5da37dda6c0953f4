import {
  askForLetter,
  enterByLetter,
  enterCode,
  expect,
  expectAccessible,
  signIn,
  signInByLetter,
  test,
} from './fixtures.ts';

test('a visitor signs in for the first time with the code from the letter', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/api\/login/);
  await expectAccessible(page);
  await enterByLetter(page);
  const profile = page.getByRole('dialog', { name: 'Profile & Settings' });
  await expect(profile).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
  await profile.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Adventurer' })).toBeVisible();
});

test('whoever signs in from the head of a page comes back to that page', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click();
  await page.waitForURL('**/shop');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await enterByLetter(page);
  await expect(page).toHaveURL(/\/shop$/);
});

test('a visitor is not asked about, and whoever goes back sees who they are by now', async ({
  page,
  context,
}) => {
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
  await signInByLetter(otherTab, '/shop');
  // Kept from when nobody was signed in.
  await page.goBack();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeVisible();
  await otherTab.goto('/api/logout');
  await page.goForward();
  await expect(join).toBeVisible();
});

test('a wrong code is told kindly, and the right one still works', async ({ page }) => {
  await page.goto('/api/login?returnTo=/explore-map');
  const email = await askForLetter(page);
  await page.getByRole('textbox', { name: 'Code' }).fill('not it');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await enterCode(page, email);
  await expect(page).toHaveURL(/\/explore-map$/);
});

test('logging out ends the session', async ({ page }) => {
  await signIn(page, '/my-rocks');
  await expect(page.getByRole('heading', { name: 'My Rocks', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
