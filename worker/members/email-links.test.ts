import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CurrentMember } from '../../schema/members.ts';
import { emailChangeWords } from '../../schema/profile.ts';
import { emailChanges, members, signInCodes } from '../../schema/tables/index.ts';
import { hour, minute } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { newToken } from '../platform/ids.ts';
import { makeWorld } from '../testing/as.ts';
import { trials } from '../testing/often.ts';
import { asBrowser, codeFor, newEmail, signIn } from '../testing/browser.ts';
import { askFor, call, confirm, isSignedIn, somebody, undo, wordsOf } from '../testing/email-change.ts';
import { tokenFor } from '../testing/letters.ts';

const db = openDatabase(env.DB);
const rowOf = async (id: string) => (await db.select().from(members).where(eq(members.id, id)))[0];

test('the member confirms in their own session, which goes on while every other ends', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const elsewhere = asBrowser(world);
  await signIn(world, elsewhere, robin.email);
  const { wanted } = await askFor(world, robin);
  const token = tokenFor(world, wanted, 'confirm');

  const page = await robin.browser.open(`/api/auth/email/confirm?token=${token}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  const shown = await page.text();
  expect(shown).toContain(wanted);
  expect(shown).toContain(robin.email);
  expect(shown.match(/<button/g)).toHaveLength(1);
  expect(shown).not.toContain('<script');

  const before = robin.browser.cookies.get('__Host-sid');
  const done = await confirm(robin.browser, token);
  expect(done.status).toBe(200);
  expect(await wordsOf(done)).toContain('Your new address is confirmed');
  expect(robin.browser.cookies.get('__Host-sid')).not.toBe(before);
  expect(await (await robin.browser.open('/api/auth/user')).json()).toMatchObject({
    id: robin.id,
    email: wanted,
    pendingEmail: null,
  });
  expect(await isSignedIn(elsewhere)).toBe(false);

  const again = asBrowser(world);
  await signIn(world, again, wanted);
  expect(await (await again.open('/api/auth/user')).json()).toMatchObject({ id: robin.id });
  const stranger = asBrowser(world);
  await signIn(world, stranger, robin.email);
  expect((await (await stranger.open('/api/auth/user')).json<CurrentMember>()).id).not.toBe(robin.id);
});

test('opening a link decides nothing, however often and by whom', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const { confirm: link, undo: undoLink } = await askFor(world, robin);
  const before = [await rowOf(robin.id), await db.select().from(emailChanges)];
  for (const browser of [robin.browser, asBrowser(world)]) {
    for (const path of [link?.path, undoLink?.path]) {
      await browser.open(path ?? '');
      await browser.open(path ?? '', { 'Sec-Fetch-Site': 'none', 'Sec-Purpose': 'prefetch' });
    }
  }
  expect([await rowOf(robin.id), await db.select().from(emailChanges)]).toEqual(before);
});

test('without a session the page asks to sign in, comes back, and keeps the token out of every row', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  const token = tokenFor(world, wanted, 'confirm');
  const phone = asBrowser(world);

  const page = await phone.open(`/api/auth/email/confirm?token=${token}`);
  expect(page.status).toBe(401);
  const shown = await page.text();
  expect(shown).not.toContain(wanted);
  expect(shown).not.toContain(robin.email);
  const [, href = ''] = /<a class="main" href="([^"]+)"/.exec(shown) ?? [];
  expect(href).toBe('/api/login?returnTo=%2Fapi%2Fauth%2Femail%2Fconfirm');
  expect(await (await phone.open(href)).text()).toContain('value="/api/auth/email/confirm"');

  await phone.submit('/api/login', { email: robin.email, returnTo: '/api/auth/email/confirm' });
  const codes = await db.select().from(signInCodes).where(eq(signInCodes.emailKey, robin.email));
  expect(JSON.stringify(codes)).not.toContain(token);
  const entered = await phone.submit('/api/login/code', { code: codeFor(world, robin.email) });
  expect(entered.headers.get('Location')).toBe('/api/auth/email/confirm');
  const back = await phone.open('/api/auth/email/confirm');
  expect(back.status).toBe(200);
  expect(await back.text()).toContain(`value="${token}"`);
  expect((await confirm(phone, token)).status).toBe(200);
  expect(phone.cookies.has('__Host-change')).toBe(false);
  expect((await rowOf(robin.id))?.email).toBe(wanted);
});

test('nobody else confirms, with whatever session or none', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  const token = tokenFor(world, wanted, 'confirm');
  const [hazel, visitor] = [await somebody(world), asBrowser(world)];
  const ended = await somebody(world, robin.email);
  await ended.browser.open('/api/logout');

  for (const [browser, status, words] of [
    [hazel.browser, 403, emailChangeWords.otherMember],
    [visitor, 401, 'Sign in to confirm'],
    [ended.browser, 401, 'Sign in to confirm'],
  ] as const) {
    const page = await browser.open(`/api/auth/email/confirm?token=${token}`);
    const decided = await confirm(browser, token);
    expect([page.status, decided.status]).toEqual([status, status]);
    expect(await wordsOf(decided)).toContain(words);
  }
  expect((await rowOf(robin.id))?.email).toBe(robin.email);
  // From another site not even the member.
  const forged = await robin.browser.submit(
    '/api/auth/email/confirm',
    { token },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' },
  );
  expect(forged.status).toBe(403);
  expect((await rowOf(robin.id))?.email).toBe(robin.email);
});

test('a confirmation works once, for an hour, and not when it was given up', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const first = tokenFor(world, (await askFor(world, robin)).wanted, 'confirm');
  world.now += minute;
  const second = tokenFor(world, (await askFor(world, robin)).wanted, 'confirm');
  expect(await wordsOf(await confirm(robin.browser, first))).toContain(emailChangeWords.ended);

  world.now += hour;
  const late = await confirm(robin.browser, second);
  expect([late.status, await wordsOf(late)]).toEqual([
    409,
    expect.stringContaining(emailChangeWords.confirmLate),
  ]);

  const third = tokenFor(world, (await askFor(world, robin)).wanted, 'confirm');
  await call(world, robin.browser, 'DELETE', '/api/auth/user/email');
  expect(await wordsOf(await confirm(robin.browser, third))).toContain(emailChangeWords.ended);
  expect((await rowOf(robin.id))?.email).toBe(robin.email);

  const { wanted } = await askFor(world, robin);
  const fourth = tokenFor(world, wanted, 'confirm');
  expect((await confirm(robin.browser, fourth)).status).toBe(200);
  const again = await confirm(robin.browser, fourth);
  expect([again.status, await wordsOf(again)]).toEqual([
    409,
    expect.stringContaining(emailChangeWords.confirmed),
  ]);
  expect((await rowOf(robin.id))?.authEpoch).toBe(1);
});

test.each(['', 'x', newToken(), 'a'.repeat(10_000), "' OR 1=1 --", '\u0000'])(
  'a link with the token %j is dead',
  async (token) => {
    const world = makeWorld();
    const { browser } = await somebody(world);
    const query = new URLSearchParams({ token }).toString();
    for (const step of ['confirm', 'undo']) {
      const page = await browser.open(`/api/auth/email/${step}?${query}`);
      const decided = await browser.submit(`/api/auth/email/${step}`, { token });
      expect([page.status, decided.status]).toEqual([404, 404]);
      expect(await wordsOf(decided)).toContain(emailChangeWords.unknown);
    }
  },
);

test('one token is no other: a confirmation does not undo, an undo does not confirm', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  expect((await undo(robin.browser, tokenFor(world, wanted, 'confirm'))).status).toBe(404);
  expect((await confirm(robin.browser, tokenFor(world, robin.email, 'undo'))).status).toBe(404);
});

test.each(trials(10))('of ten confirmations at once one counts, and its session lives (%i)', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  const token = tokenFor(world, wanted, 'confirm');
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(robin.browser, token)));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses[0]).toBe(200);
  // A late one finds its session over, or the link used.
  expect(statuses.slice(1).filter((status) => status !== 409 && status !== 401)).toEqual([]);
  expect(await rowOf(robin.id)).toMatchObject({ email: wanted, authEpoch: 1 });
  const [winner] = answers.filter(({ status }) => status === 200);
  const sid = /__Host-sid=([^;]+)/.exec(winner?.headers.getSetCookie().join() ?? '')?.[1] ?? '';
  const fresh = asBrowser(world);
  fresh.cookies.set('__Host-sid', sid);
  expect(await isSignedIn(fresh)).toBe(true);
});

test.each(trials(10))('of two members who confirm one address at once one gets it (%i)', async () => {
  const world = makeWorld();
  const [robin, hazel] = [await somebody(world), await somebody(world)];
  const wanted = newEmail();
  await askFor(world, robin, wanted);
  const first = tokenFor(world, wanted, 'confirm');
  await askFor(world, hazel, wanted);
  const second = tokenFor(world, wanted, 'confirm');
  const answers = await Promise.all([confirm(robin.browser, first), confirm(hazel.browser, second)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const loser = answers.find(({ status }) => status === 409);
  expect(loser && (await wordsOf(loser))).toContain(emailChangeWords.taken);
  expect(await db.select().from(members).where(eq(members.emailKey, wanted))).toHaveLength(1);
  // Nothing of the loser changed, not even their session.
  expect([await isSignedIn(robin.browser), await isSignedIn(hazel.browser)]).toEqual([true, true]);
});

test('links of a deleted account are dead', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  const tokens = [tokenFor(world, wanted, 'confirm'), tokenFor(world, robin.email, 'undo')] as const;
  await call(world, robin.browser, 'DELETE', '/api/user/account');
  expect((await confirm(robin.browser, tokens[0])).status).toBe(404);
  expect((await undo(robin.browser, tokens[1])).status).toBe(404);
});
