import { expect, signIn, test } from './fixtures.ts';
import { findByCode, hiddenRock } from './rocks.ts';

test('whoever found a rock adds where it was, in their own words', async ({ page, newBrowser }) => {
  const owner = await newBrowser();
  await signIn(owner);
  const rock = await hiddenRock(owner, 'Told about');
  await signIn(page, '/my-rocks');
  await findByCode(page, rock.code);
  await page.goto('/my-rocks?tab=rehide');
  await page.getByRole('button', { name: 'Add where you found it' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/Notes/)).toHaveAttribute('placeholder', 'How did you find it?');
  await dialog.getByLabel('Latitude').fill('41.26');
  await dialog.getByLabel('Longitude').fill('-95.94');
  await dialog.getByLabel('Location Name').fill('Behind the swing');
  await dialog.getByLabel(/Notes/).fill('My daughter saw the whale first');
  await dialog.getByRole('button', { name: 'Log Find' }).click();
  await expect(page.getByText('Great Find!', { exact: true })).toBeVisible();
  await owner.goto('/my-rocks');
  await owner.getByRole('button', { name: 'View Journey' }).click();
  await expect(owner.getByText('My daughter saw the whale first')).toBeVisible();
});
