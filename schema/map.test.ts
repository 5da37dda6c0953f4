import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BoxQuery } from './map.ts';
import * as en from './words/en/index.ts';
import { worded } from './words/say.ts';

const refusals = (bbox: unknown) =>
  BoxQuery.safeParse({ bbox }).error?.issues.map((issue) => [
    issue.path.join('.'),
    worded(en, issue.message),
  ]);
const degrees = (limit: number) =>
  fc
    .tuple(...[0, 1].map(() => fc.integer({ min: -limit * 1e6, max: limit * 1e6 })))
    .map((two) => two.map((n) => n / 1e6).sort((a, b) => a - b));

describe('the box of a map', () => {
  test('is the whole world when it is missing', () => {
    expect(BoxQuery.parse({}).bbox).toBeUndefined();
  });

  test('is west, south, east, north', () => {
    expect(BoxQuery.parse({ bbox: '-74.1,40.6,-73.9,40.8' }).bbox).toEqual({
      west: -74.1,
      south: 40.6,
      east: -73.9,
      north: 40.8,
    });
  });

  test.each([
    '-180,-90,180,90',
    '0,0,0,0',
    '180,90,180,90',
    '-0.000001,-0.000001,0,0',
    '1.123456789012345,2,3.5,4',
  ])('can be %s', (bbox) => {
    expect(Object.values(BoxQuery.parse({ bbox }).bbox ?? {})).toEqual(bbox.split(',').map(Number));
  });

  test('is read as it was written', () => {
    fc.assert(
      fc.property(degrees(180), degrees(90), ([west, east], [south, north]) => {
        const written = [west, south, east, north].map((side) => side?.toFixed(6)).join(',');
        expect(BoxQuery.parse({ bbox: written }).bbox).toEqual({ west, south, east, north });
      }),
    );
  });

  test.each([
    ['nothing', ''],
    ['commas alone', ',,,'],
    ['three numbers', '1,2,3'],
    ['five numbers', '1,2,3,4,5'],
    ['a gap', '1,,3,4'],
    ['words', 'a,b,c,d'],
    ['spaces', '1, 2, 3, 4'],
    ['a line end', '1,2,3,4\n'],
    ['semicolons', '1;2;3;4'],
    ['JSON', '[1,2,3,4]'],
    ['an exponent', '1e1,2,30,4'],
    ['a hexadecimal', '0x1,2,3,4'],
    ['a plus', '+1,2,3,4'],
    ['a bare point', '.5,2,3,4'],
    ['not a number', 'NaN,2,3,4'],
    ['infinity', '-Infinity,-90,180,90'],
    ['full-width digits', '１,2,3,4'],
    ['west beyond -180', '-180.1,0,1,1'],
    ['east beyond 180', '0,0,180.1,1'],
    ['south beyond -90', '0,-90.1,1,1'],
    ['north beyond 90', '0,0,1,90.1'],
    ['west east of east', '5,0,1,1'],
    ['south north of north', '0,5,1,1'],
    ['10,000 numbers', '1,'.repeat(10_000)],
    ['a hundred digits', `${'1'.repeat(100)},2,3,4`],
    ['two boxes', ['1,2,3,4', '1,2,3,4']],
    ['a number', 5],
    ['null', null],
  ])('is refused with %s', (_, bbox) => {
    expect(refusals(bbox)).toEqual([['bbox', en.map.bbox]]);
  });
});
