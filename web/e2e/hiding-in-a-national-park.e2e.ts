import { desk, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { registerRock } from './rocks.ts';

test.use({ viewport: desk });

test('a hide in Yellowstone says why not before it is saved, and one may go on', async ({ page }) => {
  await signIn(page);
  const { code, name } = await registerRock(page);
  await page.goto(`/my-rocks?action=hide&rockId=${code}`);
  const dialog = page.getByRole('dialog', { name: `Hide ${name}` });
  await dialog.getByText('Enter by hand').click();
  await dialog.getByLabel('Latitude').fill('44.6');
  await dialog.getByLabel('Longitude').fill('-110.5');
  await test.step('where the map has no streets, it shows the pin among the towns', async () => {
    await expect(dialog.locator('[data-ground=in]')).toBeVisible();
    await expect(dialog.locator('.map-scale')).toContainText(/\d (?:mi|ft)/);
  });
  await dialog.getByLabel('Location Name').fill('By the geyser');
  await dialog.getByRole('button', { name: 'Log Hide' }).click();
  const notice = dialog.getByRole('group', { name: /^National parks ask that nothing is left/ });
  await expect(notice).toBeFocused();
  await expect(notice.getByText(/^This place is in Yellowstone\./)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hide it anyway' }).click();
  await expect(page.getByText('Amazing! Rock Hidden Successfully!').first()).toBeVisible();
});
