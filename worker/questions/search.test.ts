import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { questionLimits } from '../../schema/questions.ts';
import { asMember, asStranger, makeWorld, type Member } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { newPlace } from '../testing/make.ts';
import { refusalOf, report } from '../testing/moderation.ts';
import { accepted, findRock, hiddenRock, registerRock } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

const counting = countingEnv(env);
const start = Date.UTC(2031, 4, 20, 12);
const world = { ...makeWorld(start), env: counting.env };
const inOmaha = newPlace({ latitude: '41.26', longitude: '-95.94' });
const inSeville = newPlace({ latitude: '37.39', longitude: '-5.98' });

let painter: Member;
const ids: Record<string, string> = {};
beforeAll(async () => {
  painter = await asMember(world);
  const hide = async (name: string, description: string, place = inOmaha) => {
    const rock = await hiddenRock(painter, { name, description, place });
    ids[name] = rock.id;
    return rock;
  };
  await hide('Dotty', 'A ladybird in a raincoat');
  await hide('Sunny', 'A small sun for a grey day');
  await hide('Blue', 'Waves and a whale', inSeville);
  await findRock(await asMember(world), (await hide('Gone', 'A ladybird')).laserEngraverId);
  await registerRock(painter, { name: 'Never hidden', description: 'A ladybird' });
});

const search = async (query: { town: string; what?: string; month?: string }, person = asStranger(world)) =>
  accepted(await person.api['worn-off'].$get({ query }));
const names = async (...of: Parameters<typeof search>) => (await search(...of)).rocks.map(({ name }) => name);

test('hidden rocks around a town, the most alike first, and no other word leaves one out', async () => {
  expect(await names({ town: 'omaha', what: 'red ladybug' })).toEqual(['Dotty', 'Sunny']);
  expect(await names({ town: 'Omaha, Nebraska', what: 'the sun' })).toEqual(['Sunny', 'Dotty']);
  expect((await names({ town: 'omaha', what: 'unicorn' })).toSorted()).toEqual(['Dotty', 'Sunny']);
  expect(await names({ town: 'seville' })).toEqual(['Blue']);
  const { town, otherTowns, rocks, alike } = await search({ town: 'omaha', what: 'ladybird' });
  expect(alike).toBe(1);
  expect([town?.state, otherTowns.map(({ state }) => state)]).toEqual(['Nebraska', ['Texas']]);
  expect(rocks[0]).toEqual({
    id: ids['Dotty'],
    name: 'Dotty',
    imageUrl: null,
    owner: expect.objectContaining({ id: painter.member.id }),
    near: expect.objectContaining({ town: 'Omaha' }),
    hiddenAt: new Date(start).toISOString(),
  });
});

test('rocks that were hidden after the month in which one was found are left out', async () => {
  expect(await names({ town: 'omaha', month: '2031-04' })).toEqual([]);
  expect(await names({ town: 'omaha', month: '2031-05' })).toHaveLength(2);
});

test('one’s own rocks, reported and withheld ones, and those of nobody are left out', async () => {
  expect(await names({ town: 'omaha' }, painter)).toEqual([]);
  const other = await asMember(world);
  const theirs = await hiddenRock(other, { name: 'Theirs', place: inOmaha });
  expect(await names({ town: 'omaha' }, painter)).toEqual(['Theirs']);
  await report([painter], 'rock', theirs.id);
  expect(await names({ town: 'omaha' }, painter)).toEqual([]);
  expect(await names({ town: 'omaha' })).toHaveLength(3);
  await env.DB.prepare('UPDATE rocks SET withheld_at = 1 WHERE id = ?').bind(theirs.id).run();
  expect(await names({ town: 'omaha' })).toHaveLength(2);
  await env.DB.prepare('UPDATE rocks SET withheld_at = NULL WHERE id = ?').bind(theirs.id).run();
  await accepted(await other.api.user.account.$delete());
  expect(await names({ town: 'omaha' })).toHaveLength(2);
});

test('a town that nobody knows, and one without rocks, are empty answers', async () => {
  expect(await search({ town: 'nowhere at all' })).toEqual({
    town: null,
    otherTowns: [],
    rocks: [],
    alike: 0,
    more: 0,
  });
  expect(await search({ town: 'omaha, tex' })).toMatchObject({
    town: { town: 'Omaha' },
    rocks: [],
    alike: 0,
    more: 0,
  });
});

test.each([
  'Omaha, NE',
  'Omaha, NE 68102',
  'Omaha, Nebraska, United States',
  'near Omaha, USA',
  'Omaha NE, US',
])('%s is Omaha in Nebraska', async (town) => {
  expect((await search({ town })).town).toMatchObject({ town: 'Omaha', state: 'Nebraska' });
});

test.each(['Omaha, TX', 'Omaha (Texas), USA'])('%s is Omaha in Texas', async (town) => {
  expect((await search({ town })).town).toMatchObject({ town: 'Omaha', state: 'Texas' });
});

test.each([
  [{ town: '' }, en.questions.town],
  [{ town: 'omaha', what: 'x'.repeat(101) }, 'What is on it can have at most 100 characters'],
  [{ town: 'x'.repeat(10_000) }, 'The town can have at most 120 characters'],
  [{ town: 'omaha', month: '2031-13' }, en.questions.month],
  [{ town: 'omaha', month: "'; DROP TABLE rocks;--" }, en.questions.month],
])('%j is refused', async (query, words) => {
  const answer = await asStranger(world).api['worn-off'].$get({ query });
  expect(await refusalOf(answer)).toEqual([400, words]);
});

test('a search reads no more than the rocks around the town, and a town with very many is cut', async () => {
  const many = Array.from({ length: 30 }, (_, i) =>
    hiddenRock(painter, { name: `Pebble ${i}`, place: inSeville }),
  );
  await Promise.all(many);
  Object.assign(counting.spent, { roundTrips: 0, rowsRead: 0, rowsWritten: 0 });
  const { rocks, more } = await search({ town: 'seville', what: 'whale' });
  expect([rocks.length, more, rocks[0]?.name]).toEqual([
    questionLimits.hits,
    31 - questionLimits.hits,
    'Blue',
  ]);
  expect(counting.spent).toMatchObject({ roundTrips: 3, rowsWritten: 0 });
  // Eight of the place search, cells, 31 rocks, and 24 once more with their painters.
  expect(counting.spent.rowsRead).toBeLessThanOrEqual(160);
});
