// Explore Map around the map itself: its search, its buttons and its error messages.
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MapLocation } from '../../schema/journey.ts';
import type { MapView } from '../../schema/map.ts';
import { api, noConnection, refused } from '../testing/api.ts';
import { aMember } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';

const said = page.getByRole('region', { name: /Notifications/ });
const button = (name: string) => page.getByRole('button', { name });

const nowhere: MapView = { bbox: [-180, -85, 180, 85], clusters: [], rocks: [], isCut: false };

const aTown = { kind: 'town', otherName: null, state: null } as const;

beforeEach(() => {
  api.stub('GET /stats', { totalRocks: 3, activeCountries: 1, totalUsers: 2, totalDistance: 5 });
  api.stub('GET /rocks/counts', { notHiddenCount: 1 });
  api.stub('GET /map', nowhere);
  api.stub('GET /rocks/locations', []);
});

test('an address is asked for once, on submit, and a toast says that there is no such place or no service', async () => {
  api.stub('GET /places', []);
  const searches = api.stub('GET /geocode', []);
  await openApp('/explore-map', aMember());
  const box = page.getByRole('combobox', { name: 'Search for a place' });
  await box.click();
  await userEvent.keyboard('Xyzzy nowhere');
  expect(searches).toEqual([]);
  await userEvent.keyboard('{Enter}');
  const words = 'No place with this name was found. Try a town or a street.';
  await expect.element(page.getByText(words)).toBeVisible();
  expect(searches.map(({ query }) => query.get('q'))).toEqual(['Xyzzy nowhere']);
  api.stub('GET /geocode', refused(503));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Search Not Possible')).toBeVisible();
});

test('a visitor has no search and no position button', async () => {
  await openApp('/explore-map');
  await expect.element(button('Fit All')).toBeVisible();
  await expect.element(button('World')).toBeVisible();
  await expect.element(button('My Current Location')).not.toBeInTheDocument();
  await expect.element(page.getByRole('main').getByRole('combobox')).not.toBeInTheDocument();
});

const widths = [390, 1280];

test.for(widths)(
  'a member who denies the location permission is told the alternative, %i pixels wide',
  async (width) => {
    await page.viewport(width, 844);
    await openApp('/explore-map', aMember());
    await button('My Current Location').click();
    await expect.element(said.getByText('Location Permission Denied')).toBeVisible();
    await expect.element(said.getByText(/or search for a place by its name\.$/)).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Search for a place' })).toBeVisible();
  },
);

test.for(widths)(
  'a visitor who denies the location permission is told to move the map, %i pixels wide',
  async (width) => {
    await page.viewport(width, 844);
    await openApp('/explore-map');
    const filters = button('Filters');
    await expect.element(filters).toBeInTheDocument();
    if (filters.element().getAttribute('aria-expanded') === 'false') await filters.click();
    (await page.getByRole('radio', { name: '5 miles' }).findElement()).focus();
    await userEvent.keyboard(' ');
    await expect.element(said.getByText(/or move the map to the place by hand\.$/)).toBeVisible();
  },
);

test('+ and − are disabled at the zoom limits, keep the focus, and a message says so', async () => {
  await openApp('/explore-map');
  const [zoomIn, zoomOut] = [button('Zoom in'), button('Zoom out')];
  // The map opens fully zoomed out.
  await expect.element(zoomOut).toHaveAttribute('aria-disabled', 'true');
  await expect.element(zoomIn).not.toHaveAttribute('aria-disabled', 'true');
  (await zoomIn.findElement()).focus();
  await expect
    .poll(
      async () => {
        await userEvent.keyboard('{Enter}');
        return zoomIn.element().getAttribute('aria-disabled');
      },
      // It takes a dozen key presses, and the land is redrawn for each.
      { timeout: 20_000 },
    )
    .toBe('true');
  await expect.element(page.getByText('The map is zoomed in all the way.')).toBeInTheDocument();
  await expect.element(zoomOut).not.toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(zoomIn).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(zoomIn).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(zoomOut).toHaveFocus();
});

test('when the rocks fail to load, the page says so and offers a retry', async () => {
  api.stub('GET /map', refused(503, 'Busy'));
  await openApp('/explore-map');
  const list = page.getByRole('region', { name: 'Rocks on the map' });
  await expect.element(list.getByText('The rocks did not arrive.')).toBeVisible();
  await button('Fit All').click();
  await expect.element(said.getByText('The rocks did not arrive.')).toBeVisible();
  api.stub('GET /map', nowhere);
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect.element(list.getByText(/No rock waits/)).toBeVisible();
});

test('all groups of a view are named, though a request names only twelve', async () => {
  const clusters = [45, 15, -15, -45].flatMap((latitude, row) =>
    [-120, -60, 0, 60].map((longitude, i) => [latitude, longitude, 90 - 5 * row - i] as const),
  );
  api.stub('GET /map', { ...nowhere, clusters });
  const asked = api.stub('GET /places/around', ({ query }) =>
    (query.get('at') ?? '')
      .split(';')
      .map((at) => ({ town: `Town ${at.split(',')[0]}`, state: null, country: 'FJ' })),
  );
  await openApp('/explore-map', aMember());
  const list = page.getByRole('region', { name: 'Rocks on the map' });
  await list.getByRole('button', { name: 'Show more' }).click();
  await expect.element(list.getByText('72 rocks around Town -45.000, Fiji')).toBeVisible();
  expect(asked.map(({ query }) => query.get('at')?.split(';').length)).toEqual(
    expect.arrayContaining([12, 4]),
  );
  expect(new Set(asked.map(({ query }) => query.get('level')))).toEqual(new Set(['4']));
});

test('without a network the rocks that were seen stay, and elsewhere a sentence says that none arrived', async () => {
  const rock: MapLocation = {
    id: 'ladybird',
    latitude: 41.2565,
    longitude: -95.9345,
    locationName: '',
    actionType: 'hidden',
    createdAt: '2026-06-10T00:00:00Z',
    timesFound: 0,
    rock: null,
  };
  api.stub('GET /map', { ...nowhere, rocks: [rock] });
  await openApp('/explore-map', aMember());
  const list = page.getByRole('region', { name: 'Rocks on the map' });
  await expect.element(list.getByText(/^1 rock here/)).toBeVisible();
  api.stub('GET /map', noConnection);
  api.stub('GET /places', [
    { ...aTown, id: 1, name: 'Suva', country: 'FJ', latitude: -18.1, longitude: 178.4 },
    { ...aTown, id: 2, name: 'Omaha', country: 'US', latitude: 41.25, longitude: -95.94 },
  ]);
  const goTo = async (name: string) => {
    await page.getByRole('combobox', { name: 'Search for a place' }).fill(name);
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  };
  await goTo('Omaha');
  await expect
    .element(list.getByText('You are offline. These rocks were here when you last looked.'))
    .toBeVisible();
  await expect.element(list.getByText(/^1 rock here/)).toBeVisible();
  await goTo('Suva');
  await expect.element(list.getByText('The rocks did not arrive.')).toBeVisible();
});

test('a failed request is not retried automatically', async () => {
  const asked = api.stub('GET /stats', refused(503, 'Resting'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'], shouldAdvanceTime: true });
  try {
    await openApp('/explore-map');
    await expect.element(button('Fit All')).toBeVisible();
    await vi.advanceTimersByTimeAsync(60_000);
  } finally {
    vi.useRealTimers();
  }
  expect(asked).toHaveLength(1);
});
