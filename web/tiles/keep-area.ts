// Keeps the tiles of an area for a walk without a network: all of them, or none.
import type { Coordinates } from '../../schema/journey.ts';
import { tileIndexPath, type TileIndex } from '../../schema/tiles.ts';
import { areaAround, areaLimits, estimatedBytes, tilesOfArea, type AreaTile } from './area.ts';
import { areaCacheName, keptArea, keptAreaPath, type KeptArea } from './area-cache.ts';
import { openCache } from './open-cache.ts';

/** Why an area was not kept. */
type Reason = 'network' | 'server' | 'full' | 'unavailable';

export class NotKept extends Error {
  override readonly name = 'NotKept';
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super(`the area was not kept: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface Progress {
  /** Tiles that are there, of all. */
  done: number;
  all: number;
  bytes: number;
}

interface Keeping {
  middle: Coordinates;
  name: string;
  /** ISO 8601. */
  at: string;
  /** Stops it. */
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Whether to go on, if it takes more than the limit. */
  ask: (bytes: number) => Promise<boolean>;
  /** Called when all tiles are there, before the area counts as kept. Returns how to undo it. */
  complete: () => Promise<() => Promise<void>>;
  /** Bytes above which it asks. */
  limit?: number;
}

/** Tiles requested at once. */
const lanes = 6;
/** Bytes that must be free: an area for which nobody is asked, and some room. */
const leastRoom = 12e6;

/** @throws NotKept if the browser has no storage, or none left */
export async function checkRoom(): Promise<void> {
  if (!(await openCache(areaCacheName))) throw new NotKept('unavailable');
  const room = await navigator.storage.estimate().catch(() => ({ quota: undefined, usage: 0 }));
  if (room.quota !== undefined && room.quota - (room.usage ?? 0) < leastRoom) throw new NotKept('full');
}

/**
 * Keeps an area in place of the one before.
 * @throws NotKept, or an AbortError if it was stopped or refused; everything is then as before
 */
export function keepArea(keeping: Keeping): Promise<KeptArea> {
  // One at a time, also in several tabs.
  return navigator.locks.request(areaCacheName, { signal: keeping.signal }, () => keep(keeping));
}

async function keep(keeping: Keeping): Promise<KeptArea> {
  const { middle, name, at, signal } = keeping;
  const cache = await openCache(areaCacheName);
  if (!cache) throw new NotKept('unavailable');
  await sweep(cache);
  const before = new Set((await cache.keys()).map(pathOf));
  let tiles: readonly AreaTile[] = [];
  let undo: (() => Promise<void>) | undefined;
  try {
    // The worker's own answer.
    const index = (await (await fetched(tileIndexPath, signal)).json()) as TileIndex;
    tiles = tilesOfArea(areaAround(middle), index);
    if (tiles.length === 0) throw new NotKept('server');
    const bytes = await fill(cache, tiles, keeping);
    signal.throwIfAborted();
    undo = await keeping.complete();
    const area: KeptArea = { middle, name, bytes, at, index };
    await put(cache, keptAreaPath, Response.json(area));
    // It is complete, whatever is left of the one before.
    await sweep(cache).catch(() => undefined);
    return area;
  } catch (error) {
    await undo?.();
    await Promise.all(tiles.filter(({ path }) => !before.has(path)).map(({ path }) => cache.delete(path)));
    throw error;
  }
}

/** @returns the bytes of all tiles */
async function fill(cache: Cache, tiles: readonly AreaTile[], keeping: Keeping): Promise<number> {
  const { signal, onProgress, ask, limit = areaLimits.bytes } = keeping;
  const stop = new AbortController();
  const stopped = AbortSignal.any([signal, stop.signal]);
  const known: { zoom: number; bytes: number }[] = [];
  let bytes = 0;
  let done = 0;
  let answer: Promise<boolean> | undefined;

  const isAllowed = () => {
    const estimate = estimatedBytes(tiles, known);
    const isLarge = bytes > limit || (known.length >= areaLimits.sample && estimate > limit);
    if (isLarge) answer ??= ask(Math.max(estimate, bytes));
    return answer ?? true;
  };
  const one = async ({ zoom, path }: AreaTile) => {
    const there = await cache.match(path);
    const tile = there ?? (await fetched(path, stopped));
    const { byteLength } = await tile.clone().arrayBuffer();
    bytes += byteLength;
    known.push({ zoom, bytes: byteLength });
    if (!(await isAllowed())) throw new DOMException('The area was left.', 'AbortError');
    stopped.throwIfAborted();
    if (!there) await put(cache, path, tile);
    done += 1;
    onProgress({ done, all: tiles.length, bytes });
  };
  const rest = tiles.values();
  const lane = async () => {
    for (const tile of rest) await one(tile);
  };
  const all = Array.from({ length: lanes }, lane);
  try {
    await Promise.all(all);
  } catch (error) {
    // What is on its way must not arrive after the others were removed.
    stop.abort();
    await Promise.allSettled(all);
    throw error;
  }
  return bytes;
}

/** Removes the kept area. */
export function removeArea(): Promise<void> {
  return navigator.locks.request(areaCacheName, async () => {
    await caches.delete(areaCacheName);
  });
}

/** Removes what an interrupted run has left, or an area that was replaced. */
async function sweep(cache: Cache): Promise<void> {
  const area = await keptArea();
  const wanted = new Set(area && tilesOfArea(areaAround(area.middle), area.index).map(({ path }) => path));
  if (area) wanted.add(keptAreaPath);
  const others = (await cache.keys()).filter((request) => !wanted.has(pathOf(request)));
  await Promise.all(others.map((request) => cache.delete(request)));
}

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function fetched(path: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(path, { signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new NotKept('network', error);
  });
  if (!answer.ok) throw new NotKept('server');
  return answer;
}

async function put(cache: Cache, path: string, answer: Response): Promise<void> {
  await cache.put(path, answer).catch((error: unknown) => {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw isFull ? new NotKept('full', error) : error;
  });
}
