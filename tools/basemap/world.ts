// The layers of the world map, from Natural Earth (public domain).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Geometry, Point, Position } from 'geojson';
import polylabel from 'polylabel';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { readSource, tiled, type Layers, type Source, type Tiled } from './features.ts';

export const worldMaxZoom = 7;

/** Languages besides English in which the source names places. */
const languages = ['de', 'es', 'fr', 'pt', 'zh'] as const;

export function worldLayers(): Layers {
  return {
    earth: read('land', ({ properties: { min_zoom } }) => [floor(min_zoom), { kind: 'earth' }]),
    landuse: [
      ...read('urban-areas-50m', ({ properties: { min_zoom } }) => [ceil(min_zoom), { kind: 'urban_area' }]),
      ...read('us-parks', () => [4, { kind: 'national_park' }]),
    ],
    water: [
      ...read('lakes', ({ properties: { min_zoom } }) => [ceil(min_zoom), { kind: 'lake' }]),
      ...labels('lakes', ({ properties: { min_zoom, name } }) => [
        ceil(min_zoom) + 2,
        { kind: 'lake', name, min_zoom: ceil(min_zoom) + 2 },
      ]),
      ...read('rivers', ({ properties: { min_zoom } }) => [ceil(min_zoom), { kind: 'river' }]),
    ],
    boundaries: [
      ...read('country-borders', ({ properties: { min_zoom, featurecla } }) => [
        floor(min_zoom),
        { kind: 'country', disputed: !String(featurecla).startsWith('International') },
      ]),
      ...read('state-borders-50m', ({ properties: { min_zoom } }) => [ceil(min_zoom), { kind: 'region' }]),
    ],
    pois: labels('us-parks', ({ properties: { name } }) => [
      5,
      { kind: 'national_park', name: parkName(name), min_zoom: 5 },
    ]),
    places: [
      ...countryLabels(),
      ...read('state-labels', region).filter(({ from }) => from <= 7),
      ...read('places', town),
    ],
  };
}

type Shown = [from: number, properties: Readonly<Record<string, string | number | boolean | undefined>>];

function read(name: string, shown: (source: Source) => Shown): Tiled[] {
  return readSource(`natural-earth/${name}`).map((source) => {
    const [from, properties] = shown(source);
    return tiled(from, source.geometry, properties);
  });
}

/** A point in the middle of each area that has a name. */
function labels(name: string, shown: (source: Source) => Shown): Tiled[] {
  return read(name, shown).flatMap(({ from, feature }) => {
    if (from > worldMaxZoom || !feature.properties['name']) return [];
    const middle = middleOf(feature.geometry);
    return middle ? [tiled(from, middle.point, feature.properties)] : [];
  });
}

const floor = (zoom: unknown) => Math.floor(Number(zoom));
const ceil = (zoom: unknown) => Math.ceil(Number(zoom));

/** 'Canaveral NS' without the abbreviation of what kind of park it is. */
const parkName = (name: unknown) => String(name).replace(/ (?:N PRES|NM(?: & PRES)?|NRA|NRRA|NS|NL)$/, '');

/** States and provinces appear in the order of their rank; most only where a map shows little else. */
function region({ properties: { name, scalerank } }: Source): Shown {
  const rank = Number(scalerank);
  return [rank <= 2 ? 4 : rank <= 4 ? 5 : rank <= 7 ? 6 : rank <= 9 ? 7 : 99, { kind: 'region', name, rank }];
}

function town({ properties: source }: Source): Shown {
  const from = Math.min(worldMaxZoom, floor(source['min_zoom']));
  const names = languages.map((language): [string, string | undefined] => {
    const name = source[`name_${language}`];
    return [`name:${language}`, name === source['name'] ? undefined : String(name ?? '')];
  });
  return [
    from,
    {
      kind: 'locality',
      name: source['name'],
      ...Object.fromEntries(names),
      capital: source['featurecla'] === 'Admin-0 capital' ? 'yes' : undefined,
      population_rank: populationRank(Number(source['pop_max'])),
      min_zoom: Number(source['min_zoom']),
    },
  ];
}

/** Least populations of the ranks from 1, as in Protomaps' schema. */
const ranks = [
  200, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1e6, 2e6, 5e6, 1e7, 2e7, 5e7, 1e8,
];

export const populationRank = (population: number) => ranks.filter((least) => population >= least).length;

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** A point in the middle of the largest part of each country, with its ISO code: browsers know its name. */
function countryLabels(): Tiled[] {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  // The package has no types. The file contains a TopoJSON topology.
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Countries;
  return feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) => {
    const middle = middleOf(geometry);
    // Areas without a code, such as Somaliland, are drawn with their borders alone.
    if (id === undefined || !middle) return [];
    const { point, area, radius } = middle;
    const from = area > 60 ? 1 : area > 12 ? 2 : area > 3 ? 3 : area > 0.5 ? 4 : 5;
    return [
      tiled(from, point, { kind: 'country', iso: alphaCode(String(id)), area: Math.round(area), radius }),
    ];
  });
}

interface Middle {
  point: Point;
  /** Of the largest part, in square degrees as they look at its latitude. */
  area: number;
  /** How far from the point the edge is, in degrees. */
  radius: number;
}

/** The middle of the largest part of an area. */
function middleOf(geometry: Geometry): Middle | undefined {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return undefined;
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const [part, area] = largest(parts);
  // A position may have a height; these have none.
  const middle = polylabel(part as [number, number][][], 0.05);
  const [x, y] = middle;
  return { point: { type: 'Point', coordinates: [x, y] }, area, radius: Number(middle.distance.toFixed(1)) };
}

/** ISO 3166-1 alpha-2: in the tag of a language the numeric code is an older name of it. */
const alphaCode = (numeric: string) => Intl.getCanonicalLocales(`und-${numeric}`)[0]?.slice(4);

/** The largest part, and its area. */
function largest(parts: readonly Position[][][]): [part: Position[][], area: number] {
  let [best, most]: [Position[][], number] = [[], 0];
  for (const part of parts) {
    const ring = part[0] ?? [];
    let doubled = 0;
    ring.forEach(([x = 0, y = 0], i) => {
      const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length] ?? [];
      doubled += x * nextY - nextX * y;
    });
    const area = (Math.abs(doubled) / 2) * Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
    if (area > most) [best, most] = [part, area];
  }
  return [best, most];
}
