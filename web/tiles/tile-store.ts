// Fetches tiles and keeps what was seen, so that it is there without a network.
import { tileIndexPath, type TileIndex } from '../../schema/tiles.ts';
import { areaTile } from './area-cache.ts';
import { openCache } from './open-cache.ts';

export interface TileStore {
  /**
   * The bytes of a tile; null where there is none, as at sea.
   * @throws without a network, if the tile was not seen before
   */
  tile(path: string): Promise<ArrayBuffer | null>;
  /** Which archives there are: as the server says now, or as it said last. @throws without either */
  index(): Promise<TileIndex>;
  /** Resolves when everything that has arrived is kept. */
  settled(): Promise<unknown>;
}

/**
 * @param name of the cache
 * @param mostBytes that it keeps; the oldest tiles go first
 */
export function openTileStore(name = 'map-tiles', mostBytes = 60e6): TileStore {
  const opened = openCache(name);
  /** Bytes in the cache, after everything before was put. Measured once something is. */
  let bytes: Promise<number> | undefined;

  /** In the background and one after another, so that no tile waits for it and each is counted. */
  function keep(path: string, answer: Response): void {
    // A full disk is no reason to show nothing.
    bytes = put(path, answer, bytes).catch(() => 0);
  }

  async function put(path: string, answer: Response, before?: Promise<number>): Promise<number> {
    const cache = await opened;
    if (!cache) return 0;
    const known = (await before) ?? (await sizeOf(cache));
    const { byteLength } = await answer.clone().arrayBuffer();
    const isKept = await cache.put(path, answer).then(
      () => true,
      () => false,
    );
    const all = isKept ? known + byteLength : known;
    return all > mostBytes ? trim(cache, all, mostBytes) : all;
  }

  return {
    tile: async (path) => {
      const cache = await opened;
      const known = (await cache?.match(path)) ?? (await areaTile(path));
      const answer = known ?? (await fetched(path));
      if (!known) keep(path, answer.clone());
      return answer.status === 204 ? null : answer.arrayBuffer();
    },
    index: async () => {
      const cache = await opened;
      try {
        const answer = await fetched(tileIndexPath);
        keep(tileIndexPath, answer.clone());
        return await indexIn(answer);
      } catch (error) {
        const known = await cache?.match(tileIndexPath);
        if (!known) throw error;
        return indexIn(known);
      }
    },
    settled: async () => bytes,
  };
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${answer.status} for a tile`);
  return answer;
}

// The worker's own answer.
const indexIn = (answer: Response) => answer.json() as Promise<TileIndex>;

const sizeOfOne = async (cache: Cache, request: Request): Promise<number> =>
  (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;

async function sizeOf(cache: Cache): Promise<number> {
  let bytes = 0;
  for (const request of await cache.keys()) bytes += await sizeOfOne(cache, request);
  return bytes;
}

/** Deletes the oldest tiles, with some room for the next ones. @returns the size of what is left */
async function trim(cache: Cache, bytes: number, mostBytes: number): Promise<number> {
  let left = bytes;
  // The keys are in the order in which they were put.
  for (const request of await cache.keys()) {
    if (left <= mostBytes * 0.9) break;
    left -= await sizeOfOne(cache, request);
    await cache.delete(request);
  }
  return left;
}
