// The data of a square: a decoded tile, or a part of a coarser one drawn larger.
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { Square } from './square.ts';

export type Properties = VectorTileFeature['properties'];

/** Points in the square's own units: 0 to 1 from its upper left corner. */
export type Line = readonly { readonly x: number; readonly y: number }[];

export interface Shape {
  /** Point, line or area. */
  type: 1 | 2 | 3;
  properties: Properties;
  lines: readonly Line[];
}

export type TileData = (layer: string) => readonly Shape[];

export const nothing: TileData = () => [];

export const decode = (bytes: ArrayBuffer): VectorTile =>
  new VectorTile(new PbfReader(new Uint8Array(bytes)));

/** Margin around a square, in its own units: labels and thick lines reach in from there. */
const margin = 0.1;

/** What a tile says of a square that is the tile itself, or a part of it. */
export function dataOf(tile: VectorTile, of: Square, square: Square): TileData {
  const times = 2 ** (square.z - of.z);
  const [left, top] = [square.x - of.x * times, square.y - of.y * times];
  return (name) => {
    const layer = tile.layers[name];
    if (!layer) return [];
    const scale = times / layer.extent;
    const shapes: Shape[] = [];
    for (let index = 0; index < layer.length; index++) {
      const feature = layer.feature(index);
      if (feature.type === 0) continue;
      const lines = feature
        .loadGeometry()
        .map((line) => line.map(({ x, y }) => ({ x: x * scale - left, y: y * scale - top })))
        .filter((line) => times === 1 || reaches(line));
      if (lines.length > 0) shapes.push({ type: feature.type, properties: feature.properties, lines });
    }
    return shapes;
  };
}

function reaches(line: Line): boolean {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of line) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  return west <= 1 + margin && east >= -margin && north <= 1 + margin && south >= -margin;
}
