import { expect, test } from 'vitest';
import { kmToMiles } from '../../schema/journey.ts';
import { anEntry } from '../testing/make.ts';
import { stopsOf } from './stops.ts';
import { kilometresAt } from './way.ts';

/** One degree of longitude at the equator is 111.2 km. */
const hides = (seqs: readonly number[]) =>
  stopsOf(seqs.map((seq) => anEntry({ seq, latitude: 0, longitude: seq })).toReversed());

test('the miles count from nothing to the distance of the rock', () => {
  const miles = kilometresAt(hides([1, 2, 4])).map(kmToMiles);
  expect(miles).toEqual([0, 69, 207]);
});

test('a journey of which only the newest part is shown begins with the miles before it', () => {
  expect(kilometresAt(hides([11, 12, 13]), 1000).map(Math.round)).toEqual([778, 889, 1000]);
});

test('a find is no way, and a rock that stayed in its place has none', () => {
  const [hide, find] = [anEntry({ seq: 1 }), anEntry({ seq: 2, actionType: 'found', latitude: 50 })];
  expect(kilometresAt(stopsOf([find, hide]), 0)).toEqual([0]);
});
