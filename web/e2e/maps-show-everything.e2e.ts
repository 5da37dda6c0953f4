import type { Locator, Page } from '@playwright/test';
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import { crowd } from '../../tools/e2e/crowd.ts';
import { becomeMember, desk, drawn, expect, phone, test } from './fixtures.ts';
import { hideRock, registerRock } from './rocks.ts';

const tablet = { width: 768, height: 1024 };

interface Spot {
  x: number;
  y: number;
}

/** Radius of a dot, in pixels. */
const dot = 10;

/** The map's frame, and what covers parts of it: its controls, the tabs, the sheet. */
async function lieOfMap(map: Locator) {
  return map.evaluate((container) => {
    const rectOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const all = container.closest('.map-stage')?.querySelectorAll('button, input, a, section') ?? [];
    const over = [...all].filter((element) => !container.contains(element));
    return { frame: rectOf(container), covers: over.map(rectOf) };
  });
}

/** The points whose dots are outside the frame or covered. */
async function unseen<P extends Spot>(map: Locator, points: readonly P[]): Promise<P[]> {
  const { frame, covers } = await lieOfMap(map);
  expect(covers.length).toBeGreaterThan(10);
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

async function animationEnded(page: Page): Promise<void> {
  // An animation starts in the next frame.
  await drawn(page);
  await expect(page.locator('.leaflet-zoom-anim, .leaflet-pan-anim')).toHaveCount(0);
}

/** Screen positions of places, computed from the tiles: in the copy of the world nearest to the middle. */
async function screenPointsOf<P extends Coordinates>(map: Locator, places: readonly P[]) {
  const { z, x, y, left, top, side, middle } = await map.evaluate((container) => {
    const tiles = [...container.querySelectorAll<HTMLElement>('.leaflet-tile')];
    // Tiles of the previous zoom level may still be present; the last one is current.
    const tile = tiles.at(-1);
    const [z, x, y] = tile?.dataset['square']?.split('/') ?? [];
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

/** Inhabited places as far apart as possible. */
const outposts: readonly [name: string, latitude: number, longitude: number][] = [
  ['Ushuaia', -54.8, -68.3],
  ['Longyearbyen', 78.2, 15.6],
  ['Taveuni', -16.85, 179.97],
  ['Apia', -13.83, -171.77],
  ['Invercargill', -46.41, 168.35],
];

test('Fit All shows every rock of the world on every screen, and + returns to a whole zoom level', async ({
  page,
  newMember,
}) => {
  const owner = await newMember();
  for (const [name, latitude, longitude] of outposts)
    await hideRock(owner, (await registerRock(owner, name)).id, { latitude, longitude, locationName: name });

  // Members have more over the map.
  await becomeMember(page, { isFirstLogin: false });
  for (const viewport of [phone, tablet, desk]) {
    await page.setViewportSize(viewport);
    if (viewport === phone) await page.goto('/explore-map');
    const map = page.getByRole('application', { name: 'Map of hidden rocks' });
    const list = page.getByRole('region', { name: 'Rocks on the map' });
    await expect(list).toContainText(/rocks? here\./);
    await page.getByRole('button', { name: 'Fit All' }).click();
    const rocks = await allHiddenRocks(page);
    expect(rocks.length).toBeGreaterThan(crowd.rocks);
    await expect
      .poll(async () => {
        await animationEnded(page);
        return unseen(map, await screenPointsOf(map, rocks));
      })
      .toEqual([]);
    // The list counts the rocks that the map shows.
    await expect
      .poll(async () => {
        const [, words = ''] = /([\d,]+) rocks here/.exec((await list.textContent()) ?? '') ?? [];
        return Number(words.replaceAll(',', ''));
      })
      .toBeGreaterThanOrEqual(rocks.length);

    const zoomOut = page.getByRole('button', { name: 'Zoom out' });
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await zoomOut.press('Enter');
    await animationEnded(page);
    expect(await unseen(map, await screenPointsOf(map, rocks))).toEqual([]);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect
      .poll(async () => {
        await animationEnded(page);
        return worldWidth(map);
      })
      .toBe(4 * 256);
  }
});

/** Width of the world on the map, in pixels. */
async function worldWidth(map: Locator): Promise<number> {
  const [a, b] = await screenPointsOf(map, [
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 1 },
  ]);
  const degree = (b?.x ?? NaN) - (a?.x ?? NaN);
  return Math.round(Math.abs(degree) * 360);
}
