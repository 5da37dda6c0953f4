// The layers of the world map, from Natural Earth (public domain).
import type { Point } from 'geojson';
import { readSource, tiled, type Layers, type Source, type Tiled } from './features.ts';
import { areaAround, landParts } from './land-parts.ts';
import { countryMiddles, middleOf, type Middle } from './middles.ts';
import { languages, sourceLanguage } from '../../schema/languages.ts';
import { namesOfSite } from '../places/names.ts';

export const worldMaxZoom = 7;

/** What the site calls towns and states in its languages, by the first part of their tags: as the map asks for them. */
const siteNames = languages
  .filter((language) => language !== sourceLanguage)
  .map((language) => [language.split('-')[0], namesOfSite(language)] as const);

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
      ...read('country-borders', ({ properties: { min_zoom } }) => [floor(min_zoom), { kind: 'country' }]),
      ...read('state-borders-50m', ({ properties: { min_zoom } }) => [ceil(min_zoom), { kind: 'region' }]),
    ],
    pois: labels('us-parks', ({ properties: { name } }) => [
      5,
      { kind: 'national_park', name: parkName(name), min_zoom: 5 },
    ]),
    places: [...countryLabels(), ...stateLabels(), ...read('places', town)],
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
    return middle ? [tiled(from, pointAt(middle), feature.properties)] : [];
  });
}

const floor = (zoom: unknown) => Math.floor(Number(zoom));
const ceil = (zoom: unknown) => Math.ceil(Number(zoom));

/** 'Canaveral NS' without the abbreviation of what kind of park it is. */
const parkName = (name: unknown) => String(name).replace(/ (?:N PRES|NM(?: & PRES)?|NRA|NRRA|NS|NL)$/, '');

/**
 * The source has a point on each island and in each bay of a state. The label stands on the largest part; of several
 * points there, on the one in the middle of its towns.
 */
function stateLabels(): Tiled[] {
  const lands = landParts();
  const size = ({ geometry }: Source) =>
    geometry.type === 'Point' ? areaAround(lands, geometry.coordinates) : 0;
  const towns = Map.groupBy(
    readSource('natural-earth/places'),
    ({ properties: { adm0name, adm1name } }) => `${adm0name} ${adm1name}`,
  );
  /** Degrees from the middle of the state's towns; 0 if none is known. */
  const toTowns = ({ properties: { admin, name }, geometry }: Source) => {
    const there = (towns.get(`${admin} ${name}`) ?? []).flatMap((town) =>
      town.geometry.type === 'Point' ? [town.geometry.coordinates] : [],
    );
    if (there.length === 0 || geometry.type !== 'Point') return 0;
    const mean = (axis: 0 | 1) => there.reduce((sum, at) => sum + (at[axis] ?? 0), 0) / there.length;
    const [x = 0, y = 0] = geometry.coordinates;
    return Math.hypot(x - mean(0), y - mean(1));
  };
  const shown = readSource('natural-earth/state-labels').filter(
    (source) => region(source)[0] <= worldMaxZoom,
  );
  const byState = Map.groupBy(shown, ({ properties: { admin, name } }) => `${admin} ${name}`);
  return [...byState.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    // Most states have one point, and need no look.
    const sized =
      more.length > 0
        ? [first, ...more].map((source) => ({ source, size: size(source), away: toTowns(source) }))
        : [];
    const { source } = sized.sort((a, b) => b.size - a.size || a.away - b.away)[0] ?? { source: first };
    const [from, properties] = region(source);
    return [tiled(from, source.geometry, properties)];
  });
}

/** States and provinces appear in the order of their rank; most only where a map shows little else. */
function region({ properties: { name, scalerank, iso_a2: country } }: Source): Shown {
  const rank = Number(scalerank);
  return [
    rank <= 2 ? 4 : rank <= 4 ? 5 : rank <= 7 ? 6 : rank <= 9 ? 7 : 99,
    { kind: 'region', name, rank, ...namesIn('states', country, name) },
  ];
}

/** Names in the languages that have one of their own. */
const namesIn = (kind: 'towns' | 'states', country: unknown, english: unknown) =>
  Object.fromEntries(
    siteNames.map(([language, names]) => [
      `name:${language}`,
      names[kind][String(country)]?.[String(english)],
    ]),
  );

function town({ properties: source }: Source): Shown {
  const from = Math.min(worldMaxZoom, floor(source['min_zoom']));
  const english = source['name_en'] ?? source['name'];
  return [
    from,
    {
      kind: 'locality',
      name: source['name'],
      'name:en': english === source['name'] ? undefined : String(english),
      ...namesIn('towns', source['iso_a2'], english),
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

/** A point in the middle of the largest part of each country, with its ISO code: browsers know its name. */
function countryLabels(): Tiled[] {
  // Areas without a code, such as Somaliland, are drawn with their borders alone.
  const middles = countryMiddles('50m', ({ id }) => (id === undefined ? undefined : String(id)));
  return middles.map((middle) => {
    const { code, area, radius } = middle;
    const from = area > 200 ? 0 : area > 60 ? 1 : area > 12 ? 2 : area > 3 ? 3 : area > 0.5 ? 4 : 5;
    const properties = { kind: 'country', iso: alphaCode(code), area: Math.round(area) };
    return tiled(from, pointAt(middle), { ...properties, radius: Number(radius.toFixed(1)) });
  });
}

const pointAt = ({ longitude, latitude }: Middle): Point => ({
  type: 'Point',
  coordinates: [longitude, latitude],
});

/** ISO 3166-1 alpha-2: in the tag of a language the numeric code is an older name of it. */
const alphaCode = (numeric: string) => Intl.getCanonicalLocales(`und-${numeric}`)[0]?.slice(4);
