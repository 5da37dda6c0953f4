// 'Keep this area', in the browser's own Cache Storage.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MapLocation } from '../../../schema/journey.ts';
import { forgetKept } from '../../members/forget-kept.ts';
import { dropKept, keepFor, keptFor } from '../../members/kept-data.ts';
import { logOut } from '../../members/log-out.ts';
import { queryClient } from '../../query-client.ts';
import { api, noConnection, refused } from '../../testing/api.ts';
import { interceptedUrls } from '../../testing/leaving.ts';
import { aMember } from '../../testing/make.ts';
import { openApp, show } from '../../testing/render.tsx';
import { pathsOfArea, serveTiles, type TileServer } from '../../testing/tiles.ts';
import { areaCacheName, keptAreaPath } from '../../tiles/area-cache.ts';
import type { MapView } from '../views.ts';
import { visibleAround } from '../visible-area.ts';
import KeepArea from './keep-area.tsx';
import { sinceWords } from './kept-words.ts';

const omaha = { latitude: 41.2565, longitude: -95.9345 };
const town = { town: 'Omaha', state: 'Nebraska', country: 'US' };
const rock: MapLocation = {
  ...omaha,
  id: 'rock-1',
  locationName: 'Old Market',
  actionType: 'hidden',
  createdAt: '2026-11-02T12:00:00.000Z',
  timesFound: 0,
  rock: { id: 'rock-1', name: 'Compass', imageUrl: null },
};

let server: TileServer;
beforeEach(() => {
  server = serveTiles();
  api.stub('GET /map', { bbox: [-96, 41, -95, 42], clusters: [], rocks: [rock], isCut: false });
  api.stub('GET /places/around', [town]);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all([forgetKept(), dropKept(null), caches.delete(areaCacheName)]);
});

const button = (name: string) => page.getByRole('button', { name });
const keepButton = button('Keep this area');
const kept = page.getByText(/^Kept: 5 km around Omaha, Nebraska, 0\.1 MB, [A-Z][a-z]{2} \d+$/);
const views: MapView[] = [];
const around = (zoom: number) => visibleAround(omaha, zoom, 390, 600);
const part = (changes: Partial<Parameters<typeof KeepArea>[0]> = {}) => (
  <KeepArea shown={around(12)} person={null} onShow={(view) => void views.push(view)} {...changes} />
);

test('an area is kept with its rocks, shown on the map and removed, by keyboard', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true);
  const member = aMember();
  await show(part(), member);
  (await keepButton.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(kept).toBeVisible();
  expect(persist).toHaveBeenCalledOnce();
  await expect
    .element(page.getByText('The area is kept. It is here without a network too.'))
    .toBeInTheDocument();
  expect(await keptFor(member.id)).toMatchObject({ rocks: [rock] });
  await button('Show').click();
  expect(views).toMatchObject([{ zoom: 12 }]);
  (await button('Remove').findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(kept).not.toBeInTheDocument();
  await expect.element(keepButton).toHaveFocus();
  expect(await pathsOfArea()).toEqual([]);
  expect(await keptFor(member.id)).toBeNull();
});

test('a large area is kept only after a yes, and Leave it leaves nothing', async () => {
  server.size = 200_000;
  await show(part());
  await keepButton.click();
  await expect.element(page.getByText(/^This area needs about \d\d MB\. Keep it\?$/)).toBeVisible();
  expect(server.asked.length).toBeLessThan(34);
  (await button('Leave it').findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Stopped. Nothing was kept.')).toBeVisible();
  await expect.element(keepButton).toHaveFocus();
  expect(await pathsOfArea()).toEqual([]);
  await keepButton.click();
  await button('Keep it').click();
  await expect.element(page.getByText(/^Kept: 5 km around Omaha, Nebraska, \d\d\.\d MB/)).toBeVisible();
});

test('when the network goes away nothing is kept, and a second try keeps it', async () => {
  server.left = 30;
  await show(part());
  await keepButton.click();
  const failed = page.getByRole('alert');
  await expect.element(failed.getByText('The network went away. Nothing was kept.')).toBeVisible();
  expect(await pathsOfArea()).toEqual([]);
  server.left = Infinity;
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect.element(kept).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
  await expect.element(keepButton).toHaveFocus();
});

test('when the storage is full at the very end, the area before and its rocks stay', async () => {
  const member = aMember();
  await show(part(), member);
  await keepButton.click();
  await expect.element(kept).toBeVisible();
  const before = await keptFor(member.id);
  // Called with its own cache below.
  // oxlint-disable-next-line typescript/unbound-method
  const { put } = Cache.prototype;
  vi.spyOn(Cache.prototype, 'put').mockImplementation(function (this: Cache, path, answer) {
    if (path === keptAreaPath) throw new DOMException('full', 'QuotaExceededError');
    return put.call(this, path, answer);
  });
  await keepButton.click();
  const sentence = 'This device has no room left for the area. The area below stays.';
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(await keptFor(member.id)).toEqual(before);
});

test('nothing is kept for a member who has logged out meanwhile', async () => {
  const member = aMember();
  await show(part(), member);
  api.stub('GET /auth/user', refused(401));
  await keepButton.click();
  await expect.element(page.getByText('Stopped. Nothing was kept.')).toBeVisible();
  expect([await pathsOfArea(), await keptFor(member.id)]).toEqual([[], null]);
});

test('what logging out has deleted does not come back with an area that is being kept', async () => {
  const member = aMember();
  await show(part(), member);
  await keepButton.click();
  await expect.element(kept).toBeVisible();
  expect(await keptFor(member.id)).not.toBeNull();
  api.stub('GET /auth/user', async () => {
    // As logging out in another tab does.
    await forgetKept();
    return refused(401);
  });
  await keepButton.click();
  await expect.element(page.getByText('Stopped. The area below stays.')).toBeVisible();
  expect(await keptFor(member.id)).toBeNull();
});

test('a full or missing storage is said before anything is requested', async () => {
  const asked = api.stub('GET /map', refused(503));
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 50e6, usage: 45e6 });
  await show(part());
  await keepButton.click();
  await expect.element(page.getByText(/has no room left for the area/)).toBeVisible();
  vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('denied', 'SecurityError'));
  await button('Try again').click();
  await expect.element(page.getByText(/does not let a page keep anything/)).toBeVisible();
  expect([...asked, ...server.asked]).toEqual([]);
});

test('far out, the button says to zoom in first, and keeps nothing', async () => {
  await show(part({ shown: around(3) }));
  await expect.element(keepButton).toHaveAccessibleDescription(/Zoom in to the place of your walk first\./);
  await expect.element(keepButton).toHaveAttribute('aria-disabled', 'true');
  await keepButton.click({ force: true });
  expect(server.asked).toEqual([]);
});

const at = '2026-11-26T14:05:00.000Z';
const world = { west: -96, south: 41, east: -95, north: 42 };

test('without a network the map lists the kept rocks and says since when; a server that refuses is no missing network', async () => {
  api.stub('GET /stats', { totalRocks: 3, activeCountries: 1, totalUsers: 2, totalDistance: 5 });
  api.stub('GET /rocks/counts', { notHiddenCount: 1 });
  api.stub('GET /map', noConnection);
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((onFix) => {
    // Only the fields that the code reads; a page cannot construct the real object.
    onFix({ coords: { ...omaha, accuracy: 8 }, timestamp: Date.now() } as GeolocationPosition);
    return 1;
  });
  const member = aMember({ hasAccess: true });
  await keepFor(member.id, { at, since: sinceWords(at), box: world, rocks: [rock] });
  await openApp('/explore-map', member);
  const list = page.getByRole('region', { name: 'Rocks on the map' });
  await expect.element(list.getByText(/^Kept Nov 2[67], \d\d:\d\d\. You are offline\.$/)).toBeVisible();
  await expect.element(list.getByRole('button', { name: /Compass/ })).toBeVisible();
  await button('Near me').click();
  const near = page.getByRole('region', { name: 'Near me' });
  await expect.element(near.getByRole('button', { name: /Compass/ })).toBeVisible();
  await expect.element(near.getByText(/You are offline\.$/)).toBeVisible();
  await button('Stop').click();
  api.stub('GET /map', refused(503));
  await queryClient.invalidateQueries({ queryKey: ['/api/map'] });
  await expect.element(list.getByText('The rocks did not arrive.')).toBeVisible();
});

test('kept rocks are for the viewer who kept them, and logging out removes them', async () => {
  const value = { at, since: sinceWords(at), box: world, rocks: [rock] };
  await keepFor('member-a', value);
  expect(await keptFor('member-b')).toBeNull();
  expect(await keptFor('member-a')).toBeNull();
  await keepFor(null, value);
  expect(await keptFor('member-a')).toBeNull();
  await keepFor('member-a', value);
  logOut();
  expect(interceptedUrls()).toContain('/api/logout');
  await expect.poll(() => keptFor('member-a')).toBeNull();
});
