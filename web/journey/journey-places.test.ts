import { expect, test } from 'vitest';
import type { JourneyEntry } from '../../schema/journey.ts';
import { actionsOf, journeyPlaces, placeWords } from './journey-places.ts';
import * as en from '../../schema/words/en/index.ts';

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

/** Calls `journeyPlaces` with the entries newest first, as in `rock.locations`. */
const visitsInOrder = (...entries: JourneyEntry[]) => journeyPlaces(entries.toReversed());

test('a find at the hiding place belongs to the same visit', () => {
  const visits = visitsInOrder(entry('hidden', 1), entry('found', 1), entry('hidden', 2));
  expect(visits.map(actionsOf)).toEqual([['hidden', 'found'], ['hidden']]);
});

test('a find at another place is a separate visit', () => {
  const visits = visitsInOrder(entry('hidden', 1), entry('found', 1.5), entry('hidden', 1.5));
  expect(visits.map(actionsOf)).toEqual([['hidden'], ['found'], ['hidden']]);
});

test('a truncated journey may begin with a find', () => {
  expect(visitsInOrder(entry('found', 1), entry('hidden', 1)).map(actionsOf)).toEqual([
    ['found'],
    ['hidden'],
  ]);
});

test('a return to an earlier place is a new visit', () => {
  const visits = visitsInOrder(entry('hidden', 1), entry('found', 1), entry('hidden', 1));
  expect(visits).toHaveLength(2);
});

test('a rock that was never hidden has no visits', () => {
  expect(journeyPlaces([])).toEqual([]);
});

test('across the Pacific the line takes the short way', () => {
  const visits = visitsInOrder(entry('hidden', 179), entry('hidden', -179));
  expect(visits.map(({ drawnAt }) => drawnAt.longitude)).toEqual([179, 181]);
});

test('a visit is described in words', () => {
  const [visit] = visitsInOrder(entry('hidden', 1, 'Duck pond'), entry('found', 1, 'Duck pond'));
  expect(visit && placeWords(en.trackMap, visit)).toBe('Duck pond: hidden, then found');
});
