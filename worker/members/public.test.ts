import { expect, test } from 'vitest';
import { publicMember } from './public.ts';

test('others see a member with the initial of the last name', () => {
  const names = { id: 'm', username: 'pebbles', firstName: 'Robin' };
  const photoKey = 'k'.repeat(32);
  expect(publicMember({ ...names, lastName: 'wren', photoKey, language: null })).toEqual({
    ...names,
    lastName: 'W.',
    profileImageUrl: `/img/${photoKey}`,
  });
  expect(publicMember({ ...names, lastName: 'wren', photoKey, language: 'ar' })?.language).toBe('ar');
});

test('a row without a member has none, and a deleted account has no name', () => {
  expect(publicMember(null)).toBeNull();
  const deleted = { id: 'm', username: '', firstName: '', lastName: '' };
  expect(publicMember({ ...deleted, photoKey: null, language: null })).toEqual({
    ...deleted,
    profileImageUrl: null,
  });
});
