import type { Page } from '@playwright/test';
import { becomeMember, expect, phone, test } from './fixtures.ts';

const omaha = { latitude: 41.2565, longitude: -95.9345 };
const marketStreet = { latitude: 37.7893, longitude: -122.4015 };

/** Where a position leads to. */
const positionZoom = 10;

const widest = { width: 720, height: 900 };

/** In an order in which each view is near the one before. */
const views = [
  { name: 'state', at: omaha, zoom: 6 },
  { name: 'world', at: omaha, zoom: 2 },
  { name: 'phone', at: omaha, zoom: 4, viewport: phone },
  { name: 'town', at: marketStreet, zoom: 13 },
  { name: 'street', at: marketStreet, zoom: 16 },
  { name: 'night', at: marketStreet, zoom: 16, colorScheme: 'dark' },
] as const;

test.use({ permissions: ['geolocation'], geolocation: omaha });

test('the map looks as it did: world, state, town, street, by night and on a phone', async ({ page }) => {
  await becomeMember(page, { isFirstLogin: false });
  // Rocks of other tests would be in the picture.
  await page.route('**/api/map?*', (route) => route.abort());
  let shown: { at?: typeof omaha; viewport?: typeof phone; zoom: number } = { zoom: positionZoom };
  for (const { name, at, zoom, ...look } of views) {
    await test.step(name, async () => {
      const viewport = 'viewport' in look ? look.viewport : widest;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'colorScheme' in look ? look.colorScheme : 'light' });
      const map = page.getByRole('application');
      if (shown.at !== at || shown.viewport !== viewport) {
        await page.context().setGeolocation(at);
        await page.goto('/explore-map');
        await page.getByRole('button', { name: 'My Current Location' }).click();
        await expect(map.locator('.map-origin')).toBeVisible();
        shown = { at, viewport, zoom: positionZoom };
      }
      const steps = zoom - shown.zoom;
      const button = page.getByRole('button', { name: steps > 0 ? 'Zoom in' : 'Zoom out' });
      for (let step = 0; step < Math.abs(steps); step++) await button.click();
      shown.zoom = zoom;
      await expect(page.locator('[data-ground="in"]')).toBeVisible();
      await expect(map.locator('.leaflet-tile:not(.leaflet-tile-loaded)')).toHaveCount(0);
      const clip = await clipOf(page, 'viewport' in look ? 280 : 580);
      // The letters of one release of a browser are not quite those of the next.
      await expect(page).toHaveScreenshot(`${name}.png`, { clip, maxDiffPixelRatio: 0.04, threshold: 0.25 });
    });
  }
});

/** The part around the position. The map's middle may be some pixels off, and its buttons are no part of the picture. */
async function clipOf(page: Page, width: number) {
  const map = page.getByRole('application');
  await map.scrollIntoViewIfNeeded();
  const dot = await map.locator('.map-origin').boundingBox();
  if (!dot) throw new Error('the position is not on the map');
  const [x, y] = [Math.round(dot.x + dot.width / 2), Math.round(dot.y + dot.height / 2)];
  return { x: x - width / 2, y: y - height / 2, width, height };
}
const height = 400;
