import { expect, test } from 'vitest';
import { hour, minute } from '../platform/clock.ts';
import { digestAfter, endOfBundle, endOfQuiet } from './schedule.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const said = (moment: number | null) => moment && new Date(moment).toISOString().slice(0, 16);

test.each([
  ['2031-05-06T21:59', 'UTC', null],
  ['2031-05-06T22:00', 'UTC', '2031-05-07T08:00'],
  ['2031-05-07T07:59', 'UTC', '2031-05-07T08:00'],
  ['2031-05-07T08:00', 'UTC', null],
  // Ten past ten in the evening in Chicago.
  ['2031-05-07T03:10', 'America/Chicago', '2031-05-07T13:00'],
  ['2031-05-07T03:10', '', '2031-05-07T08:00'],
  // Half an hour apart from other zones.
  ['2031-05-07T01:00', 'Asia/Kolkata', '2031-05-07T02:30'],
  ['2031-05-07T03:10', 'Nowhere/Land', '2031-05-07T08:00'],
])('at %s quiet hours in %s end at %s', (now, timeZone, end) => {
  expect(said(endOfQuiet(at(now), { timeZone }))).toBe(end);
});

test('equal hours are no quiet hours, and they may lie within a day', () => {
  const quietAt = (now: string, from: number, to: number) =>
    said(endOfQuiet(at(now), { timeZone: '', from, to }));
  for (const hourOfDay of ['00', '08', '22'])
    expect(quietAt(`2031-05-06T${hourOfDay}:00`, 8, 8), hourOfDay).toBe(null);
  expect(quietAt('2031-05-06T13:30', 13, 15)).toBe('2031-05-06T15:00');
  expect(quietAt('2031-05-06T15:00', 13, 15)).toBe(null);
});

test.each([
  ['2031-05-06T07:59', 'daily', 'UTC', '2031-05-06T08:00'],
  ['2031-05-06T08:00', 'daily', 'UTC', '2031-05-07T08:00'],
  ['2031-05-06T07:59', 'daily', 'America/Chicago', '2031-05-06T13:00'],
  // A Monday, before and after eight.
  ['2031-05-05T07:00', 'weekly', 'UTC', '2031-05-05T08:00'],
  ['2031-05-05T08:00', 'weekly', 'UTC', '2031-05-12T08:00'],
  ['2031-05-11T23:00', 'weekly', 'UTC', '2031-05-12T08:00'],
  // Monday morning in Auckland, Sunday evening elsewhere.
  ['2031-05-11T19:00', 'weekly', 'Pacific/Auckland', '2031-05-11T20:00'],
] as const)('after %s a %s digest in %s is sent at %s', (now, rhythm, zone, next) => {
  expect(said(digestAfter(at(now), rhythm, zone))).toBe(next);
});

test('messages about a rock are an hour apart', () => {
  const now = at('2031-05-06T12:00');
  expect(endOfBundle(now, -Infinity)).toBe(null);
  expect(endOfBundle(now, now - hour)).toBe(null);
  expect(endOfBundle(now, now - hour + minute)).toBe(now + minute);
});
