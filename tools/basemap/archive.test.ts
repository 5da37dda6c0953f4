import { gunzipSync, gzipSync } from 'node:zlib';
import { PMTiles, type Source } from 'pmtiles';
import { expect, test } from 'vitest';
import { archive } from './archive.ts';
import { randomFrom } from '../../painting/random.ts';
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

const texts = Array.from({ length: 100 }, (_, index) => `tile ${index}`);
const contents = texts.map((text) => gzipSync(text));

/** 8,000 tiles all over a zoom, in no order: too many for one directory. */
const random = randomFrom('tiles');
const places = new Set(Array.from({ length: 8000 }, () => Math.floor(random() * 4 ** 12)));
const scattered = [...places].map((place): Tile => {
  const data = contents[Math.floor(random() * contents.length)] ?? new Uint8Array();
  return { z: 12, x: place % 2 ** 12, y: Math.floor(place / 2 ** 12), data };
});

test('the format’s own library reads every tile, through directories of two levels, and finds no other', async () => {
  const written = [...scattered, tileOf(0, 0, 0, 'world'), tileOf(14, 9000, 3, 'far')];
  const bytes = archive(written, { minZoom: 0, maxZoom: 14, bounds, metadata: { name: 'A' } });
  const { tiles, requests } = readerOf(bytes);
  const read = written.filter((_, index) => index % 8 === 0 || index >= places.size);
  for (const { z, x, y, data } of read) {
    const tile = await tiles.getZxy(z, x, y);
    expect(new TextDecoder().decode(tile?.data)).toBe(gunzipSync(data).toString());
  }
  // One for each tile, one for the header with the first directory, and one for each of the others.
  expect(requests()).toBe(read.length + 1 + Math.ceil(written.length / 2048));
  expect(await tiles.getZxy(5, 1, 1)).toBeUndefined();
  expect(await tiles.getZxy(14, 9001, 3)).toBeUndefined();
  expect(await tiles.getMetadata()).toEqual({ name: 'A' });
  expect(await tiles.getHeader()).toMatchObject({
    minZoom: 0,
    maxZoom: 14,
    minLon: -180,
    maxLat: 85,
    clustered: true,
    numAddressedTiles: written.length,
    numTileContents: 102,
  });
});

test('equal tiles are stored once', async () => {
  const halves = Array.from({ length: 256 }, (_, index) =>
    tileOf(4, index % 16, Math.floor(index / 16), index % 2 ? 'odd' : 'even'),
  );
  const bytes = archive(halves, { minZoom: 4, maxZoom: 4, bounds, metadata: {} });
  const { tiles } = readerOf(bytes);
  expect(await tiles.getHeader()).toMatchObject({ numAddressedTiles: 256, numTileContents: 2 });
  expect(new TextDecoder().decode((await tiles.getZxy(4, 15, 15))?.data)).toBe('odd');
});

test('an archive without tiles can be read', async () => {
  const { tiles } = readerOf(archive([], { minZoom: 0, maxZoom: 0, bounds, metadata: {} }));
  expect((await tiles.getHeader()).numAddressedTiles).toBe(0);
});
