import { expect, test } from 'vitest';
import { daysCarried } from './carried.ts';
import * as en from '../../schema/words/en/index.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30);

test.each([
  [at(26, 9), 'since today'],
  [at(26, 23), 'since today'],
  [at(25, 23), 'since yesterday'],
  [at(24, 23), 'for 2 days'],
  [new Date(2026, 9, 26, 12), 'for 31 days'],
])('a rock found at %s is carried %s', (foundAt, words) => {
  expect(en.pocket.carried(daysCarried(foundAt.toISOString(), at(26, 10)))).toBe(words);
});

test.each([
  [at(26, 9), 'today'],
  [at(25, 23), '1 day'],
  [at(24, 23), '2 days'],
])('a rock found at %s is carried %s in short', (foundAt, words) => {
  expect(en.pocket.days(daysCarried(foundAt.toISOString(), at(26, 10)))).toBe(words);
});
