import { expect, test } from 'vitest';
import { publicMember } from './public.ts';

test('others see a member with the initial of the last name', () => {
  const row = {
    id: 'm',
    username: 'pebbles',
    firstName: 'Robin',
    lastName: 'wren',
    photoKey: 'k'.repeat(32),
  };
  expect(publicMember(row)).toEqual({
    id: 'm',
    username: 'pebbles',
    firstName: 'Robin',
    lastName: 'W.',
    profileImageUrl: `/img/${'k'.repeat(32)}`,
  });
});

test('a row without a member has none, and a deleted account has no name', () => {
  expect(publicMember(null)).toBeNull();
  const deleted = { id: 'm', username: '', firstName: '', lastName: '', photoKey: null };
  expect(publicMember(deleted)).toEqual({
    id: 'm',
    username: '',
    firstName: '',
    lastName: '',
    profileImageUrl: null,
  });
});
