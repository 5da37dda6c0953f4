// Writes what a language calls towns and states, for a native to go through: node tools/places/make-names.ts it
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PlaceNames } from '../../worker/town-names/called.ts';
import { codeOf, readNames, siteNames, type NamedPlace } from './names.ts';
import { readTowns, type Town } from './sources.ts';

const [language] = process.argv.slice(2);
if (language === undefined) throw new Error('Which language? node tools/places/make-names.ts it');
const path = resolve(siteNames, `${language}.json`);
if (existsSync(path)) throw new Error(`${path} exists: mend it by hand, or delete it first`);

const code = codeOf(language);
const states: Record<string, Record<string, string>> = {};
const towns: Record<string, Record<string, string>> = {};

function note(into: typeof towns, country: string, name: string, called: string | undefined): void {
  if (called === undefined || called === name || into[country]?.[name] !== undefined) return;
  into[country] = { ...into[country], [name]: called };
}

const named = readNames();
const large = new Map(named.map((place) => [place.key, place] as const));
for (const { country, key, name, names } of named)
  if (key.includes('.')) note(states, country, name, names[code]);
// The largest first: of two of the same name in a country it keeps its own.
for (const town of readTowns())
  if (!town.isPart) note(towns, town.country, town.name, nameOf(town, large.get(String(town.id))));

/** Smaller towns have names in four languages, and not all of them are what people say. */
function nameOf({ names }: Town, known: NamedPlace | undefined): string | undefined {
  const name = known ? known.names[code] : names[code];
  return name === undefined || /[(,]/.test(name) ? undefined : name;
}

const sorted = (all: typeof towns) =>
  Object.fromEntries(
    Object.entries(all)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([country, names]) => [
        country,
        Object.fromEntries(Object.entries(names).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      ]),
  );
const file: PlaceNames = { states: sorted(states), towns: sorted(towns) };
writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
