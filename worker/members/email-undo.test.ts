import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CurrentMember } from '../../schema/members.ts';
import { comments, emailChanges, members, takebackItems, takebacks } from '../../schema/tables/index.ts';
import { logAction } from '../audit-log/log-action.ts';
import { openContext } from '../context.ts';
import { day } from '../platform/clock.ts';
import { writeAll } from '../platform/database.ts';
import { newToken } from '../platform/ids.ts';
import { asMember, makeWorld, type World } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { trials } from '../testing/often.ts';
import { asBrowser, signedIn, signIn } from '../testing/browser.ts';
import { envWith } from '../testing/database.ts';
import { askFor, call, confirm, isSignedIn, somebody, tokenFor, undo, wordsOf } from '../testing/emails.ts';
import { newCode } from '../testing/make.ts';
import { registerRock } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

const rowOf = async (id: string) => (await db.select().from(members).where(eq(members.id, id)))[0];

/** A member who requested another address, and the tokens of the two links. */
async function asked() {
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  const [yes, no] = [tokenFor(world, wanted, 'confirm'), tokenFor(world, robin.email, 'undo')];
  return { world, robin, wanted, yes, no };
}

/** The same after the confirmation; `undone` follows the link that was sent to the old address. */
async function changed() {
  const { world, robin, wanted, yes, no } = await asked();
  await confirm(robin.browser, yes);
  const undone = (bindings: Partial<Env> = {}) => undo(asBrowser(world, bindings), no);
  return { world, robin, wanted, undone };
}

/** The same, and a newcomer has signed in with the old address since. */
async function begunAnew() {
  const all = await changed();
  const newcomer = await somebody(all.world, all.robin.email);
  expect(newcomer.id).not.toBe(all.robin.id);
  return { ...all, newcomer };
}

const refusal = async (answer: Response) => [answer.status, await wordsOf(answer)];
const refused = (words: string) => [409, expect.stringContaining(words)];

test('before the confirmation one click keeps the old address and signs the requester out', async () => {
  const { world, robin, yes, no } = await asked();
  const mailbox = asBrowser(world);
  const page = await mailbox.open(`/api/auth/email/undo?token=${no}`);
  expect(page.status).toBe(200);
  expect((await page.text()).match(/<button/g)).toHaveLength(1);
  const done = await undo(mailbox, no);
  expect(done.status).toBe(200);
  expect(await wordsOf(done)).toContain(`Your account has ${robin.email}`);
  expect(await rowOf(robin.id)).toMatchObject({ email: robin.email, emailKey: robin.email, authEpoch: 1 });
  expect(await isSignedIn(robin.browser)).toBe(false);
  expect(await refusal(await undo(mailbox, no))).toEqual(refused(en.emailLinks.ended));

  await signIn(world, robin.browser, robin.email);
  expect(await refusal(await confirm(robin.browser, yes))).toEqual(refused(en.emailLinks.ended));
});

test('after the confirmation the old address gets its account back, and the intruder loses access for good', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const { id, email } = robin;
  const { browser: intruder } = await signedIn(world, {}, email);
  const move = async (from: string) => {
    const { wanted } = await askFor(world, { browser: intruder, id, email: from });
    expect((await confirm(intruder, tokenFor(world, wanted, 'confirm'))).status).toBe(200);
    return wanted;
  };
  const second = await move(email);
  expect([await isSignedIn(robin.browser), await isSignedIn(intruder)]).toEqual([false, true]);
  // Changes to a third address, with an issuer's account linked in between.
  const third = await move(second);
  await db
    .update(members)
    .set({ oidcSubject: `issuer ${id}` })
    .where(eq(members.id, id));
  await askFor(world, { browser: intruder, id, email: third });

  world.now += 6 * day;
  expect((await undo(asBrowser(world), tokenFor(world, email, 'undo'))).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ email, emailKey: email, oidcSubject: null });
  expect(await isSignedIn(intruder)).toBe(false);
  // The addresses in between have undo links too, which no longer work.
  for (const address of [second, third]) {
    const late = await undo(asBrowser(world), tokenFor(world, address, 'undo'));
    expect(await refusal(late)).toEqual(refused(en.emailLinks.ended));
  }
  const { browser: home } = await signedIn(world, {}, email);
  const self = await (await home.open('/api/auth/user')).json<CurrentMember>();
  expect(self).toMatchObject({ id, pendingEmail: null });
});

test('undoing an unconfirmed change keeps the linked issuer', async () => {
  const { world, robin, no } = await asked();
  const oidcSubject = `issuer ${robin.id}`;
  await db.update(members).set({ oidcSubject }).where(eq(members.id, robin.id));
  await undo(asBrowser(world), no);
  expect(await rowOf(robin.id)).toMatchObject({ oidcSubject });
});

test('a change can be undone for seven days', async () => {
  const { world, robin, undone } = await changed();
  world.now += 7 * day;
  expect(await refusal(await undone())).toEqual(refused(en.emailLinks.undoLate(7).slice(0, 30)));
  world.now -= 1;
  expect((await undone()).status).toBe(200);
  expect((await rowOf(robin.id))?.email).toBe(robin.email);
});

test('an old address that has a new account in use is not taken from it', async () => {
  const { world, robin, wanted, newcomer, undone } = await begunAnew();
  const rock = { name: 'Sunny', laserEngraverId: newCode() };
  expect((await call(world, newcomer.browser, 'POST', '/api/rocks', rock)).status).toBe(200);
  const words = en.emailLinks.undoTaken('support@rockabout.example');
  expect(await refusal(await undone())).toEqual(refused(words));
  expect([(await rowOf(robin.id))?.email, (await rowOf(newcomer.id))?.email]).toEqual([wanted, robin.email]);
  // Once that account is deleted, the same link works.
  await call(world, newcomer.browser, 'DELETE', '/api/user/account');
  expect((await undone()).status).toBe(200);
  expect((await rowOf(robin.id))?.email).toBe(robin.email);
});

test('an unused new account at the old address is removed, also by three concurrent links', async () => {
  for (const links of [1, 3, 3]) {
    const { robin, newcomer, undone } = await begunAnew();
    const answers = await Promise.all(Array.from({ length: links }, () => undone()));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409].slice(0, links));
    expect((await rowOf(robin.id))?.email).toBe(robin.email);
    expect(await rowOf(newcomer.id)).toBeUndefined();
  }
});

test('a change that has ended removes no new account', async () => {
  const { world, newcomer, undone } = await begunAnew();
  // The change ends between the read and the batch that writes.
  let batches = 0;
  const late = envWith(env, ({ batch }) => ({
    batch: async <T>(statements: D1PreparedStatement[]) => {
      batches += 1;
      if (statements.length > 5) await db.update(emailChanges).set({ endedAt: world.now });
      return batch<T>(statements);
    },
  }));
  expect((await undone(late)).status).toBe(409);
  expect(batches).toBeGreaterThan(1);
  expect(await rowOf(newcomer.id)).toBeDefined();
});

/** Uses of an account, after which it is no longer empty. */
const uses: [string, (world: World, memberId: string) => Promise<unknown>][] = [
  [
    'with which somebody wrote a comment',
    async (world, memberId) => {
      const { id: rockId } = await registerRock(await asMember(world));
      await db.insert(comments).values({ id: newToken(), rockId, memberId, content: 'Hi', createdAt: 1 });
    },
  ],
  [
    'of which something waits to be taken back',
    async (world, memberId) => {
      const takebackId = newToken();
      await db.insert(takebacks).values({ id: takebackId, from: 0, until: 1, createdAt: world.now });
      await db
        .insert(takebackItems)
        .values({ takebackId, kind: 'question', subjectId: 'gone', memberId, madeAt: 0, state: 'waiting' });
    },
  ],
  [
    'that is the administrator’s and has acted',
    (world, memberId) => {
      const ctx = openContext(env, 'test', world.deps);
      return writeAll(ctx.db, logAction(ctx, { act: 'orders_exported', subject: '', reason: '' }, memberId));
    },
  ],
];

test.each(uses)('a new account %s is not removed', async (_, use) => {
  const { world, newcomer, undone } = await begunAnew();
  await use(world, newcomer.id);
  expect((await undone()).status).toBe(409);
  expect(await rowOf(newcomer.id)).toBeDefined();
});

test.each(trials(10))('a concurrent confirmation and undo end with the old address (%i)', async () => {
  const { world, robin, yes, no } = await asked();
  const [confirmed, undone] = await Promise.all([confirm(robin.browser, yes), undo(asBrowser(world), no)]);
  expect([200, 401, 409]).toContain(confirmed.status);
  expect(undone.status).toBe(200);
  expect(await rowOf(robin.id)).toMatchObject({ email: robin.email, emailKey: robin.email });
  expect(await isSignedIn(robin.browser)).toBe(false);
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.memberId, robin.id));
  expect(change?.endedAt).toBe(world.now);
});
