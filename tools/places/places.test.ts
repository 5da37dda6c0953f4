import { parse } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { metresBetween, type Coordinates } from '../../schema/journey.ts';
import { nearLimits } from '../../schema/near.ts';
import { nearestOf, placeCell, type CellTowns } from '../../worker/places/nearest.ts';
import { randomFrom } from '../../worker/testing/random.ts';
import { openPlaceFile, tableOf, type Chunk } from './file.ts';
import { filesOfSite, namesOfSite } from './names.ts';

interface Row {
  cell: number;
  towns: CellTowns;
}

const places = 10_000;
let cells: Row[];
/** Every town once, from south to north. */
let towns: { id: number; latitude: number; longitude: number; weight: number }[];

beforeAll(() => {
  cells = openPlaceFile()
    .lines()
    .filter((line) => tableOf(line) === 'place_cells')
    .flatMap((line) => (JSON.parse(line) as Chunk)[1] as [number, CellTowns][])
    .map(([cell, there]) => ({ cell, towns: there }));
  const byId = new Map(cells.flatMap((row) => row.towns[1].map((town) => [town[0], town] as const)));
  towns = [...byId.values()]
    .map(([id, , latitude, longitude, , weight]) => ({ id, latitude, longitude, weight }))
    .sort((a, b) => a.latitude - b.latitude);
});

/** The last of the sorted rows for which the condition holds, as D1 finds it in its index. */
function lastWhere<T>(rows: readonly T[], holds: (row: T) => boolean): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(rows[middle] as T)) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

function nearestByCell(at: Coordinates) {
  const row = cells[lastWhere(cells, ({ cell }) => cell <= placeCell(at))];
  return row ? nearestOf(row.towns, at) : null;
}

/** Measures the distance to every town that is not farther away by latitude alone. @returns the least by weight */
function leastWeighted(at: Coordinates): number {
  const reach = nearLimits.km / 111;
  const wide = (1.1 * reach) / Math.cos((at.latitude * Math.PI) / 180);
  let least = Infinity;
  for (
    let i = lastWhere(towns, ({ latitude }) => latitude < at.latitude - reach) + 1;
    i < towns.length;
    i++
  ) {
    const town = towns[i];
    if (!town || town.latitude > at.latitude + reach) break;
    const along = Math.abs(town.longitude - at.longitude);
    // Farther away by longitude alone. Near the poles every longitude is near.
    if (along > wide && along < 360 - wide && Math.abs(at.latitude) < 80) continue;
    const metres = metresBetween(at, town);
    if (metres <= nearLimits.km * 1000) least = Math.min(least, metres / town.weight);
  }
  return least;
}

function* randomPlaces(): Generator<Coordinates> {
  const random = randomFrom(inject('seed'));
  const turned = (longitude: number) => ((longitude + 540) % 360) - 180;
  for (let i = 0; i < places; i++) {
    if (i % 2 === 0) {
      const town = towns[Math.floor(random() * towns.length)] ?? { latitude: 0, longitude: 0 };
      const away = 10 ** (-3 + 3.5 * random());
      const latitude = Math.max(-90, Math.min(90, town.latitude + (random() - 0.5) * away));
      yield { latitude, longitude: turned(town.longitude + (random() - 0.5) * away) };
    } else if (i % 20 === 1) {
      yield { latitude: random() * 180 - 90, longitude: random() < 0.5 ? -180 + random() : 180 - random() };
    } else if (i % 20 === 3) {
      yield { latitude: (random() < 0.5 ? 1 : -1) * (90 - random() * 15), longitude: random() * 360 - 180 };
    } else yield { latitude: random() * 180 - 90, longitude: random() * 360 - 180 };
  }
}

test('the nearest town by weight agrees with a search of all towns, for ten thousand places', () => {
  const weights = new Map(towns.map(({ id, weight }) => [id, weight]));
  let [named, wrong] = [0, 0];
  for (const at of randomPlaces()) {
    const found = nearestByCell(at);
    const weight = (found && weights.get(found.id)) ?? 1;
    if ((found?.metres ?? Infinity) / weight !== leastWeighted(at)) wrong++;
    if (found) named++;
  }
  expect(wrong).toBe(0);
  expect(named).toBeGreaterThan(places / 2);
  expect(named).toBeLessThan(places * 0.9);
});

test.each([
  ['Omaha', 41.2565, -95.9345, 'Omaha', 'US', 'America/Chicago'],
  ['Fiji, west of the date line', -16.8, 179.99, 'Labasa', 'FJ', 'Pacific/Fiji'],
  ['Fiji, east of the date line', -16.8, -179.99, 'Labasa', 'FJ', 'Pacific/Fiji'],
  [
    'the Empire State Building, nearer to the middle of Weehawken',
    40.7484,
    -73.9857,
    'New York City',
    'US',
    'America/New_York',
  ],
  ['a town across the border from a larger one', 42.26, -83.02, 'Windsor', 'CA', 'America/Toronto'],
  [
    'Pago Pago, whose zone is not that of its neighbour',
    -14.2756,
    -170.702,
    'Pago Pago',
    'AS',
    'Pacific/Pago_Pago',
  ],
  ['Calais, beside another zone', 45.1889, -67.2786, 'Calais', 'US', 'America/New_York'],
  ['Easter Island', -27.12, -109.35, 'Hanga Roa', 'CL', 'Pacific/Easter'],
  ['Svalbard', 78.22, 15.64, 'Longyearbyen', 'SJ', 'Arctic/Longyearbyen'],
])('%s has its town', (_, latitude, longitude, town, country, zone) => {
  expect(nearestByCell({ latitude, longitude })).toMatchObject({ town, country, zone });
});

test.each([
  ['0/0', 0, 0],
  ['the middle of the Pacific', -48.9, -123.4],
  ['the South Pole', -90, 0],
  ['the North Pole', 90, 180],
  ['the end of the date line', -90, 180],
])('%s has none', (_, latitude, longitude) => {
  expect(nearestByCell({ latitude, longitude })).toBeNull();
});

test('what languages call towns is of towns that there are, and not what they are called anyway', () => {
  const stored = new Set(
    cells.flatMap(({ towns: [regions, rows] }) =>
      rows.map(([, name, , , region]) => `${regions[region]?.[0]} ${name}`),
    ),
  );
  const wrong = filesOfSite().flatMap((file) => {
    const { towns: ofCountries } = namesOfSite(parse(file).name);
    return Object.entries(ofCountries).flatMap(([country, names]) =>
      Object.entries(names)
        .filter(([name, called]) => !stored.has(`${country} ${name}`) || called === name || called === '')
        .map(([name]) => `${file}: ${country} ${name}`),
    );
  });
  expect(wrong).toEqual([]);
});
