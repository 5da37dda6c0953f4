import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OwnRock } from '../../schema/rocks.ts';
import { pictureName, rockDetails, sharedStatus } from './share-words.ts';

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

describe('the name of the picture', () => {
  test.each([
    ['Harbour Whale', 'harbour-whale-rockabout.png'],
    ['  ../../etc/passwd ', 'etc-passwd-rockabout.png'],
    ['CON', 'con-rockabout.png'],
    ['Willow’s “Wish”: 50% <b>', 'willow-s-wish-50-b-rockabout.png'],
    ['海の石 🪨', '海の石-rockabout.png'],
    ['حجر السلام', 'حجر-السلام-rockabout.png'],
    ['पत्थर', 'पत्थर-rockabout.png'],
    ['Cafe\u0301', 'café-rockabout.png'],
    ['🪨❤️', 'rock-rockabout.png'],
    ['\u202Egnp.exe', 'gnp-exe-rockabout.png'],
  ])('of %j is %s', (name, file) => {
    expect(pictureName(name, 'Rockabout')).toBe(file);
  });

  test('is valid on every file system, whatever the rock is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        const file = pictureName(name, 'Rockabout');
        expect(file).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*-rockabout\.png$/u);
        expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(255);
      }),
    );
  });
});

test('the last place is told with its town', () => {
  const near = { town: 'Omaha', state: 'Nebraska', country: 'US', zone: 'America/Chicago' };
  expect(rockDetails({ ...rock, near })).toContain('\nLast Location: Old lighthouse, near Omaha, Nebraska');
});
