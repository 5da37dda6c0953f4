// The middle of an area, and of each country.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Geometry } from 'geojson';
import polylabel from 'polylabel';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { unwrapped, type Line } from '../countries/plane.ts';

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** The middle of the largest part of an area. */
export interface Middle {
  longitude: number;
  latitude: number;
  /** Of the largest part, in square degrees as they look at its latitude. */
  area: number;
  /** How far the edge is, in degrees. */
  radius: number;
}

export interface CountryMiddle extends Middle {
  /** ISO 3166-1 numeric. */
  code: string;
}

/** Undefined for lines and points. */
export function middleOf(geometry: Geometry): Middle | undefined {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return undefined;
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const [part, area] = largest(parts.map((rings) => rings.map(unwrapped)));
  // `polylabel` changes no point. It is as exact as the smallest areas need.
  const middle = polylabel(part as [number, number][][], Math.min(0.1, Math.sqrt(area) / 10));
  const [x, latitude] = middle;
  return { longitude: x - 360 * Math.round(x / 360), latitude, area, radius: middle.distance };
}

/**
 * @param scale of the source, such as '50m'
 * @param codeOf the code of an area, if it is to have a point
 */
export function countryMiddles(
  scale: '10m' | '50m',
  codeOf: (area: { id?: string | number; name: string }) => string | undefined,
): CountryMiddle[] {
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`);
  // The package has no types. The file contains a TopoJSON topology.
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Countries;
  return feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry, properties }) => {
    const code = codeOf({ ...(id !== undefined && { id }), name: properties.name });
    const middle = code === undefined ? undefined : middleOf(geometry);
    return code !== undefined && middle ? [{ code, ...middle }] : [];
  });
}

/** The part of the largest area, and that area. */
function largest(parts: readonly (readonly Line[])[]): [part: readonly Line[], area: number] {
  let [best, most]: [readonly Line[], number] = [[], -1];
  for (const part of parts) {
    const ring = part[0] ?? [];
    let doubled = 0;
    ring.forEach(([x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
      doubled += x * nextY - nextX * y;
    });
    const area = (Math.abs(doubled) / 2) * Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
    if (area > most) [best, most] = [part, area];
  }
  return [best, most];
}
