import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members } from '../../schema/tables/index.ts';
import { openDatabase } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { asBrowser, newEmail, signIn } from '../testing/browser.ts';
import { makeMember } from '../testing/make.ts';

const json = (body: unknown) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

test('members see themselves in full', async () => {
  const member = await makeMember({
    firstName: 'Robin',
    lastName: 'Wren',
    city: 'Omaha',
    state: 'NE',
    country: 'USA',
    photoKey: 'a'.repeat(32),
    isFirstLogin: false,
  });
  const { request } = await asMember(makeWorld(), member);
  const answer = await request('/api/auth/user');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await answer.json()).toEqual({
    id: member.id,
    username: '',
    firstName: 'Robin',
    lastName: 'Wren',
    displayName: 'Robin W.',
    email: member.email,
    city: 'Omaha',
    state: 'NE',
    country: 'USA',
    profileImageUrl: `/img/${'a'.repeat(32)}`,
    pendingEmail: null,
    isFirstLogin: false,
    isAdmin: false,
    hasAccess: false,
  });
});

test('a stranger is nobody', async () => {
  const { request } = asStranger();
  for (const answer of [
    await request('/api/auth/user'),
    await request('/api/auth/user/complete-first-login', json({})),
  ]) {
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: 'Unauthorized' });
  }
});

test('the first login is completed once and stays so', async () => {
  const { request, member } = await asMember();
  const isFirst = async () =>
    (await (await request('/api/auth/user')).json<{ isFirstLogin: boolean }>()).isFirstLogin;
  expect(await isFirst()).toBe(true);
  for (let i = 0; i < 2; i++) {
    const answer = await request('/api/auth/user/complete-first-login', json({}));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ isFirstLogin: false });
    expect(await isFirst()).toBe(false);
  }
  const world = makeWorld();
  expect((await signIn(world, asBrowser(world), member.email)).headers.get('Location')).toBe('/');
});

test('nothing but the flag changes, whatever the body says', async () => {
  const { request, member } = await asMember();
  const db = openDatabase(env.DB);
  const rowOf = async () => (await db.select().from(members).where(eq(members.id, member.id)))[0];
  const before = await rowOf();
  await request(
    '/api/auth/user/complete-first-login',
    json({ email: 'other@example.com', isAdmin: true, id: 'x', authEpoch: 9 }),
  );
  expect(await rowOf()).toEqual({ ...before, isFirstLogin: false });
});

test.each([
  ['truncated', '{', 'application/json', 400],
  ['a list', '[]', 'application/json', 400],
  ['another type', '{}', 'text/plain', 415],
])('a body that is %s is refused', async (_, body, type, status) => {
  const { request } = await asMember();
  const answer = await request('/api/auth/user/complete-first-login', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  });
  expect(answer.status).toBe(status);
});

test('the administrator is the member whose verified address is the configured one', async () => {
  const world = makeWorld();
  const local = newId();
  const isAdminAs = async (email: string, configured: string) => {
    const browser = asBrowser(world, { ADMIN_EMAIL: configured });
    await signIn(world, browser, email);
    return (await (await browser.open('/api/auth/user')).json<{ isAdmin: boolean }>()).isAdmin;
  };
  expect(await isAdminAs(`${local}@example.test`, `${local}@Example.test`)).toBe(true);
  expect(await isAdminAs(`${local}+admin@example.test`, `${local}@example.test`)).toBe(false);
  expect(await isAdminAs(`${local}x@example.test`, `${local}@example.test`)).toBe(false);
  expect(await isAdminAs(newEmail(), '')).toBe(false);
  // A look-alike of the address never gets a letter, and so no session.
  const browser = asBrowser(world);
  expect((await browser.submit('/api/login', { email: `\uFF41${local}@example.test` })).status).toBe(400);
});
