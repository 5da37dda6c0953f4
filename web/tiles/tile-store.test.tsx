// The store of seen tiles, in the browser's own Cache Storage.
import { afterEach, expect, test, vi } from 'vitest';
import { tileIndexPath } from '../../schema/tiles.ts';
import { anIndex, serveTiles } from '../testing/tiles.ts';
import { openTileStore } from './tile-store.ts';

const name = 'tiles-of-a-test';
afterEach(async () => {
  vi.restoreAllMocks();
  await caches.delete(name);
});

const wordsOf = async (tile: Promise<ArrayBuffer | null>) =>
  new TextDecoder().decode((await tile) ?? undefined).trim();

test('a seen tile is there without a network, and is not requested twice', async () => {
  const server = serveTiles();
  const store = openTileStore(name);
  expect(await store.index()).toEqual(anIndex());
  for (let time = 0; time < 2; time++) {
    expect(await wordsOf(store.tile('/tiles/1'))).toBe('/tiles/1');
    await store.settled();
  }
  await store.settled();
  expect(server.asked).toEqual([tileIndexPath, '/tiles/1']);
  server.left = 0;
  const later = openTileStore(name);
  expect(await later.index()).toEqual(anIndex());
  expect(await wordsOf(later.tile('/tiles/1'))).toBe('/tiles/1');
  await expect(later.tile('/tiles/2')).rejects.toThrow();
});

test('beyond the limit the oldest tiles go first, also those of an earlier visit', async () => {
  const server = serveTiles();
  const store = openTileStore(name, 5000);
  for (let tile = 1; tile <= 4; tile++) await store.tile(`/tiles/${tile}`);
  await store.settled();
  const next = openTileStore(name, 5000);
  for (let tile = 5; tile <= 6; tile++) await next.tile(`/tiles/${tile}`);
  await next.settled();
  server.left = 0;
  for (const tile of [1, 2]) await expect(next.tile(`/tiles/${tile}`)).rejects.toThrow();
  for (const tile of [3, 4, 5, 6]) await next.tile(`/tiles/${tile}`);
});

test('many tiles at once keep to the limit too', async () => {
  serveTiles();
  const store = openTileStore(name, 5000);
  await Promise.all(Array.from({ length: 20 }, (_, tile) => store.tile(`/tiles/${tile}`)));
  await store.settled();
  const cache = await caches.open(name);
  const sizes = (await cache.matchAll()).map(async (answer) => (await answer.arrayBuffer()).byteLength);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(5000);
});

test('a tile does not wait until it is kept', async () => {
  serveTiles();
  vi.spyOn(Cache.prototype, 'put').mockReturnValue(new Promise(() => undefined));
  expect(await wordsOf(openTileStore(name).tile('/tiles/1'))).toBe('/tiles/1');
});

test('a browser without storage, and a full disk, still show the map', async () => {
  const server = serveTiles();
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  expect(await wordsOf(openTileStore(name).tile('/tiles/1'))).toBe('/tiles/1');
  vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('denied', 'SecurityError'));
  const store = openTileStore(name);
  expect(await wordsOf(store.tile('/tiles/2'))).toBe('/tiles/2');
  expect(await store.index()).toEqual(anIndex());
  expect(server.asked).toHaveLength(3);
});
