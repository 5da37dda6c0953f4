import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { loadAll, spoken } from '../lib/words.ts';
import { ShareCard } from './share-card.tsx';
import '../testing/drawn-words.ts';

const entry = (seq: number, actionType: 'hidden' | 'found'): JourneyEntry => ({
  id: `e${seq}`,
  seq,
  latitude: 41.25,
  longitude: -95.93,
  locationName: `Place ${seq}`,
  notes: `Note ${seq}`,
  actionType,
  createdAt: '2026-05-03T12:00:00.000Z',
  isTooFast: false,
  user: { id: 'm1', username: 'robin', firstName: '', lastName: '', profileImageUrl: null },
});

const rock: OwnRock = {
  id: 'r1',
  laserEngraverId: 'K7M-2QX-9RK',
  name: 'Harbour <b>Whale</b>',
  description: 'Wants to see the sea.',
  imageUrl: null,
  status: 'found',
  owner: null,
  totalDistanceTraveled: 2000,
  tooFastDistance: 0,
  timesFound: 14,
  lastLocation: 'Old lighthouse',
  createdAt: '2026-05-03T12:00:00.000Z',
  locations: [entry(4, 'found'), entry(3, 'hidden'), entry(2, 'found'), entry(1, 'hidden')],
  interactions: [],
  likeCount: 0,
  commentCount: 0,
  likedByMe: false,
  isWithheld: false,
  isPhotoWithheld: false,
  page: 'public',
};

const drawn = (of: OwnRock) =>
  renderToStaticMarkup(
    createElement(ShareCard, {
      rock: of,
      picture: 'data:,',
      site: { name: 'Rockabout', origin: 'https://rockabout.example' },
    }),
  );

test('a share card says Active or Hidden, miles, finds, and who shares it', () => {
  const card = drawn(rock);
  for (const words of ['Active', '1,243', 'miles', '14', 'times found', 'Rockabout', 'rockabout.example'])
    expect(card).toContain(words);
  expect(drawn({ ...rock, status: 'hidden' })).toContain('>Hidden</span>');
});

test('it previews the three newest entries without the places of finds', () => {
  const card = drawn(rock);
  expect(card.match(/>(?:Hidden|Found)</g)).toEqual(['>Found<', '>Hidden<', '>Found<']);
  expect(card).toContain('Place 3');
  expect(card).toContain('by robin');
  for (const kept of ['Place 4', 'Place 2', 'Place 1', 'Note']) expect(card).not.toContain(kept);
});

test('it does not contain the Rock ID, and escapes the rock’s name', () => {
  const card = drawn(rock);
  expect(card.toUpperCase().replace(/[^A-Z0-9]/g, '')).not.toContain('K7M2QX9RK');
  expect(card).toContain('Harbour &lt;b&gt;Whale');
});

test('its journey is a string of dots: one for each hiding place, the newest one ringed', () => {
  const dotsOf = (card: string) => [
    card.match(/<circle[^>]*fill-coral/g)?.length ?? 0,
    card.match(/<circle[^>]*stroke-coral/g)?.length ?? 0,
  ];
  expect(dotsOf(drawn(rock))).toEqual([1, 1]);
  expect(dotsOf(drawn({ ...rock, locations: [] }))).toEqual([0, 1]);
  expect(dotsOf(drawn({ ...rock, locations: [entry(1, 'hidden')] }))).toEqual([0, 1]);
  const many = Array.from({ length: 20 }, (_, i) => entry(20 - i, 'hidden'));
  expect(dotsOf(drawn({ ...rock, locations: many }))).toEqual([9, 1]);
});

test('the last place is told by its town', () => {
  const near = { town: 'Omaha', state: 'Nebraska', country: 'US', zone: 'America/Chicago' };
  expect(drawn({ ...rock, near })).toContain('near Omaha, Nebraska');
});

test('it runs in the direction of its language, with days in figures beside the places', async () => {
  expect(drawn(rock)).toContain('dir="ltr"');
  expect(drawn(rock)).toContain('May 3, 2026');
  const { language } = spoken;
  onTestFinished(() => void (spoken.language = language));
  await loadAll('ar-XB');
  spoken.language = 'ar-XB';
  const card = drawn(rock);
  expect(card).toContain('dir="rtl"');
  expect(card).toContain('05/03/2026');
  for (const name of ['Harbour &lt;b&gt;Whale', 'Place 3']) expect(card).toContain(`<bdi>${name}`);
});
