// Answers requests for tiles in tests of the page's own thread.
import { vi } from 'vitest';
import { tileIndexPath, type TileIndex } from '../../schema/tiles.ts';
import { areaCacheName } from '../tiles/area-cache.ts';

/** The world, and streets of eastern Nebraska. */
export const anIndex = (version = '1'): TileIndex => ({
  world: { version: `w${version}`, minZoom: 0, maxZoom: 7, bounds: [-180, -85, 180, 85] },
  streets: { version: `s${version}`, minZoom: 11, maxZoom: 14, bounds: [-97, 40.5, -95, 42] },
});

export interface TileServer {
  index: TileIndex;
  /** Bytes of each tile. */
  size: number;
  /** Answers before the network goes away. */
  left: number;
  /** Paths, in order. */
  asked: string[];
}

/** Stands in for `fetch` until mocks are restored. Other requests go on as before. */
export function serveTiles(): TileServer {
  const server: TileServer = { index: anIndex(), size: 1000, left: Infinity, asked: [] };
  const before = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    if (!path.startsWith('/tiles/')) return before(input, init);
    init?.signal?.throwIfAborted();
    server.asked.push(path);
    if (server.left-- <= 0) throw new TypeError('Failed to fetch');
    if (path === tileIndexPath) return Response.json(server.index);
    // Tells the versions apart.
    return new Response(path.padEnd(server.size));
  });
  return server;
}

/** What the kept area has, its description too. */
export async function pathsOfArea(): Promise<string[]> {
  const cache = await caches.open(areaCacheName);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);
}
