import { expect, test } from 'vitest';
import { formatsOf } from './formats.ts';
import { unitsOf } from './units.ts';

test('a count stands for the sign, and not in a name', () => {
  const { plural } = formatsOf('en');
  const likes = (count: number) => plural(count, { one: 'Rock #5, # like', other: 'Rock #5, # likes' });
  expect([likes(1), likes(1234)]).toEqual(['Rock #5, 1 like', 'Rock #5, 1,234 likes']);
});

test('a day reads as it does in a sentence', () => {
  const day = '2026-05-31T12:00:00Z';
  const said = (language: Parameters<typeof formatsOf>[0]) =>
    formatsOf(language).date(day, { dateStyle: 'medium', timeZone: 'UTC' });
  expect([said('en'), said('pl'), said('ar'), said('ja')]).toEqual([
    'May 31, 2026',
    '31 maja 2026',
    '31 مايو 2026',
    '2026年5月31日',
  ]);
});

test('Japanese has no space before a unit', () => {
  expect(unitsOf('ja').unit(5, 'minute')).toBe('5分');
});

test('Japanese has no space between sentences', () => {
  expect([formatsOf('en').gap, formatsOf('ja').gap]).toEqual([' ', '']);
});

test('Arabic and Japanese have commas of their own', () => {
  const commas = (['en', 'ar', 'hi', 'ja'] as const).map((language) => formatsOf(language).comma);
  expect(commas).toEqual([', ', '، ', ', ', '、']);
});
