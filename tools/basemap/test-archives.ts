// Small archives for the worker's tests, which run where no file can be read.
import { gzipSync } from 'node:zlib';
import { archive } from './archive.ts';
import type { Bounds } from './cut.ts';

/** The text is no vector tile: the worker only passes it on. */
const tile = (z: number, x: number, y: number, text: string) => ({ z, x, y, data: gzipSync(text) });

const world: Bounds = [-180, -85, 180, 85];
const town: Bounds = [-122.4, 37.7, -122.3, 37.8];

/** In base 64. */
export const testArchives = () => ({
  world: base64([tile(0, 0, 0, 'the world'), tile(1, 0, 0, 'its north-west')], 0, 7, world),
  streets: base64([tile(14, 2620, 6332, 'a town')], 11, 15, town),
});

function base64(
  tiles: readonly ReturnType<typeof tile>[],
  minZoom: number,
  maxZoom: number,
  bounds: Bounds,
): string {
  return Buffer.from(archive(tiles, { minZoom, maxZoom, bounds, metadata: {} })).toString('base64');
}
