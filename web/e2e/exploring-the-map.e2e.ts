import { issueCode } from '../../schema/issue-code.ts';
import { proMember } from '../../tools/stories/people.ts';
import { desk, expect, expectAccessible, signIn, test } from './fixtures.ts';

const harbour = { latitude: 64.1466, longitude: -21.9426 };
/** Whoever stands there has it in view. */
const atHarbour = { geolocation: harbour, permissions: ['geolocation'] };

test.use({ viewport: desk, ...atHarbour });

test('a member with access opens a rock on the map, and the list tells the same', async ({
  page,
  newBrowser,
}) => {
  const name = `Lighthouse ${issueCode().slice(0, 3)}`;
  const owner = await newBrowser({ ...atHarbour, viewport: desk });
  await signIn(owner);
  const registered = await owner.request.post('/api/rocks', {
    multipart: { name, laserEngraverId: issueCode() },
  });
  const { id } = await registered.json();
  const form = {
    latitude: `${harbour.latitude}`,
    longitude: `${harbour.longitude}`,
    locationName: 'Harbour wall',
    actionType: 'hidden',
  };
  await owner.request.post(`/api/rocks/${id}/locations`, { multipart: form });

  await test.step('free members see dots and no names', async () => {
    await owner.goto('/explore-map');
    await owner.getByRole('button', { name: 'My Current Location' }).click();
    await expect(owner.getByText('Available to Find').first()).toBeVisible();
    await expect(owner.getByText('Registered (Not Hidden)').first()).toBeVisible();
    await expect(owner.getByText(name)).toHaveCount(0);
    await expect(owner.getByText(/64\.147° N/).first()).toBeVisible();
  });

  await test.step('members with access see the name, and the popup has a picture', async () => {
    await signIn(page, '/explore-map', proMember);
    await page.getByRole('button', { name: 'My Current Location' }).click();
    await page
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click();
    await expect(page.getByText('Harbour wall').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zoom to Location' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('the way to the tiles is opened where a map is, and nowhere else', async ({ page }) => {
  const opened = page.locator('link[rel="preconnect"]');
  for (const path of ['/contact', '/nfc-scan', '/shop']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(opened).toHaveCount(0);
  }
  await page.goto('/explore-map');
  await expect(opened).toHaveAttribute('href', 'https://tile.openstreetmap.org');
});

test('without the tile service the map still shows the land', async ({ page }) => {
  await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  await page.goto('/explore-map');
  await expect(page.locator('.leaflet-container path').first()).toBeVisible();
});

test('while the map is on its way the land is seen, and lies where the map has it', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/{places-map,world-map}-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  // The picture is all that the map has of the land.
  await page.route('**/assets/land-shape-*.js', (route) => route.abort());
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
  const lost = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
  code.resolve();
  const map = page.getByRole('application', { name: 'Map of hidden rocks' });
  await expect(map).toBeVisible();
  await expect(picture).toBeHidden();
  // Also once it is known that the shape did not come.
  await lost;
  const [frame, land] = await Promise.all([
    map.boundingBox(),
    page.locator('.land-laid').nth(1).boundingBox(),
  ]);
  expect(Math.abs(land!.x - frame!.x - seen.left)).toBeLessThanOrEqual(1);
  expect(Math.abs(land!.y - frame!.y - seen.top)).toBeLessThanOrEqual(1);
  expect(land!.width).toBeCloseTo(1024, 0);
});
