// Finds the data of a square: streets where there are some, else the world, drawn larger.
import { tileLimits, tilePath, type TileArchive, type TileIndex } from '../../schema/tiles.ts';
import { ancestor, type Square } from './square.ts';
import { touches } from './squares-in.ts';
import { dataOf, nothing, type TileData } from './tile-data.ts';
import type { Tile } from './tile-reader.ts';

export interface SquareData {
  data: TileData;
  /** The whole tile that the data is a part of. */
  tile: { square: Square; data: TileData };
  /** Whether something better was asked for and did not arrive. */
  isPartial: boolean;
}

/** Archives, and the way to their tiles. */
export interface Source {
  index: TileIndex;
  /** Throws if the tile does not arrive. */
  tileAt: (path: string) => Promise<Tile>;
}

/**
 * @param sources the preferred one first; one that throws or gives null has nothing
 * @returns the first that is whole, else the first; null if nothing at all arrived
 */
export async function bestFor(
  square: Square,
  sources: readonly (() => Promise<Source | null>)[],
): Promise<SquareData | null> {
  let best: SquareData | null = null;
  for (const open of sources) {
    const source = await open().catch(() => null);
    const found = source && (await dataFor(square, source.index, source.tileAt));
    if (found && !found.isPartial) return found;
    best ??= found;
  }
  return best;
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
      if (tile) {
        const whole = { square: of, data: dataOf(tile, of, of) };
        return { data: dataOf(tile, of, square), tile: whole, isPartial };
      }
      // The world has no tile here: it is sea.
      if (archive === world) return { data: nothing, tile: { square: of, data: nothing }, isPartial };
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
