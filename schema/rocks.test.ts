import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RockInput } from './rock-input.ts';
import { rockLimits, statusOf } from './rocks.ts';
import * as en from './words/en/index.ts';
import { worded } from './words/say.ts';

const sunny = { name: 'Sunny', laserEngraverId: 'MY-ROCK-01', description: 'Yellow, with a smile' };
const refusals = (body: unknown) =>
  RockInput.safeParse(body).error?.issues.map((issue) => [issue.path.join('.'), worded(en, issue.message)]);

describe('a registration', () => {
  test('takes name, Rock ID and description', () => {
    expect(RockInput.parse(sunny)).toEqual(sunny);
  });

  test('can do without a description', () => {
    const { description: _, ...bare } = sunny;
    expect(RockInput.parse(bare)).toEqual({ ...sunny, description: '' });
    expect(RockInput.parse({ ...sunny, description: ' \n ' }).description).toBe('');
  });

  test('needs a name', () => {
    for (const name of [undefined, null, 7, '', '  ', '\u200B', '\uFEFF', '\u3164', ['Sunny'], {}]) {
      expect(refusals({ ...sunny, name })).toEqual([['name', 'Rock name is required']]);
    }
  });

  test('needs a Rock ID', () => {
    for (const laserEngraverId of [undefined, null, 7, '', '  ', '---', '\u200B', ['MY-ROCK-01'], {}]) {
      expect(refusals({ ...sunny, laserEngraverId })).toEqual([
        ['laserEngraverId', 'Laser engraved ID is required'],
      ]);
    }
  });

  test('says that both are missing at once', () => {
    expect(refusals({})).toEqual([
      ['name', 'Rock name is required'],
      ['laserEngraverId', 'Laser engraved ID is required'],
    ]);
  });

  test('is refused with a mistyped issued ID', () => {
    expect(refusals({ ...sunny, laserEngraverId: 'AAA-AAA-AAB' })).toEqual([
      ['laserEngraverId', en.codes.mistyped],
    ]);
  });

  test('is refused with a name or description that is too long', () => {
    expect(refusals({ ...sunny, name: 'a'.repeat(rockLimits.name + 1) })).toEqual([
      ['name', 'The rock name can have at most 80 characters'],
    ]);
    expect(refusals({ ...sunny, description: 'a'.repeat(10_000) })).toEqual([
      ['description', 'The description can have at most 1000 characters'],
    ]);
    expect(
      RockInput.safeParse({ ...sunny, name: '🪨'.repeat(80), description: '石'.repeat(1_000) }).success,
    ).toBe(true);
  });

  test('counts a description of many lines alike from a form and from JSON', () => {
    const lines = 'line\n'.repeat(199) + 'ended';
    expect(RockInput.parse({ ...sunny, description: lines.replaceAll('\n', '\r\n') }).description).toBe(
      lines,
    );
  });

  test('is refused when its texts give the Rock ID away', () => {
    const spelled = 'my rock 01';
    expect(refusals({ ...sunny, name: spelled })).toEqual([['name', en.codes.inText]]);
    expect(refusals({ ...sunny, description: `it is ${spelled}.` })).toEqual([
      ['description', en.codes.inText],
    ]);
    expect(refusals({ ...sunny, name: spelled, description: spelled })).toEqual([
      ['name', en.codes.inText],
      ['description', en.codes.inText],
    ]);
  });

  test('is the same whatever status is sent', () => {
    for (const status of [
      undefined,
      null,
      '',
      'registered',
      'hidden',
      'found',
      'x'.repeat(10_000),
      7,
      true,
      [],
      {},
      ['hidden'],
    ]) {
      expect(RockInput.parse({ ...sunny, status })).toMatchObject(sunny);
    }
  });

  test('drops unknown fields', () => {
    const own = { id: 'a', ownerId: 'b', timesFound: 99, photoKey: 'c', isAdmin: true };
    expect(RockInput.parse({ ...sunny, ...own })).toEqual(sunny);
  });

  test('drops keys that would reach a prototype, and leaves every other object alone', () => {
    const body: unknown = JSON.parse(
      `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(sunny).slice(1)}`,
    );
    const rock = RockInput.parse(body);
    expect(Object.keys(rock).sort()).toEqual(['description', 'laserEngraverId', 'name']);
    expect(Object.getPrototypeOf(rock)).toBe(Object.prototype);
    expect(rock).not.toHaveProperty('isAdmin');
    expect({}).not.toHaveProperty('isAdmin');
  });

  test('refuses anything but an object', () => {
    for (const body of [undefined, null, '', 'Sunny', 7, true, [], [sunny], JSON.stringify(sunny)]) {
      expect(RockInput.safeParse(body).success).toBe(false);
    }
  });

  test('fails only with a sentence about a field, for any input', () => {
    const text = fc.oneof(
      fc.uint16Array().map((units) => String.fromCharCode(...units)),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(
        fc.record({ name: text, laserEngraverId: text, description: text, status: fc.jsonValue() }),
        (body) => {
          const found = refusals(body) ?? [];
          expect(found.filter(([field, message]) => !field || !/^[A-Z].* .*\w/.test(message ?? ''))).toEqual(
            [],
          );
        },
      ),
    );
  });
});

describe('the status of a rock', () => {
  test('is what its newest entry says, and active before the first', () => {
    expect(statusOf(undefined)).toBe('active');
    expect(statusOf({ actionType: 'hidden' })).toBe('hidden');
    expect(statusOf({ actionType: 'found' })).toBe('found');
  });
});
