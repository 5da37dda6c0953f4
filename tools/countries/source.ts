// Reads Natural Earth's 1:10m countries as lines, each with the ISO 3166-1 numeric codes of its sides.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { unwrapped, type Line } from './plane.ts';

/** Lines by the countries on their sides: '300' is a coast of Greece, '300 792' its border with Turkey. */
export type Borders = ReadonlyMap<string, readonly Line[]>;

/**
 * Areas without a code in the source. Kosovo gets the one of Unicode's CLDR, from the range that ISO leaves free. The
 * others get that of the state they belong to or lie in. Disputed places without an entry here belong to nobody: the
 * nearest border decides.
 */
export const uncoded: Readonly<Record<string, string>> = {
  Akrotiri: '196',
  'Bajo Nuevo Bank': '170',
  Baikonur: '398',
  'Clipperton I.': '250',
  'Coral Sea Is.': '036',
  'Cyprus U.N. Buffer Zone': '196',
  Dhekelia: '196',
  'Indian Ocean Ter.': '036',
  Kosovo: '983',
  'N. Cyprus': '196',
  'Serranilla Bank': '170',
  Somaliland: '706',
  'USNB Guantanamo Bay': '192',
};

/** The Vatican's walls, which the source's coarse grid has collapsed. */
const vatican: Line = [
  [12.4455, 41.9025],
  [12.4505, 41.9],
  [12.4575, 41.901],
  [12.4585, 41.9045],
  [12.455, 41.9075],
  [12.4455, 41.9025],
];

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

export function readBorders(): Borders {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  // The package has no types. The file contains a TopoJSON topology.
  const world = JSON.parse(readFileSync(path, 'utf8')) as World;
  const sides = world.arcs.map((): string[] => []);
  for (const area of world.objects.countries.geometries) {
    const { name = '' }: { name?: string } = area.properties ?? {};
    const code = area.id ?? uncoded[name];
    if (code === undefined || (area.type !== 'Polygon' && area.type !== 'MultiPolygon')) continue;
    // A negative number is a reversed arc.
    for (const arc of area.arcs.flat(2)) sides[arc < 0 ? ~arc : arc]?.push(String(code));
  }
  const arcs = new Map<string, number[][]>();
  sides.forEach(([one, other], arc) => {
    // Between two areas of one country there is no border.
    if (one === undefined || one === other) return;
    const key = other === undefined ? one : [one, other].sort().join(' ');
    arcs.set(key, [...(arcs.get(key) ?? []), [arc]]);
  });
  const borders = new Map<string, readonly Line[]>();
  for (const key of [...arcs.keys()].sort()) {
    const { coordinates } = mesh(world, { type: 'MultiLineString', arcs: arcs.get(key) ?? [] });
    borders.set(key, coordinates.map(unwrapped));
  }
  return borders.set('336 380', [vatican]);
}
