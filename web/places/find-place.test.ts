import { afterEach, describe, expect, test } from 'vitest';
import type { PlaceHit } from '../../schema/places.ts';
import { findPlace } from './find-place.ts';
import { placeOf, regionWords } from './hit-words.ts';
import { seedWords, shelves, spoken } from '../lib/words.ts';
import type { Language } from '../../schema/languages.ts';
import { near as arabic } from '../../schema/words/ar/near.ts';
import * as en from '../../schema/words/en/index.ts';
import { isolatedWords } from '../../schema/words/isolated.ts';
import { near as japanese } from '../../schema/words/ja/near.ts';
import { near as polish } from '../../schema/words/pl/near.ts';

seedWords(en);

const omaha: PlaceHit = {
  kind: 'town',
  id: 1,
  name: 'Omaha',
  otherName: null,
  state: 'Nebraska',
  country: 'US',
  latitude: 41.2563,
  longitude: -95.9404,
};
const saoTome = { ...omaha, id: 2, name: 'São Tomé', state: null, country: 'ST' };
const seville = { ...omaha, id: 3, name: 'Seville', otherName: 'Sevilla', state: 'Andalusia', country: 'ES' };
const suggestions = async () => [omaha, saoTome, seville];
const address = { latitude: 1, longitude: 2, name: '1 Pebble Lane' };
const addresses = async () => [address];
const broken = () => Promise.reject(new Error('no connection'));

test.for([
  ['OMAHA', 'Omaha, Nebraska'],
  ['Omaha, NE', 'Omaha, Nebraska'],
  ['sao tome', 'São Tomé, São Tomé & Príncipe'],
  ['sevilla', 'Seville, Spain'],
  ['Omah', '1 Pebble Lane'],
  [',', '1 Pebble Lane'],
] as const)('a submitted name is that of a suggestion, otherwise an address', async ([typed, name]) => {
  expect(await findPlace(typed, { suggestions, addresses })).toMatchObject({ name });
});

test('without suggestions the address is still found', async () => {
  expect(await findPlace('Omaha', { suggestions: broken, addresses })).toBe(address);
  expect(await findPlace('Omaha', { suggestions, addresses: broken })).toMatchObject({
    name: 'Omaha, Nebraska',
  });
});

test('without a search for addresses the best suggestion is meant', async () => {
  const found = (typed: string, hits = suggestions) =>
    findPlace(typed, { suggestions: hits, addresses: null });
  expect(await found('oma')).toMatchObject({ name: 'Omaha, Nebraska' });
  expect(await found('Sao Tome')).toMatchObject({ name: 'São Tomé, São Tomé & Príncipe' });
  expect(await found('Xyzzy', async () => [])).toBeUndefined();
  await expect(found('Omaha', broken)).rejects.toThrow('no connection');
});

test('a suggestion is told with its state and country', () => {
  expect(regionWords(omaha)).toBe('Nebraska, United States');
  expect(regionWords(saoTome)).toBe('São Tomé & Príncipe');
  expect(regionWords({ name: 'Singapore', state: null, country: 'SG' })).toBe('');
});

describe('in another language', () => {
  const speaking = (language: Language, near: typeof polish) => {
    shelves.get('near')?.loaded.set(language, near);
    spoken.language = language;
  };
  afterEach(() => {
    spoken.language = 'en';
  });

  test('a region is told in its order, and with its comma', () => {
    const called = { town: '…', state: 'ネブラスカ州' };
    speaking('ja', japanese);
    expect(regionWords({ ...omaha, called })).toBe('アメリカ合衆国・ネブラスカ州');
    speaking('ar', arabic);
    expect(regionWords(omaha)).toBe('Nebraska، الولايات المتحدة');
  });

  test('a city state is not told twice, nor a state that has no name in it unless it tells two places apart', () => {
    speaking('pl', polish);
    const lisbon = { ...omaha, name: 'Lisbon', state: 'Lisbon', country: 'PT', called: { town: 'Lizbona' } };
    const luxembourg = {
      ...omaha,
      name: 'Luxembourg',
      state: null,
      country: 'LU',
      called: { town: 'Luksemburg' },
    };
    const sanJuan = { ...omaha, name: 'San Juan', state: 'Jalisco', country: 'MX' };
    const further = { ...sanJuan, id: 9, state: 'Oaxaca' };
    expect(regionWords(lisbon)).toBe('Portugalia');
    expect(regionWords(luxembourg)).toBe('');
    expect(regionWords(seville)).toBe('Hiszpania');
    expect(regionWords(sanJuan, [sanJuan, lisbon])).toBe('Meksyk');
    expect(regionWords(sanJuan, [sanJuan, further])).toBe('Jalisco, Meksyk');
    expect(regionWords(omaha)).toBe('Nebraska, Stany Zjednoczone');
  });

  test('a name for a field has no isolates, which the server would refuse', () => {
    speaking('ar', isolatedWords(arabic));
    expect(placeOf(omaha).name).toBe('Omaha، Nebraska');
  });
});
