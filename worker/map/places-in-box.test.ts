import { env } from 'cloudflare:test';
import { beforeAll, expect, inject, test } from 'vitest';
import type { MapLocation } from '../../schema/journey.ts';
import type { Box } from '../../schema/map-grid.ts';
import { nextCursorHeader } from '../../schema/paging.ts';
import { asMember, makeWorld, type Person } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { putOnMap } from '../testing/map-recount.ts';
import { randomFrom } from '../testing/random.ts';

const random = randomFrom(inject('seed'));
const sixDecimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Half of them around one town. */
const places = Array.from({ length: 3000 }, (_, i) => ({
  id: `placed${i}`,
  latitude: sixDecimals(i % 2 ? 41.2 + random() / 10 : random() * 170 - 85),
  longitude: sixDecimals(i % 2 ? -95.9 + random() / 10 : random() * 360 - 180),
  hiddenAt: 1 + Math.floor(random() * 1000),
}));

let counting: ReturnType<typeof countingEnv>;
let member: Person;

beforeAll(async () => {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO rocks (id, name, description, code, code_key, created_at, status, last_seq, hidden_latitude,
         hidden_longitude, hidden_location_name, hidden_at)
       SELECT value->>'id', 'Pebble', '', value->>'id', value->>'id', 1, 'hidden', 1, value->>'latitude',
         value->>'longitude', 'Under a tree', value->>'hiddenAt' FROM json_each(?)`,
    ).bind(JSON.stringify(places)),
    ...putOnMap.map((statement) => env.DB.prepare(statement)),
  ]);
  counting = countingEnv(env);
  member = await asMember({ ...makeWorld(), env: counting.env });
});

/** Every page of a box, and the most rows that one of them read. */
async function walk(box: Box, limit: number) {
  const bbox = [box.west, box.south, box.east, box.north].map((side) => side.toFixed(6)).join(',');
  const seen: string[] = [];
  let [cursor, most, pages] = ['', 0, 0];
  do {
    Object.assign(counting.spent, { roundTrips: 0, rowsRead: 0 });
    const answer = await member.request(`/api/rocks/locations?bbox=${bbox}&limit=${limit}${cursor}`);
    seen.push(...(await answer.json<MapLocation[]>()).map(({ id }) => id));
    expect(counting.spent.roundTrips).toBe(1);
    most = Math.max(most, counting.spent.rowsRead);
    const next = answer.headers.get(nextCursorHeader);
    cursor = next === null ? '' : `&cursor=${next}`;
    pages++;
  } while (cursor !== '');
  return { seen, most, pages };
}

/** Checks every rock, as a reference. */
const within = ({ west, south, east, north }: Box) =>
  places
    .filter(
      ({ latitude, longitude }) =>
        latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    )
    .toSorted((a, b) => b.hiddenAt - a.hiddenAt || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);

test.each([
  ['the whole world', { west: -180, south: -90, east: 180, north: 90 }],
  ['a town with more rocks than a page reads', { west: -95.9, south: 41.2, east: -95.8, north: 41.3 }],
  ['a part of it', { west: -95.88, south: 41.22, east: -95.86, north: 41.24 }],
  ['a country with few rocks', { west: 0, south: 0, east: 30, north: 30 }],
  ['a spot', { west: -95.8501, south: 41.25, east: -95.85, north: 41.2501 }],
])(
  '%s is walked page by page, newest first, each rock once, and no page reads more than 2,000 rows',
  async (_, box) => {
    for (const limit of [500, 70]) {
      const { seen, most } = await walk(box, limit);
      expect(seen).toEqual(within(box));
      expect(most).toBeLessThanOrEqual(2000);
    }
  },
);

test('any box has exactly its rocks, even if its edge is next to one', async () => {
  for (let i = 0; i < 25; i++) {
    const { latitude, longitude } = places[Math.floor(random() * places.length)] ?? {
      latitude: 0,
      longitude: 0,
    };
    const wide = 10 ** -(random() * 5);
    const box = {
      west: Math.max(-180, sixDecimals(longitude - random() * wide)),
      south: Math.max(-90, sixDecimals(latitude - random() * wide)),
      east: Math.min(180, longitude + (i % 2 ? 0 : sixDecimals(wide))),
      north: Math.min(90, latitude + (i % 2 ? 0 : sixDecimals(wide))),
    };
    expect((await walk(box, 500)).seen).toEqual(within(box));
  }
});
