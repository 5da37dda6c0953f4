import { expect, test } from 'vitest';
import { nearBeside, nearOf, nearWords, storedTown, townPosition, townWords } from './near.ts';
import * as en from './words/en/index.ts';

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
