// Keeping an area, in the browser's own Cache Storage.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tileIndexPath, tilePath, type TileIndex } from '../../schema/tiles.ts';
import { anIndex, pathsOfArea, serveTiles, type TileServer } from '../testing/tiles.ts';
import { areaCacheName, areaTile, keptArea, keptAreaPath } from './area-cache.ts';
import { keepArea, NotKept, removeArea } from './keep-area.ts';
import { bestFor, type Source } from './tile-source.ts';
import { openTileStore } from './tile-store.ts';

const omaha = { latitude: 41.2565, longitude: -95.9345 };
const lincoln = { latitude: 40.81, longitude: -96.68 };
const storeName = 'tiles-of-a-test';

let server: TileServer;
beforeEach(() => {
  server = serveTiles();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all([areaCacheName, storeName].map((name) => caches.delete(name)));
});

const keeping = (changes: Partial<Parameters<typeof keepArea>[0]> = {}) => ({
  middle: omaha,
  name: 'Omaha, Nebraska',
  at: '2026-11-26T14:05:00.000Z',
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ask: () => Promise.resolve(false),
  complete: () => Promise.resolve(() => Promise.resolve()),
  ...changes,
});

test('all tiles of an area are kept, and are there without a network', async () => {
  const steps: number[] = [];
  const area = await keepArea(keeping({ onProgress: ({ done }) => steps.push(done) }));
  const tiles = server.asked.length - 1;
  expect(steps).toEqual(Array.from({ length: tiles }, (_, at) => at + 1));
  expect(area).toMatchObject({ name: 'Omaha, Nebraska', bytes: tiles * 1000, index: anIndex() });
  expect(await keptArea()).toEqual(area);
  expect(await pathsOfArea()).toHaveLength(tiles + 1);
  server.left = 0;
  const store = openTileStore(storeName);
  expect((await store.tile(tilePath(14, 3825, 6126, 's1')))?.byteLength).toBe(1000);
  await removeArea();
  expect(await keptArea()).toBeNull();
});

test('another area replaces the first one when it is complete, and what both need is not requested again', async () => {
  await keepArea(keeping());
  const before = await pathsOfArea();
  server.left = 40;
  await expect(keepArea(keeping({ middle: lincoln }))).rejects.toEqual(new NotKept('network'));
  expect(new Set(await pathsOfArea())).toEqual(new Set(before));
  expect((await keptArea())?.middle).toEqual(omaha);

  server.left = Infinity;
  server.asked = [];
  await keepArea(keeping({ middle: lincoln, name: 'Lincoln, Nebraska' }));
  expect(server.asked).not.toContain(tilePath(0, 0, 0, 'w1'));
  const after = await pathsOfArea();
  expect(after).toContain(tilePath(0, 0, 0, 'w1'));
  expect(after).not.toContain(tilePath(14, 3825, 6126, 's1'));
  expect((await keptArea())?.name).toBe('Lincoln, Nebraska');
});

test('a run that is stopped, refused, out of room or cut off leaves nothing', async () => {
  const stop = new AbortController();
  const stopped = keepArea(
    keeping({ signal: stop.signal, onProgress: ({ done }) => done === 30 && stop.abort() }),
  );
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  await expect(keepArea(keeping({ limit: 40_000 }))).rejects.toMatchObject({ name: 'AbortError' });
  server.left = 50;
  await expect(keepArea(keeping())).rejects.toMatchObject({ reason: 'network' });
  server.left = Infinity;
  server.index = { world: null, streets: null };
  await expect(keepArea(keeping())).rejects.toMatchObject({ reason: 'server' });
  server.index = anIndex();
  const put = vi.spyOn(Cache.prototype, 'put');
  put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await expect(keepArea(keeping())).rejects.toMatchObject({ reason: 'full' });
  expect(await pathsOfArea()).toEqual([]);
});

test('before an area grows larger than the limit it asks once, early, and about the right size', async () => {
  const asked: number[] = [];
  let done = 0;
  const ask = (bytes: number) => {
    asked.push(bytes);
    return Promise.resolve(true);
  };
  const area = await keepArea(
    keeping({
      limit: 40_000,
      ask: (bytes) => {
        expect(done).toBeLessThanOrEqual(24);
        return ask(bytes);
      },
      onProgress: (progress) => (done = progress.done),
    }),
  );
  expect(asked).toEqual([area.bytes]);
});

test('what a closed page has left half kept is removed by the next run', async () => {
  const cache = await caches.open(areaCacheName);
  await cache.put('/tiles/15/1/1.mvt?v=s1', new Response('left'));
  expect(await keptArea()).toBeNull();
  await keepArea(keeping());
  expect(await pathsOfArea()).not.toContain('/tiles/15/1/1.mvt?v=s1');
  expect(await pathsOfArea()).toContain(keptAreaPath);
});

test('a week-old area is drawn without a network though the server has newer archives, and with one the new ones are', async () => {
  await keepArea(keeping());
  server.index = anIndex('2');
  // The page was opened before the network went away, and knows of the new archives.
  const store = openTileStore(storeName);
  const index: TileIndex = await store.index();
  const paths: string[] = [];
  const drawn = async () => {
    paths.length = 0;
    const from = (tileAt: (path: string) => Promise<unknown>) => async (path: string) => {
      await tileAt(path);
      paths.push(path);
      return null;
    };
    const current = async (): Promise<Source> => ({ index, tileAt: from((path) => store.tile(path)) });
    const kept = async (): Promise<Source | null> => {
      const area = await keptArea();
      return area && { index: area.index, tileAt: from(async (path) => (await areaTile(path)) ?? fail()) };
    };
    return bestFor({ z: 14, x: 3825, y: 6126 }, [current, kept]);
  };
  server.left = 0;
  expect((await drawn())?.isPartial).toBe(false);
  expect(paths).toContain(tilePath(14, 3825, 6126, 's1'));
  server.left = Infinity;
  expect((await drawn())?.isPartial).toBe(false);
  expect(paths).toEqual([tilePath(14, 3825, 6126, 's2'), tilePath(7, 29, 47, 'w2')]);
  expect(server.asked).toContain(tileIndexPath);
});

function fail(): never {
  throw new Error('not in the area');
}
