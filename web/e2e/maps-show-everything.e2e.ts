import type { Locator, Page } from '@playwright/test';
import type { Coordinates, JourneyEntry, MapLocation } from '../../schema/journey.ts';
import { crowd } from '../../tools/stories/crowd.ts';
import { desk, expect, phone, signIn, test } from './fixtures.ts';
import { hideRock, registerRock } from './rocks.ts';

const tablet = { width: 768, height: 1024 };

interface Spot {
  x: number;
  y: number;
}

/** Pixels around a point in which its dot is drawn. */
const dot = 10;

/** What lies over the map of a frame, and the frame itself. */
async function lieOfMap(map: Locator) {
  return map.evaluate((container) => {
    const rectOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const frame = container.parentElement ?? container;
    const over = frame.querySelectorAll('[aria-label="Map view"] button, a[href*="openstreetmap.org"]');
    return { frame: rectOf(container), covers: Array.from(over, rectOf) };
  });
}

/** The points whose dots are out of the frame or under something. */
async function unseen<P extends Spot>(map: Locator, points: readonly P[]): Promise<P[]> {
  const { frame, covers } = await lieOfMap(map);
  expect(covers.length).toBeGreaterThan(4);
  return points.filter(({ x, y }) => {
    const isIn =
      x - dot >= frame.left && x + dot <= frame.right && y - dot >= frame.top && y + dot <= frame.bottom;
    const isUnder = covers.some(
      ({ left, right, top, bottom }) =>
        x + dot > left && x - dot < right && y + dot > top && y - dot < bottom,
    );
    return !isIn || isUnder;
  });
}

async function atRest(page: Page): Promise<void> {
  // A flight begins with a frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.locator('.leaflet-zoom-anim, .leaflet-pan-anim')).toHaveCount(0);
}

/** Where the tiles say that places lie on the screen: of every turn of the world, the one nearest to the middle. */
async function screenPointsOf<P extends Coordinates>(map: Locator, places: readonly P[]) {
  const { z, x, y, left, top, side, middle } = await map.evaluate((container) => {
    const tiles = [...container.querySelectorAll<HTMLImageElement>('.leaflet-tile')];
    // While the map was zoomed, tiles of the zoom before may still be there.
    const tile = tiles.at(-1);
    const [, z, x, y] = /\/(\d+)\/(\d+)\/(\d+)\.png/.exec(tile?.src ?? '') ?? [];
    const rect = tile?.getBoundingClientRect();
    const frame = container.getBoundingClientRect();
    return {
      z: Number(z),
      x: Number(x),
      y: Number(y),
      left: rect?.left ?? NaN,
      top: rect?.top ?? NaN,
      side: rect?.width ?? NaN,
      middle: frame.left + frame.width / 2,
    };
  });
  const world = side * 2 ** z;
  return places.map((place) => {
    const sine = Math.sin((place.latitude * Math.PI) / 180);
    const across = left - x * side + world * (place.longitude / 360 + 0.5);
    return {
      ...place,
      x: across + world * Math.round((middle - across) / world),
      y: top - y * side + world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
    };
  });
}

async function allHiddenRocks(page: Page): Promise<MapLocation[]> {
  const rocks: MapLocation[] = [];
  let cursor: string | undefined;
  do {
    const answer = await page.request.get('/api/rocks/locations', { params: cursor ? { cursor } : {} });
    rocks.push(...((await answer.json()) as MapLocation[]));
    cursor = answer.headers()['x-next-cursor'];
  } while (cursor);
  return rocks;
}

/** As far from one another as people live. */
const outposts: readonly [name: string, latitude: number, longitude: number][] = [
  ['Ushuaia', -54.8, -68.3],
  ['Longyearbyen', 78.2, 15.6],
  ['Taveuni', -16.85, 179.97],
  ['Apia', -13.83, -171.77],
  ['Invercargill', -46.41, 168.35],
];

test('Fit All shows every rock of the world on every screen, and + leads back to the usual zooms', async ({
  page,
  newBrowser,
}) => {
  const owner = await newBrowser();
  await signIn(owner);
  for (const [name, latitude, longitude] of outposts)
    await hideRock(owner, (await registerRock(owner, name)).id, { latitude, longitude, locationName: name });

  for (const viewport of [phone, tablet, desk]) {
    await page.setViewportSize(viewport);
    await page.goto('/explore-map');
    const map = page.getByRole('application', { name: 'Map of hidden rocks' });
    const list = page.getByRole('region', { name: 'Rocks on the map' });
    await expect(list).toContainText(/rocks? here\./);
    await page.getByRole('button', { name: 'Fit All' }).click();
    const rocks = await allHiddenRocks(page);
    expect(rocks.length).toBeGreaterThan(crowd.rocks);
    await expect
      .poll(async () => {
        await atRest(page);
        return unseen(map, await screenPointsOf(map, rocks));
      })
      .toEqual([]);
    // The list counts what the map shows.
    await expect
      .poll(async () => {
        const [, words = ''] = /([\d,]+) rocks here/.exec((await list.textContent()) ?? '') ?? [];
        return Number(words.replaceAll(',', ''));
      })
      .toBeGreaterThanOrEqual(rocks.length);

    const zoomOut = page.getByRole('button', { name: 'Zoom out' });
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await zoomOut.press('Enter');
    await atRest(page);
    expect(await unseen(map, await screenPointsOf(map, rocks))).toEqual([]);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect
      .poll(async () => {
        await atRest(page);
        return worldWidth(map);
      })
      .toBe(4 * 256);
  }
});

/** Pixels. */
async function worldWidth(map: Locator): Promise<number> {
  const [a, b] = await screenPointsOf(map, [
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 1 },
  ]);
  const degree = (b?.x ?? NaN) - (a?.x ?? NaN);
  return Math.round(Math.abs(degree) * 360);
}

const journeys: Record<string, readonly [latitude: number, longitude: number][]> = {
  'around the world': [
    [41.26, -95.93],
    [51.5, -0.12],
    [35.68, 139.69],
    [-36.85, 174.76],
    [21.31, -157.86],
    [64.15, -21.94],
    [-54.8, -68.3],
  ],
  'from pole to pole': [
    [78.2, 15.6],
    [59.3, 18.1],
    [41.9, 12.5],
    [-33.9, 18.4],
    [-54.4, 3.4],
  ],
  'over the date line': [
    [-18.14, 178.44],
    [-13.83, -171.77],
    [-21.14, -175.2],
    [-17.75, 168.3],
  ],
  'in one town': [
    [41.26, -95.93],
    [41.27, -95.95],
    [41.25, -95.92],
  ],
};

function entriesOf(places: readonly [number, number][]): JourneyEntry[] {
  return places
    .map(([latitude, longitude], index): JourneyEntry => ({
      id: `e${index + 1}`,
      seq: index + 1,
      latitude,
      longitude,
      locationName: `Place ${index + 1}`,
      notes: '',
      actionType: 'hidden',
      isTooFast: false,
      createdAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
      user: null,
    }))
    .toReversed();
}

for (const viewport of [phone, desk]) {
  for (const where of ['My Rocks', 'Featured'] as const) {
    test(`Track on Map has every stop in sight, under nothing: ${where}, ${viewport.width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await signIn(page);
      const { name } = await registerRock(page, 'Traveler');
      const [own]: Record<string, unknown>[] = await (await page.request.get('/api/rocks/my')).json();
      if (where === 'Featured') await page.context().clearCookies();
      for (const [journey, places] of Object.entries(journeys)) {
        const given = [{ ...own, locations: entriesOf(places) }];
        await page.route(where === 'Featured' ? '**/api/rocks/featured**' : '**/api/rocks/my**', (route) =>
          route.fulfill({ json: given }),
        );
        // A page that is only left by its hash keeps its dialog.
        await page.goto('about:blank');
        await page.goto(where === 'Featured' ? '/#featured' : '/my-rocks');
        await page.getByRole('button', { name: 'Track on Map' }).first().click();
        const map = page.getByRole('application', { name: `Where ${name} has been` });
        const markers = map.locator('.map-marker');
        await expect(markers).toHaveCount(places.length);
        const hidden = async () => {
          await atRest(page);
          const boxes = await Promise.all((await markers.all()).map((marker) => marker.boundingBox()));
          const points = boxes.map((box, index) => ({
            x: (box?.x ?? NaN) + (box?.width ?? 0) / 2,
            y: (box?.y ?? NaN) + (box?.height ?? 0) / 2,
            stop: index + 1,
          }));
          return unseen(map, points);
        };
        await expect.poll(hidden, journey).toEqual([]);
        await page.getByRole('button', { name: 'World' }).click();
        await atRest(page);
        await page.getByRole('button', { name: 'Fit All' }).click();
        await expect.poll(hidden, `${journey}, again`).toEqual([]);
      }
      // The narrowest map there is.
      await page.setViewportSize({ width: 320, height: 800 });
      const box = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, width: NaN, height: NaN };
      const controls = page.getByRole('group', { name: 'Map view' });
      const frame = await box(page.getByRole('application', { name: `Where ${name} has been` }));
      const last = await box(controls.getByRole('button', { name: 'World' }));
      expect(last.x + last.width).toBeLessThan(frame.x + frame.width);
      expect((await box(controls)).height).toBeLessThan(50);
    });
  }
}
