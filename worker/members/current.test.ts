import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members } from '../../schema/tables/index.ts';
import { asMember, makeWorld } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { signedIn } from '../testing/browser.ts';

test('members see themselves in full', async () => {
  const photoKey = 'a'.repeat(32);
  const names = { firstName: 'Robin', lastName: 'Wren', city: 'Omaha', state: 'NE', country: 'USA' };
  const member = await makeMember({ ...names, photoKey, isFirstLogin: false });
  const { request } = await asMember(makeWorld(), member);
  const answer = await request('/api/auth/user');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  expect(await answer.json()).toEqual({
    ...names,
    id: member.id,
    username: '',
    displayName: 'Robin W.',
    email: member.email,
    profileImageUrl: `/img/${photoKey}`,
    language: null,
    distanceUnit: null,
    pendingEmail: null,
    isFirstLogin: false,
    isAdmin: false,
    hasAccess: false,
    suspension: null,
  });
});

test('the first login is completed once and stays completed', async () => {
  const { browser, email, world } = await signedIn();
  const isFirst = async () =>
    (await (await browser.open('/api/auth/user')).json<{ isFirstLogin: boolean }>()).isFirstLogin;
  expect(await isFirst()).toBe(true);
  for (let i = 0; i < 2; i++) {
    const answer = await browser.post('/api/auth/user/complete-first-login');
    expect([answer.status, await answer.json()]).toEqual([200, { isFirstLogin: false }]);
    expect(await isFirst()).toBe(false);
  }
  const again = await signedIn(world, {}, email);
  expect(again.landed).toBe('/');
});

test('nothing but the flag changes, whatever the body says', async () => {
  const { send, member } = await asMember();
  const rowOf = async () => (await db.select().from(members).where(eq(members.id, member.id)))[0];
  const before = await rowOf();
  const changes = { email: 'other@example.com', isAdmin: true, id: 'x', authEpoch: 9 };
  await send('POST', '/api/auth/user/complete-first-login', changes);
  expect(await rowOf()).toEqual({ ...before, isFirstLogin: false });
});
