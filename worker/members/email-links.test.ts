import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CurrentMember } from '../../schema/members.ts';
import { emailChangeWords } from '../../schema/profile.ts';
import { comments, emailChanges, members, signInCodes } from '../../schema/tables/index.ts';
import { createApi } from '../api.ts';
import { noteAct } from '../acts/note.ts';
import { openContext } from '../context.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { newToken } from '../platform/ids.ts';
import { asMember, makeWorld, newAddress, origin, type World } from '../testing/as.ts';
import { asBrowser, codeFor, newEmail, signIn, type Browser } from '../testing/browser.ts';
import { linkFor, tokenFor } from '../testing/letters.ts';
import { newCode } from '../testing/make.ts';
import { registerRock } from '../testing/play.ts';

const db = openDatabase(env.DB);
const rowOf = async (id: string) => (await db.select().from(members).where(eq(members.id, id)))[0];

/** What a page says, as somebody reads it. */
const wordsOf = async (page: Response) =>
  (await page.text())
    .replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ');

interface Somebody {
  browser: Browser;
  id: string;
  email: string;
}

/** A member who signed in with a code. */
async function somebody(world: World, email = newEmail()): Promise<Somebody> {
  const browser = asBrowser(world);
  await signIn(world, browser, email);
  const { id } = await (await browser.open('/api/auth/user')).json<CurrentMember>();
  return { browser, id, email };
}

/** A call that the app makes in this browser. */
function call(world: World, { cookies }: Browser, method: string, path: string, body?: object) {
  const headers = {
    Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'CF-Connecting-IP': newAddress(),
    'Content-Type': 'application/json',
  };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return createApi(world.parts).request(origin + path, init, env);
}

/** Asks for a change as the settings do. */
async function askFor(world: World, { browser, email }: Somebody, wanted = newEmail()) {
  const answer = await call(world, browser, 'PATCH', '/api/auth/user/email', { email: wanted });
  expect(answer.status).toBe(200);
  return { wanted, confirm: linkFor(world, wanted, 'confirm'), undo: linkFor(world, email, 'undo') };
}

const confirm = (browser: Browser, token: string) => browser.submit('/api/auth/email/confirm', { token });
const undo = (browser: Browser, token: string) => browser.submit('/api/auth/email/undo', { token });
const isSignedIn = async (browser: Browser) => (await browser.open('/api/auth/user')).status === 200;

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

test.each(Array.from({ length: 10 }, (_, i) => i))(
  'of ten confirmations at once one counts, and its session lives (%i)',
  async () => {
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
  },
);

test.each(Array.from({ length: 10 }, (_, i) => i))(
  'of two members who confirm one address at once one gets it (%i)',
  async () => {
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
  },
);

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
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  await confirm(robin.browser, tokenFor(world, wanted, 'confirm'));
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
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  await confirm(robin.browser, tokenFor(world, wanted, 'confirm'));
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
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  await confirm(robin.browser, tokenFor(world, wanted, 'confirm'));
  const newcomer = await somebody(world, robin.email);
  expect((await undo(asBrowser(world), tokenFor(world, robin.email, 'undo'))).status).toBe(200);
  expect((await rowOf(robin.id))?.email).toBe(robin.email);
  expect(await rowOf(newcomer.id)).toBeUndefined();
});

test('of two undo links at once neither takes a new account away in vain', async () => {
  for (let trial = 0; trial < 5; trial++) {
    const world = makeWorld();
    const robin = await somebody(world);
    const { wanted } = await askFor(world, robin);
    await confirm(robin.browser, tokenFor(world, wanted, 'confirm'));
    const link = tokenFor(world, robin.email, 'undo');
    const newcomer = await somebody(world, robin.email);
    const answers = await Promise.all([1, 2, 3].map(() => undo(asBrowser(world), link)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await rowOf(robin.id))?.email).toBe(robin.email);
    expect(await rowOf(newcomer.id)).toBeUndefined();
  }
});

test('a change that has ended takes no new account away', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  await confirm(robin.browser, tokenFor(world, wanted, 'confirm'));
  const newcomer = await somebody(world, robin.email);
  // It ends between the look and the batch that writes.
  let batches = 0;
  const DB = new Proxy(env.DB, {
    get: (target, name) => {
      const own: unknown = Reflect.get(target, name);
      if (name !== 'batch') return typeof own === 'function' ? own.bind(target) : own;
      return async (statements: D1PreparedStatement[]) => {
        batches += 1;
        if (statements.length > 5) await db.update(emailChanges).set({ endedAt: world.now });
        return target.batch(statements);
      };
    },
  });
  expect((await undo(asBrowser(world, { DB }), tokenFor(world, robin.email, 'undo'))).status).toBe(409);
  expect(batches).toBeGreaterThan(1);
  expect(await rowOf(newcomer.id)).toBeDefined();
});

test('a new account with which somebody wrote a comment makes no room', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  await confirm(robin.browser, tokenFor(world, wanted, 'confirm'));
  const newcomer = await somebody(world, robin.email);
  const { id: rockId } = await registerRock(await asMember(world));
  await db
    .insert(comments)
    .values({ id: newToken(), rockId, memberId: newcomer.id, content: 'Hi', createdAt: 1 });
  expect((await undo(asBrowser(world), tokenFor(world, robin.email, 'undo'))).status).toBe(409);
  expect(await rowOf(newcomer.id)).toBeDefined();
});

test('a new account that is the administrator’s and has acted makes no room', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  await confirm(robin.browser, tokenFor(world, wanted, 'confirm'));
  const newcomer = await somebody(world, robin.email);
  await noteAct(
    openContext(env, 'test', world.parts),
    { act: 'orders_exported', subject: '', reason: '' },
    newcomer.id,
  );
  expect((await undo(asBrowser(world), tokenFor(world, robin.email, 'undo'))).status).toBe(409);
  expect(await rowOf(newcomer.id)).toBeDefined();
});

test.each(Array.from({ length: 10 }, (_, i) => i))(
  'a confirmation and an undo at once end with the old address (%i)',
  async () => {
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
  },
);

test('links of a deleted account are dead', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const { wanted } = await askFor(world, robin);
  const tokens = [tokenFor(world, wanted, 'confirm'), tokenFor(world, robin.email, 'undo')] as const;
  await call(world, robin.browser, 'DELETE', '/api/user/account');
  expect((await confirm(robin.browser, tokens[0])).status).toBe(404);
  expect((await undo(robin.browser, tokens[1])).status).toBe(404);
});
