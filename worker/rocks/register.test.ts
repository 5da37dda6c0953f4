import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rockLimits } from '../../schema/rocks.ts';
import { activities, members, rocks, totals } from '../../schema/tables/index.ts';
import { day, hour } from '../platform/clock.ts';
import type { Limit } from '../platform/limits.ts';
import { spend } from '../platform/testing-limits.ts';
import { newId } from '../platform/ids.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { newCode } from '../testing/make.ts';
import { findRock, hideRock, registerRock, rockWithCode } from '../testing/play.ts';
import { ownCodeMinLength } from '../../schema/codes.ts';
import * as en from '../../schema/words/en/index.ts';

function post(
  person: Awaited<ReturnType<typeof asMember>>,
  fields: Record<string, string | Blob>,
  key?: string,
  caller?: string,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return person.request('/api/rocks', {
    method: 'POST',
    body: form,
    headers: { ...(key && { 'Idempotency-Key': key }), ...(caller && { 'CF-Connecting-IP': caller }) },
  });
}

const fields = (changes: Record<string, string | Blob> = {}) => ({
  name: 'Ladybird',
  laserEngraverId: newCode(),
  description: 'Seven dots',
  status: 'registered',
  ...changes,
});

test('a new rock is active, whatever status the client sends, and is counted', async () => {
  const owner = await asMember();
  const total = async (name: 'rocks' | 'not_hidden') =>
    (await db.select().from(totals).where(eq(totals.name, name)))[0]?.value ?? 0;
  const before = [await total('rocks'), await total('not_hidden')];
  for (const status of ['registered', 'hidden', 'found', 'anything']) {
    const answer = await post(owner, fields({ status }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'active', timesFound: 0, locations: [] });
  }
  expect([await total('rocks'), await total('not_hidden')]).toEqual(before.map((count) => count + 4));
  expect(await db.select().from(members).where(eq(members.id, owner.member.id))).toMatchObject([
    { rockCount: 4 },
  ]);
  const noted = await db.select().from(activities).where(eq(activities.memberId, owner.member.id));
  expect(noted.map(({ type }) => type)).toEqual(Array(4).fill('rock_created'));
});

test('a missing name or ID is refused with the form’s sentence', async () => {
  const owner = await asMember();
  const refusals: [Record<string, string>, string, string][] = [
    [{ name: '' }, en.rocks.name, 'name'],
    [{ name: '\u200b \u2060' }, en.rocks.name, 'name'],
    [{ laserEngraverId: ' ' }, en.codes.required, 'laserEngraverId'],
    [{ laserEngraverId: 'K7M-2QX-9RA' }, en.codes.mistyped, 'laserEngraverId'],
    [{ laserEngraverId: '4711' }, en.codes.tooShort(ownCodeMinLength), 'laserEngraverId'],
    [{ laserEngraverId: ' my - rock - 7 ' }, en.codes.tooShort(ownCodeMinLength), 'laserEngraverId'],
  ];
  for (const [change, message, field] of refusals) {
    const answer = await post(owner, fields(change));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message, field });
  }
  expect(await db.select().from(rocks).where(eq(rocks.ownerId, owner.member.id))).toEqual([]);
});

test('a Rock ID is taken once, in every spelling, and its owner is not named', async () => {
  const first = await registerRock(await asMember());
  const second = await asMember();
  for (const spelled of [first.laserEngraverId, first.laserEngraverId.toLowerCase().replaceAll('-', ' ')]) {
    const answer = await post(second, fields({ laserEngraverId: spelled }));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ message: en.codes.taken, field: 'laserEngraverId' });
  }
});

test('registering cannot be used to guess Rock IDs', async () => {
  const world = makeWorld();
  const [owner, guesser] = [await asMember(world), await asMember(world)];
  const rock = await registerRock(owner);
  const noPhoto = new File(['<svg/>'], 'rock.png', { type: 'image/png' });
  const statuses: number[] = [];
  for (const laserEngraverId of [rock.laserEngraverId, newCode()])
    statuses.push((await post(guesser, fields({ laserEngraverId, image: noPhoto }))).status);
  // An invalid photo is refused before anything is revealed about the ID.
  expect(statuses).toEqual([415, 415]);

  for (let i = 0; i < 10; i++)
    expect((await post(guesser, fields({ laserEngraverId: rock.laserEngraverId }))).status).toBe(409);
  const refused = await post(guesser, fields());
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(await refused.json()).toEqual({ message: en.rocks.tooMany });
  expect((await post(owner, fields())).status).toBe(200);
  world.now += hour;
  expect((await post(guesser, fields())).status).toBe(200);
});

test('a Rock ID of eight characters is accepted, and an older, shorter one still works', async () => {
  const owner = await asMember();
  const madeUp = `own ${newId().slice(0, 5)}`;
  expect((await post(owner, fields({ laserEngraverId: madeUp }))).status).toBe(200);

  const short = newId().slice(0, 4);
  const old = await rockWithCode(owner, short);
  await hideRock(owner, old.id);
  const seen = await asStranger().api.rocks.check[':id'].$get({ param: { id: short } });
  expect(await seen.json()).toMatchObject({ exists: true, status: 'hidden' });
  expect((await findRock(await asMember(), short.toUpperCase())).rock.id).toBe(old.id);
});

test('members of one subnet share a limit for guesses at made-up Rock IDs by registering', async () => {
  const world = makeWorld();
  const code = `canary ${newId()}`;
  await registerRock(await asMember(world), { code });
  const caller = `203.0.113.${Math.floor(Math.random() * 256)}`;
  const guess = async (laserEngraverId: string) => {
    const guesser = await asMember(world);
    return (await post(guesser, fields({ laserEngraverId }), undefined, caller)).status;
  };
  const statuses: number[] = [];
  for (let i = 0; i < rockLimits.takenPerHourOfNetwork; i++) statuses.push(await guess(code));
  expect(new Set(statuses)).toEqual(new Set([409]));
  expect([await guess(code), await guess(`free ${newId()}`)]).toEqual([429, 429]);
  // Issued IDs cannot be guessed, so they can still be registered.
  expect(await guess(newCode())).toBe(200);
  expect((await post(await asMember(world), fields({ laserEngraverId: code }))).status).toBe(409);
});

test('thirty concurrent tries reveal no more than ten sequential ones', async () => {
  const world = makeWorld();
  const taken = await registerRock(await asMember(world));
  const guesser = await asMember(world);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => post(guesser, fields({ laserEngraverId: taken.laserEngraverId }))),
  );
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('a member can register 200 rocks a day, and more the next day', async () => {
  const world = makeWorld(Date.UTC(2026, 5, 1, 9));
  const owner = await asMember(world);
  const today: Limit = { bucket: `register:${owner.member.id}`, most: rockLimits.perDay, windowMs: day };
  await spend(today, world.now, rockLimits.perDay - 1);
  expect((await post(owner, fields())).status).toBe(200);
  expect((await post(owner, fields())).status).toBe(429);
  world.now += 15 * hour;
  expect((await post(owner, fields())).status).toBe(200);
});

test('a rock’s name and description must not give its ID away', async () => {
  const owner = await asMember();
  const code = newCode();
  const told = code.toLowerCase().replaceAll('-', ' - ');
  for (const field of ['name', 'description']) {
    const answer = await post(owner, fields({ laserEngraverId: code, [field]: `Find me with ${told}` }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: en.codes.inText });
  }
});

test('the same attempt sent twice makes one rock and gives one answer', async () => {
  const owner = await asMember();
  const once = fields();
  const answers = [await post(owner, once, 'registration-1'), await post(owner, once, 'registration-1')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await answers[0]?.text()).toBe(await answers[1]?.text());
  expect(await db.select().from(rocks).where(eq(rocks.ownerId, owner.member.id))).toHaveLength(1);
  expect((await post(owner, { ...once, name: 'Another' }, 'registration-1')).status).toBe(422);
});

test.each([
  ['multipart/form-data', 'no boundary', 400],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="na', 400],
  ['application/json', '{"name":', 400],
  ['application/json', '[1,2]', 400],
  ['text/plain', 'name=x', 415],
  ['application/json', JSON.stringify({ name: 'x'.repeat(70_000) }), 413],
])('a malformed or oversized body is refused: %s', async (type, body, status) => {
  const owner = await asMember();
  const init = { method: 'POST', headers: { 'Content-Type': type }, body };
  expect((await owner.request('/api/rocks', init)).status).toBe(status);
});

test('a photo sent as a text, and a field sent twice, are refused', async () => {
  const owner = await asMember();
  const asText = await post(owner, fields({ image: 'rock.jpg' }));
  expect(asText.status).toBe(400);
  expect(await asText.json()).toMatchObject({ field: 'image' });

  const form = new FormData();
  for (const [name, value] of Object.entries(fields())) form.set(name, value);
  form.append('name', 'Another name');
  expect((await owner.request('/api/rocks', { method: 'POST', body: form })).status).toBe(400);
  expect(await db.select().from(rocks).where(eq(rocks.ownerId, owner.member.id))).toEqual([]);
});
