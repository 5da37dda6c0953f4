// Fetches tiles and keeps what was seen, so that it is there without a network. At most 60 MB, the oldest goes first.
import type { VectorTile } from '@mapbox/vector-tile';
import { tileIndexPath, type TileIndex } from '../../schema/tiles.ts';
import { decode } from './tile-data.ts';

const cacheName = 'map-tiles';
const mostBytes = 60e6;
/** Decoded tiles that are kept in memory: those of a view and of the next finer ones. */
const mostDecoded = 48;

/** A tile; null where there is none, as at sea. */
export type Tile = VectorTile | null;

const opened = openCache();
const decoded = new Map<string, Promise<Tile>>();

/** Without storage, as in some private windows, nothing is kept. */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(cacheName);
  } catch {
    return null;
  }
}

/** @throws without a network, if the tile was not seen before; and if it cannot be read */
export function tileAt(path: string): Promise<Tile> {
  const known = decoded.get(path);
  const tile = known ?? read(path);
  decoded.delete(path);
  decoded.set(path, tile);
  if (known) return tile;
  tile.catch(() => decoded.delete(path));
  for (const oldest of decoded.keys()) {
    if (decoded.size <= mostDecoded) break;
    decoded.delete(oldest);
  }
  return tile;
}

async function read(path: string): Promise<Tile> {
  const cache = await opened;
  const kept = await cache?.match(path);
  const answer = kept ?? (await fetch(path));
  if (!answer.ok) throw new Error(`a tile answered ${answer.status}`);
  if (!kept) await keep(path, answer.clone());
  if (answer.status === 204) return null;
  return decode(await answer.arrayBuffer());
}

/** Which archives there are: as the server says now, or as it said last. */
export async function tileIndex(): Promise<TileIndex> {
  const cache = await opened;
  try {
    const answer = await fetch(tileIndexPath);
    if (!answer.ok) throw new Error(`the index of tiles answered ${answer.status}`);
    await put(cache, tileIndexPath, answer.clone());
    return (await answer.json()) as TileIndex; // The worker's own answer.
  } catch (error) {
    const kept = await cache?.match(tileIndexPath);
    if (!kept) throw error;
    return (await kept.json()) as TileIndex;
  }
}

let bytesKept: Promise<number> | undefined;

async function keep(path: string, answer: Response): Promise<void> {
  const cache = await opened;
  if (!cache) return;
  const size = (await answer.clone().arrayBuffer()).byteLength;
  await put(cache, path, answer);
  bytesKept = (bytesKept ?? measured(cache)).then((bytes) => bytes + size);
  if ((await bytesKept) > mostBytes) bytesKept = trimmed(cache, await bytesKept);
}

/** A full disk is no reason to show nothing. */
async function put(cache: Cache | null, path: string, answer: Response): Promise<void> {
  await cache?.put(path, answer).catch(() => undefined);
}

async function sizeIn(cache: Cache, request: Request): Promise<number> {
  const answer = await cache.match(request);
  return answer ? (await answer.arrayBuffer()).byteLength : 0;
}

async function measured(cache: Cache): Promise<number> {
  let bytes = 0;
  for (const request of await cache.keys()) bytes += await sizeIn(cache, request);
  return bytes;
}

/** Deletes the oldest tiles, with some room for the next ones. @returns what is left */
async function trimmed(cache: Cache, bytes: number): Promise<number> {
  let left = bytes;
  // In the order in which they were put.
  for (const request of await cache.keys()) {
    if (left <= mostBytes * 0.9) break;
    left -= await sizeIn(cache, request);
    await cache.delete(request);
  }
  return left;
}
