// How much archives may bring, and that they are no way to guess Rock IDs.
import { expect, test } from 'vitest';
import { ownDataLimits as most } from '../../schema/own-data.ts';
import { rockLimits } from '../../schema/rocks.ts';
import { callerOf, siteOf } from '../platform/caller.ts';
import { newId } from '../platform/ids.ts';
import { countEach, type Limit } from '../platform/limits.ts';
import { archiveOf, aRock, aStep, importBy as send, zipOf } from '../testing/archive.ts';
import { asMember, makeWorld, newAddress, origin, type World } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeMember, newMadeUpCode } from '../testing/make.ts';
import { registerRock } from '../testing/play.ts';
import { orphanedPhotos } from '../testing/recount.ts';
import * as en from '../../schema/words/en/index.ts';

const anHour = 3_600_000;
const aDay = 24 * anHour;

const joined = async (world: World, days: number) =>
  asMember(world, await makeMember({ createdAt: world.now - days * aDay }));

/** As if so many were counted by now. */
const counted = ({ now }: World, limit: Omit<Limit, 'most'>, times: number) =>
  db.batch([
    countEach(
      db,
      Array.from({ length: times }, () => ({ ...limit, most: 0 })),
      now,
    ),
  ]);

/** The refusal of what may come in the next window. */
const later = ({ now }: World, message: string, windowMs: number) => [
  429,
  { message, retryAfter: Math.ceil((windowMs - (now % windowMs)) / 1000) },
];

const many = (count: number) => archiveOf(Array.from({ length: count }, () => aRock()));

/** Rock IDs on rocks of somebody else. */
async function takenCodes(world: World, count: number): Promise<string[]> {
  const owner = await asMember(world);
  const codes = Array.from({ length: count }, newMadeUpCode);
  for (const code of codes) await registerRock(owner, { code });
  return codes;
}

test('archives bring so many rocks in a day, long journeys count as several, and new members bring fewer', async () => {
  const world = makeWorld();
  const enough = later(world, en.ownData.enoughToday, aDay);
  const member = await joined(world, 0);
  const rocksOf = (id: string) => ({ bucket: `import-rocks:${id}`, windowMs: aDay }) as const;
  await counted(world, rocksOf(member.member.id), rockLimits.perDay - 1);
  expect(await send(member, many(2))).toEqual(enough);
  const steps = (count: number) =>
    Array.from({ length: count }, (_, seq) => aStep({ what: seq % 2 === 0 ? 'hidden' : 'found' }));
  expect(await send(member, archiveOf([aRock()], steps(40)))).toEqual(enough);
  expect((await send(member, many(1)))[0]).toBe(200);
  const [long, short] = [aRock(), aRock()];
  expect(await send(await joined(world, 0), archiveOf([long, short], steps(9000)))).toEqual([
    403,
    { message: en.ownData.tooNew, rocks: [{ rock: long.id, why: en.ownData.tooNewFor }] },
  ]);
  const older = await joined(world, 8);
  await counted(world, rocksOf(older.member.id), most.rocksPerDay - 100);
  expect((await send(older, many(100)))[0]).toBe(200);
  const more = many(1);
  const before = await orphanedPhotos();
  expect(await send(older, more)).toEqual(enough);
  expect(await orphanedPhotos()).toEqual(before);
  world.now += aDay;
  const [one, two] = await Promise.all([send(older, more), send(older, more)]);
  expect([one, two].map(([status]) => status)).toEqual([200, 200]);
  expect(Number(one?.[1]['rocks']) + Number(two?.[1]['rocks'])).toBe(1);
});

test('a member sends so many archives in an hour that bring nothing, and any number that bring rocks', async () => {
  const world = makeWorld();
  const member = await asMember(world);
  await counted(world, { bucket: `import:${member.member.id}`, windowMs: anHour }, most.readingsPerHour - 1);
  for (let i = 0; i < 2; i++) expect((await send(member, many(1)))[0]).toBe(200);
  expect((await send(member, zipOf({})))[0]).toBe(400);
  expect(await send(member, many(1))).toEqual(later(world, en.ownData.enoughThisHour, anHour));
  world.now += anHour;
  expect((await send(member, many(1)))[0]).toBe(200);
});

test('Rock IDs that are taken are named, ten at most in an hour, and without them the same file comes at once', async () => {
  const world = makeWorld();
  const taken = await takenCodes(world, 12);
  const member = await asMember(world);
  const rocks = taken.map((rockId) => aRock({ rockId: ` ${rockId} ` }));
  const good = aRock();
  const ids = rocks.map(({ id }) => id);
  const named = ids.slice(0, 10).map((rock) => ({ rock, why: en.ownData.codeTaken }));
  expect(await send(member, archiveOf([...rocks, good]))).toEqual([
    409,
    { message: en.ownData.taken(taken.slice(0, 10).join(', '), true), rocks: named },
  ]);
  // Two are left of which nobody hears before the hour is over: which ones they are is not said.
  const rest = [...rocks.slice(10), good];
  expect(await send(member, archiveOf(rest))).toEqual(later(world, en.ownData.untold, anHour));
  expect(await send(member, archiveOf([good]))).toEqual([200, { known: 0, rocks: 1, steps: 0, photos: 0 }]);
  const form = { name: 'Sunny', laserEngraverId: taken[11] };
  expect((await member.send('POST', '/api/rocks', form)).status).toBe(429);
  world.now += anHour;
  expect((await send(member, archiveOf(rest)))[0]).toBe(409);
});

test('a member is refused for taken Rock IDs a few times in a day, and others behind the same address are not', async () => {
  // At midnight: the tries below are all of one day.
  const world = makeWorld(Math.ceil(Date.now() / aDay) * aDay);
  const [code = ''] = await takenCodes(world, 1);
  const [member, other, third] = [await asMember(world), await asMember(world), await asMember(world)];
  const address = newAddress();
  const from = { 'CF-Connecting-IP': address };
  const guess = () => archiveOf([aRock({ rockId: code }), aRock()]);
  for (let i = 0; i < most.triesPerDay; i++) {
    world.now += anHour / 4;
    expect((await send(member, guess(), from))[0]).toBe(409);
  }
  expect(await send(member, guess(), from)).toEqual(later(world, en.ownData.triedOften, aDay));
  expect((await send(other, guess(), from))[0]).toBe(409);
  const site = siteOf(await callerOf(new Request(origin, { headers: from })));
  const left = most.triesPerDayOfNetwork - most.triesPerDay - 2;
  await counted(world, { bucket: `import-try:${site}`, windowMs: aDay }, left);
  expect((await send(other, guess(), from))[0]).toBe(409);
  expect(await send(third, guess(), from)).toEqual(later(world, en.ownData.triedOften, aDay));
  // What is on one's own rocks afterwards tells nothing.
  const fourth = await asMember(world);
  for (let i = 0; i <= most.triesPerDay; i++) expect((await send(fourth, many(1)))[0]).toBe(200);
});

test('a refusal that tells nothing of Rock IDs of others is no try', async () => {
  const world = makeWorld();
  const member = await asMember(world);
  const wrong = archiveOf([aRock({ name: '' })]);
  for (let i = 0; i <= most.triesPerDay; i++) expect((await send(member, wrong))[0]).toBe(400);
  expect((await send(member, many(1)))[0]).toBe(200);
  // A photo that cannot be read is found after the comparison.
  const rock = aRock();
  const photo = { rock: rock.id, file: `photos/${newId()}.webp`, proof: null };
  for (let i = 0; i < most.triesPerDay; i++)
    expect((await send(member, archiveOf([rock], [], [photo])))[0]).toBe(400);
  expect(await send(member, many(1))).toEqual(later(world, en.ownData.triedOften, aDay));
});
