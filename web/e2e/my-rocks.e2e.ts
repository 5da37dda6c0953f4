import { desk, expect, expectAccessible, phone, signIn, test } from './fixtures.ts';
import { findByCode, hiddenRock, registerRock } from './rocks.ts';

for (const { title, ...screen } of [
  { title: 'on a phone in the dark', viewport: phone, colorScheme: 'dark' as const },
  { title: 'at a desk in the light', viewport: desk, colorScheme: 'light' as const },
]) {
  test.describe(title, () => {
    test.use(screen);

    test('empty lists say what will be there and where to go', async ({ page }) => {
      await signIn(page, '/my-rocks');
      const main = page.getByRole('main');
      await expect(page.getByRole('tab')).toHaveText([
        /^My Rocks\s*\(0\)$/,
        /^Rock Rehide\s*\(0\)$/,
        /^Rock Rehide Archive\s*\(0\)$/,
        /^Activity\s*\(0\)$/,
      ]);
      const panel = main.getByRole('tabpanel');
      await expect(panel.getByRole('link', { name: /Register/ })).toHaveAttribute('href', '/register-rock');
      await page.getByRole('tab', { name: /Activity/ }).click();
      await expect(panel.getByRole('link', { name: /Register/ })).toHaveAttribute('href', '/register-rock');
      await expect(panel.getByRole('link', { name: 'Explore Map' })).toHaveAttribute('href', '/explore-map');
      await expectAccessible(page);
    });

    test('a rock’s card tells what it is, where it was, and what can be done', async ({
      page,
      newBrowser,
    }) => {
      await signIn(page, '/my-rocks');
      const home = await registerRock(page, 'At home');
      const away = await hiddenRock(page, 'Far away');
      const finder = await newBrowser();
      await signIn(finder);
      await findByCode(finder, away.code);
      await page.goto('/my-rocks');

      const card = page.getByRole('article', { name: home.name });
      await expect(card.getByText('Active', { exact: true })).toBeVisible();
      await expect(card.getByText('Not set')).toBeVisible();
      await expect(card.getByRole('button', { name: 'Hide Rock' })).toBeEnabled();
      await expect(card.getByText('Distance Traveled')).toBeVisible();
      await expect(card.getByText('Times Found')).toBeVisible();

      const other = page.getByRole('article', { name: away.name });
      await expect(other.getByText('Found', { exact: true })).toBeVisible();
      await expect(other.getByText('Elmwood Park').first()).toBeVisible();
      await expect(other.getByRole('button', { name: 'Rock Hidden' })).toBeDisabled();
      await other.getByRole('button', { name: 'View Journey' }).click();
      const timeline = other.getByRole('region', { name: 'Rock Journey Timeline' });
      await expect(timeline.getByRole('listitem')).toHaveCount(2);
      await expect(timeline.getByRole('listitem').first()).toContainText('Found by');
      await expect(timeline.getByRole('listitem').last()).toContainText('Hidden by');
      await other.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('menuitem')).toHaveText(['Share Rock Details', 'Copy Website Link']);
      await page.keyboard.press('Escape');
      await expectAccessible(page);

      await finder.goto('/my-rocks?tab=rehide');
      await expect(finder.getByText('Ready to hide at a new location')).toBeVisible();
      await expect(finder.getByRole('button', { name: 'Rehide Rock' })).toBeVisible();
    });
  });
}

test('a hide is logged from the dialog, whose button waits until the place is whole', async ({ page }) => {
  await signIn(page, '/my-rocks');
  const rock = await registerRock(page);
  await page.goto(`/my-rocks?action=hide&rockId=${rock.code}`);
  const dialog = page.getByRole('dialog', { name: `Hide ${rock.name}` });
  await expect(dialog.getByLabel(/Notes/)).toHaveAttribute('placeholder', 'Where did you hide it?');
  const log = dialog.getByRole('button', { name: 'Log Hide' });
  await expect(log).toBeDisabled();
  await dialog.getByLabel('Latitude').fill('41.25654');
  await dialog.getByLabel('Longitude').fill('-95.9345');
  await expect(log).toBeDisabled();
  await dialog.getByLabel('Location Name').fill('Elm by the gate');
  await log.click();
  await expect(page.getByText('Amazing! Rock Hidden Successfully!', { exact: true })).toBeVisible();
});

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
