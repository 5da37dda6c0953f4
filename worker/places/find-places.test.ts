import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { newPlace } from '../testing/make.ts';
import { refusalOf } from '../testing/moderation.ts';
import { hideRock, registerRock } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

const counting = countingEnv(env);
let member: Person;
beforeAll(async () => {
  member = await asMember({ ...makeWorld(), env: counting.env });
});

const search = async (q: string, near?: string) => {
  const answer = await member.api.places.$get({ query: near === undefined ? { q } : { q, near } });
  expect(answer.status, q).toBe(200);
  return (await answer.json()).map(({ name, state }) => `${name}, ${state}`);
};

test.each([
  ['om', ['Omaha, Nebraska', 'Omaha, Texas']],
  [' OMAHA ', ['Omaha, Nebraska', 'Omaha, Texas']],
  ['omaha, tex', ['Omaha, Texas']],
  ['sévi', ['Seville, Andalusia']],
  ['sevilla', ['Seville, Andalusia']],
  ['yellowstone', ['Yellowstone National Park, Montana']],
  ['national', ['Yellowstone National Park, Montana']],
  ['o', []],
  ['nowhere at all', []],
  ['🪨🪨', []],
  ['%_*"', []],
  [`om'; DROP TABLE rocks;--`, []],
])('a search for %s finds %j', async (q, hits) => {
  expect(await search(q)).toEqual(hits);
});

test('of two places with the same name the near one comes first', async () => {
  expect(await search('omaha', '33,-95')).toEqual(['Omaha, Texas', 'Omaha, Nebraska']);
});

test.each([
  ['sev', null],
  ['sevilla', 'Sevilla'],
  ['sévilla', 'Sevilla'],
])('a hit for %s says by which other name it was found: %j', async (q, otherName) => {
  const hits = await (await member.api.places.$get({ query: { q } })).json();
  expect(hits).toMatchObject([{ name: 'Seville', otherName }]);
});

test('a hit says what it is and where', async () => {
  const [hit] = await (await member.api.places.$get({ query: { q: 'yellowst' } })).json();
  expect(hit).toEqual({
    kind: 'park',
    id: 59,
    name: 'Yellowstone National Park',
    otherName: null,
    state: 'Montana',
    country: 'US',
    latitude: 44.5961,
    longitude: -110.5471,
  });
});

test.each([
  ['', undefined, en.places.empty],
  ['x'.repeat(10_000), undefined, 'The place can have at most 120 characters'],
  ['om\0aha', undefined, 'This text has characters that cannot be kept'],
  ['omaha', '91,0', en.places.coordinates],
  ['omaha', '41.25', en.places.coordinates],
  ['omaha', '41.25,-95.93,1', en.places.coordinates],
])('a search for %j near %j is refused', async (q, near, message) => {
  const answer = await member.api.places.$get({ query: near === undefined ? { q } : { q, near } });
  expect(await refusalOf(answer)).toEqual([400, message]);
});

test('a search reads a few rows in one round trip, and visitors may not search', async () => {
  for (const [q, near] of [['sa'], ['om', '41,-96'], ['zz', '0,180']] as const) {
    Object.assign(counting.spent, { roundTrips: 0, rowsRead: 0, rowsWritten: 0 });
    await search(q, near);
    expect(counting.spent).toMatchObject({ roundTrips: 1, rowsWritten: 0 });
    expect(counting.spent.rowsRead).toBeLessThanOrEqual(30);
  }
  expect((await asStranger().api.places.$get({ query: { q: 'omaha' } })).status).toBe(401);
});

test('groups of rocks are named by the largest town that they cover, otherwise by the nearest one', async () => {
  const around = async (at: string, zoom: string) => {
    Object.assign(counting.spent, { roundTrips: 0, rowsRead: 0 });
    const answer = await asStranger({ ...makeWorld(), env: counting.env }).api.places.around.$get({
      query: { at, zoom },
    });
    expect(counting.spent.roundTrips).toBe(1);
    expect(counting.spent.rowsRead).toBeLessThanOrEqual(10 * at.split(';').length);
    return (await answer.json()).map((town) => town?.town ?? null);
  };
  // 27 km from Omaha, and nearer to no other town.
  expect(await around('41.06,-96.13', '6')).toEqual(['Omaha']);
  // 60 km from it, and nearer to Lincoln.
  expect(await around('40.95,-96.5', '2')).toEqual(['Lincoln']);
  expect(await around('0,0', '2')).toEqual([null]);
  expect(await around('41.2,-96;0,0;40.8,-96.7', '12')).toEqual(['Omaha', null, 'Lincoln']);
});

test('a group of counted rocks is named by the town of most of them, not by that of its middle', async () => {
  const owner = await asMember();
  const hide = async (latitude: string, longitude: string) => {
    const { id } = await registerRock(owner);
    await hideRock(owner, id, newPlace({ latitude, longitude }));
  };
  for (const east of ['-95.93', '-95.94', '-95.95']) await hide('41.25', east);
  for (const east of ['-97.36', '-97.37']) await hide('41.43', east);
  const named = async (query: { at: string; level?: string }) => {
    Object.assign(counting.spent, { roundTrips: 0, rowsRead: 0 });
    const visitor = asStranger({ ...makeWorld(), env: counting.env });
    const answer = await visitor.api.places.around.$get({ query: { zoom: '2', ...query } });
    expect([answer.status, counting.spent.roundTrips <= 2]).toEqual([200, true]);
    // At most 16 parts of a cell, three times.
    expect(counting.spent.rowsRead).toBeLessThanOrEqual(60 * query.at.split(';').length);
    return (await answer.json()).map((town) => town?.town ?? null);
  };
  expect(await named({ at: '40.8,-96.7' })).toEqual(['Lincoln']);
  expect(await named({ at: '40.8,-96.7;0,0', level: '4' })).toEqual(['Omaha', null]);
  expect(await named({ at: '41.4,-97.3', level: '10' })).toEqual(['Columbus']);
  const refused = await asStranger().api.places.around.$get({ query: { at: '1,1', zoom: '2', level: '5' } });
  expect(await refusalOf(refused)).toEqual([400, 'level is 4, 6, 8, 10, 12, 14, or left out']);
});

test.each([
  ['none', ''],
  ['thirteen', Array<string>(13).fill('1,1').join(';')],
  ['one that is none', '1,1;1,'],
  ['10,000 letters', ';'.repeat(10_000)],
  ['SQL', "1,1' OR '1'='1"],
])('groups at %s are refused', async (_, at) => {
  const answer = await asStranger().api.places.around.$get({ query: { at, zoom: '6' } });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { message: en.places.coordinates, field: 'at' },
  ]);
});
