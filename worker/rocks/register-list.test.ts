import { expect, test } from 'vitest';
import { rockListLimits } from '../../schema/rock-list.ts';
import { asMember, makeWorld, newAddress, type Member, type World } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { makeMember, newCode, newMadeUpCode } from '../testing/make.ts';
import { registerRock } from '../testing/play.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import * as en from '../../schema/words/en/index.ts';

expectAgreementAfterEach();

const aDay = 86_400_000;

const librarian = async (world: World = makeWorld()): Promise<Member> =>
  asMember(world, await makeMember({ createdAt: world.now - rockListLimits.memberDays * aDay }));

const listOf = (...codes: string[]) => ({
  rocks: codes.map((laserEngraverId, index) => ({ line: index + 2, name: `Rock ${index}`, laserEngraverId })),
});
const many = (count: number) => listOf(...Array.from({ length: count }, newMadeUpCode));

const send = async (person: Member, list: object, headers?: Record<string, string>) => {
  const answer = await person.send('POST', '/api/rocks/list', list, headers);
  return [answer.status, await answer.json<{ message?: string; registered?: number }>()] as const;
};
const ownCount = async (person: Member) =>
  (await (await person.request('/api/stats/user')).json<{ totalRocks: number }>()).totalRocks;

test('three hundred rocks with Rock IDs by hand are registered in one batch, in the order of the list', async () => {
  const world = makeWorld();
  const { env, spent } = countingEnv(world.env);
  const person = await librarian({ ...world, env });
  const list = many(rockListLimits.rocks);
  expect(await send(person, list)).toEqual([200, { registered: 300 }]);
  // Member and limits, the count of the try, the comparison, the write; after the answer, the trace of the hour.
  expect(spent.roundTrips).toBe(5);
  const [first] = await (await person.api.rocks.my.$get({ query: { limit: '1' } })).json();
  expect(first).toMatchObject({ name: 'Rock 0', laserEngraverId: list.rocks[0]?.laserEngraverId });
  expect(await ownCount(person)).toBe(300);
});

test('a repeat of the request registers nothing twice', async () => {
  const person = await librarian();
  const list = many(3);
  const key = { 'Idempotency-Key': 'list-of-three' };
  expect(await send(person, list, key)).toEqual([200, { registered: 3 }]);
  expect(await send(person, list, key)).toEqual([200, { registered: 3 }]);
  expect(await ownCount(person)).toBe(3);
});

test('a wrong line is named by its number, and nothing is registered', async () => {
  const person = await librarian();
  const [good, same] = [newMadeUpCode(), newMadeUpCode()];
  const cases: [codes: string[], words: string][] = [
    [[good, 'SHORT'], 'Line 3: A Rock ID of your own needs at least 8 characters'],
    [[good, 'K7M2QX9RR'], 'Line 3: This looks like one of our Rock IDs'],
    [[good, same, ` ${same.toLowerCase()} `], 'Line 4: This Rock ID is also in line 3'],
  ];
  for (const [codes, start] of cases) {
    const [status, { message }] = await send(person, listOf(...codes));
    expect([status, message]).toEqual([400, expect.stringContaining(start)]);
  }
  const nameless = { rocks: [{ line: 7, name: ' ', laserEngraverId: good }] };
  expect(await send(person, nameless)).toEqual([
    400,
    { message: 'Line 7: Rock name is required. Nothing was registered.', field: 'rocks' },
  ]);
  const rock = { line: 2, name: 'Bee', laserEngraverId: good };
  const telling = {
    line: 3,
    name: 'Fox',
    laserEngraverId: same,
    description: `above it: ${good.toLowerCase()}`,
  };
  expect(await send(person, { rocks: [rock, telling] })).toEqual([
    400,
    { message: en.rockList.refused(3, en.rockList.inText(2)), field: 'rocks' },
  ]);
  expect((await send(person, many(301)))[0]).toBe(400);
  expect(await ownCount(person)).toBe(0);
});

test('taken Rock IDs are named by their lines, as many as a member hears of in an hour, a few times in a day', async () => {
  const world = makeWorld();
  const [owner, person] = [await asMember(world), await librarian(world)];
  const taken = [newMadeUpCode(), newCode()];
  for (const code of taken) await registerRock(owner, { code });
  const list = listOf(newMadeUpCode(), ...taken);
  expect(await send(person, list)).toEqual([
    409,
    { message: en.rockList.taken([3, 4], false), field: 'rocks' },
  ]);
  expect(await ownCount(person)).toBe(0);
  await send(person, list);
  await send(person, list);
  expect(await send(person, many(1))).toEqual([429, { message: en.rockList.tooMany }]);
  world.now += aDay;
  expect((await send(person, many(1)))[0]).toBe(200);
  expect(await send(person, many(1))).toEqual([429, { message: en.rockList.oneADay }]);
});

test('a list does not tell more taken Rock IDs than registering one by one, and without those it told comes at once', async () => {
  const world = makeWorld();
  const [owner, person] = [await asMember(world), await librarian(world)];
  const taken = Array.from({ length: 12 }, newMadeUpCode);
  for (const code of taken) await registerRock(owner, { code });
  const [status, { message }] = await send(person, listOf(...taken));
  expect([status, message]).toEqual([409, en.rockList.taken([2, 3, 4, 5, 6, 7, 8, 9, 10, 11], true)]);
  expect(await send(person, listOf(newMadeUpCode(), ...taken.slice(10)))).toEqual([
    429,
    { message: en.rockList.untold },
  ]);
  const form = { name: 'Sunny', laserEngraverId: taken[11] };
  expect((await person.send('POST', '/api/rocks', form)).status).toBe(429);
  expect((await send(person, many(2)))[0]).toBe(200);
});

test('the lists of one member that are refused lock out nobody else behind the same address', async () => {
  const world = makeWorld();
  const code = newMadeUpCode();
  await registerRock(await asMember(world), { code });
  const from = { 'CF-Connecting-IP': newAddress() };
  const [person, other] = [await librarian(world), await librarian(world)];
  for (let i = 0; i < rockListLimits.triesPerDay; i++)
    expect((await send(person, listOf(code), from))[0]).toBe(409);
  expect((await send(person, many(1), from))[0]).toBe(429);
  expect((await send(other, listOf(code), from))[0]).toBe(409);
  expect((await send(other, many(1), from))[0]).toBe(200);
});

test('a new member registers their rocks one by one', async () => {
  expect(await send(await asMember(), many(1))).toEqual([
    403,
    { message: en.rockList.tooNew(rockListLimits.memberDays) },
  ]);
});

test('of two lists with the same Rock ID at once one is registered, and of two of a member one', async () => {
  const world = makeWorld();
  const [one, other] = [await librarian(world), await librarian(world)];
  const shared = newMadeUpCode();
  const answers = await Promise.all([
    send(one, listOf(newMadeUpCode(), shared)),
    send(other, listOf(shared, newMadeUpCode())),
  ]);
  expect(answers.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const busy = await librarian(world);
  const both = await Promise.all([send(busy, many(2)), send(busy, many(2))]);
  expect(both.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  expect(await ownCount(busy)).toBe(2);
});
