// The layers of a town's streets, from an extract of OpenStreetMap (© OpenStreetMap contributors, ODbL).
import type { Polygon, Position } from 'geojson';
import polylabel from 'polylabel';
import { readSource, tiled, type Layers, type Source, type Tiled } from './features.ts';
import type { Bounds } from './cut.ts';
import { populationRank } from './world.ts';

/** Downtown San Francisco. Beyond it the extract is thin. */
export const streetsBounds: Bounds = [-122.42, 37.767, -122.382, 37.804];
export const streetsZooms = { minZoom: 11, maxZoom: 15 } as const;

type Road = readonly [kind: string, from: number];

/** By the value of `highway`, or of `railway`. */
const roads: Readonly<Record<string, Road>> = {
  motorway: ['highway', 8],
  motorway_link: ['highway', 12],
  trunk: ['major_road', 8],
  trunk_link: ['major_road', 12],
  primary: ['major_road', 9],
  primary_link: ['major_road', 12],
  secondary: ['major_road', 11],
  secondary_link: ['major_road', 13],
  tertiary: ['major_road', 12],
  tertiary_link: ['major_road', 13],
  residential: ['minor_road', 13],
  unclassified: ['minor_road', 13],
  living_street: ['minor_road', 13],
  busway: ['minor_road', 13],
  service: ['minor_road', 14],
  pedestrian: ['path', 13],
  footway: ['path', 14],
  cycleway: ['path', 14],
  path: ['path', 14],
  steps: ['path', 15],
  rail: ['rail', 12],
  light_rail: ['rail', 13],
  tram: ['rail', 14],
};

const greens: Readonly<Record<string, string>> = {
  park: 'park',
  garden: 'garden',
  playground: 'playground',
  grass: 'grass',
  recreation_ground: 'park',
  allotments: 'allotments',
};

/** Ranks of the population: a town has the most weight. */
const places: Readonly<Record<string, readonly [kind: string, from: number, rank: number]>> = {
  city: ['locality', 8, populationRank(800_000)],
  neighbourhood: ['neighbourhood', 13, 0],
  square: ['neighbourhood', 15, 0],
};

export function streetLayers(): Layers {
  const sources = readSource('streets/sf-downtown');
  const area = sources.filter(isArea);
  return {
    earth: [
      ...readSource('natural-earth/land').map(({ geometry }) => tiled(0, geometry, { kind: 'earth' })),
      tiled(0, shore(sources, 'land'), { kind: 'earth' }),
    ],
    landuse: [
      ...area.flatMap((source) => green(source)),
      ...area.flatMap(({ geometry, properties: { highway } }) =>
        highway === 'pedestrian' ? [tiled(14, geometry, { kind: 'pedestrian' })] : [],
      ),
    ],
    water: [
      tiled(0, shore(sources, 'sea'), { kind: 'ocean' }),
      ...area.flatMap(({ geometry, properties: { natural, name } }) =>
        natural === 'water' ? [tiled(12, geometry, { kind: 'water', name })] : [],
      ),
    ],
    buildings: area.flatMap(({ geometry, properties: { building } }) =>
      building && building !== 'no' ? [tiled(14, geometry, { kind: 'building' })] : [],
    ),
    roads: joined(sources.flatMap(road)),
    places: sources.flatMap(place),
    pois: area.flatMap(parkLabel),
  };
}

const isArea = ({ geometry }: Source) => geometry.type === 'MultiPolygon' || geometry.type === 'Polygon';

function green({ geometry, properties }: Source): Tiled[] {
  const kind = greens[String(properties['leisure'] ?? properties['landuse'])];
  return kind ? [tiled(kind === 'park' ? 11 : 14, geometry, { kind, name: properties['name'] })] : [];
}

function road({ geometry, properties: { highway, railway, name } }: Source): Tiled[] {
  const detail = String(highway ?? railway);
  const [kind, from] = roads[detail] ?? [];
  if (kind === undefined || from === undefined || !/LineString/.test(geometry.type)) return [];
  const is_link = detail.endsWith('_link') || undefined;
  return [
    tiled(from, geometry, { kind, kind_detail: detail.replace('_link', ''), is_link, name, min_zoom: from }),
  ];
}

/** Joins the pieces of a road that have the same name and kind: one line can carry its name. */
function joined(pieces: readonly Tiled[]): Tiled[] {
  const byRoad = new Map<string, Tiled[]>();
  for (const piece of pieces) {
    const { properties } = piece.feature;
    // Roads without a name carry none, but fewer features are fewer bytes.
    const key = JSON.stringify(properties);
    byRoad.set(key, [...(byRoad.get(key) ?? []), piece]);
  }
  return [...byRoad.values()].flatMap((same) => {
    const [first] = same;
    const lines = same.flatMap(({ feature: { geometry } }) =>
      geometry.type === 'LineString' ? [geometry.coordinates] : [],
    );
    const coordinates = first?.feature.properties['name'] === undefined ? lines : chained(lines);
    return first
      ? [tiled(first.from, { type: 'MultiLineString', coordinates }, first.feature.properties)]
      : [];
  });
}

/** Appends to each line one that begins where it ends, and so on. */
function chained(lines: readonly Position[][]): Position[][] {
  const left = new Set(lines);
  const next = (line: Position[]) => [...left].find((other) => String(other[0]) === String(line.at(-1)));
  const ends = new Set(lines.map((line) => String(line.at(-1))));
  // Those that nothing leads to come first.
  const leads = (line: Position[]) => Number(ends.has(String(line[0])));
  return lines
    .toSorted((a, b) => leads(a) - leads(b))
    .flatMap((line) => {
      if (!left.delete(line)) return [];
      const chain = [...line];
      for (let piece = next(chain); piece; piece = next(chain)) {
        left.delete(piece);
        chain.push(...piece.slice(1));
      }
      return [chain];
    });
}

function place({ geometry, properties }: Source): Tiled[] {
  const [kind, from, rank] = places[String(properties['place'])] ?? [];
  if (kind === undefined || from === undefined || geometry.type !== 'Point') return [];
  return [tiled(from, geometry, { kind, name: properties['name'], population_rank: rank, min_zoom: from })];
}

/** The name of a park stands in its middle. */
function parkLabel({ geometry, properties: { leisure, name } }: Source): Tiled[] {
  if (leisure !== 'park' || !name || geometry.type !== 'MultiPolygon') return [];
  const [x = 0, y = 0] = polylabel(geometry.coordinates[0] as [number, number][][], 0.0001);
  return [tiled(14, { type: 'Point', coordinates: [x, y] }, { kind: 'park', name, min_zoom: 14 })];
}

/**
 * The land or the sea within the bounds. The coast of the extract is five lines, each with the land to its left, that
 * lead from the south to the north; the land lies to the west.
 */
function shore(sources: readonly Source[], side: 'land' | 'sea'): Polygon {
  const [west, south, east, north] = streetsBounds;
  const lines = sources.flatMap(({ geometry, properties: { natural } }) =>
    natural === 'coastline' && geometry.type === 'LineString' ? [geometry.coordinates] : [],
  );
  const coast = lines.sort(([a], [b]) => (a?.[1] ?? 0) - (b?.[1] ?? 0)).flat();
  const [x, toward] = side === 'land' ? [west, 'west'] : [east, 'east'];
  const [first, last] = [coast.at(0), coast.at(-1)];
  if (!first || !last) throw new Error(`the extract has no coast to the ${toward}`);
  const ring: Position[] = [
    [x, south],
    [first[0] ?? x, south],
    ...coast,
    [last[0] ?? x, north],
    [x, north],
    [x, south],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}
