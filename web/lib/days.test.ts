import { expect, test } from 'vitest';
import { dayWords } from './days.ts';

test('a day is that of the place where it happened, also around midnight', () => {
  const at = '2026-05-01T03:30:00.000Z';
  expect(dayWords(at, 'America/Chicago')).toBe('Apr 30, 2026');
  expect(dayWords(at, 'Europe/Madrid')).toBe('May 1, 2026');
  expect(dayWords('2026-04-30T11:00:00.000Z', 'Pacific/Kiritimati')).toBe('May 1, 2026');
});

test('without a zone, or with one that the browser does not know, a day is that of the browser', () => {
  const at = '2026-05-01T03:30:00.000Z';
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(dayWords(at)).toBe(dayWords(at, own));
  expect(dayWords(at, 'Mars/Olympus_Mons')).toBe(dayWords(at, own));
  expect(dayWords(at, '')).toBe(dayWords(at, own));
});
