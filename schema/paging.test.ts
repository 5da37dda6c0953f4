import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PageQuery, writeCursor } from './paging.ts';
import * as en from './words/en/index.ts';
import { worded } from './words/say.ts';

const Query = PageQuery(50);
const refusals = (query: unknown) =>
  Query.safeParse(query).error?.issues.map((issue) => [issue.path.join('.'), worded(en, issue.message)]);
const cursors = fc.record({
  at: fc.integer({ min: 0, max: 999_999_999_999_999 }),
  id: fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'),
    minLength: 1,
    maxLength: 40,
  }),
});

describe('the limit of a list', () => {
  test('is the maximum of the list if it is missing', () => {
    expect(Query.parse({})).toEqual({ limit: 50 });
    expect(PageQuery(12).parse({ limit: undefined })).toEqual({ limit: 12 });
  });

  test('is a whole number from 1 to the maximum', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        (limit) => Query.parse({ limit: String(limit) }).limit === limit,
      ),
    );
  });

  test.each([
    '',
    ' ',
    '0',
    '00',
    '51',
    '9999',
    '10000',
    '-1',
    '+1',
    '1.0',
    '1.5',
    '1e1',
    '0x1',
    ' 1',
    '1 ',
    '1\n',
    'abc',
    'NaN',
    'Infinity',
    '１',
    '1,2',
    [['1', '2']],
    5,
    null,
  ])('is not %j', (limit) => {
    expect(refusals({ limit })).toEqual([['limit', 'limit is a whole number from 1 to 50']]);
  });
});

describe('a cursor', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(cursors, (cursor) => {
        expect(Query.parse({ cursor: writeCursor(cursor) }).cursor).toEqual(cursor);
      }),
    );
  });

  test('has room for 15 digits and an id of 40 characters', () => {
    const cursor = { at: 999_999_999_999_999, id: 'z'.repeat(40) };
    expect(Query.parse({ cursor: writeCursor(cursor) }).cursor).toEqual(cursor);
  });

  test('may name an order by its number', () => {
    const cursor = { at: 1_798_761_600_000, id: 'R-7KM2QX9R' };
    expect(writeCursor(cursor)).toBe('1798761600000.R-7KM2QX9R');
    expect(Query.parse({ cursor: writeCursor(cursor) }).cursor).toEqual(cursor);
  });

  test('needs no escaping in an address', () => {
    fc.assert(
      fc.property(cursors, (cursor) => encodeURIComponent(writeCursor(cursor)) === writeCursor(cursor)),
    );
  });

  test('is absent on the first page', () => {
    expect(Query.parse({ limit: '5' })).toEqual({ limit: 5 });
  });

  test.each([
    '',
    ' ',
    '.',
    'abc',
    '1',
    '1.',
    '.a',
    '1.a.b',
    '1..a',
    '-1.a',
    '+1.a',
    '1.5.a',
    '1e3.a',
    '0x1.a',
    'NaN.a',
    ' 1.a',
    '1.a ',
    '1.a\n',
    '1.a\u0000',
    '1.a_b',
    '1.ä',
    "1.a' OR 1=1 --",
    '1.%61',
    '１.a',
    '{"at":1,"id":"a"}',
    '1000000000000000.a',
    `1.${'a'.repeat(41)}`,
    'a'.repeat(10_000),
    [['1.a', '2.b']],
    5,
    null,
  ])('is refused when it is %j', (cursor) => {
    expect(refusals({ cursor })).toEqual([['cursor', en.paging.cursor]]);
  });

  test('is refused with its sentence, whatever else is sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint16Array().map((units) => String.fromCharCode(...units)),
          fc.jsonValue(),
        ),
        (cursor) => {
          fc.pre(typeof cursor !== 'string' || !/^\d+\.[A-Za-z0-9-]+$/.test(cursor));
          expect(refusals({ cursor })).toEqual([['cursor', en.paging.cursor]]);
        },
      ),
    );
  });
});
