import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { issueCode } from '../../schema/issue-code.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { members } from '../../schema/tables/index.ts';
import { newId } from '../platform/ids.ts';
import { asMember, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { trials } from '../testing/often.ts';
import { findRock, hiddenRock, registerRock } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

const rowOf = async (id: string) => (await db.select().from(members).where(eq(members.id, id)))[0];

const names = { username: '', firstName: 'Robin', lastName: 'Wren' };
const wren = { ...names, city: 'Omaha', state: 'NE', country: 'USA' };

const save = (person: Person, body: object | string) =>
  person.request('/api/user/profile', {
    method: 'PUT',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

test('a member saves their profile, and sees it at once', async () => {
  const robin = await asMember();
  const { id, email } = robin.member;
  const usernameKey = newId();
  const username = usernameKey.toUpperCase();
  const answer = await save(robin, { ...wren, username: ` ${username} ` });
  expect(answer.status).toBe(200);
  const self = await answer.json<CurrentMember>();
  expect(self).toMatchObject({ ...wren, id, username, displayName: username, email, pendingEmail: null });
  expect(await (await robin.request('/api/auth/user')).json()).toEqual(self);
  expect(await rowOf(id)).toMatchObject({ usernameKey });

  const { owner } = await registerRock(robin);
  expect(owner).toEqual({ id, username, firstName: 'Robin', lastName: 'W.', profileImageUrl: null });
});

test('omitted fields become empty, and several members can clear their username', async () => {
  for (const robin of [await asMember(), await asMember()]) {
    await save(robin, { ...wren, username: newId() });
    const answer = await save(robin, { firstName: 'Robin', lastName: 'Wren' });
    expect(await answer.json()).toMatchObject({ username: '', city: '', displayName: 'Robin W.' });
    expect(await rowOf(robin.member.id)).toMatchObject({ usernameKey: null });
  }
});

test('a username belongs to one member, in every spelling, until it is cleared', async () => {
  const [robin, hazel] = [await asMember(), await asMember()];
  const username = `p${newId()}`;
  expect((await save(robin, { ...wren, username })).status).toBe(200);
  const spaced = `${username.slice(0, 3)}.${username.slice(3, 7)} ${username.slice(7)}`;
  for (const spelling of [username, username.toUpperCase(), spaced, username.replace('p', '\uFF50')]) {
    const answer = await save(hazel, { ...wren, username: spelling });
    expect([spelling, answer.status]).toEqual([spelling, 409]);
    expect(await answer.json()).toEqual({ message: en.profile.usernameTaken, field: 'username' });
  }
  // Another spelling of one's own name is allowed.
  expect((await save(robin, { ...wren, username: username.toUpperCase() })).status).toBe(200);
  await save(robin, wren);
  expect((await save(hazel, { ...wren, username })).status).toBe(200);
});

test.each(trials(20))('of two members who save one username concurrently one gets it (%i)', async () => {
  const people = [await asMember(), await asMember()];
  const username = newId();
  const answers = await Promise.all(
    people.map((person, i) => save(person, { ...wren, username: i ? username.toUpperCase() : username })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const rows = await db.select().from(members).where(eq(members.usernameKey, username));
  expect(rows).toHaveLength(1);
});

test('names that only look like another one are refused', async () => {
  const hazel = await asMember();
  expect((await save(hazel, { ...wren, username: 'Hazel Coco' })).status).toBe(200);
  const stranger = await asMember();
  const before = await rowOf(stranger.member.id);
  const spoofs = {
    'H\u0430zel Coco': 400,
    'Hazel\u200BCoco': 400,
    '\u202EocoC lezaH': 400,
    'Hazel  Coco': 400,
    hazelcoco: 409,
    'HAZEL-COCO': 409,
    'Ｈａｚｅｌ Ｃｏｃｏ': 409,
    'rockabout team': 400,
    Anonymous: 400,
  };
  for (const [username, status] of Object.entries(spoofs)) {
    const answer = await save(stranger, { ...wren, username });
    expect([username, answer.status]).toEqual([username, status]);
    expect(await answer.json()).toMatchObject({ field: 'username' });
  }
  expect(await rowOf(stranger.member.id)).toEqual(before);
});

const extras: Record<string, unknown> = {
  id: 'other',
  memberId: 'other',
  email: 'admin@example.com',
  emailKey: 'admin@example.com',
  pendingEmail: 'admin@example.com',
  usernameKey: 'admin',
  displayName: 'Admin',
  profileImageUrl: '/img/other',
  photoKey: 'a'.repeat(32),
  isAdmin: true,
  admin: true,
  role: 'admin',
  isFirstLogin: false,
  is_first_login: false,
  authEpoch: 9,
  auth_epoch: 9,
  hasManualPlan: true,
  has_manual_plan: 1,
  plan: 'yearly',
  subscription: { status: 'active' },
  oidcSubject: 'https://issuer.example 1',
  rockCount: 1000,
  findCount: 1000,
  scoredFindCount: 1000,
  distanceMetres: 1e9,
  createdAt: 0,
  updatedAt: 0,
  constructor: { prototype: { isAdmin: true } },
  prototype: { isAdmin: true },
};

test('thirty other fields change nothing', async () => {
  const robin = await asMember();
  const { id, email } = robin.member;
  const before = await rowOf(id);
  const body = JSON.stringify({ ...wren, ...extras }).replace(/\}$/, ',"__proto__":{"isAdmin":true}}');
  expect(Object.keys(JSON.parse(body))).toHaveLength(6 + 30);
  const answer = await save(robin, body);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ ...wren, email, isAdmin: false, isFirstLogin: true });
  expect(await rowOf(id)).toEqual({ ...before, ...wren });
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});

test('saving the username alone leaves the other fields unchanged', async () => {
  const robin = await asMember();
  const username = newId();
  const answer = await save(robin, { username });
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { username, displayName: username, firstName: '' },
  ]);
  await save(robin, wren);
  const before = await rowOf(robin.member.id);
  await save(robin, { username, ...extras });
  expect(await rowOf(robin.member.id)).toEqual({ ...before, username, usernameKey: username });
});

test.each([
  [{ username: 'ab' }, 'username', en.profile.usernameShort(3)],
  [{ username: 'admin' }, 'username', en.profile.usernameReserved],
  [{}, 'firstName', en.profile.firstName],
  [{ username: 'robin wren', city: 'Omaha' }, 'firstName', en.profile.firstName],
  [{ ...wren, lastName: undefined }, 'lastName', en.profile.lastName],
  [{ ...wren, username: 'ab' }, 'username', en.profile.usernameShort(3)],
])('an invalid profile such as %j is refused, and nothing is written', async (body, field, message) => {
  const robin = await asMember();
  const before = await rowOf(robin.member.id);
  const answer = await save(robin, body);
  expect([answer.status, await answer.json()]).toEqual([400, { message, field }]);
  expect(await rowOf(robin.member.id)).toEqual(before);
});

// schema/profile.test.ts and names.test.ts list more of these names.
test.each([
  [{ username: 'ADMlN' }, 'username', en.profile.usernameReserved],
  [{ firstName: 'Support ✅' }, 'firstName', en.names.nameBadge],
  [{ firstName: 'Robin', lastName: 'ꪜꪱꪙ' }, 'lastName', en.names.nameBadge],
  [{ firstName: 'Suppоrt' }, 'firstName', en.names.nameScript],
  [{ firstName: 'adm\u3164in' }, 'firstName', en.names.nameUnseen],
  [{ firstName: 'ᗩᗪᗰᓰᑎ' }, 'firstName', en.names.nameReserved],
  [{ firstName: 'Support', lastName: 'Tearn' }, 'firstName', en.names.nameReserved],
  [{ lastName: 'Súpport' }, 'lastName', en.names.nameReserved],
  [{ firstName: 'Deleted', lastName: 'User' }, 'firstName', en.names.nameReserved],
])('nobody can impersonate the community with %j', async (changes, field, message) => {
  const robin = await asMember();
  const answer = await save(robin, { ...wren, ...changes });
  expect([answer.status, await answer.json()]).toEqual([400, { message, field }]);
  expect(await rowOf(robin.member.id)).toMatchObject({ username: '', firstName: '' });
});

test('no name can be a Rock ID: neither an issued one in any spelling, nor that of a rock the member knows', async () => {
  const [painter, finder, other] = [await asMember(), await asMember(), await asMember()];
  const [ours, theirs] = [issueCode(), `pebble-${newId().slice(0, 10)}`];
  await hiddenRock(painter, { code: theirs });
  await findRock(finder, theirs);
  const everywhere = (name: string) => [
    { username: name },
    { ...wren, username: name },
    { ...wren, firstName: name },
    { ...wren, lastName: name },
  ];
  const known = [painter, finder].flatMap((person) => everywhere(theirs).map((body) => ({ person, body })));
  const issued = [ours, ours.toLowerCase().replaceAll('-', '.'), ours.replaceAll('-', ' ')]
    .flatMap(everywhere)
    .map((body) => ({ person: other, body }));
  for (const { person, body } of [...known, ...issued]) {
    const answer = await save(person, body);
    expect([body, answer.status]).toEqual([body, 400]);
    expect(await answer.json()).toMatchObject({ message: en.names.nameIsCode });
  }
  // The answer does not reveal the Rock IDs of other rocks.
  expect((await save(other, { username: theirs })).status).toBe(200);
});
