// Reads the sources of the base map, and says what is in its tiles: layers of features, named as in Protomaps' schema 4.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Feature, FeatureCollection, Geometry } from 'geojson';

export type Properties = Record<string, string | number | boolean>;

/** A feature of a tile, and the first zoom that has it. */
export interface Tiled {
  from: number;
  feature: Feature<Geometry, Properties>;
}

/** Features by the name of their layer. */
export type Layers = Readonly<Record<string, readonly Tiled[]>>;

/** What a source says of a feature; the names that its readers use are checked by what they do with them. */
export type Source = Feature<Geometry, Readonly<Record<string, string | number | undefined>>>;

/** @param name a file of this folder, such as 'natural-earth/lakes' */
export function readSource(name: string): Source[] {
  const path = resolve(import.meta.dirname, `${name}.geojson.gz`);
  // The files are our own. They contain GeoJSON.
  const collection = JSON.parse(gunzipSync(readFileSync(path)).toString()) as FeatureCollection;
  return collection.features as Source[];
}

export function tiled(
  from: number,
  geometry: Geometry,
  properties: Readonly<Record<string, string | number | boolean | undefined>>,
): Tiled {
  const known = Object.entries(properties).filter(([, value]) => value !== undefined && value !== '');
  return {
    from: Math.max(0, from),
    feature: { type: 'Feature', geometry, properties: Object.fromEntries(known) as Properties },
  };
}
