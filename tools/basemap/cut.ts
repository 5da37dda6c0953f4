// Cuts layers into vector tiles.
import { gzipSync } from 'node:zlib';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import GeoJSONVT from 'geojson-vt';
import type { Box } from '../../schema/map-grid.ts';
import { squaresIn } from '../../web/tiles/squares-in.ts';
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

const boxOf = ([west, south, east, north]: Bounds = [-180, -90, 180, 90]): Box => ({
  west,
  south,
  east,
  north,
});

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
    for (const { x, y } of squaresIn(boxOf(bounds), z)) {
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
