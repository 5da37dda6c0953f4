// The map's tiles: our own vector tiles, or raster tiles of another service.

/** An archive of vector tiles. */
export interface TileArchive {
  /** Changes with its content. A tile's address contains it, so that the tile can be cached for good. */
  version: string;
  minZoom: number;
  maxZoom: number;
  /** Degrees. */
  bounds: [west: number, south: number, east: number, north: number];
}

/** Answer of GET /tiles/index.json: the archives that can be read. */
export interface TileIndex {
  /** The whole world, to zoom 7. Null only if the operator has not stored it. */
  world: TileArchive | null;
  /** The streets of a region or of the planet, from the zoom after the world's. Null if there are none. */
  streets: TileArchive | null;
}

export const tileLimits = {
  /** Up to this zoom tiles come from the world's archive, beyond it from the streets'. */
  worldZoom: 7,
  /** Streets beyond it are drawn larger. */
  mostZoom: 15,
} as const;

export const tileIndexPath = '/tiles/index.json';

/** @param zoom of the tile, which is 512 pixels wide: one less than the zoom of the map */
export const tilePath = (zoom: number, x: number, y: number, version: string) =>
  `/tiles/${zoom}/${x}/${y}.mvt?v=${version}`;

/**
 * Origin of a template of raster tiles, such as https://tile.example.org for https://tile.example.org/{z}/{x}/{y}.png.
 * Undefined if there is none: the map then draws our own tiles.
 */
export function tileOriginOf(template: string): string | undefined {
  return URL.parse(template.replace(/[{}]/g, ''))?.origin;
}
