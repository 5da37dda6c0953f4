import { expect, test } from 'vitest';
import type { MapLocation } from '../../schema/journey.ts';
import { newestOf } from './newest.ts';

const rocks = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i): MapLocation => ({
    id: `rock${from + i}`,
    latitude: 1,
    longitude: 2,
    locationName: '',
    actionType: 'hidden',
    createdAt: '2026-05-01T12:00:00.000Z',
    timesFound: 0,
    rock: null,
  }));

/** Returns pages with these numbers of rocks, and records the cursors. */
function answering(...counts: number[]) {
  const starts: (string | undefined)[] = [];
  const load = async ({ cursor }: { cursor?: string }) => {
    const number = starts.push(cursor);
    const nextCursor = number < counts.length ? `after ${number}` : null;
    return { items: rocks(counts[number - 1] ?? 0, number * 1000), nextCursor };
  };
  return { load, starts };
}

test('short and empty pages are followed to the end', async () => {
  const { load, starts } = answering(3, 0, 40);
  const newest = await newestOf(load);
  expect([newest.rocks.length, newest.isCut]).toEqual([43, false]);
  expect(starts).toEqual([undefined, 'after 1', 'after 2']);
});

test('it stops at five hundred rocks and reports whether there are more', async () => {
  expect(await newestOf(answering(500).load)).toMatchObject({ isCut: false });
  const { load, starts } = answering(500, 500);
  expect(await newestOf(load)).toMatchObject({ rocks: { length: 500 }, isCut: true });
  expect(starts).toHaveLength(1);
});

test('it stops after five pages where few of the newest rocks are', async () => {
  const { load, starts } = answering(0, 1, 0, 0, 1, 0, 0, 0);
  expect(await newestOf(load)).toMatchObject({ rocks: { length: 2 }, isCut: true });
  expect(starts).toHaveLength(5);
});
