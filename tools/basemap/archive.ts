// Writes tiles into one file: PMTiles, version 3. https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import type { Bounds, Tile } from './cut.ts';

interface Archive {
  minZoom: number;
  maxZoom: number;
  bounds: Bounds;
  metadata: Readonly<Record<string, unknown>>;
}

/** Where a tile's bytes are. `length` 0 never occurs: tiles without features are not stored. */
interface Entry {
  id: number;
  offset: number;
  length: number;
}

const headerLength = 127;
/** Readers fetch the header and the first directory together, in this many bytes. */
const firstFetch = 16_384;
/** Entries of a directory that the first one refers to: about 8 kB. */
const leafEntries = 2048;
const gzip = 2;
const vectorTile = 1;

/** Equal tiles, such as those of the inner sea, are stored once. */
export function archive(tiles: Iterable<Tile>, { minZoom, maxZoom, bounds, metadata }: Archive): Uint8Array {
  const sorted = [...tiles]
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data }))
    .sort((a, b) => a.id - b.id);
  const stored = new Map<string, { offset: number; length: number }>();
  const contents: Uint8Array[] = [];
  let end = 0;
  const entries = sorted.map(({ id, data }): Entry => {
    const hash = createHash('sha256').update(data).digest('base64');
    let place = stored.get(hash);
    if (!place) {
      stored.set(hash, (place = { offset: end, length: data.length }));
      contents.push(data);
      end += data.length;
    }
    return { id, ...place };
  });

  const { root, leaves } = directories(entries);
  const json = gzipSync(JSON.stringify(metadata));
  const jsonAt = headerLength + root.length;
  const leavesAt = jsonAt + json.length;
  const tilesAt = leavesAt + leaves.length;
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  [
    [headerLength, root.length],
    [jsonAt, json.length],
    [leavesAt, leaves.length],
    [tilesAt, end],
    [entries.length, entries.length, contents.length],
  ]
    .flat()
    .forEach((number, index) => header.writeBigUInt64LE(BigInt(number), 8 + 8 * index));
  [1, gzip, gzip, vectorTile, minZoom, maxZoom].forEach((byte, index) => header.writeUInt8(byte, 96 + index));
  bounds.forEach((degrees, index) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index));
  const [west, south, east, north] = bounds;
  header.writeUInt8(minZoom, 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return new Uint8Array(Buffer.concat([header, root, json, leaves, ...contents]));
}

function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = directory(entries);
  if (headerLength + whole.length <= firstFetch) return { root: whole, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let first = 0; first < entries.length; first += leafEntries) {
    const leaf = directory(entries.slice(first, first + leafEntries));
    pointers.push({ id: entries[first]!.id, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(pointers, 0), leaves: Buffer.concat(leaves) };
}

/** @param run 0 if the entries refer to directories, 1 if to tiles */
function directory(entries: readonly Entry[], run = 1): Buffer {
  const previous = (index: number) => entries[index - 1] ?? { id: 0, offset: -1, length: 0 };
  const numbers = [
    entries.length,
    ...entries.map(({ id }, index) => id - previous(index).id),
    ...entries.map(() => run),
    ...entries.map(({ length }) => length),
    // 0: right after the tile before.
    ...entries.map(({ offset }, index) =>
      index > 0 && offset === previous(index).offset + previous(index).length ? 0 : offset + 1,
    ),
  ];
  return gzipSync(Uint8Array.from(numbers.flatMap(varint)), { level: 9 });
}

/** Seven bits a byte, the lowest first. */
function varint(number: number): number[] {
  const bytes: number[] = [];
  for (let rest = number; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}
