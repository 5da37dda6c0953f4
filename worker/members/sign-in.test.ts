import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signInWords } from '../../schema/sign-in.ts';
import { members, signInCodes, totals } from '../../schema/tables/index.ts';
import { Unavailable } from '../errors.ts';
import { hour, minute } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { asBrowser, codeFor, newEmail, signIn, wrongFor, type Browser } from '../testing/browser.ts';
import { makeMember } from '../testing/make.ts';
import { payloads } from '../testing/payloads.ts';
import { proof } from '../testing/proof.ts';
import { rememberingEnv } from '../testing/statements.ts';

const db = openDatabase(env.DB);
const memberCount = async () =>
  (await db.select().from(totals).where(eq(totals.name, 'members')))[0]?.value ?? -1;

test('a code in a letter makes a member at their first sign-in and shows them their profile', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const email = newEmail();
  const before = await memberCount();

  const page = await browser.open('/api/login');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<form method="post" action="/api/login">');

  const asked = await browser.submit('/api/login', { email: ` ${email.toUpperCase()} `, returnTo: '/' });
  expect([asked.status, asked.headers.get('Location')]).toEqual([303, '/api/login/code']);
  const codePage = await browser.open('/api/login/code');
  expect(codePage.status).toBe(200);
  expect(await codePage.text()).toContain('autocomplete="one-time-code"');

  const entered = await browser.submit('/api/login/code', { code: codeFor(world, email.toUpperCase()) });
  expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/?first-login=true']);
  const me = await browser.open('/api/auth/user');
  expect(await me.json()).toMatchObject({
    email: email.toUpperCase(),
    isFirstLogin: true,
    displayName: 'Anonymous',
  });
  const [row] = await db.select().from(members).where(eq(members.emailKey, email));
  expect(row).toMatchObject({ emailKey: email, createdAt: world.now });
  expect(await memberCount()).toBe(before + 1);
});

test('a member signs in again as the same one, in any spelling of the address', async () => {
  const world = makeWorld();
  const member = await makeMember({ isFirstLogin: false });
  const browser = asBrowser(world);
  const before = await memberCount();
  const answer = await signIn(world, browser, member.email.toUpperCase(), '/my-rocks');
  expect(answer.headers.get('Location')).toBe('/my-rocks');
  expect(await (await browser.open('/api/auth/user')).json()).toMatchObject({
    id: member.id,
    email: member.email,
  });
  expect(await memberCount()).toBe(before);
});

test('a first-timer who came with a rock in hand goes on to it and meets the profile next time', async () => {
  const world = makeWorld();
  const email = newEmail();
  const answer = await signIn(world, asBrowser(world), email, '/nfc-scan?rockId=K7M-2QX-9RT');
  expect(answer.headers.get('Location')).toBe('/nfc-scan?rockId=K7M-2QX-9RT');
  const again = await signIn(world, asBrowser(world), email, '/');
  expect(again.headers.get('Location')).toBe('/?first-login=true');
});

test('somebody who is signed in goes straight on', async () => {
  const { request } = await asMember();
  for (const path of ['/api/login?returnTo=/my-rocks', '/api/login/oidc?returnTo=/my-rocks']) {
    const answer = await request(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/my-rocks']);
  }
  expect((await request('/api/login/code')).headers.get('Location')).toBe('/');
});

test('no link leads away from our own pages', async () => {
  const world = makeWorld();
  for (const returnTo of [
    'https://other.example',
    '//other.example',
    '/.//other.example',
    'javascript:alert(1)',
    '/api/logout',
  ]) {
    const answer = await signIn(world, asBrowser(world), newEmail(), returnTo);
    expect(answer.headers.get('Location')).toBe('/?first-login=true');
  }
  const { request } = await asMember();
  const answer = await request(`/api/login?returnTo=${encodeURIComponent('//other.example')}`);
  expect(answer.headers.get('Location')).toBe('/');
});

test('the letter says what it is, how long it works and what to do if it was not you', async () => {
  const world = makeWorld();
  const email = newEmail();
  await asBrowser(world).submit('/api/login', { email });
  const [letter] = world.letters;
  const code = codeFor(world, email);
  expect(letter).toMatchObject({ to: email, subject: `Your Rockabout code: ${code}` });
  for (const body of [letter?.text, letter?.html]) {
    expect(body).toContain(code);
    expect(body).toContain('10 minutes');
    expect(body).toContain('You did not ask for it?');
    expect(body).toContain('support@rockabout.example');
  }
});

test('neither the code nor the token stands in the database', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const email = newEmail();
  await browser.submit('/api/login', { email });
  const row = JSON.stringify(await db.select().from(signInCodes).where(eq(signInCodes.emailKey, email)));
  expect(row).not.toContain(codeFor(world, email).replace(' ', ''));
  expect(row).not.toContain(browser.cookies.get('__Host-code'));
});

test('the answer is the same for an address that we know and one that we do not, and so is the work', async () => {
  const world = makeWorld();
  const { env: remembering, sent } = rememberingEnv(env);
  const known = asBrowser(world, remembering);
  const unknown = asBrowser(world, remembering);
  const { email } = await makeMember();
  const other = newEmail();
  const asks = async (browser: Browser, address: string) => {
    sent.length = 0;
    const answer = await browser.submit('/api/login', { email: address });
    return { answer, statements: sent.map(({ sql }) => sql) };
  };
  const [one, two] = [await asks(known, email), await asks(unknown, other)];
  expect(one.statements.length).toBeGreaterThan(0);
  expect(one.statements).toEqual(two.statements);
  expect(world.letters).toHaveLength(2);
  const answers = [one.answer, two.answer];
  const [first, second] = answers.map(({ status, headers }) => [status, headers.get('Location')]);
  expect(first).toEqual(second);
  const masked = async (answer: Response, address: string) =>
    (await answer.text()).replaceAll(address, '').replace(/nonce="[^"]+"/, '');
  expect(await masked(await known.open('/api/login/code'), email)).toBe(
    await masked(await unknown.open('/api/login/code'), other),
  );
});

test('a wrong code says how many tries are left and keeps the page', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const email = newEmail();
  await browser.submit('/api/login', { email });
  const wrong = wrongFor(codeFor(world, email));
  const answer = await browser.submit('/api/login/code', { code: wrong });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain('You have 4 more tries.');
  expect(page).toContain('<title>Error: Enter your code · Rockabout</title>');
  expect(page).toMatch(/id="code"[^>]*aria-describedby="problem hint"[^>]*aria-invalid="true"/);
  expect((await browser.submit('/api/login/code', { code: codeFor(world, email) })).status).toBe(303);
});

test('after five wrong codes the right one is refused', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const email = newEmail();
  await browser.submit('/api/login', { email });
  const right = codeFor(world, email);
  for (const left of [4, 3, 2, 1]) {
    expect(await (await browser.submit('/api/login/code', { code: wrongFor(right) })).text()).toContain(
      `You have ${left} more`,
    );
  }
  expect(await (await browser.submit('/api/login/code', { code: wrongFor(right) })).text()).toContain(
    signInWords.spent,
  );
  const answer = await browser.submit('/api/login/code', { code: right });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain(signInWords.spent);
  expect(page).toContain(`value="${email}"`);
  expect(browser.cookies.has('__Host-sid')).toBe(false);
});

test('something that is no code takes no try', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const email = newEmail();
  await browser.submit('/api/login', { email });
  for (let i = 0; i < 6; i++) {
    const answer = await browser.submit('/api/login/code', { code: '12345' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(signInWords.codeMissing);
  }
  expect((await browser.submit('/api/login/code', { code: codeFor(world, email) })).status).toBe(303);
});

test('a code works once', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const email = newEmail();
  await browser.submit('/api/login', { email });
  const token = browser.cookies.get('__Host-code');
  expect((await browser.submit('/api/login/code', { code: codeFor(world, email) })).status).toBe(303);
  const thief = asBrowser(world);
  thief.cookies.set('__Host-code', token ?? '');
  const answer = await thief.submit('/api/login/code', { code: codeFor(world, email) });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('That code was used already');
  expect(thief.cookies.has('__Host-sid')).toBe(false);
});

test('a code works only in the browser that asked for it', async () => {
  const world = makeWorld();
  const email = newEmail();
  await asBrowser(world).submit('/api/login', { email });
  const other = asBrowser(world);
  await other.submit('/api/login', { email: newEmail() });
  expect((await other.submit('/api/login/code', { code: codeFor(world, email) })).status).toBe(400);
  expect(other.cookies.has('__Host-sid')).toBe(false);
});

test('a code works for ten minutes', async () => {
  const world = makeWorld();
  const [early, late] = [asBrowser(world), asBrowser(world)];
  const [first, second] = [newEmail(), newEmail()];
  await early.submit('/api/login', { email: first });
  await late.submit('/api/login', { email: second });
  world.now += 10 * minute - 1000;
  expect((await early.submit('/api/login/code', { code: codeFor(world, first) })).status).toBe(303);
  world.now += 2000;
  const answer = await late.submit('/api/login/code', { code: codeFor(world, second) });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(signInWords.expired);
  const page = await late.open('/api/login/code');
  expect(page.status).toBe(400);
  expect(await page.text()).toContain(`value="${second}"`);
});

test('only the newest code of a browser works', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const email = newEmail();
  await browser.submit('/api/login', { email });
  const old = codeFor(world, email);
  const again = await browser.submit('/api/login', { email, again: '1' });
  expect(again.headers.get('Location')).toBe('/api/login/code?again=1');
  expect(await (await browser.open('/api/login/code?again=1')).text()).toContain(signInWords.sentAgain);
  const fresh = codeFor(world, email);
  if (fresh !== old) expect((await browser.submit('/api/login/code', { code: old })).status).toBe(400);
  expect((await browser.submit('/api/login/code', { code: fresh })).status).toBe(303);
});

test('a browser that waits for a code is led back to it', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const email = newEmail();
  await browser.submit('/api/login', { email });
  expect(await (await browser.open('/api/login')).text()).toContain('href="/api/login/code"');
  world.now += hour;
  expect(await (await browser.open('/api/login')).text()).not.toContain('href="/api/login/code"');
});

test('a browser without cookies is told what is missing', async () => {
  const world = makeWorld();
  const email = newEmail();
  await asBrowser(world).submit('/api/login', { email });
  for (const answer of [
    await asBrowser(world).open('/api/login/code'),
    await asBrowser(world).submit('/api/login/code', { code: codeFor(world, email) }),
  ]) {
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(signInWords.otherBrowser);
  }
});

test('when the letter cannot be sent the page says so, and the try does not count', async () => {
  const world = makeWorld();
  const email = newEmail();
  const working = world.parts.openMail;
  world.parts.openMail = () => async () => {
    throw new Unavailable('We could not send the letter just now.');
  };
  const browser = asBrowser(world);
  for (let i = 0; i < 6; i++) {
    const answer = await browser.submit('/api/login', { email });
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain('We could not send the letter just now.');
    expect(page).toContain(`value="${email}"`);
  }
  world.parts.openMail = working;
  expect((await asBrowser(world).submit('/api/login', { email })).status).toBe(303);
});

test.each([
  ['no field', {}, signInWords.emailMissing],
  ['an empty address', { email: ' ' }, signInWords.emailMissing],
  ['no address', { email: 'robin' }, signInWords.emailInvalid],
  ['two addresses in lines', { email: 'a@example.com\r\nBcc: b@example.com' }, signInWords.emailInvalid],
])('a form with %s is answered with a sentence', async (_, fields, words) => {
  const world = makeWorld();
  const answer = await asBrowser(world).submit('/api/login', fields);
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain(words);
  expect(page).toMatch(/id="email"[^>]*aria-describedby="problem"[^>]*aria-invalid="true"/);
  expect(world.letters).toEqual([]);
});

test.each([
  ['multipart/form-data', 'truncated'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nrob'],
  ['application/json', '{"email":'],
  ['text/plain', 'email=robin@example.com'],
  ['application/x-www-form-urlencoded', '%E0%A4%A&&==&email=%00%ff'],
])('a body of type %s that is no form of ours is a 400 page', async (type, body) => {
  const world = makeWorld();
  for (const path of ['/api/login', '/api/login/code']) {
    const { request } = asStranger(world);
    const answer = await request(path, { method: 'POST', body, headers: { 'Content-Type': type } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
  }
  expect(world.letters).toEqual([]);
});

test('a form of another site is refused', async () => {
  const world = makeWorld();
  const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' };
  for (const path of ['/api/login', '/api/login/code']) {
    expect((await asBrowser(world).submit(path, { email: newEmail() }, foreign)).status).toBe(403);
  }
  expect(world.letters).toEqual([]);
});

/** Every element of a page with the names of its attributes, in order. */
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

test('whatever is typed stays text wherever it comes back', async ({ task }) => {
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

test('the page lets nothing load or run, and is kept by nobody', async () => {
  const answer = await asBrowser(makeWorld()).open('/api/login');
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
  const page = await answer.text();
  expect(page).toContain(`<style nonce="${nonce}">`);
  // Or browsers ask for /favicon.ico.
  expect(page).toContain('<link rel="icon" href="/icon.svg"');
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/i);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin');
});
