import { expect, test } from 'vitest';
import { between } from './choice.ts';

test('a range goes from one item to another in either direction', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(between(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(between(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(between(ids, 'c', 'c')).toEqual(['c']);
});

test('without a start in the list a range is its last item alone', () => {
  expect(between(['a', 'b'], null, 'b')).toEqual(['b']);
  expect(between(['a', 'b'], 'gone', 'b')).toEqual(['b']);
});
