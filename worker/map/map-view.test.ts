import { env } from 'cloudflare:test';
import { beforeAll, expect, inject, test } from 'vitest';
import type { Coordinates } from '../../schema/journey.ts';
import { cellsAt, finestLevel, mapLimits, quadkeyOf, type Box } from '../../schema/map-grid.ts';
import type { MapView } from '../../schema/map.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { makeMember } from '../testing/make.ts';
import { putOnMap } from '../testing/map-recount.ts';
import { often } from '../testing/often.ts';
import { proof } from '../testing/proof.ts';
import { randomFrom } from '../testing/random.ts';

/** Rocks around a few towns, some of them across the date line, and some anywhere. */
const places: { id: string; latitude: number; longitude: number }[] = [];
const towns = [
  [41.2565, -95.9345],
  [-16.8, 179.999],
  [51.5, 0],
  [-33.8568, 151.2153],
] as const;

/** In two corners of one counted cell whose middle is empty. */
const corners = [
  { id: 'corner0', latitude: -41.24418, longitude: 96.00004 },
  { id: 'corner1', latitude: -41.26315, longitude: 96.01901 },
];

const random = randomFrom(inject('seed'));
const sixDecimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

beforeAll(async () => {
  for (let i = 0; i < 3000; i++) {
    const [latitude, longitude] = towns[i % 7] ?? [random() * 180 - 90, random() * 360 - 180];
    const near = 10 ** -(random() * 4);
    const wrapped = ((longitude + (random() - 0.5) * near + 540) % 360) - 180;
    places.push({
      id: `placed${i}`,
      latitude: sixDecimals(Math.max(-90, Math.min(90, latitude + (random() - 0.5) * near))),
      longitude: sixDecimals(wrapped),
    });
  }
  places.push(...corners);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO rocks (id, name, description, code, code_key, created_at, status, last_seq, hidden_latitude,
         hidden_longitude, hidden_location_name, hidden_at)
       SELECT value->>'id', 'Pebble', '', value->>'id', value->>'id', 1, 'hidden', 1, value->>'latitude',
         value->>'longitude', 'Under a tree', 1 FROM json_each(?)`,
    ).bind(JSON.stringify(places)),
    // Withheld rocks and held ones are not on the map.
    env.DB.prepare(`UPDATE rocks SET withheld_at = 1 WHERE id IN ('placed1', 'placed7')`),
    env.DB.prepare(`UPDATE rocks SET status = 'found' WHERE id IN ('placed2', 'placed8')`),
    ...putOnMap.map((statement) => env.DB.prepare(statement)),
  ]);
  for (const id of ['placed1', 'placed7', 'placed2', 'placed8'])
    places.splice(
      places.findIndex((place) => place.id === id),
      1,
    );
});

const viewOf = async (person: Person, { west, south, east, north }: Box, zoom: number): Promise<MapView> => {
  const bbox = [west, south, east, north].map((side) => side.toFixed(6)).join(',');
  const answer = await person.api.map.$get({ query: { bbox, zoom: String(zoom) } });
  expect(answer.status).toBe(200);
  return answer.json();
};

/** Checks every rock, as a reference. An edge belongs to the box north and east of it. */
function within([west, south, east, north]: MapView['bbox']) {
  return places.filter(({ latitude, longitude }) => {
    const up = Math.floor(latitude * 1000 + 90_000.5) / 1000 - 90;
    const right = Math.floor(longitude * 1000 + 180_000.5) / 1000 - 180;
    const isIn = (place: number, from: number, to: number, last: number) =>
      place > from - 1e-9 && (place < to - 1e-9 || (place === last && to === last));
    // The last cell ends at 180 degrees east, and the first one starts at 180 west.
    return isIn(up, south, north, 90) && (isIn(right, west, east, 180) || isIn(right + 360, west, east, NaN));
  });
}

function randomBox(zoom: number): Box {
  const { latitude, longitude } = places[Math.floor(random() * places.length)] ?? {
    latitude: 0,
    longitude: 0,
  };
  const wide = (360 / 2 ** zoom) * (1 + random() * 4);
  const west = Math.max(-180, Math.min(180, longitude - random() * wide));
  const south = Math.max(-90, latitude - (random() * wide) / 2);
  return { west, south, east: Math.min(west + wide, west + 360), north: Math.min(90, south + wide / 2) };
}

test('for any box and zoom the answer agrees with a check of every rock', async () => {
  const visitor = asStranger();
  const kinds = { clusters: 0, rocks: 0, cut: 0 };
  const views = often(300);
  for (let i = 0; i < views; i++) {
    const zoom = mapLimits.leastZoom + (i % (mapLimits.mostZoom - mapLimits.leastZoom + 1));
    const box = randomBox(zoom);
    const { bbox, clusters, rocks, isCut } = await viewOf(visitor, box, zoom);
    const told = within(bbox);
    if (isCut) {
      kinds.cut++;
      expect(rocks).toHaveLength(mapLimits.single);
      const known = new Set(told.map(({ id }) => id));
      expect(rocks.every(({ id }) => known.has(id))).toBe(true);
    } else if (clusters.length > 0) {
      kinds.clusters++;
      expect(zoom).toBeLessThan(mapLimits.alwaysSingleZoom);
      expect(rocks).toEqual([]);
      expect(clusters.reduce((sum, [, , count]) => sum + count, 0)).toBe(told.length);
      // By its rounded place each is still found in its own cell.
      const { level } = cellsAt(box, zoom);
      const cellOf = (at: Coordinates) => Math.floor(quadkeyOf(at) / 4 ** (finestLevel - level));
      const counts = Map.groupBy(told, cellOf);
      for (const [latitude, longitude, count] of clusters)
        expect(counts.get(cellOf({ latitude, longitude }))?.length).toBe(count);
    } else {
      kinds.rocks++;
      expect(new Set(rocks.map(({ id }) => id))).toEqual(new Set(told.map(({ id }) => id)));
    }
  }
  expect(Math.min(kinds.clusters, kinds.rocks)).toBeGreaterThan(views / 15);
});

test('a box across the date line is one box, and the whole world has every rock once', async () => {
  const visitor = asStranger();
  const fiji = await viewOf(visitor, { west: 179.9, south: -17, east: 180.1, north: -16.5 }, 11);
  expect(fiji.clusters.reduce((sum, [, , count]) => sum + count, 0)).toBe(within(fiji.bbox).length);
  // Even at zooms at which no screen shows this much: the answer comes from counted cells.
  for (const zoom of [2, 14, 18]) {
    const world = await viewOf(visitor, { west: -180, south: -90, east: 180, north: 90 }, zoom);
    expect(world.bbox).toEqual([-180, -90, 180, 90]);
    expect(world.clusters.reduce((sum, [, , count]) => sum + count, 0)).toBe(places.length);
  }
});

test('where rocks are shown one by one, an empty place has no cluster', async () => {
  const between = { west: 96.006, south: -41.2552, east: 96.013, north: -41.2522 };
  const outIn = { west: 95.99, south: -41.28, east: 96.03, north: -41.23 };
  for (const zoom of [16, 17, 18]) {
    expect(await viewOf(asStranger(), between, zoom)).toMatchObject({
      clusters: [],
      rocks: [],
      isCut: false,
    });
    expect((await viewOf(asStranger(), outIn, zoom)).rocks).toHaveLength(corners.length);
  }
});

test('a cluster lies in the middle of its rocks', async () => {
  const view = await viewOf(asStranger(), { west: -96, south: 41.2, east: -95.9, north: 41.3 }, 12);
  expect(view.clusters.length).toBeGreaterThan(0);
  for (const [latitude, longitude, count] of view.clusters) {
    expect(latitude).toBeGreaterThan(view.bbox[1] - 0.001);
    expect(latitude).toBeLessThan(view.bbox[3] + 0.001);
    expect(longitude).toBeGreaterThan(view.bbox[0] - 0.001);
    expect(count).toBeGreaterThan(0);
  }
});

test('visitors see rocks to about 100 m and without names, members exactly, members with access with names', async () => {
  const [nearest] = places;
  if (!nearest) throw new Error('there are places');
  const { latitude, longitude } = nearest;
  const box = { west: longitude, east: longitude, south: latitude, north: latitude };
  const pro = await asMember(undefined, await makeMember({ hasManualPlan: true }));
  const own = async (person: Person) =>
    (await viewOf(person, box, 18)).rocks.find(({ id }) => id === nearest.id);
  const dot = { id: nearest.id, actionType: 'hidden', locationName: '', rock: null, timesFound: 0 };
  expect(await own(asStranger())).toMatchObject({
    ...dot,
    latitude: Number(latitude.toFixed(3)),
    longitude: Number(longitude.toFixed(3)),
  });
  expect(await own(await asMember())).toMatchObject({ ...dot, latitude, longitude });
  expect(await own(pro)).toMatchObject({ locationName: 'Under a tree', rock: { name: 'Pebble' } });
});

test('a member no longer sees a rock that they reported, where rocks are shown one by one', async () => {
  const reporter = await asMember();
  const [, gone] = places;
  if (!gone) throw new Error('there are places');
  await reporter.api.reports.$post({ json: { subject: 'rock', subjectId: gone.id, reason: 'other' } });
  const box = { west: gone.longitude, east: gone.longitude, south: gone.latitude, north: gone.latitude };
  const ids = async (person: Person) => (await viewOf(person, box, 18)).rocks.map(({ id }) => id);
  expect(await ids(reporter)).not.toContain(gone.id);
  expect(await ids(asStranger())).toContain(gone.id);
});

test('every view of the map takes one round trip and stays within its budget of rows read', async ({
  task,
}) => {
  const counting = countingEnv(env);
  const visitor = asStranger({ ...makeWorld(), env: counting.env });
  let [far, near] = [0, 0];
  for (let i = 0; i < often(150); i++) {
    const zoom = mapLimits.leastZoom + (i % (mapLimits.mostZoom - mapLimits.leastZoom + 1));
    const pixel = 360 / 2 ** zoom / 256;
    const { latitude, longitude } = places[i * 7] ?? { latitude: 0, longitude: 0 };
    const south = Math.max(-90, latitude - 350 * pixel);
    const west = Math.max(-180, longitude - 660 * pixel);
    const box = {
      west,
      south,
      east: west + Math.min(360, 1320 * pixel),
      north: Math.min(90, south + 700 * pixel),
    };
    Object.assign(counting.spent, { roundTrips: 0, rowsRead: 0 });
    await viewOf(visitor, box, zoom);
    expect(counting.spent.roundTrips).toBe(1);
    if (zoom < mapLimits.singleZoom) far = Math.max(far, counting.spent.rowsRead);
    else near = Math.max(near, counting.spent.rowsRead);
  }
  proof(task, {
    goal: 'G-L2',
    what: 'the map: the costliest view to zoom 13, and from there on',
    figure: `${far} and ${near} rows read`,
    passLine: '400 and 520 at most',
  });
  expect(far).toBeLessThanOrEqual(400);
  expect(near).toBeLessThanOrEqual(520);
});
