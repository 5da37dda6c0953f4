import { env } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import type { TileIndex } from '../../schema/tiles.ts';
import { asStranger, makeWorld, type World } from '../testing/as.ts';
import { archives, storeArchives } from '../testing/tiles.ts';
import * as en from '../../schema/words/en/index.ts';

const forGood = 'public, max-age=31536000, immutable';
const briefly = 'public, max-age=60';

/** Bindings of a new isolate: what one has read of an archive it keeps. */
const newIsolate = (tiles: R2Bucket = env.TILES): World => ({
  ...makeWorld(),
  env: { ...env, TILES: new Proxy(tiles, { get: (bucket, name) => methodOf(bucket, name) }) },
});

function methodOf(bucket: R2Bucket, name: string | symbol): unknown {
  const value: unknown = Reflect.get(bucket, name);
  return typeof value === 'function' ? value.bind(bucket) : value;
}

const get = (path: string, world = newIsolate()) => asStranger(world).request(path);
const indexOf = async (world: World) => (await get('/tiles/index.json', world)).json<TileIndex>();

async function wordsOf(answer: Response): Promise<string> {
  const stream = (answer.body ?? new Blob().stream()).pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}

const lines = vi.spyOn(console, 'error');
afterEach(async () => {
  await storeArchives();
});

test('the index names both archives, with the zooms and bounds that they have', async () => {
  const { world, streets } = await indexOf(newIsolate());
  expect(world).toEqual({
    version: expect.stringMatching(/^[0-9a-f]{12}$/),
    minZoom: 0,
    maxZoom: 7,
    bounds: [-180, -85, 180, 85],
  });
  expect(streets).toMatchObject({ minZoom: 11, maxZoom: 15, bounds: [-122.4, 37.7, -122.3, 37.8] });
});

test('a tile leaves as it is stored, and its versioned address is cached for good', async () => {
  const isolate = newIsolate();
  const { world, streets } = await indexOf(isolate);
  for (const [place, version, words] of [
    ['1/0/0', world?.version, 'its north-west'],
    ['14/2620/6332', streets?.version, 'a town'],
  ]) {
    const answer = await get(`/tiles/${place}.mvt?v=${version}`, isolate);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, forGood]);
    expect(answer.headers.get('Cloudflare-CDN-Cache-Control')).toBe(forGood);
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(await wordsOf(answer)).toBe(words);
    for (const query of ['', '?v=', '?v=another'])
      expect((await get(`/tiles/${place}.mvt${query}`, isolate)).headers.get('Cache-Control')).toBe(briefly);
  }
});

test('where an archive has no tile, at sea or beyond its zooms, the answer is empty', async () => {
  for (const place of ['1/1/1', '7/3/3', '14/0/0', '8/1/1'])
    expect([place, (await get(`/tiles/${place}.mvt`)).status]).toEqual([place, 204]);
});

test.each([
  '16/0/0.mvt',
  '3/8/0.mvt',
  '3/0/8.mvt',
  '99/0/0.mvt',
  '1/00/0.mvt',
  '1/0/01.mvt',
  '-1/0/0.mvt',
  '1e0/0/0.mvt',
  '1.0/0/0.mvt',
  '0x1/0/0.mvt',
  '1/0/0',
  '1/0/0.mvt.gz',
  '1/0/0.mvt/..',
  '1/0/..%2f..%2fworld.pmtiles',
  '..%2fworld.pmtiles/0/0.mvt',
  'world.pmtiles',
  '1/0/%00.mvt',
  '1/0/٣.mvt',
  `1/0/${'9'.repeat(10_000)}.mvt`,
])('%s is no tile', async (path) => {
  const answer = await get(`/tiles/${path}`);
  expect([answer.status, await answer.json()]).toEqual([404, { message: en.errors.notFound }]);
});

test('an archive that was replaced is seen at once, and addresses of its old version are cached briefly', async () => {
  const isolate = newIsolate();
  const before = await indexOf(isolate);
  expect((await get('/tiles/1/0/0.mvt', isolate)).status).toBe(200);
  // Another archive under the same name.
  await storeArchives({ world: archives.streets });
  const after = await indexOf(isolate);
  expect(after.world?.version).not.toBe(before.world?.version);
  const old = await get(`/tiles/1/0/0.mvt?v=${before.world?.version}`, isolate);
  expect([old.status, old.headers.get('Cache-Control')]).toEqual([204, briefly]);

  // An isolate that knows only the old archive is told of the new one by an address.
  const late = newIsolate();
  await get('/tiles/1/0/0.mvt', late);
  await storeArchives();
  const found = await get(`/tiles/1/0/0.mvt?v=${before.world?.version}`, late);
  expect([found.status, found.headers.get('Cache-Control')]).toEqual([200, forGood]);
});

const flipped = (bytes: Uint8Array, from: number) =>
  bytes.map((byte, at) => (at >= from ? byte ^ 0x5a : byte));

test.each<[string, (whole: Uint8Array) => Uint8Array]>([
  ['has one byte', () => new Uint8Array(1)],
  ['is another file', () => new TextEncoder().encode('<!doctype html>'.repeat(20))],
  ['has a damaged header', (whole) => flipped(whole, 8)],
  ['has a damaged directory', (whole) => flipped(whole, 127)],
  ['is only half of it', (whole) => whole.slice(0, whole.length / 2)],
  ['lacks its last byte', (whole) => whole.slice(0, -1)],
])('streets whose archive %s leave the world’s map, and one line in the log', async (_, damage) => {
  await storeArchives({ streets: damage(archives.streets) });
  const isolate = newIsolate();
  lines.mockClear();
  const index = await indexOf(isolate);
  expect([index.world === null, index.streets]).toEqual([false, null]);
  for (let tile = 0; tile < 3; tile++) {
    const answer = await get('/tiles/14/2620/6332.mvt?v=x', isolate);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([204, briefly]);
  }
  expect((await get('/tiles/1/0/0.mvt', isolate)).status).toBe(200);
  expect(lines.mock.calls.filter(([line]) => String(line).includes('streets.pmtiles'))).toHaveLength(1);

  // Once it is mended, it is read again.
  await storeArchives();
  expect((await indexOf(isolate)).streets).not.toBeNull();
  expect((await get('/tiles/14/2620/6332.mvt', isolate)).status).toBe(200);
});

test('without streets the index says so, and nothing is logged', async () => {
  await storeArchives({ streets: null });
  const isolate = newIsolate();
  lines.mockClear();
  expect((await indexOf(isolate)).streets).toBeNull();
  expect((await get('/tiles/14/2620/6332.mvt', isolate)).status).toBe(204);
  expect(lines).not.toHaveBeenCalled();
});

test('without the world the map asks again later', async () => {
  await storeArchives({ world: null });
  const isolate = newIsolate();
  expect((await indexOf(isolate)).world).toBeNull();
  const answer = await get('/tiles/1/0/0.mvt', isolate);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});

test('while R2 does not answer, nothing is cached', async () => {
  const failing = new Proxy(env.TILES, {
    get: (bucket, name) =>
      name === 'get'
        ? () => Promise.reject(new Error('get: Service is temporarily unavailable. (10043)'))
        : methodOf(bucket, name),
  });
  for (const path of ['index.json', '1/0/0.mvt', '14/2620/6332.mvt']) {
    const answer = await get(`/tiles/${path}`, newIsolate(failing));
    expect([path, answer.status, answer.headers.get('Cache-Control')]).toEqual([
      path,
      503,
      'private, no-store',
    ]);
  }
});
