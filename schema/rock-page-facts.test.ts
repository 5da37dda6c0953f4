// The figures and the description of a rock's page.
import { describe, expect, test } from 'vitest';
import type { RockPage } from './rock-page.ts';
import * as en from './words/en/index.ts';
import * as ja from './words/ja/index.ts';
import { descriptionOf, figureLine } from './rock-page-facts.ts';

const near = { town: 'Omaha', state: 'Nebraska', country: 'US', zone: 'America/Chicago' };
const pat = { id: 'p', username: '', firstName: 'Pat', lastName: 'S.', profileImageUrl: null };

/** Hidden once, and not found yet. */
const hidden: RockPage = {
  id: 'r',
  name: 'Juniper',
  description: '',
  imageUrl: null,
  status: 'hidden',
  painter: pat,
  miles: 0,
  timesFound: 0,
  hands: 1,
  countries: 1,
  stops: [{ seq: 1, actionType: 'hidden', near, at: null, day: '2026-05-31', user: pat }],
  sightings: [],
  olderStops: 0,
  comments: [],
  commentCount: 0,
  audience: 'public',
  isOwn: false,
};

test('a rock has figures from its first find on', () => {
  expect(figureLine(en.rockPage, { distances: en.distances, unit: 'mi' }, hidden)).toBe('');
  expect(
    figureLine(en.rockPage, { distances: en.distances, unit: 'mi' }, { ...hidden, timesFound: 1, hands: 2 }),
  ).toBe('2 hands, 1 country');
});

describe('the description', () => {
  test('of a rock that was never found has no figures, and one full stop after a shortened name', () => {
    expect(descriptionOf(en, 'mi', hidden)).toBe('A painted rock by Pat S. Hidden near Omaha, Nebraska.');
  });

  test('sets sentences apart as its language does', () => {
    expect(descriptionOf(ja, 'km', hidden)).not.toContain('。 ');
  });

  test('of a rock that was found has its figures', () => {
    const painter = { ...pat, username: 'painter' };
    expect(descriptionOf(en, 'mi', { ...hidden, painter, timesFound: 1, hands: 2, miles: 1200 })).toBe(
      'A painted rock by painter. 1,200 miles, 2 hands, 1 country. Hidden near Omaha, Nebraska.',
    );
  });
});
