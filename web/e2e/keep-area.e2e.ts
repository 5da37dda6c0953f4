import { issueCode } from '../../schema/issue-code.ts';
import { proMember } from '../../tools/e2e/people.ts';
import { expect, expectAccessible, expectFits, phone, signIn, test } from './fixtures.ts';
import { hideRock, registerRock } from './rocks.ts';

/** Where the archive of the tests has streets. */
const unionSquare = { latitude: 37.7879, longitude: -122.4075 };

test.use({ viewport: phone, permissions: ['geolocation'], geolocation: { ...unionSquare, accuracy: 8 } });

test('an area that was kept has its streets and rocks without a network, until it is removed', async ({
  page,
  newMember,
}) => {
  const owner = await newMember();
  const { id, name } = await registerRock(owner, `Cable ${issueCode().slice(0, 3)}`);
  await hideRock(owner, id, { ...unionSquare, locationName: 'Union Square' });

  await signIn(page, '/explore-map', proMember);
  const part = page.getByRole('region', { name: 'Map for a walk' });
  const keep = part.getByRole('button', { name: 'Keep this area' });
  await expect(keep).toHaveAccessibleDescription(/Zoom in to the place of your walk first\./);
  await page.getByRole('button', { name: 'My Current Location' }).click();
  await expect(keep).toHaveAttribute('aria-disabled', 'false');
  await keep.click();
  const kept = part.getByText(/^Kept: 5 km around San Francisco, California, \d\.\d MB, \w+ \d+$/);
  await expect(kept).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await test.step('it survives a reload, and then needs no network', async () => {
    await page.reload();
    await expect(kept).toBeVisible();
    await page.context().setOffline(true);
    await part.getByRole('button', { name: 'Show' }).click();
    const map = page.getByRole('application', { name: 'Map of hidden rocks' });
    await map.focus();
    const streets = page
      .locator('[data-ground=in] canvas.leaflet-tile-loaded')
      .and(page.locator(['13', '14', '15', '16'].map((zoom) => `[data-square^="${zoom}/"]`).join()));
    // A key during the animation of a zoom is lost.
    await expect(async () => {
      await map.press('+');
      await expect(streets.first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await map.press('ArrowLeft');
    await expect(streets.first()).toBeVisible();
    const list = page.getByRole('region', { name: 'Rocks on the map' });
    await expect(list.getByText(/^Kept \w+ \d+, \d\d:\d\d\. You are offline\.$/)).toBeVisible();
    await list.getByRole('button', { name: 'Show the list' }).click();
    await expect(list.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is removed, also without a network', async () => {
    await part.getByRole('button', { name: 'Remove' }).click();
    await expect(kept).toHaveCount(0);
    await expect(keep).toBeFocused();
    expect(await page.evaluate(() => caches.has('map-area'))).toBe(false);
    await expect(page.getByText('The rocks did not arrive.').first()).toBeVisible();
  });
});
