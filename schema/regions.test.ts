import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryCodes, languages, usStates } from './region-names.ts';
import { regionOf } from './regions.ts';

const inUs = (state: string) => regionOf({ country: 'United States', state });
const inCountry = (country: string, state = 'Somewhere') => regionOf({ country, state });

test.each([
  ['Nebraska', 'US-NE'],
  ['nebraska', 'US-NE'],
  ['NE', 'US-NE'],
  [' ne ', 'US-NE'],
  ['Nebr.', 'US-NE'],
  ['New York', 'US-NY'],
  ['new  york', 'US-NY'],
  ['Newyork', 'US-NY'],
  ['N.Y.', 'US-NY'],
  ['New York State', 'US-NY'],
  ['State of Washington', 'US-WA'],
  ['Washington', 'US-WA'],
  ['Washington, D.C.', 'US-DC'],
  ['D.C.', 'US-DC'],
  ['District of Columbia', 'US-DC'],
  ['N. Carolina', 'US-NC'],
  ['W. Va.', 'US-WV'],
  ['Virginia', 'US-VA'],
  ['Calif.', 'US-CA'],
  ['Hawai’i', 'US-HI'],
  ['Ｔｅｘａｓ', 'US-TX'],
  ['Puerto Rico', 'US-PR'],
  ['Guam', 'US-GU'],
])('%s in the United States is %s', (state, region) => {
  expect(inUs(state)).toEqual({ region });
});

test.each(['Nebrask', 'XX', 'Ontario', 'Omaha', 'Carolina', '12', '🪨🪨', 'state', 'The'])(
  'the US has no state %s',
  (state) => {
    expect(inUs(state)).toEqual({ unknown: 'state' });
  },
);

test('there are fifty states, the District of Columbia and six territories', () => {
  const regions = Object.values(usStates).map(([name = '']) => inUs(name).region);
  expect(new Set(regions).size).toBe(57);
  expect(regions).not.toContain(undefined);
});

test.each([
  'US',
  'us',
  'USA',
  'U.S.A.',
  'U. S.',
  'United States',
  'The United States of America',
  'America',
  'Vereinigte Staaten',
  'Estados Unidos',
  'EE. UU.',
  'États-Unis',
  'アメリカ合衆国',
])('%s is the United States', (country) => {
  expect(inCountry(country, 'Ohio')).toEqual({ region: 'US-OH' });
});

test.each([
  ['GB', 'GB'],
  ['UK', 'GB'],
  ['U.K.', 'GB'],
  ['england', 'GB'],
  ['Scotland', 'GB'],
  ['Wales', 'GB'],
  ['Northern Ireland', 'GB'],
  ['Great Britain', 'GB'],
  ['Ireland', 'IE'],
  ['Republic of Ireland', 'IE'],
  ['Germany', 'DE'],
  ['Deutschland', 'DE'],
  ['Bundesrepublik Deutschland', 'DE'],
  ['Federal Republic of Germany', 'DE'],
  ['Allemagne', 'DE'],
  ['España', 'ES'],
  ['Espana', 'ES'],
  ['日本', 'JP'],
  ['Россия', 'RU'],
  ['Ελλάδα', 'GR'],
  ['भारत', 'IN'],
  ['مصر', 'EG'],
  ['ישראל', 'IL'],
  ['대한민국', 'KR'],
  ['South Korea', 'KR'],
  ['Türkiye', 'TR'],
  ['Turkey', 'TR'],
  ['Côte d’Ivoire', 'CI'],
  ["Cote d'Ivoire", 'CI'],
  ['Ivory Coast', 'CI'],
  ['The Netherlands', 'NL'],
  ['Holland', 'NL'],
  ['Saint Lucia', 'LC'],
  ['St. Lucia', 'LC'],
  ['Trinidad and Tobago', 'TT'],
  ['Trinidad & Tobago', 'TT'],
  ['Hong Kong', 'HK'],
  ['Czech Republic', 'CZ'],
  ['Georgia', 'GE'],
  ['Niger', 'NE'],
  ['Nigeria', 'NG'],
  ['CA', 'CA'],
  ['Áo', 'AT'],
  ['Ger\u200Bmany', 'DE'],
])('%s is %s, whatever its states are', (country, region) => {
  expect(inCountry(country)).toEqual({ region });
});

test.each(['PR', 'Puerto Rico', 'Guam', 'American Samoa'])(
  '%s is a territory of the US, not a country',
  (country) => {
    expect(inCountry(country).region).toMatch(/^US-(PR|GU|AS)$/);
  },
);

test.each([
  'Germny',
  'Atlantis',
  'QQ',
  'ZZ',
  'Nebraska',
  'Earth',
  '12',
  '🪨🪨',
  '<b>US</b>',
  'Republic of',
  'The',
])('there is no country %s', (country) => {
  expect(inCountry(country)).toEqual({ unknown: 'country' });
});

test('every country is known by its name in every language, and by no name of another', () => {
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of countryCodes) {
      const name = names.of(code) ?? '';
      const { region } = inCountry(name, code === 'US' ? 'NE' : '');
      // Norwegian calls the larger Congo what English calls the smaller one.
      if (language === 'nb' && code === 'CD') continue;
      expect([language, name, region?.replace('US-', '')]).toEqual([
        language,
        name,
        code === 'US' ? 'NE' : code,
      ]);
    }
  }
});

test('any text has a region of the list or none', () => {
  const regions = new Set([...countryCodes, ...Object.keys(usStates).map((letters) => `US-${letters}`)]);
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(fc.oneof(text, fc.constantFrom('US', 'USA')), text, (country, state) => {
      const { region, unknown } = regionOf({ country, state });
      expect(region === undefined ? ['country', 'state'].includes(unknown) : regions.has(region)).toBe(true);
    }),
  );
});

test('ten thousand characters are read quickly', () => {
  expect(inCountry('the '.repeat(2500))).toEqual({ unknown: 'country' });
  expect(inUs('n '.repeat(5000))).toEqual({ unknown: 'state' });
});
