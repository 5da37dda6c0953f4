import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LocationInput, RehideInput } from './journey-input.ts';
import * as en from './words/en/index.ts';
import { worded } from './words/say.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const here = {
  latitude: '41.2565',
  longitude: '-95.9345',
  locationName: 'By the bridge',
  notes: 'under the bench',
};
const refusals = (body: unknown) =>
  LocationInput.safeParse(body).error?.issues.map((issue) => [
    issue.path.join('.'),
    worded(en, issue.message),
  ]);

const refused = null;
/** The input, its value as a latitude, its value as a longitude. */
const coordinates: [typed: unknown, latitude: number | null, longitude: number | null][] = [
  [undefined, refused, refused],
  [null, refused, refused],
  [true, refused, refused],
  [false, refused, refused],
  [[], refused, refused],
  [['12.5'], refused, refused],
  [{}, refused, refused],
  [{ valueOf: () => 12 }, refused, refused],
  [Number.NaN, refused, refused],
  [Number.POSITIVE_INFINITY, refused, refused],
  [Number.NEGATIVE_INFINITY, refused, refused],
  [JSON.parse('1e400'), refused, refused],
  [1e21, refused, refused],
  [Number.MAX_SAFE_INTEGER, refused, refused],
  [0, 0, 0],
  [-0, 0, 0],
  [12.5, 12.5, 12.5],
  [-12.5, -12.5, -12.5],
  [1e2, refused, 100],
  [1e-7, 0, 0],
  [-1e-7, 0, 0],
  [5e-324, 0, 0],
  [90, 90, 90],
  [-90, -90, -90],
  [90.0000001, refused, 90],
  [-90.0000001, refused, -90],
  [89.9999999, 90, 90],
  [180, refused, 180],
  [-180, refused, -180],
  [180.0000001, refused, refused],
  [-180.1, refused, refused],
  ['', refused, refused],
  [' ', refused, refused],
  ['\t\n', refused, refused],
  ['\u00A0', refused, refused],
  ['0', 0, 0],
  ['-0', 0, 0],
  ['-0.0000001', 0, 0],
  ['0.0', 0, 0],
  ['000', 0, 0],
  ['007', 7, 7],
  ['0007', refused, refused],
  ['12.5', 12.5, 12.5],
  [' 12.5 ', 12.5, 12.5],
  ['\t12.5\r\n', 12.5, 12.5],
  ['12 .5', refused, refused],
  ['- 12.5', refused, refused],
  ['12,5', refused, refused],
  ['1,234', refused, refused],
  ['+5', refused, refused],
  ['--5', refused, refused],
  ['5-', refused, refused],
  ['−5', refused, refused],
  ['.5', refused, refused],
  ['5.', refused, refused],
  ['.', refused, refused],
  ['-', refused, refused],
  ['1.2.3', refused, refused],
  ['0x10', refused, refused],
  ['0b1', refused, refused],
  ['0o7', refused, refused],
  ['1e3', refused, refused],
  ['1e1', refused, refused],
  ['1E-1', refused, refused],
  ['12n', refused, refused],
  ['1_0', refused, refused],
  ['NaN', refused, refused],
  ['Infinity', refused, refused],
  ['-Infinity', refused, refused],
  ['null', refused, refused],
  ['undefined', refused, refused],
  ['true', refused, refused],
  ['[12]', refused, refused],
  ['１２', refused, refused],
  ['١٢', refused, refused],
  ['12\u0000', refused, refused],
  ['12\u200B', refused, refused],
  ['12°', refused, refused],
  ['12°30′N', refused, refused],
  ['12.5N', refused, refused],
  ['$12', refused, refused],
  ["12'; --", refused, refused],
  ['12.5, -95', refused, refused],
  ['90', 90, 90],
  ['90.0', 90, 90],
  ['90.0000001', refused, 90],
  ['-90', -90, -90],
  ['-90.0000001', refused, -90],
  ['90.1', refused, 90.1],
  ['91', refused, 91],
  ['180', refused, 180],
  ['-180', refused, -180],
  ['180.0000001', refused, refused],
  ['180.1', refused, refused],
  ['-180.1', refused, refused],
  ['360', refused, refused],
  ['999', refused, refused],
  ['1000', refused, refused],
  ['1'.repeat(100), refused, refused],
  [`0.${'1'.repeat(100)}`, 0.111111, 0.111111],
  [`12.${'0'.repeat(10_000)}`, 12, 12],
  ['12.3456784', 12.345678, 12.345678],
  ['12.3456786', 12.345679, 12.345679],
  [12.3456786, 12.345679, 12.345679],
  ['-12.3456786', -12.345679, -12.345679],
];

describe('a coordinate', () => {
  test.each(coordinates)('%j', (typed, latitude, longitude) => {
    const asLatitude = LocationInput.safeParse({ ...here, latitude: typed });
    const asLongitude = LocationInput.safeParse({ ...here, longitude: typed });
    expect([asLatitude.data?.latitude ?? null, asLongitude.data?.longitude ?? null]).toEqual([
      latitude,
      longitude,
    ]);
    if (latitude === null)
      expect(refusals({ ...here, latitude: typed })).toEqual([['latitude', en.journey.latitude]]);
    if (longitude === null)
      expect(refusals({ ...here, longitude: typed })).toEqual([['longitude', en.journey.longitude]]);
  });

  test('is rounded to 6 decimals, and passes again unchanged', () => {
    fc.assert(
      fc.property(anywhere, ({ latitude, longitude }) => {
        fc.pre(Math.abs(latitude) > 1e-6);
        const place = LocationInput.parse({ ...here, latitude, longitude });
        expect(Math.abs(place.latitude - latitude)).toBeLessThanOrEqual(5.001e-7);
        expect(Math.abs(place.longitude - longitude)).toBeLessThanOrEqual(5.001e-7);
        expect(place.latitude).toBe(Number(place.latitude.toFixed(6)));
        expect(LocationInput.parse({ ...place, latitude: place.latitude.toFixed(6) })).toEqual(place);
      }),
    );
  });
});

describe.each([
  ['LocationInput', LocationInput],
  ['RehideInput', RehideInput],
])('%s', (_, Input) => {
  const messages = (body: unknown) =>
    Input.safeParse(body).error?.issues.map((issue) => [issue.path.join('.'), worded(en, issue.message)]);

  test('takes a place from a form or from JSON', () => {
    expect(Input.parse(here)).toMatchObject({ ...here, latitude: 41.2565, longitude: -95.9345 });
    expect(Input.parse({ ...here, ...at(41.2565, -95.9345) })).toEqual(Input.parse(here));
  });

  test('refuses 0, 0 with an error on latitude, even if it is so only after rounding', () => {
    for (const zero of [0, -0, '0', '-0', '0.000', 1e-7, '0.0000004']) {
      expect(messages({ ...here, latitude: zero, longitude: zero })).toEqual([
        ['latitude', en.journey.nowhere],
      ]);
    }
  });

  test('accepts a place on the equator or on the prime meridian', () => {
    expect(Input.parse({ ...here, ...at(0, 9.45) })).toMatchObject(at(0, 9.45));
    expect(Input.parse({ ...here, ...at(51.4779, 0) })).toMatchObject(at(51.4779, 0));
  });

  test('needs a location name', () => {
    for (const locationName of [undefined, null, 7, '', ' ', '\u200B', ['a']]) {
      expect(messages({ ...here, locationName })).toEqual([['locationName', 'Location name is required']]);
    }
  });

  test('bounds the location name and the notes', () => {
    expect(messages({ ...here, locationName: 'a'.repeat(121) })).toEqual([
      ['locationName', 'The location name can have at most 120 characters'],
    ]);
    expect(messages({ ...here, notes: 'a'.repeat(501) })).toEqual([
      ['notes', 'Notes can have at most 500 characters'],
    ]);
    expect(
      Input.parse({ ...here, locationName: '石'.repeat(120), notes: '🪨'.repeat(500) }).notes,
    ).toHaveLength(1_000);
  });

  test('can do without notes', () => {
    const { notes: _, ...withoutNotes } = here;
    expect(Input.parse(withoutNotes).notes).toBe('');
  });

  test('says everything that is wrong at once', () => {
    expect(messages({})).toEqual([
      ['latitude', en.journey.latitude],
      ['longitude', en.journey.longitude],
      ['locationName', en.journey.locationName],
    ]);
  });

  test('drops unknown fields', () => {
    const body: unknown = JSON.parse(
      `{"__proto__":{"isAdmin":true},"metres":5,"seq":1,${JSON.stringify(here).slice(1)}`,
    );
    const place = Input.parse(body);
    expect(Object.keys(place).filter((key) => !Object.hasOwn(here, key) && key !== 'actionType')).toEqual([]);
    expect(place).not.toHaveProperty('isAdmin');
  });

  test('refuses anything but an object', () => {
    for (const body of [undefined, null, '', 'here', 7, true, [], [here], JSON.stringify(here)]) {
      expect(Input.safeParse(body).success).toBe(false);
    }
  });

  test('fails only with a sentence, for any input', () => {
    fc.assert(
      fc.property(
        fc.record({
          latitude: fc.jsonValue(),
          longitude: fc.jsonValue(),
          locationName: fc.jsonValue(),
          notes: fc.jsonValue(),
        }),
        (body) => {
          const found = messages(body) ?? [];
          expect(found.filter(([field, message]) => !field || !/^[A-Z].* .*\w/.test(message ?? ''))).toEqual(
            [],
          );
        },
      ),
    );
  });
});

describe('an action', () => {
  test('is a find when it is missing', () => {
    expect(LocationInput.parse(here).actionType).toBe('found');
    expect(LocationInput.parse({ ...here, actionType: undefined }).actionType).toBe('found');
  });

  test('is hidden or found', () => {
    expect(LocationInput.parse({ ...here, actionType: 'hidden' }).actionType).toBe('hidden');
    expect(LocationInput.parse({ ...here, actionType: 'found' }).actionType).toBe('found');
  });

  test('is nothing else', () => {
    const wrong = [
      '',
      ' ',
      'FOUND',
      'Hidden',
      'found ',
      'rehidden',
      'active',
      'null',
      'x'.repeat(200),
      null,
      0,
      true,
      [],
      ['found'],
      {},
      '__proto__',
    ];
    for (const actionType of wrong)
      expect(refusals({ ...here, actionType })).toEqual([['actionType', en.journey.actionType]]);
  });
});
