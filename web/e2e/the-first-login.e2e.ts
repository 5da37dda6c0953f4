import { desk, enterByLetter, expect, expectAccessible, phone, test } from './fixtures.ts';
import { profileDialog, self } from './profile.ts';

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
