// Explore Map as a screen: the map below the header, the tabs over it, and its list as a sheet.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MapLocation } from '../../schema/journey.ts';
import type { MapView } from '../../schema/map.ts';
import { measureIn } from '../lib/unit.ts';
import { api, refused } from '../testing/api.ts';
import { aFoundRock, aMember, anEntry, aRock } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const list = page.getByRole('region', { name: 'Rocks on the map' });
const map = page.getByRole('application', { name: 'Map of hidden rocks' });
const filters = page.getByRole('region', { name: 'Filters' });

/** As far apart as possible. */
const places: readonly [id: string, latitude: number, longitude: number][] = [
  ['ushuaia', -54.8, -68.3],
  ['longyearbyen', 78.2, 15.6],
  ['taveuni', -16.85, 179.97],
  ['apia', -13.83, -171.77],
  ['omaha', 41.2565, -95.9345],
];
const rocks = places.map(([id, latitude, longitude], day): MapLocation => ({
  id,
  latitude,
  longitude,
  locationName: id,
  actionType: 'hidden',
  createdAt: `2026-06-1${day}T00:00:00Z`,
  timesFound: 0,
  rock: null,
}));
const world: MapView = { bbox: [-180, -85, 180, 85], clusters: [], rocks, isCut: false };

beforeEach(() => {
  api.stub('GET /stats', { totalRocks: 5, activeCountries: 4, totalUsers: 2, totalDistance: 5 });
  api.stub('GET /rocks/counts', { notHiddenCount: 0 });
  api.stub('GET /map', world);
  api.stub('GET /rocks/locations', rocks);
  api.stub('GET /rocks/rehide', []);
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((onFix) => {
    // Only the fields that the code reads; a page cannot construct the real object.
    onFix({ coords: { latitude: 41.2, longitude: -95.9 } } as GeolocationPosition);
  });
});
afterEach(() => vi.restoreAllMocks());

const boxOf = (selector: string): DOMRect => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector} in the page`);
  return element.getBoundingClientRect();
};

async function open(width: number, height: number, member = aMember()) {
  await page.viewport(width, height);
  await openApp('/explore-map', member);
  await expect.element(map).toBeVisible();
}

test.for([
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 900],
  [1600, 1000],
] as const)('the map is the screen, %i × %i pixels', async ([width, height]) => {
  await page.viewport(width, height);
  await openApp('/explore-map', aMember());
  await expect.element(page.getByRole('heading', { name: 'Explore Map' })).toBeVisible();
  const before = boxOf('.map-part');
  const below = before.top - boxOf('header').bottom;
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThanOrEqual(140);
  await expect.element(map).toBeVisible();
  // Neither the map nor what is over it has moved anything.
  expect(boxOf('.map-part')).toEqual(before);
  const frame = map.element().getBoundingClientRect();
  expect(frame.height).toBeCloseTo(before.height, 0);
  expect(document.documentElement.scrollWidth).toBe(width);
  await expect.element(button('Filters')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(filters).not.toBeInTheDocument();
  for (const element of document.querySelectorAll('.map-stage button:not(.map-spot)')) {
    const { width: wide, height: high } = element.getBoundingClientRect();
    // One that is hidden has no size.
    if (wide > 0) expect(Math.min(wide, high), element.textContent).toBeGreaterThanOrEqual(44);
  }
  if (width >= 1024) return expect(frame.height).toBe(Math.min(700, height - 200));
  expect([frame.left, frame.right]).toEqual([0, width]);
  const sheet = list.element().getBoundingClientRect();
  const bar = width < 768 ? page.getByRole('navigation', { name: 'Most used' }) : null;
  const end = bar ? bar.element().getBoundingClientRect().top : height;
  expect(sheet.bottom).toBeLessThanOrEqual(end);
  expect(sheet.bottom).toBeGreaterThan(frame.height >= 700 ? 800 : end - 4);
});

test('the scale has the unit of the reader, also on a phone', async () => {
  await open(390, 844);
  const scale = () => document.querySelector('.map-scale')?.textContent;
  await expect.poll(scale).toMatch(/^[\d,]+ mi$/);
  measureIn('km');
  await expect.poll(scale).toMatch(/^[\d,]+ km$/);
  measureIn('mi');
  await expect.poll(scale).toMatch(/^[\d,]+ mi$/);
});

/** The rocks on the map that are outside of it or covered. */
function covered(): string[] {
  const frame = map.element().getBoundingClientRect();
  const all = document.querySelectorAll('.map-stage :is(button, input, a, section)');
  const covers = [...all]
    .filter((one) => !map.element().contains(one))
    .map((one) => one.getBoundingClientRect());
  expect(covers.length).toBeGreaterThan(8);
  /** The radius of a dot, in pixels. */
  const dot = 10;
  return [...document.querySelectorAll('.map-spot')].flatMap((spot) => {
    const box = spot.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const meets = ({ left, right, top, bottom }: DOMRect, margin: number) =>
      x + margin > left && x - margin < right && y + margin > top && y - margin < bottom;
    return meets(frame, -dot) && !covers.some((cover) => meets(cover, dot))
      ? []
      : [spot.getAttribute('aria-label') ?? ''];
  });
}

test.for([
  [320, 640],
  [390, 844],
  [1280, 900],
] as const)(
  'Fit All keeps every rock clear of the tabs and the sheet, %i × %i pixels',
  async ([width, height]) => {
    await open(width, height);
    const fitsAll = async () => {
      await button('Fit All').click();
      await expect.poll(() => document.querySelectorAll('.map-spot').length).toBeGreaterThan(0);
      await expect.poll(covered).toEqual([]);
    };
    await fitsAll();
    if (width >= 1024) return;
    await button('Show the list').click();
    await fitsAll();
  },
);

test('the sheet rises and sinks by its button, by Escape and by a drag, and lies beside the map on a desktop', async () => {
  await open(390, 844);
  await expect.element(list.getByText(/rocks? here/)).toBeVisible();
  const row = list.getByRole('button', { name: /omaha/ });
  await expect.element(row).not.toBeInTheDocument();
  const peek = list.element().getBoundingClientRect().top;
  const credits = () =>
    page.getByRole('link', { name: 'GeoNames', exact: true }).element().getBoundingClientRect();

  await button('Show the list').click();
  await expect.element(row).toBeVisible();
  const half = list.element().getBoundingClientRect().top;
  expect(half).toBeLessThan(peek - 200);
  expect(credits().bottom).toBeLessThanOrEqual(half + 2);
  await expect.element(button('Show the whole list')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  // What is behind the sheet cannot have the focus.
  await expect.element(button('Fit All')).not.toBeInTheDocument();
  (await row.findElement()).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Show the list')).toHaveFocus();
  expect(list.element().getBoundingClientRect().top).toBe(peek);

  await userEvent.dragAndDrop(list.getByText(/rocks? here/), button('Filters'));
  await expect.element(button('Show the map')).toBeVisible();
  // To the middle of the screen, so that a slow drag sinks it, too.
  await userEvent.dragAndDrop(list.getByText(/rocks? here/), list);
  await expect.element(button('Show the map')).not.toBeInTheDocument();

  await page.viewport(1280, 900);
  await expect.element(button(/^Show the/)).not.toBeInTheDocument();
  await expect.element(row).toBeVisible();
  expect(list.element().getBoundingClientRect().left).toBeGreaterThan(800);
});

test('a rock chosen in the sheet is shown on the map, and the sheet sinks', async () => {
  await open(390, 844);
  await button('Show the list').click();
  await list.getByRole('button', { name: /omaha/ }).click();
  await expect.element(button('Show the list')).toHaveFocus();
  await expect.element(list.getByText('Hidden Jun 14, 2026, not found yet').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /omaha/, pressed: true })).toBeVisible();
  await expect.poll(covered).toEqual([]);
});

test('a lowered sheet says that no rocks arrived, and leads to another try', async () => {
  api.stub('GET /map', refused(503, 'Busy'));
  await open(390, 844);
  await expect.element(list.getByText('No rocks arrived. Show the list to try again.')).toBeVisible();
  api.stub('GET /map', world);
  await button('Show the list').click();
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect.element(list.getByText(/rocks? here/)).toBeVisible();
});

test('with a known position the list begins with the nearest rock, and tells how far it is', async () => {
  await open(1280, 900);
  await expect.element(list.getByText(/Newest first\.$/)).toBeVisible();
  await button('My Current Location').click();
  await expect.element(list.getByText(/Nearest first\.$|1 rock here/).first()).toBeVisible();
  await button('World').click();
  await expect.element(list.getByText(/Nearest first\.$/)).toBeVisible();
  await expect.element(list.getByRole('listitem').first()).toMatchTextContent(/^4\.3 miles northwest ?omaha/);
});

test.for([
  [844, 390, 'beside'],
  [740, 360, 'beside'],
  [320, 256, 'below'],
] as const)('on a low screen of %i × %i pixels the list is %s the map', async ([width, height, where]) => {
  await open(width, height);
  await expect.element(list.getByRole('button', { name: /omaha/ })).toBeVisible();
  await expect.element(button(/^Show the/)).not.toBeInTheDocument();
  const [shown, listed] = [map, list].map((part) => part.element().getBoundingClientRect());
  if (where === 'below') expect(listed!.top).toBeGreaterThanOrEqual(shown!.bottom - 1);
  else expect([listed!.top, listed!.left]).toEqual([shown!.top, shown!.right]);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('the filters open as a panel that takes and returns the focus, and one tap clears them', async () => {
  await open(390, 844);
  await button('Filters').click();
  await expect.element(filters.getByRole('heading', { name: 'Filters' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Filters')).toHaveFocus();
  await expect.element(filters).not.toBeInTheDocument();
  // It covers what has the focus next.
  await userEvent.keyboard('{Enter}');
  await expect.element(filters).toBeVisible();
  (await button('Zoom in').findElement()).focus();
  await expect.element(filters).not.toBeInTheDocument();

  await button('Filters').click();
  (await filters.getByRole('radio', { name: 'Traveling' }).findElement()).focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => location.search).toBe('?status=traveling');
  await filters.getByRole('button', { name: 'Close filters' }).click();
  await expect.element(button('Filters 1')).toHaveFocus();
  await button('Clear filters').first().click();
  await expect.element(button('Filters')).toHaveFocus();
  expect(location.search).toBe('');
});

test('the strip with carried rocks moves nothing', async () => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const found = aFoundRock({
    originalRock: aRock({ name: 'Effect', status: 'found', locations: [anEntry()] }),
  });
  api.stub('GET /rocks/rehide', async () => {
    await waiting;
    return [found];
  });
  await open(390, 844);
  const before = boxOf('.map-part');
  answer();
  const strip = page.getByRole('region', { name: 'In your pocket' });
  await expect.element(strip.getByRole('button', { name: 'Hide here' })).toBeVisible();
  expect(boxOf('.map-part')).toEqual(before);
  await page.viewport(320, 640);
  expect(document.documentElement.scrollWidth).toBe(320);
});
