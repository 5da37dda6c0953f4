import { expect, test } from 'vitest';
import { readMyRocksSearch } from './my-rocks-search.ts';

test('the ID of a rock to hide is read as typed', () => {
  expect(readMyRocksSearch({ action: 'hide', rockId: ' 007 ' })).toEqual({ action: 'hide', rockId: '007' });
});

test('unknown values are ignored', () => {
  expect(readMyRocksSearch({ action: 'delete', tab: 'secrets', rockId: ' ' })).toEqual({});
});
