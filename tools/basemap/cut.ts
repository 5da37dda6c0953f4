// Cuts layers into vector tiles.
import { gzipSync } from 'node:zlib';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import GeoJSONVT from 'geojson-vt';
import type { Layers } from './features.ts';

export interface Tile {
  z: number;
  x: number;
  y: number;
  /** A Mapbox Vector Tile, compressed by gzip. */
  data: Uint8Array;
}

interface Cut {
  minZoom: number;
  maxZoom: number;
  /** Simplification in units of a tile, which is 4,096 wide, by layer. @default 4 */
  tolerance?: Readonly<Record<string, number>>;
  /** Limits the tiles to those that touch it, in degrees. @default the world */
  bounds?: Bounds;
}

export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** How far beyond its edge a tile has features: labels reach further than lines. */
const buffer = (layer: string) => (layer === 'places' ? 0 : 64);

/** Tiles without features are left out. */
export function* cut(layers: Layers, { minZoom, maxZoom, tolerance = {}, bounds }: Cut): Generator<Tile> {
  for (let z = minZoom; z <= maxZoom; z++) {
    const indexes = Object.entries(layers).map(([name, features]): [string, GeoJSONVT] => {
      const shown = features.filter(({ from }) => from <= z).map(({ feature }) => feature);
      const options = {
        // At its last zoom the library does not simplify.
        maxZoom: z + 1,
        // For a few tiles of a zoom the library cuts only the way to them.
        indexMaxZoom: bounds ? 0 : z,
        indexMaxPoints: 0,
        tolerance: tolerance[name] ?? 4,
        buffer: buffer(name),
      };
      return [name, new GeoJSONVT({ type: 'FeatureCollection', features: shown }, options)];
    });
    for (const [x, y] of within(z, bounds)) {
      const tile = indexes.flatMap(([name, index]) => {
        const layer = index.getTile(z, x, y);
        return layer && layer.features.length > 0 ? [[name, layer] as const] : [];
      });
      if (tile.length > 0)
        yield {
          z,
          x,
          y,
          data: gzipSync(fromGeojsonVt(Object.fromEntries(tile), { version: 2, extent: 4096 }), { level: 9 }),
        };
    }
  }
}

function* within(z: number, [west, south, east, north]: Bounds = [-180, -85.05, 180, 85.05]) {
  const count = 2 ** z;
  const clamp = (at: number) => Math.max(0, Math.min(count - 1, Math.floor(at)));
  const column = (longitude: number) => clamp(count * (longitude / 360 + 0.5));
  const row = (latitude: number) =>
    clamp(count * (0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)));
  for (let x = column(west); x <= column(east); x++) {
    for (let y = row(north); y <= row(south); y++) yield [x, y] as const;
  }
}
