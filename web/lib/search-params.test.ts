import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneOf, parseSearch, stringifySearch, textOf } from './search-params.ts';

test.each(['007', '1e5', 'true', '0x1F', '12345678901234567890', '"A"', 'A B+C'])(
  'a Rock ID %s stays as it is',
  (code) => {
    expect(parseSearch(stringifySearch({ rockId: code }))).toEqual({ rockId: code });
  },
);

test('any text survives the address bar', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (text) => {
      expect(parseSearch(stringifySearch({ id: text })).id).toBe(text.toWellFormed());
    }),
  );
});

test('nothing is written for what is not there', () => {
  expect(stringifySearch({ a: undefined, b: null, c: '' })).toBe('');
});

test('only allowed values are read', () => {
  expect(oneOf('hide', ['hide'])).toBe('hide');
  expect(oneOf('delete', ['hide'])).toBeUndefined();
});

test('blank text is no text', () => {
  expect(textOf('  ')).toBeUndefined();
  expect(textOf(' K7M ')).toBe('K7M');
});
