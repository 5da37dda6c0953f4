import { issueCode } from '../../schema/issue-code.ts';
import { proMember } from '../../tools/stories/people.ts';
import { desk, expect, expectAccessible, phone, signIn, test } from './fixtures.ts';

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

test('the place search moves the map, says when there is no such place, and asks once', async ({ page }) => {
  await signIn(page, '/explore-map');
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/geocode')) searches.push(request.url());
  });
  const box = page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: /search|place/i }))
    .first();
  await box.pressSequentially('Xyzzy nowhere');
  expect(searches).toEqual([]);
  await box.press('Enter');
  await expect(
    page.getByText('No place with this name was found. Try a town or a street.', { exact: true }),
  ).toBeVisible();
  expect(searches).toHaveLength(1);
});

test('a visitor has no search and no position button', async ({ page }) => {
  await page.goto('/explore-map');
  await expect(page.getByRole('button', { name: 'Fit All' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'World' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'My Current Location' })).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

for (const viewport of [phone, desk]) {
  test(`whoever gives no position is told what this page has instead, ${viewport.width} pixels wide`, async ({
    page,
    newBrowser,
  }) => {
    const member = await newBrowser({ viewport, permissions: [] });
    await signIn(member, '/explore-map');
    await member.getByRole('button', { name: 'My Current Location' }).click();
    const said = (who: typeof page) => who.getByRole('region', { name: /Notifications/ });
    await expect(said(member)).toContainText('Location Permission Denied');
    await expect(said(member)).toContainText('or search for a place by its name.');
    await expect(member.getByRole('searchbox', { name: 'Search for a place' })).toBeVisible();

    const visitor = await newBrowser({ viewport, permissions: [] });
    await visitor.goto('/explore-map');
    const filters = visitor.getByRole('button', { name: 'Filters' });
    if ((await filters.getAttribute('aria-expanded')) === 'false') await filters.click();
    await visitor.getByRole('radio', { name: '5 miles', exact: true }).press('Space');
    await expect(said(visitor)).toContainText('or move the map to the place by hand.');
  });
}

test('+ and − rest at the limits of zoom, keep the focus, and it is said', async ({ page }) => {
  await page.goto('/explore-map');
  const [zoomIn, zoomOut] = ['Zoom in', 'Zoom out'].map((name) => page.getByRole('button', { name }));
  if (!zoomIn || !zoomOut) throw new Error('two buttons');
  // The map opens as far out as it goes.
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  await expect(zoomIn).not.toHaveAttribute('aria-disabled', 'true');
  await zoomIn.focus();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Enter');
        return zoomIn.getAttribute('aria-disabled');
      },
      { intervals: [100] },
    )
    .toBe('true');
  await expect(page.getByText('The map is zoomed in all the way.')).toBeAttached();
  await expect(zoomOut).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(zoomIn).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(zoomIn).not.toHaveAttribute('aria-disabled', 'true');
  await expect(zoomOut).toBeFocused();
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
