import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles, type Source } from 'pmtiles';
import { beforeAll, expect, test } from 'vitest';
import { inSquares } from '../../web/tiles/square.ts';
import { bake } from './bake.ts';

let bytes: Uint8Array;
let tiles: PMTiles;
beforeAll(async () => {
  ({ bytes } = await bake('world'));
  const source: Source = {
    getKey: () => 'world',
    getBytes: async (offset, length) => ({ data: bytes.slice(offset, offset + length).buffer }),
  };
  tiles = new PMTiles(source);
});

/** What the tile around a place says in one layer. */
async function propertiesAt(layer: string, zoom: number, latitude: number, longitude: number) {
  const { x, y } = inSquares({ latitude, longitude }, zoom);
  const tile = await tiles.getZxy(zoom, Math.floor(x), Math.floor(y));
  const found = tile && new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, index) => found?.feature(index).properties ?? {});
}

test('the world takes at most 8 MB, and its first view 60 kB', async () => {
  const sizes: Record<number, number[]> = {};
  let largest = 0;
  for (const z of [0, 1, 2, 3, 4])
    for (let x = 0; x < 2 ** z; x++)
      for (let y = 0; y < 2 ** z; y++) {
        const size = await sizeOf(z, x, y);
        (sizes[z] ??= []).push(size);
        largest = Math.max(largest, size);
      }
  const firstView = (sizes[1] ?? []).reduce((sum, size) => sum + size, 0);
  expect(bytes.length).toBeLessThanOrEqual(8e6);
  expect(firstView).toBeLessThanOrEqual(60e3);
  expect(largest).toBeLessThanOrEqual(60e3);
});

/** Compressed, as it is stored and sent. */
async function sizeOf(z: number, x: number, y: number): Promise<number> {
  let size = 0;
  const source: Source = {
    getKey: () => `${z} ${x} ${y}`,
    getBytes: async (offset, length) => {
      size = length;
      return { data: bytes.slice(offset, offset + length).buffer };
    },
  };
  const tile = await new PMTiles(source).getZxy(z, x, y);
  return tile ? size : 0;
}

test('towns have names in several languages, and capitals and sizes are told', async () => {
  const towns = await propertiesAt('places', 7, 52.52, 13.4);
  expect(towns.find(({ kind, name }) => kind === 'locality' && name === 'Berlin')).toMatchObject({
    kind: 'locality',
    'name:es': 'Berlín',
    'name:ar': 'برلين',
    capital: 'yes',
    population_rank: 12,
  });
  expect((await propertiesAt('places', 7, 41.26, -95.94)).map(({ name }) => name)).toContain('Omaha');
});

test.each([
  ['California', 36.36, -119.26],
  ['New York', 43, -76.5],
  ['Michigan', 43.5, -84.8],
])('the name of %s stands on its mainland, once', async (name, latitude, longitude) => {
  const found: number[][] = [];
  for (let x = 0; x < 16; x++)
    for (let y = 0; y < 16; y++) {
      const tile = await tiles.getZxy(4, x, y);
      const layer = tile && new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers['places'];
      for (let index = 0; index < (layer?.length ?? 0); index++) {
        const feature = layer?.feature(index);
        if (feature?.properties['kind'] !== 'region' || feature.properties['name'] !== name) continue;
        const { geometry } = feature.toGeoJSON(x, y, 4);
        if (geometry.type === 'Point') found.push(geometry.coordinates);
      }
    }
  expect(found).toHaveLength(1);
  expect(Math.hypot((found[0]?.[0] ?? 0) - longitude, (found[0]?.[1] ?? 0) - latitude)).toBeLessThan(1.5);
});

test('every country has a code by which browsers name it', async () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = new Set<string>();
  for (let x = 0; x < 32; x++)
    for (let y = 0; y < 32; y++) {
      const tile = await tiles.getZxy(5, x, y);
      const layer = tile && new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers['places'];
      for (let index = 0; index < (layer?.length ?? 0); index++) {
        const { kind, iso } = layer?.feature(index).properties ?? {};
        if (kind === 'country') codes.add(String(iso));
      }
    }
  expect([...codes].filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(codes.size).toBeGreaterThan(230);
});

test('land, borders, water, towns’ grounds and parks are where they are', async () => {
  const kinds = async (layer: string, zoom: number, latitude: number, longitude: number) =>
    new Set((await propertiesAt(layer, zoom, latitude, longitude)).map(({ kind }) => kind));
  expect(await kinds('earth', 7, 41.26, -95.94)).toEqual(new Set(['earth']));
  expect(await kinds('boundaries', 6, 41.26, -95.94)).toContain('region');
  expect(await kinds('boundaries', 6, 49, -100)).toContain('country');
  expect(await kinds('water', 6, 47.7, -87.5)).toContain('lake');
  expect(await kinds('landuse', 7, 41.26, -95.94)).toContain('urban_area');
  expect(await kinds('landuse', 7, 44.6, -110.5)).toContain('national_park');
  expect(await propertiesAt('earth', 7, 30, -40)).toEqual([]);
});
