// An archive of tiles in R2: a PMTiles file, of which each tile is a range of bytes.
import {
  EtagMismatch,
  PMTiles,
  ResolvedValueCache,
  type Header,
  type RangeResponse,
  type Source,
} from 'pmtiles';
import type { TileArchive } from '../../schema/tiles.ts';
import { oncePer } from '../platform/once.ts';

/** The archive is not in the bucket. */
export class Missing extends Error {}
/** The archive is there, but not as its own directory says: damaged, or only half of it. */
export class Damaged extends Error {}
/** R2 did not answer. */
export class Unreachable extends Error {}

/** Directories of the planet's archive that an isolate keeps, about 30 kB each. */
const directoriesKept = 64;
/** Bits of the ETag's hexadecimal digits are enough to tell versions apart. */
const versionLength = 12;

/** R2's code for a range beyond the object's end. */
const beyondTheEnd = '(10039)';

class BucketSource implements Source {
  readonly #bucket: R2Bucket;
  readonly #key: string;

  constructor(bucket: R2Bucket, key: string) {
    this.#bucket = bucket;
    this.#key = key;
  }

  getKey(): string {
    return this.#key;
  }

  /** @throws EtagMismatch when the archive was replaced, upon which the library starts again with the new one */
  async getBytes(
    offset: number,
    length: number,
    _signal?: AbortSignal,
    etag?: string,
  ): Promise<RangeResponse> {
    const object = await this.#get(offset, length, etag);
    if (!object) throw new Missing(`${this.#key} is not in the bucket`);
    if (!('body' in object)) throw new EtagMismatch();
    const data = await object.arrayBuffer();
    const isHeader = offset === 0;
    if (!isHeader && data.byteLength !== length) throw new Damaged('a range of it ends too early');
    if (isHeader && data.byteLength < headerLength) throw new Damaged('it has no header');
    if (isHeader && object.size < sizeIn(data)) throw new Damaged('it is shorter than its header says');
    return { data, etag: object.etag };
  }

  async #get(offset: number, length: number, etag?: string): Promise<R2ObjectBody | R2Object | null> {
    try {
      return await this.#bucket.get(this.#key, {
        range: { offset, length },
        ...(etag === undefined ? {} : { onlyIf: { etagMatches: etag } }),
      });
    } catch (cause) {
      if (cause instanceof Error && cause.message.includes(beyondTheEnd))
        throw new Damaged('a range of it is beyond its end', { cause });
      throw new Unreachable('R2 did not answer', { cause });
    }
  }
}

const headerLength = 127;

/** The length that an archive's header promises: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
function sizeIn(header: ArrayBuffer): number {
  const view = new DataView(header);
  const number = (at: number) => Number(view.getBigUint64(at, true));
  return number(56) + number(64);
}

/** Decompresses directories. */
async function inflate(bytes: ArrayBuffer, compression: number): Promise<ArrayBuffer> {
  if (compression === 1) return bytes;
  if (compression !== gzip) throw new Damaged('it is compressed in another way than by gzip');
  return new Response(new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

const gzip = 2;

/** A tile as it is stored, compressed; null where the archive has none. */
export interface StoredTile {
  bytes: ArrayBuffer | null;
  version: string;
}

export type ArchiveName = 'world' | 'streets';

export interface Archive {
  /** @throws Missing, Damaged, Unreachable */
  about(): Promise<TileArchive>;
  /**
   * @param wanted the version that the caller knows of
   * @throws Missing, Damaged, Unreachable
   */
  tile(z: number, x: number, y: number, wanted?: string): Promise<StoredTile>;
}

/** Reads the archive of this name. It keeps the header and directories, and notices when the archive is replaced. */
export function openArchive(bucket: R2Bucket, key: string): Archive {
  const source = new BucketSource(bucket, key);
  // Promises of one request may not be awaited in another.
  const cache = new ResolvedValueCache(directoriesKept, undefined, inflate);
  // Tiles leave as they are stored.
  const reader = new PMTiles(source, cache, async (bytes) => bytes);
  /** Whatever the library trips over is a damaged archive. */
  const reading = async <T>(read: () => Promise<T>): Promise<T> => {
    try {
      return await read();
    } catch (cause) {
      await cache.invalidate(source);
      if ([Missing, Damaged, Unreachable].some((kind) => cause instanceof kind)) throw cause;
      throw new Damaged('it cannot be read', { cause });
    }
  };
  return {
    about: () =>
      reading(async () => {
        await cache.invalidate(source);
        const header = await reader.getHeader();
        const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = header;
        return { version: versionOf(header), minZoom, maxZoom, bounds: [minLon, minLat, maxLon, maxLat] };
      }),
    tile: (z, x, y, wanted) =>
      reading(async () => {
        if (wanted !== undefined && wanted !== versionOf(await reader.getHeader()))
          await cache.invalidate(source);
        const tile = await reader.getZxy(z, x, y);
        return { bytes: tile?.data ?? null, version: versionOf(await reader.getHeader()) };
      }),
  };
}

const versionOf = ({ etag = '' }: Header) => etag.slice(0, versionLength);

/** The archives of a bucket, as long as the isolate lives. */
export const archivesOf = oncePer((bucket: R2Bucket): Record<ArchiveName, Archive> => ({
  world: openArchive(bucket, 'world.pmtiles'),
  streets: openArchive(bucket, 'streets.pmtiles'),
}));
