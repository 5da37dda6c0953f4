import type { Locator, Page } from '@playwright/test';
import {
  closeByEscape,
  desk,
  expect,
  expectAccessible,
  phone,
  phonePhoto,
  signIn,
  test,
} from './fixtures.ts';

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const toast = (page: Page) => toasts(page).getByRole('listitem');

/** Presses Enter on a button whose chunk cannot load: a toast says so, no dialog opens, the focus stays. */
async function expectChunkMissing(
  page: Page,
  button: Locator,
  sentence = 'This needs a connection',
): Promise<void> {
  // Mark earlier toasts, so that only a new one counts.
  await toast(page).evaluateAll((said) => said.forEach((one) => one.setAttribute('data-earlier', '')));
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(toast(page).and(page.locator(':not([data-earlier])'))).toContainText(sentence);
  await expect(button).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('offline, typed text and the photo stay, and the same buttons work once the network is back', async ({
    page,
  }) => {
    await signIn(page, '/register-rock');
    const name = page.getByLabel('Rock Name');
    await name.fill('Stormy');
    await page
      .getByLabel('Rock Photo')
      .setInputFiles({ name: 'rock.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
    const photo = page.getByRole('img', { name: 'Your photo' });
    await expect(photo).toBeVisible();

    const menu = page.getByRole('button', { name: 'More', exact: true });
    const found = page.getByRole('button', { name: 'Found Rock, enter rock ID#' });
    await page.context().setOffline(true);
    await expectChunkMissing(page, menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(page);
    await expectChunkMissing(page, found);
    await expect(name).toHaveValue('Stormy');
    await expect(photo).toBeVisible();

    await page.context().setOffline(false);
    await page.bringToFront();
    await menu.click();
    await expect(page.locator('#more').getByRole('link', { name: 'My Rocks' })).toBeVisible();
    await page.keyboard.press('Escape');
    await found.click();
    await expect(page.getByRole('dialog', { name: 'Found Rock' })).toBeVisible();
    await closeByEscape(page);
    await expect(name).toHaveValue('Stormy');
    await expect(photo).toBeVisible();
  });
});

test('offline, the sign-in link and Log out do not leave the page', async ({ page }) => {
  await page.goto('/contact');
  const join = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  await expect(join).toBeVisible();
  // The toast region loads after the first paint; earlier messages are an alert instead.
  await expect(toasts(page)).toBeAttached();
  await page.context().setOffline(true);
  await join.click();
  await expect(toast(page)).toContainText('This needs a connection');
  await page.context().setOffline(false);

  await signIn(page, '/register-rock');
  await page.getByLabel('Rock Name').fill('Stays');
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.context().setOffline(true);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(toast(page)).toContainText('This needs a connection');
  await expect(page.getByLabel('Rock Name')).toHaveValue('Stays');
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Rock Name')).toHaveValue('Stays');
});

test('when the app itself does not load, the page says so after a while and can be reloaded', async ({
  page,
}) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.setViewportSize(phone);
  await page.goto('/contact');
  await expect(page.getByText('Loading...')).toBeVisible();
  const again = page.getByRole('link', { name: 'Load the page again' });
  await expect(again).toHaveCount(0);
  await page.evaluate(() => document.getAnimations().forEach((wait) => wait.finish()));
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible();
});

test('a style sheet that fails to load is retried, and one that keeps failing disables only its own part of the page', async ({
  page,
}) => {
  let lost = 0;
  await page.route('**/assets/*map*.css', async (route) => {
    lost += 1;
    await (lost === 1 ? route.abort() : route.continue());
  });
  await page.goto('/explore-map');
  await expect(page.locator('.leaflet-container')).toHaveCSS('overflow', 'hidden');
  expect(lost).toBe(2);
  await page.unrouteAll();

  await page.route('**/assets/world-map-*.css', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(
    page
      .getByText('This part of the page did not arrive.')
      .or(page.getByText(/map did not/i))
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Found Rock, enter rock ID#' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Found a rock?');
});

test.describe('on a desktop', () => {
  test.use({ viewport: desk });

  test('a chunk removed by a newer release leads to a reload, and typed text survives it', async ({
    page,
  }) => {
    await page.route('**/assets/found-rock-dialog-*.js', (route) => route.fulfill({ status: 404 }));
    await page.route('**/assets/member-end-*.js', (route) => route.abort());
    await signIn(page, '/register-rock');
    await test.step('pressing Enter on the button of the member menu again loads the menu, and the button keeps the focus', async () => {
      const menu = page.getByRole('button', { name: 'Your menu' });
      await expectChunkMissing(page, menu, 'Please load the page again');
      await page.unroute('**/assets/member-end-*.js');
      await menu.press('Enter');
      await expect(menu).toHaveAttribute('aria-haspopup', 'menu');
      await expect(menu).toBeFocused();
      await page.keyboard.press('Escape');
    });
    await page.getByLabel('Rock Name').fill('Stormy');
    const found = page.getByRole('button', { name: 'Found Rock, enter rock ID#' });
    await expectChunkMissing(page, found, 'Please load the page again');
    // The toast stays while the pointer is over it.
    await toast(page).hover();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(page.getByLabel('Rock Name')).toHaveValue('Stormy');
    await page.getByRole('button', { name: 'Found Rock, enter rock ID#' }).click();
    await expect(page.getByRole('dialog', { name: 'Found Rock' })).toBeVisible();
  });

  test('a page that could not be loaded appears once the network is back, and messages work without the toast chunk', async ({
    page,
  }) => {
    await page.route('**/assets/toast-region-*.js', (route) => route.abort());
    await page.goto('/contact');
    // It comes after the page, with the words about what does not arrive.
    await expect(page.getByLabel('Language')).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click();
    await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('This needs a connection');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.context().setOffline(false);
    await expect(page.getByText('Rock Bundles').first()).toBeVisible();
  });
});
