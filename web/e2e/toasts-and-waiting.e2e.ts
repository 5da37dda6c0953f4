import { desk, expect, signIn, test } from './fixtures.ts';
import { registerRock } from './rocks.ts';

test.use({ viewport: desk });

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
