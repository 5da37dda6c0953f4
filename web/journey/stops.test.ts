import { expect, test } from 'vitest';
import type { JourneyEntry } from '../../schema/journey.ts';
import { stopsOf } from './stops.ts';

let seq = 0;
function entry(actionType: 'hidden' | 'found', longitude = 0, latitude = 0): JourneyEntry {
  seq += 1;
  return {
    id: `e${seq}`,
    seq,
    latitude,
    longitude,
    locationName: '',
    notes: '',
    actionType,
    createdAt: '2026-05-01T00:00:00.000Z',
    isTooFast: false,
    user: null,
  };
}

test('only hiding places are stops, numbered from the first', () => {
  const [first, found, second] = [entry('hidden', 1), entry('found', 1), entry('hidden', 2)];
  expect(stopsOf([second, found, first]).map(({ id, number }) => [id, number])).toEqual([
    [first.id, 1],
    [second.id, 2],
  ]);
});

test('a rock that was never hidden has no stops', () => {
  expect(stopsOf([])).toEqual([]);
});

test('across the Pacific the line takes the short way', () => {
  const journey = [entry('hidden', 179), entry('hidden', -179), entry('hidden', 178), entry('hidden', -10)];
  expect(stopsOf(journey.toReversed()).map(({ drawnAt }) => drawnAt.longitude)).toEqual([179, 181, 178, 350]);
});
