// Finds the data of a square: streets where there are some, else the world, drawn larger.
import { tileLimits, tilePath, type TileArchive, type TileIndex } from '../../schema/tiles.ts';
import { mostLatitude } from './mercator.ts';
import { ancestor, type Square } from './square.ts';
import { dataOf, nothing, type TileData } from './tile-data.ts';
import type { Tile } from './tile-reader.ts';

export interface SquareData {
  data: TileData;
  /** Whether something better was asked for and did not arrive. */
  isPartial: boolean;
}

/**
 * @param tileAt throws if the tile does not arrive
 * @returns null if nothing at all arrived
 */
export async function dataFor(
  square: Square,
  { world, streets }: TileIndex,
  tileAt: (path: string) => Promise<Tile>,
): Promise<SquareData | null> {
  let isPartial = false;
  for (const [archive, zoom] of choices(square, world, streets)) {
    const of = ancestor(square, zoom);
    try {
      const tile = await tileAt(tilePath(of.z, of.x, of.y, archive.version));
      if (tile) return { data: dataOf(tile, of, square), isPartial };
      // The world has no tile here: it is sea.
      if (archive === world) return { data: nothing, isPartial };
    } catch {
      isPartial = true;
    }
  }
  return null;
}

/** The best first. Coarser tiles of the world are for when the better ones do not arrive. */
function choices(
  square: Square,
  world: TileArchive | null,
  streets: TileArchive | null,
): [TileArchive, number][] {
  const all: [TileArchive, number][] = [];
  if (
    streets &&
    square.z > tileLimits.worldZoom &&
    square.z >= streets.minZoom &&
    touches(square, streets.bounds)
  )
    all.push([streets, Math.min(square.z, streets.maxZoom)]);
  if (world) {
    for (let zoom = Math.min(square.z, world.maxZoom); zoom >= world.minZoom; zoom--) all.push([world, zoom]);
  }
  return all;
}

function touches({ z, x, y }: Square, [west, south, east, north]: TileArchive['bounds']): boolean {
  const column = (longitude: number) => 2 ** z * (longitude / 360 + 0.5);
  const row = (latitude: number) => {
    const limited = Math.max(-mostLatitude, Math.min(mostLatitude, latitude));
    return 2 ** z * (0.5 - Math.asinh(Math.tan((limited * Math.PI) / 180)) / (2 * Math.PI));
  };
  return column(west) < x + 1 && column(east) >= x && row(north) < y + 1 && row(south) >= y;
}
