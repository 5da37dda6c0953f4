import type { Page } from '@playwright/test';
import { desk, expect, expectAccessible, phone, signIn, test } from './fixtures.ts';
import { registerRock } from './rocks.ts';

test.use({ viewport: desk, permissions: ['clipboard-write'] });

const region = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const toasts = (page: Page) => region(page).getByRole('listitem');

/** Copying something gives a toast. */
async function makeToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Copy Website Link' }).click();
  await expect(toasts(page)).toHaveCount(1);
}

async function withRock(page: Page): Promise<void> {
  await signIn(page, '/my-rocks');
  await registerRock(page);
  await page.reload();
}

test('a toast stays for five seconds, waits while it is pointed at, and makes room for the next one', async ({
  page,
}) => {
  await page.clock.install();
  await withRock(page);
  await makeToast(page);
  await expect(toasts(page)).toContainText('Website link copied');
  const { width = 0 } = (await region(page).getByRole('list').boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(420);

  await page.getByRole('button', { name: 'Share' }).click();
  // From here on time passes only as it is told, however slow the machine.
  await page.clock.pauseAt(Date.now() + 2_000);
  await page.getByRole('menuitem', { name: 'Copy Website Link' }).click();
  await page.clock.runFor(100);
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);

  await page.mouse.move(5, 5);
  await page.clock.runFor(4_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(toasts(page)).toHaveCount(0);
});

test('F8 leads to the toast', async ({ page }) => {
  await withRock(page);
  await makeToast(page);
  // A menu that closes gives the focus back.
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  await page.keyboard.press('F8');
  await expect(region(page).getByRole('list')).toBeFocused();
  await expectAccessible(page);
});

test('a swipe of 50 pixels to the right sends a toast away', async ({ page }) => {
  await page.clock.install();
  await withRock(page);
  await makeToast(page);
  // It does not go by itself meanwhile.
  await page.clock.pauseAt(Date.now() + 2_000);
  const swipe = async (distance: number) => {
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('there is no toast');
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(80);
  await expect(toasts(page)).toHaveCount(0);
});

test('while it is not known who is there, the page says Loading...', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/auth/user', async (route) => {
    await promise;
    await route.continue();
  });
  // Of a browser without a session it is known at once.
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Signing in leads there.
  await signIn(page, '/contact');
  await expect(page.getByText('Loading...')).toBeVisible();
  resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('what was fetched is not fetched again: not on coming back, not on focus, not by itself', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.clock.install();
  await signIn(page, '/explore-map');
  await expect(page.getByText('Miles Traveled')).toBeVisible();
  await page.getByRole('link', { name: 'My Rocks' }).first().click();
  await expect(page.getByRole('tab', { name: 'My Rocks (0)' })).toBeVisible();
  await page.getByRole('link', { name: 'Explore Map' }).first().click();
  await expect(page.getByText('Miles Traveled')).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.clock.runFor('10:00');
  for (const path of ['/api/auth/user', '/api/stats', '/api/rocks/my', '/api/map'])
    expect(
      asked.filter((one) => one === path),
      path,
    ).toHaveLength(1);
});

test('a failed call is not tried again by itself', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/stats', async (route) => {
    asked += 1;
    await route.fulfill({ status: 503, json: { message: 'resting' } });
  });
  await page.clock.install();
  await page.goto('/explore-map');
  await expect(page.getByRole('button', { name: 'Fit All' })).toBeVisible();
  await page.clock.runFor('01:00');
  expect(asked).toBe(1);
});

test('a tooltip comes after 700 milliseconds', async ({ page }) => {
  await page.goto('/explore-map');
  await expect(page.getByRole('button', { name: 'World' })).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'World' }).hover();
  await page.clock.runFor(650);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.getByRole('tooltip', { name: 'World view' })).toBeAttached();

  // Straight on to the next one there is no wait, and after a while there is one again.
  await page.getByRole('button', { name: 'Fit All' }).hover();
  await page.clock.runFor(50);
  await expect(page.getByRole('tooltip', { name: 'Zoom to show all rocks' })).toBeAttached();
  await page.mouse.move(0, 0);
  await page.clock.runFor(350);
  await page.getByRole('button', { name: 'World' }).hover();
  await page.clock.runFor(50);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('a tooltip comes with the focus of the keyboard, and Escape takes it away', async ({ page }) => {
  await page.goto('/explore-map');
  const fitAll = page.getByRole('button', { name: 'Fit All' });
  await page.getByRole('button', { name: 'Zoom out' }).focus();
  await page.keyboard.press('Tab');
  await expect(fitAll).toBeFocused();
  await expect(fitAll).toHaveAccessibleDescription('Zoom to show all rocks');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(fitAll).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: 'World view' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  // A focus that the page moves, as a dialog does when it opens, is not the reader's.
  await fitAll.focus();
  await expect(fitAll).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('Track on Map begins at its title each time, and one Escape closes it', async ({ page }) => {
  await signIn(page);
  const { name } = await registerRock(page, 'Traveler');
  await page.goto('/my-rocks');
  const track = page.getByRole('button', { name: 'Track on Map' });
  const dialog = page.getByRole('dialog');
  // The second time the map is here at once.
  for (const _ of [1, 2]) {
    await track.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: `Track ${name} on Map` })).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(track).toBeFocused();
  }
});

test('on a phone a toast leaves the page its width', async ({ page }) => {
  await page.setViewportSize(phone);
  await withRock(page);
  await makeToast(page);
  const { x = -1, width = 0 } = (await toasts(page).boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(phone.width);
});
