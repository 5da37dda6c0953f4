import { expect, test } from 'vitest';
import { readMyRocksSearch } from './my-rocks-search.ts';

test('a rock to hide is named by its ID as it was typed', () => {
  expect(readMyRocksSearch({ action: 'hide', rockId: ' 007 ' })).toEqual({ action: 'hide', rockId: '007' });
});

test('what is unknown is left out', () => {
  expect(readMyRocksSearch({ action: 'delete', tab: 'secrets', rockId: ' ' })).toEqual({});
});
