import { expect, test } from 'vitest';
import * as en from '../../schema/words/en/index.ts';
import { seedWords } from '../lib/words.ts';
import { byDay, dayAndTimeWords } from './by-day.ts';

seedWords(en);

/** At an hour of a day of November 2026, in the time zone of the machine. */
const at = (day: number, hour: number) => ({ at: new Date(2026, 10, day, hour).toISOString() });

test('days are those of the reader, and today and yesterday have their words', () => {
  const items = [at(26, 23), at(26, 0), at(25, 23), at(25, 0), at(24, 23), at(1, 9)];
  const days = byDay(items, new Date(2026, 10, 26, 23, 30)).map((day) => [day.title, day.items]);
  expect(days).toEqual([
    ['Today', items.slice(0, 2)],
    ['Yesterday', items.slice(2, 4)],
    ['Nov 24, 2026', items.slice(4, 5)],
    ['Nov 1, 2026', items.slice(5)],
  ]);
});

test('yesterday may be in the year before, and without anything there is no day', () => {
  const eve = { at: new Date(2025, 11, 31, 20).toISOString() };
  expect(byDay([eve], new Date(2026, 0, 1, 1)).map(({ title }) => title)).toEqual(['Yesterday']);
  expect(byDay([])).toEqual([]);
});

test('a day is said with its time', () => {
  const now = new Date(2026, 10, 26, 23, 30);
  const said = [at(26, 19), at(25, 9), at(24, 0)].map((one) => dayAndTimeWords(one.at, now));
  // The space may be a narrow one.
  expect(said.map((words) => words.replaceAll(/\s/gu, ' '))).toEqual([
    'Today, 7:00 PM',
    'Yesterday, 9:00 AM',
    'Nov 24, 2026, 12:00 AM',
  ]);
});
