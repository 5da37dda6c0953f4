import { expect, test } from 'vitest';
import type { OwnRock } from '../../schema/rocks.ts';
import { rockDetails } from './share-rock.ts';

const rock: OwnRock = {
  id: 'r1',
  laserEngraverId: 'K7M-2QX-9RT',
  name: 'Harbour Whale',
  description: 'Wants to see the sea.',
  imageUrl: null,
  status: 'hidden',
  owner: null,
  totalDistanceTraveled: 2000,
  timesFound: 14,
  lastLocation: 'Old lighthouse',
  createdAt: '2026-05-03T12:00:00.000Z',
  locations: [],
  interactions: [],
  likeCount: 0,
  commentCount: 0,
  likedByMe: false,
};

test('a rock is told in a few lines, without its Rock ID', () => {
  expect(rockDetails(rock).split('\n')).toEqual([
    'Harbour Whale',
    'Wants to see the sea.',
    'Status: Hidden',
    'Distance Traveled: 1,243 miles',
    'Times Found: 14',
    'Last Location: Old lighthouse',
  ]);
});

test('a rock that is still at home has no place yet', () => {
  const athome = { ...rock, description: '', totalDistanceTraveled: 1.5, timesFound: 0, lastLocation: null };
  expect(rockDetails(athome)).toContain('Distance Traveled: 1 mile\n');
  expect(rockDetails(athome)).toMatch(/Last Location: Not set$/);
});
