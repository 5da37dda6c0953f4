import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CurrentMember } from '../../schema/members.ts';
import { emailChanges, members, signInCodes } from '../../schema/tables/index.ts';
import { hour, minute } from '../platform/clock.ts';
import { newToken } from '../platform/ids.ts';
import { makeWorld } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { trials } from '../testing/often.ts';
import { asBrowser, type Browser, codeFor, newEmail, signedIn } from '../testing/browser.ts';
import { askFor, call, confirm, isSignedIn, somebody, tokenFor, undo, wordsOf } from '../testing/emails.ts';
import * as en from '../../schema/words/en/index.ts';

const rowOf = async (id: string) => (await db.select().from(members).where(eq(members.id, id)))[0];
const selfIn = async (browser: Browser) => (await browser.open('/api/auth/user')).json<CurrentMember>();

/** A member who requested another address, and the tokens of the two links. */
async function asked() {
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  const token = tokenFor(world, wanted, 'confirm');
  return { world, robin, wanted, token, no: tokenFor(world, robin.email, 'undo') };
}

test('the member confirms in their own session, which stays signed in while every other ends', async () => {
  const { world, robin, wanted, token } = await asked();
  const { browser: elsewhere } = await signedIn(world, {}, robin.email);

  const page = await robin.browser.open(`/api/auth/email/confirm?token=${token}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  const shown = await page.text();
  for (const email of [wanted, robin.email]) expect(shown).toContain(email);
  expect(shown.match(/<button/g)).toHaveLength(1);
  expect(shown).not.toContain('<script');

  const before = robin.browser.cookies.get('__Host-sid');
  const done = await confirm(robin.browser, token);
  expect(done.status).toBe(200);
  expect(await wordsOf(done)).toContain('Your new address is confirmed');
  expect(robin.browser.cookies.get('__Host-sid')).not.toBe(before);
  const { id } = robin;
  expect(await selfIn(robin.browser)).toMatchObject({ id, email: wanted, pendingEmail: null });
  expect(await isSignedIn(elsewhere)).toBe(false);

  expect((await somebody(world, wanted)).id).toBe(id);
  expect((await somebody(world, robin.email)).id).not.toBe(id);
});

test('opening a link changes nothing, however often and by whom', async () => {
  const { world, robin, token, no } = await asked();
  const before = [await rowOf(robin.id), await db.select().from(emailChanges)];
  for (const browser of [robin.browser, asBrowser(world)]) {
    for (const path of [`/api/auth/email/confirm?token=${token}`, `/api/auth/email/undo?token=${no}`]) {
      await browser.open(path);
      await browser.open(path, { 'Sec-Fetch-Site': 'none', 'Sec-Purpose': 'prefetch' });
    }
  }
  expect([await rowOf(robin.id), await db.select().from(emailChanges)]).toEqual(before);
});

test('without a session the page leads to sign-in and back, and no row stores the token', async () => {
  const { world, robin, wanted, token } = await asked();
  const phone = asBrowser(world);

  const page = await phone.open(`/api/auth/email/confirm?token=${token}`);
  expect(page.status).toBe(401);
  const shown = await page.text();
  for (const email of [wanted, robin.email]) expect(shown).not.toContain(email);
  const [, href = ''] = /<main.*?<a href="([^"]+)"/.exec(shown) ?? [];
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

test('nobody else can confirm, with or without a session', async () => {
  const { world, robin, token } = await asked();
  const [hazel, ended] = [await signedIn(world), await signedIn(world, {}, robin.email)];
  await ended.browser.open('/api/logout');

  for (const [browser, status, words] of [
    [hazel.browser, 403, en.emailLinks.otherMember],
    [asBrowser(world), 401, 'Sign in to confirm'],
    [ended.browser, 401, 'Sign in to confirm'],
  ] as const) {
    const page = await browser.open(`/api/auth/email/confirm?token=${token}`);
    const decided = await confirm(browser, token);
    expect([page.status, decided.status]).toEqual([status, status]);
    expect(await wordsOf(decided)).toContain(words);
  }
  // Not even the member, from another site.
  const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' };
  const forged = await robin.browser.submit('/api/auth/email/confirm', { token }, foreign);
  expect(forged.status).toBe(403);
  expect((await rowOf(robin.id))?.email).toBe(robin.email);
});

test('a confirmation works once, for an hour, and not after a cancellation', async () => {
  const { world, robin, token: first } = await asked();
  const next = async () => tokenFor(world, (await askFor(world, robin)).wanted, 'confirm');
  const refusal = async (token: string) => {
    const answer = await confirm(robin.browser, token);
    return [answer.status, await wordsOf(answer)];
  };
  const refused = (words: string) => [409, expect.stringContaining(words)];
  world.now += minute;
  const second = await next();
  expect(await refusal(first)).toEqual(refused(en.emailLinks.ended));

  world.now += hour;
  expect(await refusal(second)).toEqual(refused(en.emailLinks.confirmLate(60)));

  const third = await next();
  await call(world, robin.browser, 'DELETE', '/api/auth/user/email');
  expect(await refusal(third)).toEqual(refused(en.emailLinks.ended));
  expect((await rowOf(robin.id))?.email).toBe(robin.email);

  const fourth = await next();
  expect((await confirm(robin.browser, fourth)).status).toBe(200);
  expect(await refusal(fourth)).toEqual(refused(en.emailLinks.confirmed));
  expect((await rowOf(robin.id))?.authEpoch).toBe(1);
});

test('a link with an invalid token is dead, and the two tokens are not interchangeable', async () => {
  const { robin, token, no } = await asked();
  const { browser } = robin;
  for (const made of ['', newToken(), 'a'.repeat(10_000), "' OR 1=1 --", '\u0000']) {
    for (const step of ['confirm', 'undo']) {
      const page = await browser.open(`/api/auth/email/${step}?token=${encodeURIComponent(made)}`);
      const decided = await browser.submit(`/api/auth/email/${step}`, { token: made });
      expect([page.status, decided.status]).toEqual([404, 404]);
      expect(await wordsOf(decided)).toContain(en.emailLinks.unknown);
    }
  }
  expect([(await undo(browser, token)).status, (await confirm(browser, no)).status]).toEqual([404, 404]);
});

test.each(trials(10))(
  'of ten concurrent confirmations one counts, and its session stays signed in (%i)',
  async () => {
    const { world, robin, wanted, token } = await asked();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(robin.browser, token)));
    const [winner, ...others] = answers.toSorted((a, b) => a.status - b.status);
    expect(winner?.status).toBe(200);
    // A later request finds its session ended, or the link used.
    expect(others.filter(({ status }) => status !== 409 && status !== 401)).toEqual([]);
    expect(await rowOf(robin.id)).toMatchObject({ email: wanted, authEpoch: 1 });
    const fresh = asBrowser(world);
    const [, sid = ''] = /__Host-sid=([^;]+)/.exec(winner?.headers.getSetCookie().join() ?? '') ?? [];
    fresh.cookies.set('__Host-sid', sid);
    expect(await isSignedIn(fresh)).toBe(true);
  },
);

test.each(trials(10))('of two members who confirm one address concurrently one gets it (%i)', async () => {
  const world = makeWorld();
  const wanted = newEmail();
  const rivals = [];
  for (const { browser, ...rest } of [await somebody(world), await somebody(world)]) {
    await askFor(world, { browser, ...rest }, wanted);
    rivals.push({ browser, token: tokenFor(world, wanted, 'confirm') });
  }
  const answers = await Promise.all(rivals.map(({ browser, token }) => confirm(browser, token)));
  const [winner, loser] = answers.toSorted((a, b) => a.status - b.status);
  expect([winner?.status, loser?.status]).toEqual([200, 409]);
  expect(loser && (await wordsOf(loser))).toContain(en.emailLinks.taken);
  expect(await db.$count(members, eq(members.emailKey, wanted))).toBe(1);
  // The loser keeps everything, including their session.
  for (const { browser } of rivals) expect(await isSignedIn(browser)).toBe(true);
});
