// Names of large towns and of states in many languages: the towns of Natural Earth's 1:50m map, and its states and
// countries of Australia, Canada, the United Kingdom and the US.
import { readdirSync, readFileSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PlaceNames } from '../../worker/town-names/called.ts';
import type { Town } from './sources.ts';

const file = resolve(import.meta.dirname, 'names.tsv.gz');

/** A file for each language. */
export const siteNames = resolve(import.meta.dirname, '../../worker/town-names');

export interface NamedPlace {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** GeoNames' id of a town, its code of a state, such as GB.SCT. */
  key: string;
  /** In English. */
  name: string;
  /** By code of the language. */
  names: Readonly<Record<string, string>>;
}

export function readNames(): NamedPlace[] {
  const [header = [], ...rows] = gunzipSync(readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map(([country = '', key = '', name = '', ...names]) => ({
    country,
    key,
    name,
    names: Object.fromEntries(
      names.flatMap((one, i) => (one === '' ? [] : [[header[i + 3] ?? '', withoutPlace(one)]])),
    ),
  }));
}

export const filesOfSite = () => readdirSync(siteNames).filter((name) => name.endsWith('.json'));

/** What the site calls towns and states in a language. */
export const namesOfSite = (language: string) =>
  JSON.parse(readFileSync(resolve(siteNames, `${language}.json`), 'utf8')) as PlaceNames;

/** What the site calls a town in its languages. */
export function readSpellings(): (town: Town) => string[] {
  const all = filesOfSite().map((name) => namesOfSite(parse(name).name));
  return ({ country, name }) => all.flatMap(({ towns }) => towns[country]?.[name] ?? []);
}

/** 'Paris (Texas)' and 'بريدجبورت، كونيتيكت' tell apart what its readers tell apart by the state. */
const withoutPlace = (name: string) => name.replace(/\s*(?:\(|（|, |、|،).*$/u, '');

/** What Natural Earth calls the language: it has one Portuguese. */
export const codeOf = (language: string) => language.split('-')[0] ?? language;
