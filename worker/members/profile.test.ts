import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { issueCode } from '../../schema/issue-code.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { profileWords } from '../../schema/profile.ts';
import { members } from '../../schema/tables/index.ts';
import { openDatabase } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { trials } from '../testing/often.ts';
import { makeMember } from '../testing/make.ts';
import { findRock, hiddenRock, registerRock } from '../testing/play.ts';

const db = openDatabase(env.DB);
const rowOf = async (id: string) => (await db.select().from(members).where(eq(members.id, id)))[0];

const wren = {
  username: '',
  firstName: 'Robin',
  lastName: 'Wren',
  city: 'Omaha',
  state: 'NE',
  country: 'USA',
};

function save(person: Person, body: object | string, headers: Record<string, string> = {}) {
  return person.request('/api/user/profile', {
    method: 'PUT',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

test('a member says who they are, and sees it at once', async () => {
  const robin = await asMember();
  const username = newId();
  const answer = await save(robin, { ...wren, username: ` ${username.toUpperCase()} ` });
  expect(answer.status).toBe(200);
  const self = await answer.json<CurrentMember>();
  expect(self).toMatchObject({
    ...wren,
    id: robin.member.id,
    username: username.toUpperCase(),
    displayName: username.toUpperCase(),
    email: robin.member.email,
    pendingEmail: null,
  });
  expect(await (await robin.request('/api/auth/user')).json()).toEqual(self);
  expect((await rowOf(robin.member.id))?.usernameKey).toBe(username);

  const rock = await registerRock(robin);
  expect(rock.owner).toEqual({
    id: robin.member.id,
    username: username.toUpperCase(),
    firstName: 'Robin',
    lastName: 'W.',
    profileImageUrl: null,
  });
});

test('what is left out is empty, and a username can be given back', async () => {
  const robin = await asMember();
  await save(robin, { ...wren, username: newId() });
  const answer = await save(robin, { firstName: 'Robin', lastName: 'Wren' });
  expect(await answer.json()).toMatchObject({ username: '', city: '', displayName: 'Robin W.' });
  expect((await rowOf(robin.member.id))?.usernameKey).toBeNull();
});

test('a username belongs to one member, in every spelling, until it is given back', async () => {
  const [robin, hazel] = [await asMember(), await asMember()];
  const username = `p${newId()}`;
  expect((await save(robin, { ...wren, username })).status).toBe(200);
  const spaced = `${username.slice(0, 3)}.${username.slice(3, 7)} ${username.slice(7)}`;
  for (const spelling of [username, username.toUpperCase(), spaced, username.replace('p', '\uFF50')]) {
    const answer = await save(hazel, { ...wren, username: spelling });
    expect([spelling, answer.status]).toEqual([spelling, 409]);
    expect(await answer.json()).toEqual({ message: profileWords.usernameTaken, field: 'username' });
  }
  // One's own name, written differently, is no other name.
  expect((await save(robin, { ...wren, username: username.toUpperCase() })).status).toBe(200);
  await save(robin, wren);
  expect((await save(hazel, { ...wren, username })).status).toBe(200);
});

test('members without a username are many', async () => {
  for (let i = 0; i < 2; i++) expect((await save(await asMember(), wren)).status).toBe(200);
});

test.each(trials(20))('of two who want one username at once one has it (%i)', async () => {
  const people = [await asMember(), await asMember()];
  const username = newId();
  const answers = await Promise.all(
    people.map((person, i) => save(person, { ...wren, username: i ? username.toUpperCase() : username })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const rows = await db.select().from(members).where(eq(members.usernameKey, username));
  expect(rows).toHaveLength(1);
});

test('names that only look like another one are refused or taken', async () => {
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
  const { request, member, ...api } = await asMember();
  const before = await rowOf(member.id);
  const body = JSON.stringify({ ...wren, ...extras }).replace(/\}$/, ',"__proto__":{"isAdmin":true}}');
  expect(Object.keys(JSON.parse(body))).toHaveLength(6 + 30);
  const answer = await save({ request, ...api }, body);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    ...wren,
    email: member.email,
    isAdmin: false,
    isFirstLogin: true,
  });
  expect(await rowOf(member.id)).toEqual({ ...before, ...wren });
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});

test.each([
  ['no first name', { ...wren, firstName: ' ' }, 'firstName', profileWords.firstName],
  ['no last name', { ...wren, lastName: undefined }, 'lastName', profileWords.lastName],
  ['a short username', { ...wren, username: 'ab' }, 'username', profileWords.usernameShort],
])('%s is refused in words for its field', async (_, body, field, message) => {
  const answer = await save(await asMember(), body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message, field });
});

test('a username alone leaves the rest as it is', async () => {
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
  [{ username: 'ab' }, 'username', profileWords.usernameShort],
  [{ username: 'x'.repeat(21) }, 'username', profileWords.usernameLong],
  [{ username: 'admin' }, 'username', profileWords.usernameReserved],
  [{ username: ' ' }, 'username', profileWords.usernameShort],
  [{}, 'firstName', profileWords.firstName],
  [{ username: 'robin wren', city: 'Omaha' }, 'firstName', profileWords.firstName],
])('part of a profile as in %j is refused, and nothing is written', async (body, field, message) => {
  const robin = await asMember();
  const before = await rowOf(robin.member.id);
  const answer = await save(robin, body);
  expect([answer.status, await answer.json()]).toEqual([400, { message, field }]);
  expect(await rowOf(robin.member.id)).toEqual(before);
});

test('markup is kept as the text that it is', async () => {
  const robin = await asMember();
  const lastName = '<img src=x onerror=alert(1)>';
  const answer = await save(robin, { ...wren, lastName });
  expect(await answer.json()).toMatchObject({ lastName, displayName: 'Robin I.' });
});

test('a repeated request has its first answer, and its key fits no other', async () => {
  const robin = await asMember();
  const key = { 'Idempotency-Key': newId() };
  const first = await (await save(robin, wren, key)).json();
  await save(robin, { ...wren, firstName: 'Wren' });
  const again = await save(robin, wren, key);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await again.json()).toEqual(first);
  expect((await rowOf(robin.member.id))?.firstName).toBe('Wren');
  expect((await save(robin, { ...wren, city: 'Lincoln' }, key)).status).toBe(422);
});

test('a profile is nobody else’s to change', async () => {
  const answer = await save(asStranger(), wren);
  expect([answer.status, await answer.json()]).toEqual([401, { message: 'Unauthorized' }]);
  const { member } = await asMember(makeWorld(), await makeMember({ firstName: 'Hazel' }));
  await save(await asMember(), { ...wren, id: member.id });
  expect((await rowOf(member.id))?.firstName).toBe('Hazel');
  const other = await save(await asMember(), wren, { Origin: 'https://other.example' });
  expect(other.status).toBe(403);
});

test.each([
  [{ username: 'ADMlN' }, 'username', profileWords.usernameReserved],
  [{ username: 'adrnin' }, 'username', profileWords.usernameReserved],
  [{ username: 'ᴀdmin' }, 'username', profileWords.usernameReserved],
  [{ username: 'admɩn' }, 'username', profileWords.usernameReserved],
  [{ username: 'Rockab0ut' }, 'username', profileWords.usernameReserved],
  [{ firstName: 'Support ✅' }, 'firstName', profileWords.nameBadge],
  [{ firstName: 'Robin', lastName: 'ꪜꪱꪙ' }, 'lastName', profileWords.nameBadge],
  [{ firstName: 'Suppоrt' }, 'firstName', profileWords.nameScript],
  [{ firstName: 'ᎪᎠᎷᏆΝ' }, 'firstName', profileWords.nameScript],
  [{ firstName: 'ᗩᗪᗰIᑎ' }, 'firstName', profileWords.nameScript],
  [{ firstName: 'ᗩᗪᗰᓰᑎ' }, 'firstName', profileWords.nameReserved],
  [{ firstName: 'Robin S u p p o r t' }, 'firstName', profileWords.nameReserved],
  [{ username: 'ᎪᎠᎷᏆΝ' }, 'username', profileWords.usernameReserved],
  [{ username: 'RobinAdmin' }, 'username', profileWords.usernameReserved],
  [{ firstName: 'Support', lastName: 'Tearn' }, 'firstName', profileWords.nameReserved],
  [{ lastName: 'Súpport' }, 'lastName', profileWords.nameReserved],
  [{ firstName: 'Robin (admin)' }, 'firstName', profileWords.nameReserved],
  [{ username: 'help desk' }, 'username', profileWords.usernameReserved],
  [{ username: 'ʼsupportʼ' }, 'username', profileWords.usernameReserved],
  [{ username: 'ーadminー' }, 'username', profileWords.usernameReserved],
  [{ firstName: 'ǀadminǀ' }, 'firstName', profileWords.nameReserved],
  [{ firstName: 'adm\u3164in' }, 'firstName', profileWords.nameUnseen],
  [{ firstName: 'Deleted', lastName: 'User' }, 'firstName', profileWords.nameReserved],
])('nobody pretends to be the community with %j', async (changes, field, message) => {
  const robin = await asMember();
  const answer = await save(robin, { ...wren, ...changes });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message, field });
  expect(await rowOf(robin.member.id)).toMatchObject({ username: '', firstName: '' });
});

test('nobody is called by a Rock ID: neither one of ours in any spelling, nor one of a rock that they know', async () => {
  const [painter, finder, other] = [await asMember(), await asMember(), await asMember()];
  const [ours, theirs] = [issueCode(), `pebble-${newId().slice(0, 10)}`];
  await hiddenRock(painter, { code: theirs });
  await findRock(finder, theirs);
  const names = (name: string) => [
    { username: name },
    { ...wren, username: name },
    { ...wren, firstName: name },
    { ...wren, lastName: name },
  ];
  const known = [painter, finder].flatMap((person) => names(theirs).map((body) => ({ person, body })));
  const issued = [ours, ours.toLowerCase().replaceAll('-', '.'), ours.replaceAll('-', ' ')]
    .flatMap(names)
    .map((body) => ({ person: other, body }));
  for (const { person, body } of [...known, ...issued]) {
    const answer = await save(person, body);
    expect([body, answer.status]).toEqual([body, 400]);
    expect(await answer.json()).toMatchObject({ message: profileWords.nameIsCode });
  }
  // Of a rock that they do not know, a member is told nothing.
  expect((await save(other, { username: theirs })).status).toBe(200);
});
