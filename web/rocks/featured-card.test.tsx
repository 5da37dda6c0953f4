// The card of a featured rock: its content, and its journey on a map.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { JourneyEntry } from '../../schema/journey.ts';
import { anEntry, aRock } from '../testing/make.ts';
import { stubJourneys } from '../testing/pages.ts';
import { show } from '../testing/render.tsx';
import { FeaturedCard } from './featured-card.tsx';

const entry = (seq: number, actionType: JourneyEntry['actionType'], longitude: number) =>
  anEntry({
    seq,
    actionType,
    longitude,
    locationName: `Bench ${longitude}`,
    createdAt: `2026-05-0${seq}T12:00:00.000Z`,
  });

const traveler = aRock({
  name: 'Far Traveler',
  description: 'A long story. '.repeat(40),
  imageUrl: '/img/not-there',
  owner: null,
  totalDistanceTraveled: 100,
  timesFound: 1,
  lastLocation: null,
  locations: [entry(3, 'hidden', -95.93), entry(2, 'found', -95.9301), entry(1, 'hidden', -95.9301)],
});

const card = page.getByRole('article', { name: 'Far Traveler' });

beforeEach(async () => {
  stubJourneys([traveler]);
  await show(<FeaturedCard rock={traveler} rank={1} />);
});

test('shows distance and owner, and hides a missing picture', async () => {
  for (const words of ['#1 Featured', 'Hidden', 'Picture did not load'])
    await expect.element(card.getByText(words)).toBeVisible();
  await expect.element(card.getByText(/^by/)).toHaveTextContent('by Anonymous');
  const figures = card.getByRole('definition').elements();
  expect(figures.map(({ textContent }) => textContent)).toEqual(['62miles', '1', 'Not set']);
  await expect.poll(() => card.element().querySelectorAll('img')).toHaveLength(0);
  const description = card.getByText(/A long story\./).element();
  const lines = description.clientHeight / Number.parseFloat(getComputedStyle(description).lineHeight);
  expect(Math.round(lines)).toBe(2);

  await card.getByRole('button', { name: 'View Journey' }).click();
  const stops = card.getByRole('region', { name: 'Rock Journey Timeline' }).getByRole('listitem');
  await expect.element(stops).toHaveLength(3);
  expect(stops.elements().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Hidden/),
    expect.stringMatching(/^Found/),
    expect.stringMatching(/^Hidden/),
  ]);
});

test('shows on a map where it was hidden and found, at most at town zoom', async () => {
  const track = card.getByRole('button', { name: 'Track on Map' });
  await track.click();
  const dialog = page.getByRole('dialog', { name: 'Track Far Traveler on Map' });
  const map = dialog.getByRole('application');
  await expect.element(map.getByRole('button')).toHaveLength(2);
  const dots = [...map.element().querySelectorAll<HTMLElement>('[data-dot]')];
  expect(dots.map((dot) => [dot.dataset['dot'], getComputedStyle(dot).borderColor])).toEqual([
    ['hidden', 'rgb(27, 122, 75)'],
    ['found', 'rgb(194, 54, 43)'],
    ['hidden', 'rgb(27, 122, 75)'],
  ]);
  // A tile is twice as wide as those that zooms count with.
  const zooms = () =>
    [...map.element().querySelectorAll<HTMLElement>('canvas.leaflet-tile')].map(({ dataset }) =>
      dataset['square']?.startsWith('11/'),
    );
  await expect.poll(() => [...new Set(zooms())]).toEqual([true]);

  const places = dialog.getByRole('list', { name: 'Places, newest first' });
  (await places.getByRole('button', { name: 'Bench -95.93', exact: true }).findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(map.getByRole('button', { name: 'Bench -95.93: hidden' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(track).toHaveFocus();
});
