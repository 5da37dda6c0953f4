import { gzipSync } from 'node:zlib';
import { PMTiles, type Source } from 'pmtiles';
import { expect, test } from 'vitest';
import { archive } from './archive.ts';
import type { Bounds, Tile } from './cut.ts';

const bounds: Bounds = [-180, -85, 180, 85];

/** Reads an archive with the format's own library, and counts the requests that it needs. */
function readerOf(bytes: Uint8Array) {
  let requests = 0;
  const source: Source = {
    getKey: () => 'archive',
    getBytes: async (offset, length) => {
      requests++;
      return { data: bytes.slice(offset, offset + length).buffer };
    },
  };
  return { tiles: new PMTiles(source), requests: () => requests };
}

const tileOf = (z: number, x: number, y: number, text: string): Tile => ({ z, x, y, data: gzipSync(text) });

/** All tiles of a zoom, in no order. */
const all = (z: number, textOf: (x: number, y: number) => string) =>
  Array.from({ length: 4 ** z }, (_, index) => index)
    .sort((a, b) => ((a * 7919) % 4 ** z) - ((b * 7919) % 4 ** z))
    .map((index) =>
      tileOf(z, index % 2 ** z, Math.floor(index / 2 ** z), textOf(index % 2 ** z, index >> z)),
    );

test('the format’s own library reads every tile, through directories of two levels, and finds no other', async () => {
  const written = [...all(0, () => 'world'), ...all(6, (x, y) => `${x} ${y}`), tileOf(9, 500, 3, 'far')];
  const { tiles, requests } = readerOf(
    archive(written, { minZoom: 0, maxZoom: 9, bounds, metadata: { name: 'A' } }),
  );
  for (const { z, x, y } of written) {
    const tile = await tiles.getZxy(z, x, y);
    expect(new TextDecoder().decode(tile?.data)).toBe(z === 0 ? 'world' : z === 9 ? 'far' : `${x} ${y}`);
  }
  // One for each tile, and for the header and each directory once.
  expect(requests()).toBe(written.length + 1 + Math.ceil(written.length / 2048));
  expect(await tiles.getZxy(5, 1, 1)).toBeUndefined();
  expect(await tiles.getZxy(9, 501, 3)).toBeUndefined();
  expect(await tiles.getMetadata()).toEqual({ name: 'A' });
  expect(await tiles.getHeader()).toMatchObject({
    minZoom: 0,
    maxZoom: 9,
    minLon: -180,
    maxLat: 85,
    clustered: true,
  });
});

test('equal tiles are stored once', async () => {
  const bytes = archive(
    all(4, (x) => (x % 2 ? 'odd' : 'even')),
    { minZoom: 4, maxZoom: 4, bounds, metadata: {} },
  );
  const { tiles } = readerOf(bytes);
  expect(await tiles.getHeader()).toMatchObject({ numAddressedTiles: 256, numTileContents: 2 });
  expect(new TextDecoder().decode((await tiles.getZxy(4, 15, 15))?.data)).toBe('odd');
});

test('an archive without tiles can be read', async () => {
  const { tiles } = readerOf(archive([], { minZoom: 0, maxZoom: 0, bounds, metadata: {} }));
  expect((await tiles.getHeader()).numAddressedTiles).toBe(0);
});
