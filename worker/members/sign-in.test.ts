import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members, signInCodes, totals } from '../../schema/tables/index.ts';
import { Unavailable } from '../errors.ts';
import { hour, minute } from '../platform/clock.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { asBrowser, type Browser, codeFor, newEmail, signIn, waiting, wrongFor } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { payloads } from '../testing/payloads.ts';
import { proof } from '../testing/proof.ts';
import { rememberingEnv } from '../testing/statements.ts';
import * as en from '../../schema/words/en/index.ts';
import { say } from '../../schema/words/say.ts';

const memberCount = async () =>
  (await db.select().from(totals).where(eq(totals.name, 'members')))[0]?.value ?? -1;
const locationOf = ({ status, headers }: Response) => [status, headers.get('Location')];

/** Fails unless the code was refused with this message, and nobody is signed in. */
async function expectRefusal(browser: Browser, answer: Response, words: string) {
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain(words);
  expect(browser.cookies.has('__Host-sid')).toBe(false);
  return page;
}

test('an emailed code creates a member at the first sign-in and shows them their profile', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const emailKey = newEmail();
  const email = emailKey.toUpperCase();
  const before = await memberCount();

  const page = await browser.open('/api/login');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<form method="post" action="/api/login"');

  const asked = await browser.submit('/api/login', { email: ` ${email} `, returnTo: '/' });
  expect(locationOf(asked)).toEqual([303, '/api/login/code']);
  const codePage = await browser.open('/api/login/code');
  expect(codePage.status).toBe(200);
  expect(await codePage.text()).toMatch(/autocomplete="one-time-code"/i);

  const entered = await browser.submit('/api/login/code', { code: codeFor(world, email) });
  expect(locationOf(entered)).toEqual([303, '/?first-login=true']);
  const self = await (await browser.open('/api/auth/user')).json();
  expect(self).toMatchObject({ email, isFirstLogin: true, displayName: '' });
  const rows = await db.select().from(members).where(eq(members.emailKey, emailKey));
  expect(rows).toMatchObject([{ emailKey, createdAt: world.now }]);
  expect(await memberCount()).toBe(before + 1);
});

test('a member signs in again as the same one, in any spelling of the address', async () => {
  const world = makeWorld();
  const { id, email } = await makeMember({ isFirstLogin: false });
  const browser = asBrowser(world);
  const before = await memberCount();
  expect(locationOf(await signIn(world, browser, email.toUpperCase(), '/my-rocks'))[1]).toBe('/my-rocks');
  expect(await (await browser.open('/api/auth/user')).json()).toMatchObject({ id, email });
  expect(await memberCount()).toBe(before);
});

test('a first sign-in from a rock returns to it and shows the profile next time; no link leads to other sites', async () => {
  const world = makeWorld();
  const email = newEmail();
  const scan = '/nfc-scan?rockId=K7M-2QX-9RT';
  for (const [returnTo, landed] of [
    [scan, scan],
    ['https://other.example', '/?first-login=true'],
  ] as const)
    expect(locationOf(await signIn(world, asBrowser(world), email, returnTo))).toEqual([303, landed]);
});

test('whoever signs in with a rock in hand reads its ID on both pages, and nobody else does', async () => {
  const browser = asBrowser(makeWorld());
  const returnTo = '/nfc-scan?rockId=k7m2qx9rt';
  const waits = (page: string) => /Your rock .*waits for you/.exec(page)?.[0].replace(/<[^>]*>/g, '');
  const opened = async (path: string) => waits(await (await browser.open(path)).text());
  expect(await opened(`/api/login?${new URLSearchParams({ returnTo }).toString()}`)).toBe(
    'Your rock K7M-2QX-9RT waits for you',
  );
  await browser.submit('/api/login', { email: newEmail(), returnTo });
  expect(await opened('/api/login/code')).toBe('Your rock K7M-2QX-9RT waits for you');
  for (const other of [
    '/',
    '/nfc-scan',
    '/my-rocks?rockId=K7M-2QX-9RT',
    `/nfc-scan?rockId=${'K'.repeat(65)}`,
  ])
    expect(await opened(`/api/login?${new URLSearchParams({ returnTo: other }).toString()}`)).toBeUndefined();
});

test('a signed-in member is redirected at once, and only to our own pages', async () => {
  const { request } = await asMember();
  for (const [path, landed] of [
    ['/api/login?returnTo=/my-rocks', '/my-rocks'],
    ['/api/login/oidc?returnTo=/my-rocks', '/my-rocks'],
    ['/api/login/code', '/'],
    [`/api/login?returnTo=${encodeURIComponent('//other.example')}`, '/'],
  ] as const)
    expect(locationOf(await request(path))).toEqual([303, landed]);
});

test('the email says what it is, how long it works and what to do if it was not you', async () => {
  const { world, email, right } = await waiting();
  const [sent] = world.emails;
  expect(sent).toMatchObject({ to: email, subject: `Your Rockabout code: ${right}` });
  for (const body of [sent?.text, sent?.html])
    for (const words of [right, '10 minutes', 'You did not ask for it?', 'support@rockabout.example'])
      expect(body).toContain(words);
});

test('neither the code nor the token is in the database', async () => {
  const { browser, email, right } = await waiting();
  const row = JSON.stringify(await db.select().from(signInCodes).where(eq(signInCodes.emailKey, email)));
  expect(row).toContain(email);
  expect(row).not.toContain(right.replace(' ', ''));
  expect(row).not.toContain(browser.cookies.get('__Host-code'));
});

test('a registered and an unknown address get the same answer, from the same queries', async () => {
  const world = makeWorld();
  const { env: remembering, sent } = rememberingEnv(env);
  const seenOf = async (email: string) => {
    const browser = asBrowser(world, remembering);
    sent.length = 0;
    const answer = locationOf(await browser.submit('/api/login', { email }));
    const statements = sent.map(({ sql }) => sql);
    const page = await (await browser.open('/api/login/code')).text();
    return { answer, statements, page: page.replaceAll(email, '').replace(/nonce="[^"]+"/, '') };
  };
  const known = await seenOf((await makeMember()).email);
  expect(known.statements.length).toBeGreaterThan(0);
  expect(known).toEqual(await seenOf(newEmail()));
  expect(world.emails).toHaveLength(2);
});

test('a wrong code says how many tries are left and keeps the page', async () => {
  const { browser, right, enter } = await waiting();
  const page = await expectRefusal(browser, await enter(wrongFor(right)), 'You have 4 more tries.');
  expect(page).toContain('<title>Error: Enter your code · Rockabout</title>');
  expect(page).toMatch(/id="code"[^>]*aria-describedby="code-error code-hint"[^>]*aria-invalid="true"/);
  expect((await enter()).status).toBe(303);
});

test('after five wrong codes the right one is refused', async () => {
  const { browser, email, right, enter } = await waiting();
  for (const words of ['have 4 more', 'have 3 more', 'have 2 more', 'have 1 more', en.signIn.spent])
    await expectRefusal(browser, await enter(wrongFor(right)), words);
  const page = await expectRefusal(browser, await enter(), en.signIn.spent);
  expect(page).toContain(`value="${email}"`);
});

test('a malformed code uses no try', async () => {
  const { browser, enter } = await waiting();
  for (let i = 0; i < 6; i++) await expectRefusal(browser, await enter('12345'), en.signIn.codeMissing);
  expect((await enter()).status).toBe(303);
});

test('a code works once', async () => {
  const { world, browser, right, enter } = await waiting();
  const thief = asBrowser(world);
  thief.cookies.set('__Host-code', browser.cookies.get('__Host-code') ?? '');
  expect((await enter()).status).toBe(303);
  const answer = await thief.submit('/api/login/code', { code: right });
  await expectRefusal(thief, answer, 'That code was used already');
});

test('a code works only in the browser that asked for it', async () => {
  const { world, right } = await waiting();
  const { browser: other, enter } = await waiting(world);
  await expectRefusal(other, await enter(right), 'That is not the code');
  const fresh = asBrowser(world);
  await expectRefusal(fresh, await fresh.open('/api/login/code'), en.signIn.otherBrowser);
  const answer = await fresh.submit('/api/login/code', { code: right });
  await expectRefusal(fresh, answer, en.signIn.otherBrowser);
});

test('a code works for ten minutes', async () => {
  const early = await waiting();
  const { world } = early;
  const late = await waiting(world);
  world.now += 10 * minute - 1000;
  expect((await early.enter()).status).toBe(303);
  world.now += 2000;
  await expectRefusal(late.browser, await late.enter(), en.signIn.expired(10));
  const page = await late.browser.open('/api/login/code');
  await expectRefusal(late.browser, page, `value="${late.email}"`);
});

test('only the newest code of a browser works', async () => {
  const { world, browser, email, right: old, enter } = await waiting();
  const again = await browser.submit('/api/login', { email, again: '1' });
  expect(locationOf(again)).toEqual([303, '/api/login/code?again=1']);
  expect(await (await browser.open('/api/login/code?again=1')).text()).toContain(en.signIn.sentAgain);
  const fresh = codeFor(world, email);
  if (fresh !== old) expect((await enter(old)).status).toBe(400);
  expect((await enter(fresh)).status).toBe(303);
});

test('a browser that waits for a code is redirected to the code page', async () => {
  const { world, browser } = await waiting();
  expect(await (await browser.open('/api/login')).text()).toContain('href="/api/login/code"');
  world.now += hour;
  expect(await (await browser.open('/api/login')).text()).not.toContain('href="/api/login/code"');
});

test('only after paying for a plan does the page say which address to sign in with', async () => {
  const browser = asBrowser(makeWorld());
  const words = 'Sign in with the email address that you paid with';
  const pageFor = async (returnTo: string) =>
    (await browser.open(`/api/login?${new URLSearchParams({ returnTo }).toString()}`)).text();
  for (const paid of ['/subscribe?success=true', '/subscribe?success=true&plan=yearly&rockId=K7M-2QX-9RT'])
    expect(await pageFor(paid)).toContain(words);
  const mistyped = { email: 'nobody', returnTo: '/subscribe?success=true' };
  expect(await (await browser.submit('/api/login', mistyped)).text()).toContain(words);
  for (const other of [
    '/',
    '/subscribe',
    '/subscribe?canceled=true',
    '/shop?success=true',
    'https://other.example/subscribe?success=true',
  ])
    expect(await pageFor(other), other).not.toContain(words);
});

test('when the email cannot be sent the page says so, and the try does not count', async () => {
  const world = makeWorld();
  const email = newEmail();
  const working = world.deps.openMail;
  world.deps.openMail = () => async () => {
    throw new Unavailable(say('errors', 'noEmail'));
  };
  const browser = asBrowser(world);
  for (let i = 0; i < 6; i++) {
    const answer = await browser.submit('/api/login', { email });
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain(en.errors.noEmail);
    expect(page).toContain(`value="${email}"`);
  }
  world.deps.openMail = working;
  expect((await asBrowser(world).submit('/api/login', { email })).status).toBe(303);
});

test('a form without a valid address gets an error message', async () => {
  const world = makeWorld();
  for (const [fields, words] of [
    [{}, en.signIn.emailMissing],
    [{ email: 'robin' }, en.signIn.emailInvalid],
  ] as const) {
    const browser = asBrowser(world);
    const page = await expectRefusal(browser, await browser.submit('/api/login', fields), words);
    expect(page).toMatch(/id="email"[^>]*aria-describedby="email-error"[^>]*aria-invalid="true"/);
  }
  expect(world.emails).toEqual([]);
});

test.each([
  ['multipart/form-data', 'truncated'],
  ['application/json', '{"email":'],
  ['text/plain', 'email=robin@example.com'],
  ['application/x-www-form-urlencoded', '%E0%A4%A&&==&email=%00%ff'],
])('an unexpected body of type %s gets a 400 page', async (type, body) => {
  const world = makeWorld();
  const { request } = asStranger(world);
  for (const path of ['/api/login', '/api/login/code']) {
    const answer = await request(path, { method: 'POST', body, headers: { 'Content-Type': type } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
  }
  expect(world.emails).toEqual([]);
});

/** Lists a page's elements in order, with the names of their attributes. */
async function skeletonOf(answer: Response): Promise<string[]> {
  const elements: string[] = [];
  const noted = new HTMLRewriter().on('*', {
    element: ({ tagName, attributes }) => {
      elements.push([tagName, ...[...attributes].map(([name]) => name)].join(' '));
    },
  });
  await noted.transform(answer).text();
  return elements;
}

test('typed text is always escaped when it is shown again', async ({ task }) => {
  const texts = [...payloads, '</style></head><body onload=__x=1>', '/x?a=<svg/onload=__x=1>', '<!--'];
  const pagesWith = async (text: string) => {
    const browser = asBrowser(makeWorld());
    const answers = [
      await browser.open(`/api/login?returnTo=${encodeURIComponent(text)}`),
      await browser.submit('/api/login', { email: text, returnTo: text }),
      await browser.submit('/api/login/code', { code: text }),
    ];
    return JSON.stringify(await Promise.all(answers.map(skeletonOf)));
  };
  const plain = await pagesWith('plain');
  const broken: string[] = [];
  for (const text of texts) if ((await pagesWith(text)) !== plain) broken.push(text);
  proof(task, {
    goal: 'G-X1',
    what: 'payloads typed into the sign-in pages',
    figure: `${texts.length - broken.length} of ${texts.length} stay text`,
    passLine: 'all',
  });
  expect(broken).toEqual([]);
});

test('the page loads and runs nothing, and is not cached', async () => {
  const answer = await asBrowser(makeWorld()).open('/api/login');
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
  for (const rule of ["default-src 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
  expect(policy).not.toContain('unsafe-inline');
  const page = await answer.text();
  expect(page).toContain(`<style nonce="${nonce}">`);
  // Otherwise browsers request /favicon.ico.
  expect(page).toContain('<link rel="icon" href="/icon.svg"');
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/i);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});
