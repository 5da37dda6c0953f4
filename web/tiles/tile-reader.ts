// Decodes tiles, and keeps those of the view in memory.
import type { VectorTile } from '@mapbox/vector-tile';
import { decode } from './tile-data.ts';
import type { TileStore } from './tile-store.ts';

/** A tile; null where there is none, as at sea. */
export type Tile = VectorTile | null;

/** Tiles that stay decoded: those of a view, and the coarser ones that are drawn larger. */
const mostDecoded = 48;

/** @returns reads a tile; it throws if the tile does not arrive or cannot be read */
export function tileReader({ tile: bytesOf }: Pick<TileStore, 'tile'>): (path: string) => Promise<Tile> {
  const decoded = new Map<string, Promise<Tile>>();
  const read = async (path: string) => {
    const bytes = await bytesOf(path);
    return bytes && decode(bytes);
  };
  return (path) => {
    const tile = decoded.get(path) ?? read(path);
    // The last one used is the last one to go.
    decoded.delete(path);
    decoded.set(path, tile);
    tile.catch(() => decoded.delete(path));
    const [oldest] = decoded.keys();
    if (decoded.size > mostDecoded && oldest !== undefined) decoded.delete(oldest);
    return tile;
  };
}
