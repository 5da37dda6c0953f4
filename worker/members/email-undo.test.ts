import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emailChangeWords } from '../../schema/profile.ts';
import { comments, emailChanges, members } from '../../schema/tables/index.ts';
import { noteAct } from '../acts/note.ts';
import { openContext } from '../context.ts';
import { day } from '../platform/clock.ts';
import { openDatabase, sendAll } from '../platform/database.ts';
import { newToken } from '../platform/ids.ts';
import { asMember, makeWorld } from '../testing/as.ts';
import { trials } from '../testing/often.ts';
import { asBrowser, signIn } from '../testing/browser.ts';
import { envWith } from '../testing/database.ts';
import { askFor, call, confirm, isSignedIn, somebody, undo, wordsOf } from '../testing/email-change.ts';
import { tokenFor } from '../testing/letters.ts';
import { newCode } from '../testing/make.ts';
import { registerRock } from '../testing/play.ts';

const db = openDatabase(env.DB);
const rowOf = async (id: string) => (await db.select().from(members).where(eq(members.id, id)))[0];

/** A member whose change of address is confirmed. */
async function changed() {
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  await confirm(robin.browser, tokenFor(world, wanted, 'confirm'));
  return { world, robin, wanted };
}

test('before the confirmation the old address keeps the account with one click, and the asker is signed out', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  const [token, yes] = [tokenFor(world, robin.email, 'undo'), tokenFor(world, wanted, 'confirm')];
  const mailbox = asBrowser(world);
  const page = await mailbox.open(`/api/auth/email/undo?token=${token}`);
  expect(page.status).toBe(200);
  expect((await page.text()).match(/<button/g)).toHaveLength(1);
  const done = await undo(mailbox, token);
  expect(done.status).toBe(200);
  expect(await wordsOf(done)).toContain(`Your account has ${robin.email}`);
  expect(await rowOf(robin.id)).toMatchObject({ email: robin.email, emailKey: robin.email, authEpoch: 1 });
  expect(await isSignedIn(robin.browser)).toBe(false);
  expect(await wordsOf(await undo(mailbox, token))).toContain(emailChangeWords.ended);

  await signIn(world, robin.browser, robin.email);
  expect(await wordsOf(await confirm(robin.browser, yes))).toContain(emailChangeWords.ended);
});

test('after the confirmation the old address has its account back, and whoever took it is out for good', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const intruder = asBrowser(world);
  await signIn(world, intruder, robin.email);
  const { wanted } = await askFor(world, { ...robin, browser: intruder });
  expect((await confirm(intruder, tokenFor(world, wanted, 'confirm'))).status).toBe(200);
  expect([await isSignedIn(robin.browser), await isSignedIn(intruder)]).toEqual([false, true]);
  // On to a third address, with an issuer's account linked on the way.
  const next = await askFor(world, { browser: intruder, id: robin.id, email: wanted });
  expect((await confirm(intruder, tokenFor(world, next.wanted, 'confirm'))).status).toBe(200);
  await db
    .update(members)
    .set({ oidcSubject: `issuer ${robin.id}` })
    .where(eq(members.id, robin.id));
  await askFor(world, { browser: intruder, id: robin.id, email: next.wanted });

  world.now += 6 * day;
  expect((await undo(asBrowser(world), tokenFor(world, robin.email, 'undo'))).status).toBe(200);
  expect(await rowOf(robin.id)).toMatchObject({
    email: robin.email,
    emailKey: robin.email,
    oidcSubject: null,
  });
  expect(await isSignedIn(intruder)).toBe(false);
  // The addresses in between hold links too: they bring nothing back.
  for (const address of [wanted, next.wanted]) {
    const late = await undo(asBrowser(world), tokenFor(world, address, 'undo'));
    expect([late.status, await wordsOf(late)]).toEqual([
      409,
      expect.stringContaining(emailChangeWords.ended),
    ]);
  }
  const home = asBrowser(world);
  await signIn(world, home, robin.email);
  expect(await (await home.open('/api/auth/user')).json()).toMatchObject({
    id: robin.id,
    pendingEmail: null,
  });
});

test('an issuer that was linked before stays linked when an unconfirmed change is undone', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const oidcSubject = `issuer ${robin.id}`;
  await db.update(members).set({ oidcSubject }).where(eq(members.id, robin.id));
  await askFor(world, robin);
  await undo(asBrowser(world), tokenFor(world, robin.email, 'undo'));
  expect(await rowOf(robin.id)).toMatchObject({ oidcSubject });
});

test('a change can be taken back for seven days', async () => {
  const { world, robin } = await changed();
  const token = tokenFor(world, robin.email, 'undo');
  world.now += 7 * day;
  const late = await undo(asBrowser(world), token);
  expect([late.status, await wordsOf(late)]).toEqual([
    409,
    expect.stringContaining(emailChangeWords.undoLate.slice(0, 30)),
  ]);
  world.now -= 1;
  expect((await undo(asBrowser(world), token)).status).toBe(200);
  expect((await rowOf(robin.id))?.email).toBe(robin.email);
});

test('an old address with which somebody has begun anew is not taken from them', async () => {
  const { world, robin, wanted } = await changed();
  const newcomer = await somebody(world, robin.email);
  expect(newcomer.id).not.toBe(robin.id);
  const rock = { name: 'Sunny', laserEngraverId: newCode() };
  expect((await call(world, newcomer.browser, 'POST', '/api/rocks', rock)).status).toBe(200);
  const token = tokenFor(world, robin.email, 'undo');
  const refused = await undo(asBrowser(world), token);
  expect(refused.status).toBe(409);
  expect(await wordsOf(refused)).toContain(emailChangeWords.undoTaken('support@rockabout.example'));
  expect([(await rowOf(robin.id))?.email, (await rowOf(newcomer.id))?.email]).toEqual([wanted, robin.email]);
  // Once that account is gone, the same link works.
  await call(world, newcomer.browser, 'DELETE', '/api/user/account');
  expect((await undo(asBrowser(world), token)).status).toBe(200);
  expect((await rowOf(robin.id))?.email).toBe(robin.email);
});

test('a new account that signing in again has made at the old address makes room', async () => {
  const { world, robin } = await changed();
  const newcomer = await somebody(world, robin.email);
  expect((await undo(asBrowser(world), tokenFor(world, robin.email, 'undo'))).status).toBe(200);
  expect((await rowOf(robin.id))?.email).toBe(robin.email);
  expect(await rowOf(newcomer.id)).toBeUndefined();
});

test('of two undo links at once neither takes a new account away in vain', async () => {
  for (let trial = 0; trial < 5; trial++) {
    const { world, robin } = await changed();
    const link = tokenFor(world, robin.email, 'undo');
    const newcomer = await somebody(world, robin.email);
    const answers = await Promise.all([1, 2, 3].map(() => undo(asBrowser(world), link)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await rowOf(robin.id))?.email).toBe(robin.email);
    expect(await rowOf(newcomer.id)).toBeUndefined();
  }
});

test('a change that has ended takes no new account away', async () => {
  const { world, robin } = await changed();
  const newcomer = await somebody(world, robin.email);
  // It ends between the look and the batch that writes.
  let batches = 0;
  const late = envWith(env, ({ batch }) => ({
    batch: async <T>(statements: D1PreparedStatement[]) => {
      batches += 1;
      if (statements.length > 5) await db.update(emailChanges).set({ endedAt: world.now });
      return batch<T>(statements);
    },
  }));
  expect((await undo(asBrowser(world, late), tokenFor(world, robin.email, 'undo'))).status).toBe(409);
  expect(batches).toBeGreaterThan(1);
  expect(await rowOf(newcomer.id)).toBeDefined();
});

test('a new account with which somebody wrote a comment makes no room', async () => {
  const { world, robin } = await changed();
  const newcomer = await somebody(world, robin.email);
  const { id: rockId } = await registerRock(await asMember(world));
  await db
    .insert(comments)
    .values({ id: newToken(), rockId, memberId: newcomer.id, content: 'Hi', createdAt: 1 });
  expect((await undo(asBrowser(world), tokenFor(world, robin.email, 'undo'))).status).toBe(409);
  expect(await rowOf(newcomer.id)).toBeDefined();
});

test('a new account that is the administrator’s and has acted makes no room', async () => {
  const { world, robin } = await changed();
  const newcomer = await somebody(world, robin.email);
  const ctx = openContext(env, 'test', world.parts);
  await sendAll(ctx.db, noteAct(ctx, { act: 'orders_exported', subject: '', reason: '' }, newcomer.id));
  expect((await undo(asBrowser(world), tokenFor(world, robin.email, 'undo'))).status).toBe(409);
  expect(await rowOf(newcomer.id)).toBeDefined();
});

test.each(trials(10))('a confirmation and an undo at once end with the old address (%i)', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  const [yes, no] = [tokenFor(world, wanted, 'confirm'), tokenFor(world, robin.email, 'undo')];
  const [confirmed, undone] = await Promise.all([confirm(robin.browser, yes), undo(asBrowser(world), no)]);
  expect([200, 401, 409]).toContain(confirmed.status);
  expect(undone.status).toBe(200);
  expect(await rowOf(robin.id)).toMatchObject({ email: robin.email, emailKey: robin.email });
  expect(await isSignedIn(robin.browser)).toBe(false);
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.memberId, robin.id));
  expect(change?.endedAt).toBe(world.now);
});
