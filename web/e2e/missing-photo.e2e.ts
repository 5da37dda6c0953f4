import type { Locator, Page } from '@playwright/test';
import { rockWithPhoto } from './administration.ts';
import { becomeMember, expect, expectAccessible, phone, test } from './fixtures.ts';

const words = 'Picture did not load';

/** Blocks photos. @returns a function that unblocks them */
async function withoutPhotos(page: Page): Promise<() => Promise<void>> {
  await page.route('**/img/**', (route) => route.abort());
  return () => page.unroute('**/img/**');
}

const againFor = (place: Locator, name: string) =>
  place.getByRole('button', { name: `Try again: picture of ${name}` });

/** Nothing replaces the photo: neither a painting nor the browser's broken-image icon. */
async function expectNoPicture(place: Locator): Promise<void> {
  await expect(place.locator('img:visible')).toHaveCount(0);
}

async function expectPhoto(place: Locator): Promise<void> {
  const photo = place.locator('img[src^="/img/"]');
  await expect
    .poll(() => photo.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);
  // A retry keeps the URL: a different one would miss every cache.
  expect(await photo.getAttribute('src')).toMatch(/^\/img\/[a-z0-9]{32}$/);
}

async function expectForFingers(button: Locator): Promise<void> {
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
}

test.use({ viewport: phone, colorScheme: 'dark' });

test('a photo that fails to load is hidden, a text says so, and it can be retried', async ({ page }) => {
  const name = `Rainbow ${crypto.randomUUID().slice(0, 4)}`;
  await becomeMember(page, { isFirstLogin: false });
  await rockWithPhoto(page, name);
  let unblock = await withoutPhotos(page);
  await page.goto('/my-rocks');
  const card = page.getByRole('article', { name });
  const again = againFor(card, name);

  await test.step('large, by keyboard: the first retry fails, the second one loads it', async () => {
    await expect(card.getByText(words, { exact: true })).toBeVisible();
    await expectNoPicture(card);
    await expectForFingers(again);
    await expectAccessible(page);
    await again.press('Enter');
    await expect(card.getByText('Still did not load', { exact: true })).toBeVisible();
    await expect(card.getByRole('status')).toHaveText(`Still did not load: ${name}`);
    await expect(again).toBeFocused();
    await unblock();
    await again.press('Enter');
    await expectPhoto(card);
    await expect(again).toHaveCount(0);
    await expect(page.locator(':focus').locator('img')).toHaveCount(1);
  });

  await test.step('small, retried automatically when the network is back', async () => {
    unblock = await withoutPhotos(page);
    await page.goto('/my-rocks?tab=activity');
    const line = page.getByRole('tabpanel').getByRole('article').filter({ hasText: name });
    const small = againFor(line, name);
    await expectForFingers(small);
    await expectNoPicture(line);
    await expectAccessible(page);
    await unblock();
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expectPhoto(line);
  });

  await test.step('as text alone when the retry component does not load either', async () => {
    unblock = await withoutPhotos(page);
    await page.route('**/assets/picture-missing-*.js', (route) => route.abort());
    await page.goto('/my-rocks');
    await expect(card.getByText(words, { exact: true })).toBeVisible();
    await expectNoPicture(card);
    await expect(again).toHaveCount(0);
    await page.unroute('**/assets/picture-missing-*.js');
    await unblock();
  });

  await test.step('in the feed, where the whole item is one button', async () => {
    unblock = await withoutPhotos(page);
    // Rocks of other tests may have pushed the first one out of the newest.
    await rockWithPhoto(page, `${name} again`);
    await page.goto('/community');
    const item = page.getByRole('article', { name: `${name} again` });
    const inFeed = againFor(item, `${name} again`);
    await expectNoPicture(item);
    await expectForFingers(inFeed);
    await unblock();
    await inFeed.click();
    await expectPhoto(item);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the scan page says so before the app has loaded', async ({ page, newMember }) => {
  const { code } = await rockWithPhoto(await newMember(), 'Leaf');
  await page.route('**/assets/index-*.js', (route) => route.abort());
  const unblock = await withoutPhotos(page);
  await page.goto(`/R/${code}`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: 'Try again' });
  await expect(main.getByText(words, { exact: true })).toBeVisible();
  await expectNoPicture(main);
  await expectForFingers(again);
  await again.press('Enter');
  // The retry has failed.
  await expect(again).toHaveAttribute('aria-disabled', 'false');
  await expect(again).toBeFocused();
  await unblock();
  await again.press('Enter');
  await expect(main.locator('img')).toBeFocused();
  await expectPhoto(main);
  await expect(again).toBeHidden();
});
