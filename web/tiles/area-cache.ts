// Reads the area that was kept for a walk. Its tiles do not count as seen ones, and stay.
import type { Coordinates } from '../../schema/journey.ts';
import type { TileIndex } from '../../schema/tiles.ts';
import { openCache } from './open-cache.ts';

export interface KeptArea {
  middle: Coordinates;
  /** Of the place, as it was when the area was kept. */
  name: string;
  bytes: number;
  /** ISO 8601. */
  at: string;
  /** The archives of that time. The addresses of the area's tiles contain their versions. */
  index: TileIndex;
}

export const areaCacheName = 'map-area';
/** Where a cache holds the area's description. Without one the area is not complete. */
export const keptAreaPath = '/tiles/kept-area.json';

export async function keptArea(): Promise<KeptArea | null> {
  const answer = await inArea(keptAreaPath);
  // As `keepArea` has put it.
  return answer ? ((await answer.json()) as KeptArea) : null;
}

/** A tile of the area, or of one that is just being kept; undefined if it is not there. */
export const areaTile = (path: string): Promise<Response | undefined> => inArea(path);

const inArea = async (path: string) => (await openCache(areaCacheName))?.match(path);
