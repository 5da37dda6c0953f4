import { fromGeojsonVt } from '@maplibre/vt-pbf';
import GeoJSONVT from 'geojson-vt';
import { expect, test } from 'vitest';
import type { TileIndex } from '../../schema/tiles.ts';
import type { Square } from './square.ts';
import { decode } from './tile-data.ts';
import type { Tile } from './tile-reader.ts';
import { dataFor } from './tile-source.ts';

/** A tile with one town, in the middle of the square that the world's east and south make. */
function tileWith(kind: string): Tile {
  const index = new GeoJSONVT({
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', geometry: { type: 'Point', coordinates: [90, -66.513] }, properties: { kind } },
    ],
  });
  const tile = index.getTile(0, 0, 0);
  if (!tile) throw new Error('no tile');
  return decode(fromGeojsonVt({ places: tile }, { version: 2, extent: 4096 }).slice().buffer);
}

const index: TileIndex = {
  world: { version: 'w', minZoom: 0, maxZoom: 7, bounds: [-180, -85, 180, 85] },
  streets: { version: 's', minZoom: 11, maxZoom: 15, bounds: [-122.5, 37.7, -122.3, 37.8] },
};
const town: Square = { z: 14, x: 2620, y: 6332 };
const away: Square = { z: 14, x: 3620, y: 6332 };

/** @param has says what there is at a path: a tile, null for none, undefined for no answer */
async function ask(square: Square, has: (path: string) => Tile | undefined, of = index) {
  const asked: string[] = [];
  const found = await dataFor(square, of, async (path) => {
    asked.push(path);
    const tile = has(path);
    if (tile === undefined) throw new Error('no network');
    return tile;
  });
  return {
    asked,
    kinds: found?.data('places').map(({ properties }) => properties['kind']),
    isPartial: found?.isPartial,
  };
}

test('where there are streets, one tile is asked for', async () => {
  const { asked, isPartial } = await ask(town, () => tileWith('street'));
  expect([asked, isPartial]).toEqual([['/tiles/14/2620/6332.mvt?v=s'], false]);
});

test('streets beyond their last zoom are drawn larger', async () => {
  const { asked } = await ask({ z: 17, x: 20_960, y: 50_656 }, () => tileWith('street'));
  expect(asked).toEqual(['/tiles/15/5240/12664.mvt?v=s']);
});

test('beyond the streets’ bounds the world is asked for at once', async () => {
  const { asked } = await ask(away, () => tileWith('world'));
  expect(asked).toEqual(['/tiles/7/28/49.mvt?v=w']);
});

test('where the streets have no tile, the world is drawn larger', async () => {
  const { asked, isPartial } = await ask(town, (path) => (path.endsWith('s') ? null : tileWith('world')));
  expect([asked, isPartial]).toEqual([['/tiles/14/2620/6332.mvt?v=s', '/tiles/7/20/49.mvt?v=w'], false]);
});

test('what does not arrive is replaced by a coarser tile that is there', async () => {
  const { asked, isPartial } = await ask(town, (path) =>
    path.startsWith('/tiles/2/') ? tileWith('old') : undefined,
  );
  expect([asked.length, asked.at(-1), isPartial]).toEqual([7, '/tiles/2/0/1.mvt?v=w', true]);
});

test('at sea nothing more is asked for, and nothing is drawn', async () => {
  const { asked, kinds, isPartial } = await ask({ z: 5, x: 1, y: 16 }, () => null);
  expect([asked.length, kinds, isPartial]).toEqual([1, [], false]);
});

test('without anything there is no data', async () => {
  expect((await ask(town, () => undefined)).kinds).toBeUndefined();
  expect((await ask(town, () => undefined, { world: null, streets: null })).asked).toEqual([]);
});

test('a part of a tile has what is in it, where it is', async () => {
  const tile = tileWith('town');
  const part = async (square: Square) => (await dataFor(square, index, async () => tile))?.data('places');
  const only = { world: { ...index.world!, maxZoom: 0 }, streets: null };
  const inTile = await dataFor({ z: 1, x: 1, y: 1 }, only, async () => tile);
  const [point] = inTile?.data('places')[0]?.lines[0] ?? [];
  expect(point?.x).toBeCloseTo(0.5, 2);
  expect(point?.y).toBeCloseTo(0.5, 2);
  expect((await dataFor({ z: 1, x: 0, y: 0 }, only, async () => tile))?.data('places')).toEqual([]);
  expect(await part({ z: 0, x: 0, y: 0 })).toHaveLength(1);
});
