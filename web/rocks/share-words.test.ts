import { expect, test } from 'vitest';
import type { OwnRock } from '../../schema/rocks.ts';
import { rockDetails, sharedStatus } from './share-words.ts';
import '../testing/words.ts';

const rock: OwnRock = {
  id: 'r1',
  laserEngraverId: 'K7M-2QX-9RT',
  name: 'Harbour Whale',
  description: 'Wants to see the sea.',
  imageUrl: null,
  status: 'hidden',
  owner: null,
  totalDistanceTraveled: 2000,
  tooFastDistance: 0,
  timesFound: 14,
  lastLocation: 'Old lighthouse',
  createdAt: '2026-05-03T12:00:00.000Z',
  locations: [],
  interactions: [],
  likeCount: 0,
  commentCount: 0,
  likedByMe: false,
  isWithheld: false,
  isPhotoWithheld: false,
  page: 'public',
};

test('a rock is described in a few lines, without its Rock ID', () => {
  expect(rockDetails(rock).split('\n')).toEqual([
    'Harbour Whale',
    'Wants to see the sea.',
    'Status: Hidden',
    'Distance Traveled: 1,243 miles',
    'Times Found: 14',
    'Last Location: Old lighthouse',
  ]);
});

test('a rock that was never hidden has no place yet', () => {
  const athome = { ...rock, description: '', totalDistanceTraveled: 1.5, timesFound: 0, lastLocation: null };
  expect(rockDetails(athome)).toContain('Distance Traveled: 1 mile\n');
  expect(rockDetails(athome)).toMatch(/Last Location: Not set$/);
});

test('a shared status is only active or hidden', () => {
  expect((['active', 'hidden', 'found'] as const).map((status) => sharedStatus({ status }))).toEqual([
    'active',
    'hidden',
    'active',
  ]);
});

test('the last place is told with its town', () => {
  const near = { town: 'Omaha', state: 'Nebraska', country: 'US', zone: 'America/Chicago' };
  expect(rockDetails({ ...rock, near })).toContain('\nLast Location: Old lighthouse, near Omaha, Nebraska');
});
