import { describe, expect, test } from 'vitest';
import { accountInitials, nameOf, initials, lastInitial, locationLine } from './members.ts';

const named = (username: string, firstName = '', lastName = '') => ({ username, firstName, lastName });

describe('the name that others see', () => {
  test.each([
    ['the username first of all', named('pebble', 'Ann', 'Miller'), 'pebble'],
    ['the username without spaces around it', named('  pebble ', 'Ann', 'Miller'), 'pebble'],
    ['first name and last initial without a username', named('', 'Ann', 'Miller'), 'Ann M.'],
    ['first name and last initial with a blank username', named('   ', 'Ann', 'Miller'), 'Ann M.'],
    ['the first name alone', named('', 'Ann'), 'Ann'],
    ['the last initial alone', named('', '', 'Miller'), 'M.'],
    ['nothing without any name', named(''), ''],
    ['nothing with blank names', named(' ', ' ', ' '), ''],
    ['nothing without a member', null, ''],
  ])('is %s', (_, member, shown) => {
    expect(nameOf(member)).toBe(shown);
  });

  test('is the same from a full last name and from its initial', () => {
    expect(nameOf(named('', 'Ann', lastInitial('Miller')))).toBe(nameOf(named('', 'Ann', 'Miller')));
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

describe('the letters of an account', () => {
  const account = (firstName: string, lastName: string, email = 'kim@example.test') => ({
    firstName,
    lastName,
    email,
  });
  test.each([
    ['the first ones of first and last name', account('ann', 'miller'), 'AM'],
    ['whole characters', account('𠮷野', '王'), '𠮷王'],
    ['the first one of the first name alone', account(' ann ', ''), 'A'],
    ['the first one of the last name alone', account(' ', 'Öz'), 'Ö'],
    ['the first one of the address without names', account('', ' '), 'K'],
    ['U without anything', account('', '', ''), 'U'],
    ['U without a member', null, 'U'],
  ])('are %s', (_, member, letters) => {
    expect(accountInitials(member)).toBe(letters);
  });
});

test.each([
  [{ city: 'Omaha', state: 'Nebraska', country: 'USA' }, 'Omaha, Nebraska, USA'],
  [{ city: 'Lisboa', state: ' ', country: 'Portugal' }, 'Lisboa, Portugal'],
  [{ city: '', state: '', country: '日本' }, '日本'],
  [{ city: '', state: '', country: '' }, ''],
])('the place of %j is %j', (member, line) => {
  expect(locationLine(member)).toBe(line);
});
