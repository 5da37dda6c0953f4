import type { Page } from '@playwright/test';
import { issueCode } from '../../schema/issue-code.ts';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';

async function withOneRock(page: Page): Promise<string> {
  const code = issueCode();
  await signIn(page);
  await page.request.post('/api/rocks', { multipart: { name: 'Pocket', laserEngraverId: code } });
  await page.reload();
  return code;
}

test('without permission for the position the coordinates are typed by hand', async ({ page }) => {
  await withOneRock(page);
  await page.getByRole('button', { name: 'Hide Rock' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(dialog.getByText(/enter (the )?coordinates manually/i)).toBeVisible();
  await expectAccessible(page);

  await expect(dialog.getByPlaceholder('Where did you hide it?')).toBeVisible();
  const log = dialog.getByRole('button', { name: 'Log Hide' });
  await dialog.getByLabel('Latitude').fill('91');
  await dialog.getByLabel('Longitude').fill('-95.9');
  await expect(log).toBeDisabled();
  await dialog.getByLabel('Location Name').fill('By the well');
  await log.click();
  await expect(dialog.getByText('Latitude must be a number from -90 to 90')).toBeVisible();
  await dialog.getByLabel('Latitude').fill('41.2');
  await log.click();
  await expect(page.getByText('Amazing! Rock Hidden Successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rock Hidden' })).toBeDisabled();
});
