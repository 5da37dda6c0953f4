import { expect, test } from 'vitest';
import { blurred } from '../../../schema/map-grid.ts';
import { metresBetween } from '../../../schema/journey.ts';
import * as en from '../../../schema/words/en/index.ts';
import { seedWords } from '../../lib/words.ts';
import { announced, type Said } from './announce.ts';
import { approachTo, blurAt, isNews } from './approach.ts';
import { bearing, directionWords, headingOf } from './direction.ts';
import { accuracyWords, distanceWords } from './distance-words.ts';

seedWords(en);

const rock = { latitude: 41.25, longitude: -95.93 };
/** A fix this many metres south of the rock. */
const south = (metres: number, accuracy = 5) => ({
  latitude: rock.latitude - metres / 111_195,
  longitude: rock.longitude,
  accuracy,
  at: 0,
});

test.each([
  [{ latitude: 42, longitude: -95.93 }, 'north'],
  [{ latitude: 41.26, longitude: -95.917 }, 'northeast'],
  [{ latitude: 41.25, longitude: -95 }, 'east'],
  [{ latitude: 41.24, longitude: -95.943 }, 'southwest'],
  [{ latitude: 41.3, longitude: -95.9301 }, 'north'],
])('the direction to %o is %s', (to, words) => {
  expect(directionWords(bearing(rock, to))).toBe(words);
});

test('the direction across the date line is the short one', () => {
  const from = { latitude: -17, longitude: 179.9 };
  expect(bearing(from, { latitude: -17, longitude: -179.9 })).toBeCloseTo(90, 0);
});

test.each([
  [1, '10 feet'],
  [25, '80 feet'],
  [155, '500 feet'],
  [295, '950 feet'],
  [300, '0.2 miles'],
  [996, '0.6 miles'],
  [1609, '1 mile'],
  [3300, '2.1 miles'],
  [16_100, '10 miles'],
  [2_000_000, '1,243 miles'],
])('%i metres are %s', (metres, words) => {
  expect(distanceWords(metres)).toBe(words);
});

test('the accuracy is never told better than it is', () => {
  expect(accuracyWords(19.2)).toBe('± 70 feet');
  expect(accuracyWords(2500)).toBe('± 1.6 miles');
});

test('the ring is empty at 300 m and full on arrival', () => {
  expect(approachTo(rock, south(400), 0).filled).toBe(0);
  expect(approachTo(rock, south(155), 0)).toMatchObject({ isThere: false, filled: expect.closeTo(0.5, 1) });
  expect(approachTo(rock, south(9), 0)).toMatchObject({ isThere: true, filled: 1 });
});

test('whoever sees a place only to a hundred metres has arrived where it may be', () => {
  const exact = { latitude: 41.25049, longitude: -95.93049 };
  const seen = blurred(exact);
  expect(metresBetween(exact, seen)).toBeLessThanOrEqual(blurAt(seen));
  expect(approachTo(seen, { ...exact, accuracy: 5, at: 0 }, blurAt(seen)).isThere).toBe(true);
});

test('a position worse than the distance gives no direction and no arrival', () => {
  expect(approachTo(rock, south(200, 500), 0)).toMatchObject({ isThere: false, isRough: true });
  expect(approachTo(rock, south(200, 50), 0)).toMatchObject({ isThere: false, isRough: false });
  expect(approachTo(rock, south(25, 30), 0)).toMatchObject({ isThere: true, isRough: false });
});

test('a fix is shown if it moved or became better', () => {
  expect(isNews(null, south(100))).toBe(true);
  expect(isNews(south(100), south(99))).toBe(false);
  expect(isNews(south(100), south(97))).toBe(true);
  expect(isNews(south(100, 40), south(100, 20))).toBe(true);
});

test('on a walk of a kilometre, a step a second, few things are announced, and the arrival at once', () => {
  const heard: string[] = [];
  let said: Said | null = null;
  for (let second = 0; second <= 1000; second++) {
    const next: Said = announced(said, approachTo(rock, south(1000 - second), 0), second * 1000);
    if (next !== said) heard.push(next.words);
    said = next;
  }
  expect(heard.at(0)).toBe('0.6 miles north');
  expect(heard.at(-1)).toBe(en.nearMe.there);
  expect(heard.length).toBeLessThan(20);
});

test('a turn is announced, but not more than every ten seconds', () => {
  const first = announced(null, approachTo(rock, south(300), 0), 0);
  const east = approachTo(rock, { ...south(0), longitude: rock.longitude - 0.0035 }, 0);
  expect(announced(first, east, 9_000)).toBe(first);
  expect(announced(first, east, 10_000).words).toBe('950 feet east');
});

test('a phone points where its compass says, however the screen is turned', () => {
  expect(headingOf({ absolute: true, alpha: 270 }, 0)).toBe(90);
  expect(headingOf({ absolute: true, alpha: 1 }, 90)).toBe(90);
  expect(headingOf({ absolute: false, alpha: 12, webkitCompassHeading: 358 }, 0)).toBe(0);
  // Relative to wherever the phone was before.
  expect(headingOf({ absolute: false, alpha: 12 }, 0)).toBe(null);
});
