// Visitors learn the cell of a place and nothing else, however often they ask and however often a rock is hidden there.
import { env } from 'cloudflare:test';
import { expect, inject, test } from 'vitest';
import { blurred, mapLimits } from '../../schema/map-grid.ts';
import { asStranger } from '../testing/as.ts';
import { putOnMap } from '../testing/map-recount.ts';
import { often } from '../testing/often.ts';
import { randomFrom } from '../testing/random.ts';

const random = randomFrom(inject('seed'));
const cell = { latitude: 41.257, longitude: -95.934 };

/** Hides eight rocks anew at places of one cell, all of them at one place or each at another. */
async function hideAnew(areTogether: boolean): Promise<void> {
  const within = () => (random() - 0.5) * 0.00099;
  const [north, east] = [within(), within()];
  const places = Array.from({ length: 8 }, (_, i) => ({
    id: `stable${i}`,
    latitude: Math.round((cell.latitude + (areTogether ? north : within())) * 1e6) / 1e6,
    longitude: Math.round((cell.longitude + (areTogether ? east : within())) * 1e6) / 1e6,
  }));
  for (const place of places) expect(blurred(place)).toEqual(cell);
  await env.DB.batch([
    env.DB.prepare(`DELETE FROM rocks WHERE id LIKE 'stable%'`),
    env.DB.prepare(
      `INSERT INTO rocks (id, name, description, code, code_key, created_at, status, last_seq, hidden_latitude,
         hidden_longitude, hidden_location_name, hidden_at)
       SELECT value->>'id', 'Pebble', '', value->>'id', value->>'id', 1, 'hidden', 1, value->>'latitude',
         value->>'longitude', 'Home', 1 FROM json_each(?)`,
    ).bind(JSON.stringify(places)),
    ...putOnMap.map((statement) => env.DB.prepare(statement)),
  ]);
}

/** Boxes of any size around the cell, many of them with an edge in it. */
function boxes(count: number) {
  return Array.from({ length: count }, (_, i) => {
    const wide = 10 ** (-5 + random() * 6);
    const west = cell.longitude - random() * wide;
    const south = cell.latitude - random() * wide;
    const bbox = [west, south, west + wide, south + wide].map((side) => side.toFixed(6)).join(',');
    const zooms = mapLimits.mostZoom - mapLimits.leastZoom + 1;
    return { bbox, zoom: String(mapLimits.leastZoom + (i % zooms)) };
  });
}

test('a thousand requests tell visitors the same, wherever in their cell rocks were hidden', async () => {
  const visitor = asStranger();
  const asked = boxes(often(160));
  const answers = async () => {
    const told: unknown[] = [];
    for (const query of asked) {
      const map = await (await visitor.api.map.$get({ query })).json();
      const places = await (await visitor.api.rocks.locations.$get({ query: { bbox: query.bbox } })).json();
      for (const { latitude, longitude } of [...map.rocks, ...places])
        expect({ latitude, longitude }).toEqual(cell);
      told.push({ map, places });
    }
    return told;
  };
  await hideAnew(true);
  const before = await answers();
  expect(before.some((told) => JSON.stringify(told).includes('stable7'))).toBe(true);
  for (const areTogether of [true, false]) {
    await hideAnew(areTogether);
    expect(await answers()).toEqual(before);
  }
});
