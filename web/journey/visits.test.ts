import { expect, test } from 'vitest';
import type { JourneyEntry } from '../../schema/journey.ts';
import { actionsOf, visitsOf, visitWords } from './visits.ts';

let seq = 0;
function entry(actionType: 'hidden' | 'found', longitude: number, locationName = ''): JourneyEntry {
  seq += 1;
  return {
    id: `e${seq}`,
    seq,
    latitude: 41.25,
    longitude,
    locationName,
    notes: '',
    actionType,
    createdAt: '2026-05-01T00:00:00.000Z',
    isTooFast: false,
    user: null,
  };
}

/** As a rock carries them: newest first. */
const visitsInOrder = (...entries: JourneyEntry[]) => visitsOf(entries.toReversed());

test('a rock that was found where it had been hidden was there once', () => {
  const visits = visitsInOrder(entry('hidden', 1), entry('found', 1), entry('hidden', 2));
  expect(visits.map(actionsOf)).toEqual([['hidden', 'found'], ['hidden']]);
});

test('a finder’s own place is a place of its own', () => {
  const visits = visitsInOrder(entry('hidden', 1), entry('found', 1.5), entry('hidden', 1.5));
  expect(visits.map(actionsOf)).toEqual([['hidden'], ['found'], ['hidden']]);
});

test('a journey of which the beginning is not known may begin with a find', () => {
  expect(visitsInOrder(entry('found', 1), entry('hidden', 1)).map(actionsOf)).toEqual([
    ['found'],
    ['hidden'],
  ]);
});

test('a rock that comes back is drawn at its place again', () => {
  const visits = visitsInOrder(entry('hidden', 1), entry('found', 1), entry('hidden', 1));
  expect(visits).toHaveLength(2);
});

test('a rock that was never hidden was nowhere', () => {
  expect(visitsOf([])).toEqual([]);
});

test('over the Pacific the line goes the short way', () => {
  const visits = visitsInOrder(entry('hidden', 179), entry('hidden', -179));
  expect(visits.map(({ drawnAt }) => drawnAt.longitude)).toEqual([179, 181]);
});

test('a visit is said in words', () => {
  const [visit] = visitsInOrder(entry('hidden', 1, 'Duck pond'), entry('found', 1, 'Duck pond'));
  expect(visit && visitWords(visit)).toBe('Duck pond: hidden, then found');
});
