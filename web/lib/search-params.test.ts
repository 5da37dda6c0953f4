import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch, searchReader, stringifySearch } from './search-params.ts';

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

test('undefined, null and empty values are omitted', () => {
  expect(stringifySearch({ a: undefined, b: null, c: '' })).toBe('');
});

test('a page reads only its own parameters with allowed values, and trims text', () => {
  const read = searchReader({ action: ['hide'], tab: ['rocks'], rockId: 'text', q: 'text' });
  expect(read({ action: 'hide', tab: 'delete', rockId: ' K7M ', q: '  ', other: 'x' })).toEqual({
    action: 'hide',
    rockId: 'K7M',
  });
  expect(read({ action: 1, rockId: 7 })).toEqual({});
});
