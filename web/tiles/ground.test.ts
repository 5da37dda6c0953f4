import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Polygon, Position } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { expect, test } from 'vitest';
import type { TileIndex } from '../../schema/tiles.ts';
import { depthIn, groundAt } from './ground.ts';
import { decode, type Line } from './tile-data.ts';
import type { Tile } from './tile-reader.ts';

type Layers = Record<string, Feature[]>;

const ring = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const area = (kind: string, ...coordinates: Position[][]): Feature<Polygon> => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates },
  properties: { kind },
});
const point = (kind: string, name: string, coordinates: Position): Feature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { kind, name },
});

const everywhere: TileIndex['world'] = { version: 'w', minZoom: 0, maxZoom: 7, bounds: [-180, -85, 180, 85] };
const world: TileIndex = { world: everywhere, streets: null };
const withStreets: TileIndex = {
  world: everywhere,
  streets: { version: 's', minZoom: 8, maxZoom: 15, bounds: [-180, -85, 180, 85] },
};

/** Cuts the tiles that are asked for. */
function tilesOf(layers: Layers) {
  const indexes = Object.entries(layers).map(([name, features]): [string, GeoJSONVT] => [
    name,
    new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: 16, indexMaxZoom: 0, tolerance: 0 }),
  ]);
  return async (path: string): Promise<Tile> => {
    const [z = 0, x = 0, y = 0] = path.match(/\d+/g)?.map(Number) ?? [];
    const parts = indexes.flatMap(([name, index]) => {
      const part = index.getTile(z, x, y);
      return part ? [[name, part] as const] : [];
    });
    if (parts.length === 0) return null;
    return decode(fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent: 4096 }).slice().buffer);
  };
}

const ask = (layers: Layers, latitude: number, longitude: number, index = world) =>
  groundAt({ latitude, longitude }, index, tilesOf(layers));

/** Land of ten degrees around 45° N, 110° W with a park of two degrees, which has a clearing. */
const land = area('earth', ring(-115, 40, -105, 50));
const park = area('national_park', ring(-111, 44, -109, 46), ring(-110.1, 44.9, -109.9, 45.1));
const layers: Layers = {
  earth: [land],
  landuse: [park, area('park', ring(-108, 44, -107, 46)), area('urban_area', ring(-107, 44, -106, 46))],
  pois: [
    point('national_park', 'Yellowstone', [-110.5, 44.5]),
    point('peak', 'Mount Holmes', [-110.5, 44.6]),
  ],
  water: [area('lake', ring(-113, 44, -112, 45)), area('playa', ring(-113, 46, -112, 47))],
};
const quiet = { water: false, park: null };

test('a park, a lake and the sea are told, and land, a town’s park and a dry lake are not', async () => {
  expect(await ask(layers, 44.6, -110.5)).toMatchObject({ water: false, park: 'Yellowstone' });
  expect(await ask(layers, 44.5, -112.5)).toMatchObject({ water: true, park: null });
  expect(await ask(layers, 45, -140)).toMatchObject({ water: true, park: null });
  for (const [latitude, longitude] of [
    [48, -110],
    [45, -107.5],
    [45, -106.5],
    [46.5, -112.5],
    // In the park's clearing.
    [45, -110],
  ] as const)
    expect(await ask(layers, latitude, longitude)).toMatchObject(quiet);
});

test('the name of open ground is told, not that of a peak or of a park elsewhere', async () => {
  const pois = [...(layers['pois'] ?? []), point('park', 'Rose Garden', [-107.5, 45])];
  const all = { ...layers, pois };
  expect(await ask(all, 44.6, -110.5)).toMatchObject({ park: 'Yellowstone', open: 'Yellowstone' });
  expect(await ask(all, 45.05, -107.45)).toMatchObject({ park: null, open: 'Rose Garden' });
  expect(await ask(all, 45.5, -106.5)).toMatchObject({ open: null });
});

test('a park whose name stands elsewhere has no name', async () => {
  expect(await ask({ ...layers, pois: [] }, 44.6, -110.5)).toMatchObject({ water: false, park: true });
});

test('within 1 km of a park’s edge on the world’s tiles and 2 km of a shore there is no word, on either side', async () => {
  // A hundredth of a degree of latitude is 1.1 km.
  for (const [latitude, longitude, near] of [
    // The park's edge, the clearing's, the lake's, and the coast.
    [44, -110.5, 0.0085],
    [45.1, -110, 0.0085],
    [44, -112.5, 0.0175],
    [50, -110, 0.0175],
  ] as const) {
    expect(await ask(layers, latitude + near, longitude)).toMatchObject(quiet);
    expect(await ask(layers, latitude - near, longitude)).toMatchObject(quiet);
  }
  expect(await ask(layers, 44.011, -110.5)).toMatchObject({ water: false, park: 'Yellowstone' });
  // The name stands in the tile to the south.
  expect(await ask(layers, 45.111, -110)).toMatchObject({ water: false, park: true });
  expect(await ask(layers, 44.021, -112.5)).toMatchObject({ water: true, park: null });
  expect(await ask(layers, 50.021, -110)).toMatchObject({ water: true, park: null });
});

test('where there are streets, 20 m are enough, and what stands over water is land', async () => {
  const pond: Layers = {
    earth: [land],
    water: [area('water', ring(-110.004, 45.001, -110.001, 45.004))],
    landuse: [area('pier', ring(-110.003, 45.002, -110.0025, 45.003))],
    buildings: [area('building', ring(-110.002, 45.002, -110.0019, 45.003))],
  };
  const at = (latitude: number, longitude: number) => ask(pond, latitude, longitude, withStreets);
  // A ten-thousandth of a degree of latitude is 11 m.
  expect(await at(45.0012, -110.0022)).toMatchObject({ water: true, park: null });
  expect(await at(45.00115, -110.0022)).toMatchObject(quiet);
  expect(await at(45.0025, -110.0028)).toMatchObject(quiet);
  expect(await at(45.0025, -110.00195)).toMatchObject(quiet);
});

test('a tile of streets without a coast says nothing of the sea', async () => {
  const street: Layers = { roads: [point('path', 'Pier', [0, 10])] };
  expect(await ask(street, 10, 0, withStreets)).toMatchObject(quiet);
});

test('areas on both sides of the date line are whole, and 180° is one place', async () => {
  const fiji: Layers = {
    earth: [area('earth', ring(170, -20, 180, -10)), area('earth', ring(-180, -20, -170, -10))],
    water: [area('lake', ring(178, -18, 180, -16)), area('lake', ring(-180, -18, -178, -16))],
  };
  const lake = { water: true, park: null };
  expect(await ask(fiji, -17, 179)).toMatchObject(lake);
  expect(await ask(fiji, -17, -179)).toMatchObject(lake);
  expect(await ask(fiji, -17, 180)).toEqual(await ask(fiji, -17, -180));
  expect(await ask({ earth: [land] }, 0, 180)).toMatchObject(lake);
  expect(await ask({ earth: [land] }, 0, 179.9999)).toMatchObject(lake);
});

test('near the poles and without tiles nothing is known', async () => {
  expect(await ask(layers, 89, 0)).toBeNull();
  expect(await ask(layers, -90, 180)).toBeNull();
  expect(
    await groundAt({ latitude: 45, longitude: -110 }, { world: null, streets: null }, async () => null),
  ).toBeNull();
  const lost = () => Promise.reject(new Error('no network'));
  expect(await groundAt({ latitude: 45, longitude: -110 }, world, lost)).toBeNull();
});

test('with only a coarser tile at hand, more distance is needed', async () => {
  const tileAt = tilesOf(layers);
  const far = (path: string) =>
    path.startsWith('/tiles/5/') ? tileAt(path) : Promise.reject(new Error('lost'));
  const at = (latitude: number) => groundAt({ latitude, longitude: -110.5 }, world, far);
  expect(await at(44.02)).toMatchObject(quiet);
  expect(await at(44.05)).toMatchObject({ park: 'Yellowstone' });
});

test('the depth in an area counts holes and further parts, and is negative outside', () => {
  const square = (from: number, to: number): Line => [
    { x: from, y: from },
    { x: to, y: from },
    { x: to, y: to },
    { x: from, y: to },
  ];
  const rings = [square(0, 10), square(4, 6), square(20, 22)];
  for (const [x, depth] of [
    [1, 1],
    [3, Math.hypot(1, 1)],
    [5, -1],
    [8, 2],
    [21, 1],
    [13, -Math.hypot(3, 3)],
  ] as const)
    expect(depthIn(rings, { x, y: x })).toBeCloseTo(depth);
  expect(depthIn([], { x: 0, y: 0 })).toBe(-Infinity);
});
