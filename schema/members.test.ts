import { describe, expect, test } from 'vitest';
import { displayName, initials, lastInitial } from './members.ts';

const named = (username: string, firstName = '', lastName = '') => ({ username, firstName, lastName });

describe('the name that others see', () => {
  test.each([
    ['the username first of all', named('pebble', 'Ann', 'Miller'), 'pebble'],
    ['the username without spaces around it', named('  pebble ', 'Ann', 'Miller'), 'pebble'],
    ['first name and last initial without a username', named('', 'Ann', 'Miller'), 'Ann M.'],
    ['first name and last initial with a blank username', named('   ', 'Ann', 'Miller'), 'Ann M.'],
    ['the first name alone', named('', 'Ann'), 'Ann'],
    ['the last initial alone', named('', '', 'Miller'), 'M.'],
    ['Anonymous without any name', named(''), 'Anonymous'],
    ['Anonymous with blank names', named(' ', ' ', ' '), 'Anonymous'],
    ['Anonymous without a member', null, 'Anonymous'],
  ])('is %s', (_, member, shown) => {
    expect(displayName(member)).toBe(shown);
  });

  test('is the same from a full last name and from its initial', () => {
    expect(displayName(named('', 'Ann', lastInitial('Miller')))).toBe(
      displayName(named('', 'Ann', 'Miller')),
    );
  });
});

describe('a last name', () => {
  test.each([
    ['Miller', 'M.'],
    ['  miller', 'M.'],
    ['von Berg', 'V.'],
    ['Öz', 'Ö.'],
    ['王', '王.'],
    ['𠮷野', '𠮷.'],
    ['M.', 'M.'],
    ['', ''],
    ['  ', ''],
  ])('%j is shortened to %j', (lastName, initial) => {
    expect(lastInitial(lastName)).toBe(initial);
  });
});

describe('the letters of an avatar', () => {
  test.each([
    ['two of the username', named('pebble', 'Ann', 'Miller'), 'PE'],
    ['two of the username without spaces around it', named(' pebble '), 'PE'],
    ['one of a username of one letter', named('p', 'Ann', 'Miller'), 'P'],
    ['whole characters', named('𠮷野家'), '𠮷野'],
    ['two of the first name without a username', named('', 'Ann', 'Miller'), 'AN'],
    ['U without any name', named(''), 'U'],
    ['U without a member', null, 'U'],
  ])('are %s', (_, member, letters) => {
    expect(initials(member)).toBe(letters);
  });
});
