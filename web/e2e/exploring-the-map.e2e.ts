import { issueCode } from '../../schema/issue-code.ts';
import { proMember } from '../../tools/e2e/people.ts';
import { desk, expect, expectAccessible, holdBack, signIn, test, tilesPath } from './fixtures.ts';
import { hideRock, registerRock } from './rocks.ts';

const harbour = { latitude: 64.1466, longitude: -21.9426 };
const atHarbour = { geolocation: harbour, permissions: ['geolocation'] };

test.use({ viewport: desk, ...atHarbour });

test('a member with access opens a rock on the map, and a free member sees no names', async ({
  page,
  newMember,
}) => {
  const owner = await newMember();
  const { id, name } = await registerRock(owner, `Lighthouse ${issueCode().slice(0, 3)}`);
  await hideRock(owner, id, { ...harbour, locationName: 'Harbour wall' });

  await test.step('free members see dots and towns but no names, and the outline of the land when the tiles do not arrive', async () => {
    await page.route(tilesPath, (route) => route.abort());
    await signIn(page, '/explore-map');
    await expect(page.locator('[data-ground=out] .land-laid').first()).toBeVisible();
    await expect(page.getByText('Street map not loaded.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Search for a place' }).pressSequentially('reykjav');
    await expect(page.getByRole('option', { name: /^Reykjavík/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Available to Find').first()).toBeVisible();
    await expect(page.getByText('Registered (Not Hidden)').first()).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
    await expect(page.getByText('near Reykjavík, Iceland').first()).toBeVisible();
    await page.unroute(tilesPath);
  });

  await test.step('members with access see the name, and the popup shows a picture', async () => {
    await signIn(page, '/explore-map', proMember);
    await page.getByRole('button', { name: 'My Current Location' }).click();
    await expect(page.locator('[data-ground=in] canvas.leaflet-tile-loaded').first()).toBeVisible();
    await page
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click();
    await expect(page.getByText('Harbour wall').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zoom to Location' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Zoom to Location' }).click();
    await expect(page.getByText('No streets here yet.')).toBeVisible();
  });
});

test('while the map loads, the outline of the land is shown exactly where the map will draw it', async ({
  page,
}) => {
  const letMapLoad = await holdBack(page, '**/assets/{places-map,world-map}-*.js');
  // Without tiles the map keeps the land.
  await page.route(tilesPath, (route) => route.abort());
  await page.goto('/explore-map');
  await expect(page.getByText('Loading map...')).toBeVisible();
  const picture = page.locator('.land-picture');
  const seen = await picture.evaluate((element) => {
    const { backgroundPositionX, backgroundPositionY } = getComputedStyle(element);
    const at = (position: string, length: number) => {
      const [, pixels = ''] = /^calc\(50% \+ ([\d.]+)px\)$/.exec(position) ?? [];
      return (length - 1024) / 2 + Number(pixels);
    };
    return {
      left: at(backgroundPositionX, element.clientWidth),
      top: at(backgroundPositionY, element.clientHeight),
    };
  });
  letMapLoad();
  const map = page.getByRole('application', { name: 'Map of hidden rocks' });
  await expect(map).toBeVisible();
  await expect(picture).toBeHidden();
  await expect(page.getByText('Street map not loaded.')).toBeVisible();
  const [frame, land] = await Promise.all([
    map.boundingBox(),
    page.locator('.land-laid').nth(1).boundingBox(),
  ]);
  expect(Math.abs(land!.x - frame!.x - seen.left)).toBeLessThanOrEqual(1);
  expect(Math.abs(land!.y - frame!.y - seen.top)).toBeLessThanOrEqual(1);
  expect(land!.width).toBeCloseTo(1024, 0);
});
