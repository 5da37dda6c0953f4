// The strip with the rocks that a member carries.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../testing/api.ts';
import { aFoundRock, aMember, anEntry, aRehiddenRock, aRock } from '../testing/make.ts';
import { stubMyRocks } from '../testing/pages.ts';
import { openApp } from '../testing/render.tsx';

const strip = page.getByRole('region', { name: 'In your pocket' });
const hideHere = strip.getByRole('button', { name: 'Hide here' });
const held = (name: string, days: number) =>
  aFoundRock({
    id: `find-of-${name}`,
    foundAt: new Date(Date.now() - days * 86_400_000).toISOString(),
    originalRock: aRock({ name, status: 'found', locations: [anEntry({ actionType: 'found' })] }),
  });

beforeEach(() => {
  stubMyRocks();
  api.stub('GET /rocks/featured', []);
  api.stub('GET /notifications', []);
  api.stub('GET /places/around', [null]);
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((onFix) => {
    // Only the fields that the code reads; a page cannot construct the real object.
    onFix({ coords: { latitude: 41.26, longitude: -95.94 } } as GeolocationPosition);
  });
});
afterEach(() => vi.restoreAllMocks());

test('a rock that its finder keeps, or that is back home, is in no pocket', async () => {
  const home = held('Homer', 1);
  const resting = [
    { ...held('Keeper', 2), keeping: 'granted' as const },
    { ...home, originalRock: { ...home.originalRock, rest: 'home' as const } },
  ];
  api.stub('GET /rocks/rehide', [held('Effect', 3), ...resting]);
  await openApp('/', aMember());
  await expect.element(strip.getByText('Effect is in your pocket')).toBeVisible();
});

test('a carried rock is hidden here with one tap, a name and a look', async () => {
  const found = held('Effect', 3);
  api.stub('GET /rocks/rehide', [found]);
  const rehidden = api.stub('POST /rocks/:id/rehide', () => {
    api.stub('GET /rocks/rehide', []);
    api.stub('GET /rocks/rehidden', [aRehiddenRock({ originalRock: found.originalRock })]);
    return anEntry({ locationName: 'Old mill' });
  });
  await openApp('/', aMember());
  await expect.element(strip.getByText('Effect is in your pocket')).toBeVisible();
  await expect.element(strip.getByText('for 3 days')).toBeVisible();
  await hideHere.click();
  const dialog = page.getByRole('dialog', { name: 'Rehide Effect' });
  await expect.element(dialog.getByText(/^This is where you are now\./)).toBeVisible();
  await dialog.getByLabelText('Location Name').fill('Old mill');
  await dialog.getByRole('button', { name: 'Log Rehide' }).click();
  await expect.element(page.getByText('Perfect! Rock Rehidden!')).toBeVisible();
  await expect.poll(() => location.pathname + location.search).toBe('/my-rocks?tab=archive');
  await expect.element(strip).not.toBeInTheDocument();
  expect(rehidden[0]).toMatchObject({
    param: { id: 'find-of-Effect' },
    json: { latitude: 41.26, longitude: -95.94, locationName: 'Old mill' },
  });
});

test('of several carried rocks one is chosen by its name', async () => {
  api.stub('GET /rocks/rehide', [held('Effect', 0), held('Ladybug', 1)]);
  await openApp('/my-rocks', aMember());
  await expect.element(strip.getByText('2 rocks are in your pocket')).toBeVisible();
  await expect.element(strip.getByText('the first since yesterday')).toBeVisible();
  await hideHere.click();
  await page.getByRole('menuitem', { name: 'Ladybug' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Rehide Ladybug' })).toBeVisible();
});

test('an empty pocket is not there', async () => {
  const asked = api.stub('GET /rocks/rehide', []);
  await openApp('/my-rocks', aMember());
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.element(page.getByRole('tab', { name: 'Rock Rehide (0)' })).toBeVisible();
  await expect.element(strip).not.toBeInTheDocument();
});
