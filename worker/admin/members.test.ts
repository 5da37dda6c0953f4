import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type AdminMember } from '../../schema/admin.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { auditLog, members } from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator, asMember, makeWorld, type Person } from '../testing/as.ts';
import { signedIn, signIn, statusOf as sessionStatus } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import { repeated } from '../testing/retrying-client.ts';
import { makeMember } from '../testing/make.ts';
import { refusalOf } from '../testing/moderation.ts';
import { pagesOf } from '../testing/pages.ts';
import { makePaidWorld, pass, sendJson, statusOf, subscribe, tell } from '../testing/payments.ts';
import { atOnce, tally } from '../testing/race.ts';
import * as en from '../../schema/words/en/index.ts';

async function found(person: Person, q: string): Promise<string[]> {
  const answer = await person.api.admin.members.$get({ query: { q } });
  expect(answer.status).toBe(200);
  return (await answer.json()).map(({ id }) => id);
}

const plan = (person: Person, id: string, isGiven: boolean, reason = 'A gift') =>
  sendJson(person, `/admin/members/${id}/plan`, { isGiven, reason });

const signOut = (person: Person, id: string, reason = 'They lost their phone') =>
  sendJson(person, `/admin/members/${id}/sign-out`, { reason });

const actsOf = (memberId: string, act: 'plan_given' | 'plan_ended' | 'sessions_ended') =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.memberId, memberId), eq(auditLog.act, act)));

test('a member is shown with the fields that the administrator needs, and no others', async () => {
  const administrator = await asAdministrator(makeWorld());
  const word = newId();
  const at = Date.UTC(2026, 4, 1, 9);
  const email = `${word}@example.test`;
  const { id } = await makeMember({
    email,
    emailKey: email,
    username: `u${word}`,
    firstName: 'Olive',
    lastName: 'Hidden',
    city: 'Omaha',
    createdAt: at,
    rockCount: 3,
    findCount: 4,
  });
  const answer = await administrator.api.admin.members.$get({ query: { q: word } });
  expect(await answer.json()).toEqual([
    {
      id,
      name: `u${word}`,
      fullName: 'Olive Hidden',
      email,
      createdAt: '2026-05-01T09:00:00.000Z',
      rockCount: 3,
      findCount: 4,
      hasManualPlan: false,
      paid: null,
      isSuspended: false,
      match: { by: 'name', about: '' },
    },
  ]);
});

test('a paid plan is shown with the end of the paid period, not of the grace period', async () => {
  const world = makePaidWorld(Date.UTC(2027, 5, 1));
  const administrator = await asAdministrator(world);
  const member = await asMember(world);
  const planOf = async ({ api } = administrator) => {
    const answer = await api.admin.members.$get({ query: { q: member.member.email } });
    return (await answer.json())[0]?.paid;
  };
  expect(await planOf()).toBeNull();
  await subscribe(world, member, 'yearly');
  expect(await planOf()).toEqual({ plan: 'yearly', until: '2028-06-01T00:00:00.000Z' });
  const sheet = await (await administrator.request('/api/admin/members.csv')).text();
  const line = sheet.split('\n').find((row) => row.includes(member.member.id));
  expect(line?.replaceAll('"', '')).toContain(',no,yearly,2028-06-01T00:00:00.000Z,');
  world.now += 2 * 366 * day;
  expect(await planOf(await asAdministrator(world))).toBeNull();
});

test('a member is found by any part of address, username and names, in any case', async () => {
  const administrator = await asAdministrator(makeWorld());
  const word = newId();
  const email = `Jo.${word}+Rocks@Example.test`;
  const { id } = await makeMember({
    email,
    emailKey: email.toLowerCase(),
    username: `Pebble ${word}`,
    firstName: `Özlem-${word}`,
    lastName: `D'Été ŁUKASZ Жанна`,
  });
  for (const q of [
    email,
    email.toUpperCase(),
    `${word}+rocks`,
    `pebble ${word}`,
    `PEBBLE ${word.toUpperCase()}`,
    `özlem-${word}`,
    `ÖZLEM-${word}`,
    `Özlem-${word} D'Été`,
    `${word} d'été łukasz жанна`,
    `${word} D'ÉTÉ ŁUKASZ ЖАННА`,
    `  ${word} d'Été Łukasz Жанна `,
  ])
    expect(await found(administrator, q), q).toEqual([id]);
  // An accented letter is a different letter, and no match spans two columns.
  for (const q of [`ozlem-${word}`, `${word}+rocks@example.testpebble`, `Été ${word}`])
    expect(await found(administrator, q), q).toEqual([]);
});

test('a complete address finds only its member, not others whose address ends with it', async () => {
  const administrator = await asAdministrator(makeWorld());
  const email = `Bo.${newId()}@Example.test`;
  const { id } = await makeMember({ email, emailKey: email.toLowerCase() });
  const longer = await makeMember({ email: `Jim${email}`, emailKey: `jim${email.toLowerCase()}` });
  for (const q of [email, email.toUpperCase(), ` ${email} `])
    expect(await found(administrator, q), q).toEqual([id]);
  expect(await found(administrator, `nobody.${email}`)).toEqual([]);
  // Part of an address is found anywhere in an address.
  expect(new Set(await found(administrator, email.replace('.test', '')))).toEqual(new Set([id, longer.id]));
});

test('letters that SQLite cannot fold are found, and many different ones break no query', async () => {
  const administrator = await asAdministrator(makeWorld());
  const word = newId();
  const greek = 'αβγδεζηθικλμνξοπρστυφχψω';
  const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
  const { id } = await makeMember({
    firstName: `Straße İpek ΣΊΣΥΦΟΣ ${word}`,
    lastName: `${greek.toUpperCase()} ${cyrillic}`,
  });
  for (const q of [`straße İpek`, `İpek σίσυφοσ ${word}`, `${word} ${greek}`, `${greek} ${cyrillic}`])
    expect(await found(administrator, q), q).toContain(id);
  for (const q of ['STRASSE', `ipek ΣΊΣΥΦΟΣ ${word}`]) expect(await found(administrator, q), q).toEqual([]);
});

test('wildcards, quotes and odd letters are searched literally', async () => {
  const administrator = await asAdministrator(makeWorld());
  const word = newId();
  const { id } = await makeMember({ firstName: `100%_${word}`, lastName: `O'Hara "x" \\ [a] * ?` });
  await makeMember({ firstName: `100xy${word}` });
  for (const q of [`%_${word}`, `${word} o'hara "x" \\ [a] * ?`])
    expect(await found(administrator, q)).toEqual([id]);
  for (const q of [
    `%${word}%`,
    `100__${word}`,
    `*${word}*`,
    `${word}' OR '1'='1`,
    `${word}'; DROP TABLE members; --`,
    `\uFFFD${word}`,
    `🪨${word}`,
  ])
    expect(await found(administrator, q), q).toEqual([]);
  for (const q of ['\u0000', '\u001F', '\u202E'])
    expect(
      await refusalOf(await administrator.api.admin.members.$get({ query: { q: `${word}${q}` } })),
    ).toEqual([400, 'This text has characters that cannot be kept']);
  expect((await administrator.request('/api/admin/members?q=%ED%A0%80')).status).toBe(200);
  expect((await administrator.request('/api/admin/members?q=%')).status).toBe(200);
});

test('members are listed newest first, page by page, each once', async () => {
  const administrator = await asAdministrator(makeWorld());
  const word = newId();
  const made = [];
  for (let i = 0; i < 12; i++)
    made.push(await makeMember({ firstName: word, createdAt: 1_777_000_000_000 + Math.floor(i / 5) }));
  const wanted = made
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
  const pages = await pagesOf<AdminMember>(administrator, `/api/admin/members?q=${word}`, 5);
  expect(pages.flat().map(({ id }) => id)).toEqual(wanted);
});

test('a given plan takes effect at once, and ends at once', async () => {
  const world = makePaidWorld();
  const administrator = await asAdministrator(world);
  const member = await asMember(world);
  const { id } = member.member;
  const designs = async () => (await member.request('/api/designs')).status;
  expect(await designs()).toBe(403);

  const given = await plan(administrator, id, true, 'Runs the Omaha meetings');
  expect(given.status).toBe(200);
  expect(await given.json()).toEqual({ hasManualPlan: true });
  expect(await designs()).toBe(200);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true, plan: 'premium', status: 'active' });
  const cancel = await sendJson(member, '/subscription/cancel');
  expect(cancel.status).toBe(409);
  expect(await cancel.text()).toContain('manually managed subscription');
  expect(await actsOf(id, 'plan_given')).toMatchObject([
    { actorId: administrator.member.id, reason: 'Runs the Omaha meetings' },
  ]);

  const ended = await plan(administrator, id, false, 'Moved away');
  expect(await ended.json()).toEqual({ hasManualPlan: false });
  expect(await designs()).toBe(403);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: false, plan: 'free', status: 'free' });
  expect(await actsOf(id, 'plan_ended')).toMatchObject([{ reason: 'Moved away' }]);
});

test('a plan is given once, and ended once', async () => {
  const administrator = await asAdministrator(makeWorld());
  const { id } = await makeMember();
  for (const [isGiven, message, act] of [
    [true, en.admin.hasPlan, 'plan_given'],
    [false, en.admin.hasNoPlan, 'plan_ended'],
  ] as const) {
    const answers = await atOnce(6, () => plan(administrator, id, isGiven));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 5 });
    expect(await refusalOf(await plan(administrator, id, isGiven))).toEqual([409, message]);
    expect(await actsOf(id, act)).toHaveLength(1);
  }
});

test('giving a plan leaves a paid one unchanged', async () => {
  const world = makePaidWorld();
  const administrator = await asAdministrator(world);
  const member = await asMember(world);
  await subscribe(world, member);
  const { id } = member.member;
  expect((await plan(administrator, id, true)).status).toBe(200);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true, plan: 'monthly', status: 'active' });
  // The member can still cancel the paid plan.
  expect((await sendJson(member, '/subscription/cancel')).status).toBe(200);
  expect((await plan(administrator, id, false)).status).toBe(200);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true, status: 'canceled' });
  await pass(world, 40 * day);
  await tell(world);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: false });
  const back = await asMember(world, administrator.member);
  expect((await plan(back, id, true)).status).toBe(200);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true, plan: 'premium' });
});

test('a reason and an existing member are required', async () => {
  const administrator = await asAdministrator(makeWorld());
  const { id } = await makeMember();
  for (const body of [
    { isGiven: true, reason: '  ' },
    { isGiven: true, reason: 'x'.repeat(501) },
    { isGiven: 'true', reason: 'x' },
    { isGiven: undefined, reason: 'x' },
  ])
    expect((await sendJson(administrator, `/admin/members/${id}/plan`, body)).status).toBe(400);
  for (const reason of ['  ', 'x'.repeat(501)])
    expect((await signOut(administrator, id, reason)).status).toBe(400);
  for (const answer of [await plan(administrator, 'nobody', true), await signOut(administrator, 'nobody')])
    expect(await refusalOf(answer)).toEqual([404, en.admin.noMember]);
  const [row] = await db.select().from(members).where(eq(members.id, id));
  expect(row).toMatchObject({ hasManualPlan: false, authEpoch: 0 });
});

test('all sessions of a member end at once, and they can sign in again', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const { browser: phone, email } = await signedIn(world);
  const { browser: desk } = await signedIn(world, {}, email);
  const { id } = await (await phone.open('/api/auth/user')).json<CurrentMember>();
  const reports = async () =>
    (await phone.post('/api/reports', { subject: 'rock', subjectId: 'nowhere', reason: 'other' })).status;
  const open = async () => [await sessionStatus(phone), await sessionStatus(desk)];
  expect([await reports(), ...(await open())]).toEqual([404, 200, 200]);

  const answer = await signOut(administrator, id);
  expect(await answer.json()).toEqual({ isSignedOut: true });
  expect([await reports(), ...(await open())]).toEqual([401, 401, 401]);
  expect(await actsOf(id, 'sessions_ended')).toMatchObject([
    { actorId: administrator.member.id, reason: 'They lost their phone' },
  ]);
  expect((await administrator.request('/api/admin/orders')).status).toBe(200);

  await signIn(world, phone, email);
  expect(await open()).toEqual([200, 401]);
});

test('the administrator can end their own sessions, including the current one', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const path = `/api/admin/members/${administrator.member.id}/sign-out`;
  const end = repeated(administrator, 'POST', path, { reason: 'Left it open in the library' });
  expect((await end()).status).toBe(200);
  expect((await administrator.request('/api/admin/orders')).status).toBe(401);
  // A retry of the same request is refused too.
  expect((await end()).status).toBe(401);
});
