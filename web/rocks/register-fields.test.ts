import { expect, test } from 'vitest';
import * as en from '../../schema/words/en/index.ts';
import { worded } from '../../schema/words/say.ts';
import { emptyFields, registerResolver, type RegisterFields } from './register-fields.ts';

const rock = { name: ' Sunny ', laserEngraverId: 'k7m-2qx-99', description: '' };
const place = { hideNow: true, latitude: '41.2565369', longitude: '-95.9345', locationName: 'The pier' };

async function read(fields: Partial<RegisterFields>) {
  const { values, errors } = await registerResolver({ ...emptyFields, ...fields }, undefined, {
    shouldUseNativeValidation: false,
  });
  const words = Object.entries(errors).map(([field, error]) => [field, worded(en, error.message ?? '')]);
  return { values, words: Object.fromEntries(words) };
}

test('an empty form requires name and ID', async () => {
  expect((await read({})).words).toEqual({
    name: 'Rock name is required',
    laserEngraverId: 'Laser engraved ID is required',
  });
});

test('a rock that is not hidden needs no place', async () => {
  const { values } = await read({ ...rock, latitude: 'nonsense' });
  expect(values).toEqual({
    rock: { name: 'Sunny', laserEngraverId: 'k7m-2qx-99', description: '' },
    place: null,
  });
});

test('a rock hidden at once has its first place, to 6 decimals', async () => {
  expect((await read({ ...rock, ...place })).values).toMatchObject({
    place: {
      latitude: 41.256537,
      longitude: -95.9345,
      locationName: 'The pier',
      notes: 'Initial hiding location',
      actionType: 'hidden',
    },
  });
});

test.each([
  ['', ''],
  ['41.2', ''],
  ['', '-95.9'],
  ['0', '0'],
  ['0.0', '-95.9'],
  [' ', '12'],
])('a rock hidden at once at "%s", "%s" has no place yet', async (latitude, longitude) => {
  expect((await read({ ...rock, ...place, latitude, longitude })).words).toEqual({
    latitude: 'Location is required when hiding the rock immediately',
  });
});

test('errors of the place and of the rock are reported together', async () => {
  expect((await read({ ...place, latitude: '91', longitude: '1e3', locationName: ' ' })).words).toEqual({
    name: 'Rock name is required',
    laserEngraverId: 'Laser engraved ID is required',
    latitude: 'Latitude must be a number from -90 to 90',
    longitude: 'Longitude must be a number from -180 to 180',
    locationName: 'Location name is required',
  });
});

test('a typo in an issued ID is caught', async () => {
  expect((await read({ ...rock, laserEngraverId: 'K7M-2QX-9RA' })).words).toEqual({
    laserEngraverId: 'This looks like one of our Rock IDs, but a character is wrong. Please check it.',
  });
});

test('a made-up ID that could be guessed is reported at its field', async () => {
  expect((await read({ ...rock, laserEngraverId: 'k7m - 2qx' })).words).toEqual({
    laserEngraverId:
      'A Rock ID of your own needs at least 8 characters, or it could be guessed. Spaces and dashes do not count.',
  });
});

test('the Rock ID is refused in every public text', async () => {
  const secret = 'Please leave the Rock ID out: whoever reads it here could claim a find';
  const fields = {
    ...rock,
    ...place,
    name: 'Sunny K7M2QX99',
    description: 'ID k7m 2qx 99',
    locationName: 'Pier K7M-2QX-99',
  };
  expect((await read(fields)).words).toEqual({ name: secret, description: secret, locationName: secret });
});
