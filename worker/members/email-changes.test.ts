import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CurrentMember } from '../../schema/members.ts';
import { profileWords } from '../../schema/profile.ts';
import { signInWords } from '../../schema/sign-in.ts';
import { emailChanges } from '../../schema/tables/index.ts';
import { Unavailable } from '../errors.ts';
import { tickHourly } from '../hourly.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { newId, sha256 } from '../platform/ids.ts';
import { asMember, makeWorld, origin, type Person } from '../testing/as.ts';
import { newEmail } from '../testing/browser.ts';
import { linkFor, tokenFor } from '../testing/letters.ts';
import { makeMember } from '../testing/make.ts';

const db = openDatabase(env.DB);
const changesOf = (memberId: string) =>
  db.select().from(emailChanges).where(eq(emailChanges.memberId, memberId));

const ask = (person: Person, email: string, headers: Record<string, string> = {}) =>
  person.request('/api/auth/user/email', {
    method: 'PATCH',
    body: JSON.stringify({ email }),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

const pendingOf = async (person: Person) =>
  (await (await person.request('/api/auth/user')).json<CurrentMember>()).pendingEmail;

const giveUp = (person: Person) => person.request('/api/auth/user/email', { method: 'DELETE' });

test('links in letters lead to where the site is, whatever address was asked', async () => {
  const world = makeWorld();
  world.env = { ...world.env, PUBLIC_ORIGIN: 'https://rockabout.example/ignored' };
  const robin = await asMember(world);
  const email = newEmail();
  await robin.request('https://other.example/api/auth/user/email', {
    method: 'PATCH',
    body: JSON.stringify({ email }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(linkFor(world, email, 'confirm')?.link).toMatch(/^https:\/\/rockabout\.example\/api\//);
  expect(linkFor(world, robin.member.email, 'undo')?.link).toMatch(/^https:\/\/rockabout\.example\/api\//);
});

test('the new address is asked for a yes and the old one told how to say no; until then it stays', async () => {
  const world = makeWorld();
  const robin = await asMember(world);
  const email = newEmail();
  const answer = await ask(robin, ` ${email.toUpperCase()} `);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ email: robin.member.email, pendingEmail: email.toUpperCase() });
  expect(await (await robin.request('/api/auth/user')).json()).toMatchObject({
    email: robin.member.email,
    pendingEmail: email.toUpperCase(),
  });

  const [notice, confirmation, ...others] = world.letters;
  expect(others).toEqual([]);
  expect(notice?.to).toBe(robin.member.email);
  expect(confirmation?.to).toBe(email.toUpperCase());
  for (const body of [notice?.text, notice?.html]) {
    expect(body).toContain(email.toUpperCase());
    expect(body).toContain(`${origin}/api/auth/email/undo?token=`);
    expect(body).toContain('7 days');
    expect(body).not.toContain('/confirm');
  }
  for (const body of [confirmation?.text, confirmation?.html]) {
    expect(body).toContain(`${origin}/api/auth/email/confirm?token=`);
    expect(body).toContain('60 minutes');
    expect(body).not.toContain(robin.member.email);
    expect(body).not.toContain('/undo');
  }
});

test('tokens have 256 bits, and only their hashes are kept', async () => {
  const world = makeWorld();
  const robin = await asMember(world);
  const email = newEmail();
  await ask(robin, email);
  const confirmToken = tokenFor(world, email, 'confirm');
  const undoToken = tokenFor(world, robin.member.email, 'undo');
  for (const token of [confirmToken, undoToken]) expect(token).toMatch(/^[\w-]{43}$/);
  const [row] = await changesOf(robin.member.id);
  expect(row).toMatchObject({
    confirmHash: await sha256(confirmToken),
    undoHash: await sha256(undoToken),
    createdAt: world.now,
    confirmedAt: null,
    endedAt: null,
  });
  expect(JSON.stringify(row)).not.toContain(confirmToken);
  expect(JSON.stringify(row)).not.toContain(undoToken);
});

test('an address that another member has gets the same answer, and only its owner learns why nothing happens', async () => {
  const world = makeWorld();
  const other = await makeMember();
  const robin = await asMember(world);
  for (const [email, isTaken] of [
    [newEmail(), false],
    [other.email, true],
  ] as const) {
    world.letters.length = 0;
    const answer = await ask(robin, email);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ email: robin.member.email, pendingEmail: email });
    expect(await pendingOf(robin)).toBe(email);
    expect(world.letters.map(({ to }) => to)).toEqual([robin.member.email, email]);
    expect(linkFor(world, robin.member.email, 'undo')).not.toBeNull();
    expect(linkFor(world, email, 'confirm') === null).toBe(isTaken);
    expect(world.letters[1]?.text.includes('already has an account')).toBe(isTaken);
    expect(world.letters[1]?.text).not.toContain(robin.member.email);
  }
});

test('one’s own address is no new one, in any spelling', async () => {
  const world = makeWorld();
  const robin = await asMember(world);
  for (const email of [robin.member.email, ` ${robin.member.email.toUpperCase()}`]) {
    const answer = await ask(robin, email);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: profileWords.emailSame, field: 'email' });
  }
  expect(world.letters).toEqual([]);
});

test.each([
  '',
  'robin',
  'robin@example',
  'r\u043Ebin@example.test',
  'robin@example.test\r\nBcc: x@example.test',
])('%j is no address', async (email) => {
  const world = makeWorld();
  const answer = await ask(await asMember(world), email);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message: signInWords.emailInvalid, field: 'email' });
  expect(world.letters).toEqual([]);
});

test('a newer wish ends the one before, and either can be given up', async () => {
  const world = makeWorld();
  const robin = await asMember(world);
  const [first, second] = [newEmail(), newEmail()];
  await ask(robin, first);
  world.now += minute;
  await ask(robin, second);
  expect(await pendingOf(robin)).toBe(second);
  const rows = await changesOf(robin.member.id);
  expect(rows.map(({ newEmail, endedAt }) => [newEmail, endedAt])).toEqual([
    [first, world.now],
    [second, null],
  ]);
  const answer = await giveUp(robin);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ email: robin.member.email, pendingEmail: null });
  expect(await pendingOf(robin)).toBeNull();
  // Giving up nothing is no error.
  expect((await giveUp(robin)).status).toBe(200);
});

test('after an hour nothing waits any more', async () => {
  const world = makeWorld();
  const robin = await asMember(world);
  const email = newEmail();
  await ask(robin, email);
  world.now += hour - 1;
  expect(await pendingOf(robin)).toBe(email);
  world.now += 1;
  expect(await pendingOf(robin)).toBeNull();
});

test('what waits is one’s own', async () => {
  const world = makeWorld();
  const [robin, hazel] = [await asMember(world), await asMember(world)];
  const email = newEmail();
  await ask(robin, email);
  await giveUp(hazel);
  expect([await pendingOf(robin), await pendingOf(hazel)]).toEqual([email, null]);
});

test('five changes a day, and the sixth leaves the fifth waiting', async () => {
  const world = makeWorld();
  const robin = await asMember(world);
  const addresses = Array.from({ length: 6 }, newEmail);
  for (const email of addresses.slice(0, 5)) {
    expect((await ask(robin, email)).status).toBe(200);
    world.now += hour;
  }
  world.letters.length = 0;
  world.now -= hour - minute;
  const refused = await ask(robin, addresses[5] ?? '');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ message: profileWords.emailTooMany });
  expect(refused.headers.get('Retry-After')).toBe(String((day - 4 * hour - minute) / 1000));
  expect(world.letters).toEqual([]);
  expect(await pendingOf(robin)).toBe(addresses[4]);
  expect((await ask(await asMember(world), addresses[5] ?? '')).status).toBe(200);
  world.now += day - 4 * hour - minute;
  expect((await ask(robin, addresses[5] ?? '')).status).toBe(200);
});

test('of twenty wishes at once five are taken, and one waits', async () => {
  const world = makeWorld();
  const robin = await asMember(world);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(robin, newEmail())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  expect(world.letters).toHaveLength(10);
  const rows = await changesOf(robin.member.id);
  expect(rows).toHaveLength(5);
  expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
});

test.each([
  ['the old address', 0],
  ['the new address', 1],
])('when the letter to %s cannot be sent, nothing waits and nothing counts', async (_, which) => {
  const world = makeWorld();
  let sent = 0;
  world.parts.openMail = () => async () => {
    if (sent++ === which) throw new Unavailable('We could not send the letter just now.');
  };
  const robin = await asMember(world);
  const answer = await ask(robin, newEmail());
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ message: 'We could not send the letter just now.' });
  expect(await pendingOf(robin)).toBeNull();
  expect(await changesOf(robin.member.id)).toEqual([]);
  for (let i = 0; i < 5; i++) expect((await ask(robin, newEmail())).status).toBe(200);
});

test('a repeated request sends no second letter', async () => {
  const world = makeWorld();
  const robin = await asMember(world);
  const [email, key] = [newEmail(), { 'Idempotency-Key': newId() }];
  const first = await (await ask(robin, email, key)).json();
  const again = await ask(robin, email, key);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await again.json()).toEqual(first);
  expect(world.letters).toHaveLength(2);
});

test('a change is forgotten once it can no longer be taken back', async () => {
  const world = makeWorld();
  const robin = await asMember(world);
  await ask(robin, newEmail());
  world.now += 7 * day - hour;
  await tickHourly(env, world.parts);
  expect(await changesOf(robin.member.id)).toHaveLength(1);
  world.now += hour + 1;
  await tickHourly(env, world.parts);
  expect(await changesOf(robin.member.id)).toEqual([]);
});
