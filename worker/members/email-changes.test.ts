import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CurrentMember } from '../../schema/members.ts';
import { emailChanges } from '../../schema/tables/index.ts';
import { Unavailable } from '../errors.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { newId, sha256 } from '../platform/ids.ts';
import { asMember, makeWorld, origin, type Person } from '../testing/as.ts';
import { newEmail } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import { linkFor, tokenFor } from '../testing/emails.ts';
import { makeMember } from '../testing/make.ts';
import * as en from '../../schema/words/en/index.ts';
import { say } from '../../schema/words/say.ts';

const changesOf = ({ member }: Awaited<ReturnType<typeof asMember>>) =>
  db.select().from(emailChanges).where(eq(emailChanges.memberId, member.id));

async function begin() {
  const world = makeWorld();
  const robin = await asMember(world);
  return { world, robin, own: robin.member.email, email: newEmail() };
}

const ask = (person: Person, email = newEmail(), headers?: Record<string, string>) =>
  person.send('PATCH', '/api/auth/user/email', { email }, headers);

const pendingOf = async (person: Person) =>
  (await (await person.request('/api/auth/user')).json<CurrentMember>()).pendingEmail;

const giveUp = (person: Person) => person.request('/api/auth/user/email', { method: 'DELETE' });

test('the new address gets a link to confirm, the old one a link to undo; nothing changes until then', async () => {
  const { world, robin, own, email } = await begin();
  const wanted = email.toUpperCase();
  const answer = await ask(robin, ` ${wanted} `);
  expect([answer.status, await answer.json()]).toEqual([200, { email: own, pendingEmail: wanted }]);
  const self = { email: own, pendingEmail: wanted };
  expect(await (await robin.request('/api/auth/user')).json()).toMatchObject(self);

  const [notice, confirmation, ...others] = world.emails;
  expect([notice?.to, confirmation?.to, others]).toEqual([own, wanted, []]);
  for (const body of [notice?.text, notice?.html]) {
    for (const words of [wanted, `${origin}/api/auth/email/undo?token=`, '7 days'])
      expect(body).toContain(words);
    expect(body).not.toContain('/confirm');
  }
  for (const body of [confirmation?.text, confirmation?.html]) {
    for (const words of [`${origin}/api/auth/email/confirm?token=`, '60 minutes'])
      expect(body).toContain(words);
    for (const words of [own, '/undo']) expect(body).not.toContain(words);
  }
});

test('tokens have 256 bits, and only their hashes are kept', async () => {
  const { world, robin, own, email } = await begin();
  await ask(robin, email);
  const tokens = [tokenFor(world, email, 'confirm'), tokenFor(world, own, 'undo')] as const;
  const [row] = await changesOf(robin);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  }
  const [confirmHash, undoHash] = [await sha256(tokens[0]), await sha256(tokens[1])];
  const dates = { createdAt: world.now, confirmedAt: null, endedAt: null };
  expect(row).toMatchObject({ confirmHash, undoHash, ...dates });
});

test('an address that another member has gets the same answer, and only its owner learns that it is taken', async () => {
  const { world, robin, own } = await begin();
  const taken = (await makeMember()).email;
  for (const email of [newEmail(), taken]) {
    world.emails.length = 0;
    const answer = await ask(robin, email);
    expect([answer.status, await answer.json()]).toEqual([200, { email: own, pendingEmail: email }]);
    expect(await pendingOf(robin)).toBe(email);
    expect(world.emails.map(({ to }) => to)).toEqual([own, email]);
    expect(linkFor(world, own, 'undo')).not.toBeNull();
    expect(linkFor(world, email, 'confirm') === null).toBe(email === taken);
    expect(world.emails[1]?.text.includes('already has an account')).toBe(email === taken);
    expect(world.emails[1]?.text).not.toContain(own);
  }
});

test('one’s own address, in any spelling, and an invalid one are refused', async () => {
  const { world, robin, own } = await begin();
  for (const [email, message] of [
    [own, en.profile.emailSame],
    [` ${own.toUpperCase()}`, en.profile.emailSame],
    ['robin@example.test\r\nBcc: x@example.test', en.signIn.emailInvalid],
  ]) {
    const answer = await ask(robin, email);
    expect([answer.status, await answer.json()]).toEqual([400, { message, field: 'email' }]);
  }
  expect(world.emails).toEqual([]);
});

test('a newer change ends the previous one, and its member can cancel it', async () => {
  const { world, robin, own, email: first } = await begin();
  const hazel = await asMember(world);
  const second = newEmail();
  await ask(robin, first);
  world.now += minute;
  await ask(robin, second);
  await giveUp(hazel);
  expect([await pendingOf(robin), await pendingOf(hazel)]).toEqual([second, null]);
  expect((await changesOf(robin)).map(({ newEmail, endedAt }) => [newEmail, endedAt])).toEqual([
    [first, world.now],
    [second, null],
  ]);
  // Cancelling without a pending change is no error.
  for (let i = 0; i < 2; i++) {
    const answer = await giveUp(robin);
    expect([answer.status, await answer.json()]).toMatchObject([200, { email: own, pendingEmail: null }]);
    expect(await pendingOf(robin)).toBeNull();
  }
});

test('after an hour no change is pending', async () => {
  const { world, robin, email } = await begin();
  await ask(robin, email);
  world.now += hour - 1;
  expect(await pendingOf(robin)).toBe(email);
  world.now += 1;
  expect(await pendingOf(robin)).toBeNull();
});

test('five changes a day are allowed, and the sixth leaves the fifth pending', async () => {
  const { world, robin, email: sixth } = await begin();
  const addresses = Array.from({ length: 5 }, newEmail);
  for (const email of addresses) {
    expect((await ask(robin, email)).status).toBe(200);
    world.now += hour;
  }
  world.emails.length = 0;
  world.now -= hour - minute;
  const wait = day - 4 * hour - minute;
  const refused = await ask(robin, sixth);
  expect([refused.status, await refused.json()]).toEqual([429, { message: en.profile.emailTooMany }]);
  expect(refused.headers.get('Retry-After')).toBe(String(wait / 1000));
  expect(world.emails).toEqual([]);
  expect(await pendingOf(robin)).toBe(addresses[4]);
  expect((await ask(await asMember(world), sixth)).status).toBe(200);
  world.now += wait;
  expect((await ask(robin, sixth)).status).toBe(200);
});

test('of twenty concurrent changes five are accepted, and one is pending', async () => {
  const { world, robin } = await begin();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(robin)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  expect(world.emails).toHaveLength(10);
  const rows = await changesOf(robin);
  expect(rows).toHaveLength(5);
  expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
});

test.each([
  ['the old address', 0],
  ['the new address', 1],
])('when the email to %s cannot be sent, no change is pending and none counts', async (_, which) => {
  const { world, robin, email } = await begin();
  const message = en.errors.noEmail;
  let sent = 0;
  world.deps.openMail = () => async () => {
    if (sent++ === which) throw new Unavailable(say('errors', 'noEmail'));
  };
  const key = { 'Idempotency-Key': newId() };
  const answer = await ask(robin, email, key);
  expect([answer.status, await answer.json()]).toEqual([503, { message }]);
  expect(await pendingOf(robin)).toBeNull();
  expect(await changesOf(robin)).toEqual([]);
  // Neither the idempotency key nor the address's limit is used up.
  for (let i = 0; i < 5; i++) expect((await ask(robin, email, i === 0 ? key : {})).status).toBe(200);
  expect((await ask(robin, email)).status).toBe(429);
});

test('the same request five times concurrently, and once more, sends both emails once', async () => {
  const { world, robin, own, email } = await begin();
  const key = { 'Idempotency-Key': newId() };
  const first = { email: own, pendingEmail: email };
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(robin, email, key)));
  answers.push(await ask(robin, email, key));
  for (const answer of answers) expect(await answer.json()).toEqual(first);
  expect(answers.at(-1)?.headers.get('Idempotent-Replayed')).toBe('true');
  expect(world.emails.map(({ to }) => to)).toEqual([own, email]);
  expect(await changesOf(robin)).toHaveLength(1);
});

test('of many members who request one address concurrently, five have emails sent to it', async () => {
  const { world, email } = await begin();
  const people = await Promise.all(Array.from({ length: 8 }, () => asMember(world)));
  const answers = await Promise.all(people.map((person) => ask(person, email)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  expect(world.emails.filter(({ to }) => to === email)).toHaveLength(5);
});
