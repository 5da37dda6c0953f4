import { expect, test } from 'vitest';
import { nearBeside, nearOf, nearWords, storedTown, townWords } from './near.ts';

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
  expect(nearWords({ town, state, country })).toBe(words);
  expect(townWords({ town, state, country })).toBe(words.slice('near '.length));
});

test('a stored town is read as it was written, also where there is none', () => {
  const near = { town: 'Omaha', state: 'Nebraska', country: 'US', zone: 'America/Chicago' };
  expect(nearOf(storedTown({ id: 5074472, ...near }))).toEqual(near);
  const monaco = { town: 'Monaco', state: null, country: 'MC', zone: 'Europe/Monaco' };
  expect(nearOf(storedTown({ id: 2993458, ...monaco }))).toEqual(monaco);
  expect(nearOf(storedTown(null))).toBeNull();
  expect(nearOf(null)).toBeNull();
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
  expect(nearBeside(name, { town: 'Omaha', state: 'Nebraska', country: 'US' })).toBe(words);
});
