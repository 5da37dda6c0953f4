import { expect, test } from 'vitest';
import * as en from '../../schema/words/en/index.ts';
import { seedWords } from '../lib/words.ts';
import { groupWords, historyOf, titleOf, whereIs } from './place-words.ts';

seedWords(en);

const omaha = { latitude: 41.25654, longitude: -95.9341 };

const near = { town: 'Omaha', state: 'Nebraska', country: 'US', zone: 'America/Chicago' };

test('a place is described by its name, its town or its coordinates', () => {
  expect(whereIs({ ...omaha, locationName: 'Riverside Park', near })).toBe('Riverside Park');
  expect(whereIs({ ...omaha, locationName: '', near })).toBe('near Omaha, Nebraska');
  expect(whereIs({ ...omaha, locationName: '', near: null })).toBe('41.257° N, 95.934° W');
  expect(whereIs({ ...omaha, locationName: '' })).toBe('41.257° N, 95.934° W');
  expect(whereIs({ latitude: -33.8688, longitude: 151.2093, locationName: '' })).toBe(
    '33.869° S, 151.209° E',
  );
});

test('a rock whose name is withheld is called a hidden rock', () => {
  expect(titleOf({ rock: null })).toBe('A hidden rock');
  expect(titleOf({ rock: { id: 'r', name: 'Ladybird', imageUrl: null } })).toBe('Ladybird');
});

test('the history says how often a rock was found', () => {
  const of = (timesFound: number) => historyOf({ createdAt: '2026-05-01T12:00:00Z', timesFound });
  expect(of(0)).toBe('Hidden May 1, 2026, not found yet');
  expect(of(1)).toBe('Hidden May 1, 2026, found once before');
  expect(of(1200)).toBe('Hidden May 1, 2026, found 1,200 times before');
  const missed = { createdAt: '2026-05-01T12:00:00Z', timesFound: 1, isMissing: true } as const;
  expect(historyOf(missed)).toBe('Perhaps gone: hidden May 1, 2026, found once before');
  const late = { createdAt: '2026-05-01T03:30:00Z', timesFound: 0 };
  expect(historyOf({ ...late, near })).toBe('Hidden Apr 30, 2026, not found yet');
});

test('a group gives its count and coordinates, with a precision that suits the zoom', () => {
  const group = { latitude: 41.2565, longitude: -95.9341, count: 1234 };
  expect(groupWords(group, 2, null)).toBe('1,234 rocks near 41° N, 96° W');
  expect(groupWords(group, 8, null)).toBe('1,234 rocks near 41.3° N, 95.9° W');
  expect(groupWords(group, 18, null)).toBe('1,234 rocks near 41.257° N, 95.934° W');
  expect(groupWords({ ...group, longitude: 264.0659, count: 1 }, 6, null)).toBe(
    '1 rock near 41.3° N, 95.9° W',
  );
  const omaha = { town: 'Omaha', state: 'Nebraska', country: 'US' };
  expect(groupWords(group, 2, omaha)).toBe('1,234 rocks around Omaha, Nebraska');
  expect(groupWords({ ...group, count: 1 }, 2, omaha)).toBe('1 rock near Omaha, Nebraska');
  expect(groupWords(group, 2, undefined)).toBe('1,234 rocks');
});
