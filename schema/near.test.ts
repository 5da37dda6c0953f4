import { expect, test } from 'vitest';
import {
  englishTown,
  nearBeside,
  nearOf,
  placeBeside,
  nearWords,
  storedTown,
  townPosition,
  townWords,
} from './near.ts';
import * as ar from './words/ar/index.ts';
import * as de from './words/de/index.ts';
import * as en from './words/en/index.ts';
import * as ja from './words/ja/index.ts';

test.each([
  ['Omaha', 'Nebraska', 'US', 'near Omaha, Nebraska'],
  ['Banff', 'Alberta', 'CA', 'near Banff, Alberta'],
  ['Cairns', 'Queensland', 'AU', 'near Cairns, Queensland'],
  ['Leeds', 'England', 'GB', 'near Leeds, England'],
  ['Seville', 'Andalusia', 'ES', 'near Seville, Spain'],
  ['Monaco', null, 'MC', 'near Monaco'],
  ['San Juan', null, 'PR', 'near San Juan, Puerto Rico'],
  ['Pristina', 'Pristina', 'XK', 'near Pristina, Kosovo'],
  ['Springfield', null, 'US', 'near Springfield, United States'],
  ['Washington, D.C.', 'District of Columbia', 'US', 'near Washington, D.C.'],
])('a place near %s in %s, %s', (town, state, country, words) => {
  expect(nearWords(en.near, { town, state, country })).toBe(words);
  expect(townWords(en.near, { town, state, country })).toBe(words.slice('near '.length));
});

test('a stored town is read as it was written, also where there is none', () => {
  const near = { town: 'Omaha', state: 'Nebraska', country: 'US', zone: 'America/Chicago' };
  const at = { latitude: 41.25626, longitude: -95.94043 };
  expect(nearOf(storedTown({ id: 5074472, ...near, ...at }))).toEqual(near);
  expect(townPosition(storedTown({ id: 5074472, ...near, ...at }))).toEqual(at);
  const monaco = { town: 'Monaco', state: null, country: 'MC', zone: 'Europe/Monaco' };
  expect(nearOf(storedTown({ id: 2993458, ...monaco, latitude: 0, longitude: 7.42 }))).toEqual(monaco);
  expect(nearOf(storedTown(null))).toBeNull();
  expect(nearOf(null)).toBeNull();
});

test('a town of an older release has no position', () => {
  const old = '[5074472,"Omaha","Nebraska","US","America/Chicago"]';
  expect([nearOf(old)?.town, townPosition(old)]).toEqual(['Omaha', null]);
  expect([storedTown(null), null].map(townPosition)).toEqual([null, null]);
});

test.for([
  ['Elmwood Park', 'near Omaha, Nebraska'],
  ['Old Market, Omaha', 'Nebraska'],
  ['Omaha Zoo', 'Nebraska'],
  ['Omaha (Nebraska), the mall', ''],
  ['Papillion, Nebraska', 'near Omaha'],
  ['Near omaha', 'near Omaha, Nebraska'],
  ['Omahas', 'near Omaha, Nebraska'],
  ['Ómaha Zoo', 'Nebraska'],
  ['', 'near Omaha, Nebraska'],
] as const)('to the place %j its town adds %j', ([name, words]) => {
  expect(nearBeside(en.near, name, { town: 'Omaha', state: 'Nebraska', country: 'US' })).toBe(words);
});

test('a country is not said twice, in whichever of two languages the place is named', () => {
  const seville = { town: 'Sevilla', state: 'Andalusia', country: 'ES' };
  expect(nearBeside(de.near, 'Parque, Spanien', seville)).toBe('bei Sevilla');
  expect(nearBeside(de.near, 'Parque, Spain', seville)).toBe('bei Sevilla');
  expect(nearBeside(de.near, 'Sevilla, Spain', seville)).toBe('');
  // Towns of the United States are told by their state.
  const omaha = { town: 'Omaha', state: 'Nebraska', country: 'US' };
  expect(nearBeside(en.near, 'Mall, United States', omaha)).toBe('near Omaha, Nebraska');
});

test('a place and its town are put together as the language does', () => {
  const paris = { town: 'Paris', state: null, country: 'FR' };
  expect(placeBeside(en.near, 'Pont Neuf', paris)).toBe('Pont Neuf, near Paris, France');
  expect(placeBeside(ja.near, 'Pont Neuf', paris)).toBe('Pont Neuf（フランス・Paris付近）');
  expect(placeBeside(ar.near, 'Pont Neuf', paris)).toMatch(/^Pont Neuf، /);
  expect([placeBeside(en.near, '', paris), placeBeside(en.near, 'Pont Neuf', null)]).toEqual([
    'near Paris, France',
    'Pont Neuf',
  ]);
});

test('a town and its state are told by the names that the reader’s language has', () => {
  const glasgow = { town: 'Glasgow', state: 'Scotland', country: 'GB', called: { state: 'Schottland' } };
  expect(nearWords(de.near, glasgow)).toBe('bei Glasgow, Schottland');
  const seville = { town: 'Seville', state: 'Andalusia', country: 'ES', called: { town: 'Sevilla' } };
  expect(townWords(de.near, seville)).toBe('Sevilla, Spanien');
  expect(
    townWords({ ...de.near, called: () => ({ town: 'Sewilla' }) }, { ...seville, called: undefined }),
  ).toBe('Sewilla, Spanien');
  // Whoever named the place may speak another language.
  expect(nearBeside(de.near, 'Parque, Seville', seville)).toBe('Spanien');
  expect(nearBeside(de.near, 'Parque, Sevilla', seville)).toBe('Spanien');
  expect(nearBeside(de.near, 'Parkhead, Scotland', glasgow)).toBe('bei Glasgow');
  expect(englishTown(seville)).toBe('Seville, Spain');
});
