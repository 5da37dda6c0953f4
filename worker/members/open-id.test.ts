import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { members, totals } from '../../schema/tables/index.ts';
import { newId } from '../platform/ids.ts';
import { makeWorld, origin } from '../testing/as.ts';
import { asBrowser, newEmail, type Browser } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { suspendedAddress } from '../testing/moderation.ts';
import type { Said } from '../testing/issuer.ts';
import { atOnce, tally } from '../testing/race.ts';
import * as en from '../../schema/words/en/index.ts';

const issuer = inject('issuer');
const name = 'Pebble ID';
const configured = {
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'rockabout',
  OIDC_CLIENT_SECRET: 'a secret',
  OIDC_NAME: name,
};
const visitor = (bindings: Partial<Env> = configured) => asBrowser(makeWorld(), bindings);

/** Goes to the issuer, signs in there with these claims, and returns the address of the redirect back. */
async function goToIssuer(browser: Browser, said: Said, returnTo = '/'): Promise<URL> {
  const left = await browser.open(`/api/login/oidc?returnTo=${encodeURIComponent(returnTo)}`);
  expect(left.status).toBe(303);
  const authorize = new URL(left.headers.get('Location') ?? '');
  authorize.searchParams.set('said', JSON.stringify(said));
  const sent = await fetch(authorize, { redirect: 'manual' });
  return new URL(sent.headers.get('Location') ?? '');
}

const comeBack = (browser: Browser, { pathname, search }: URL) =>
  browser.open(pathname + search, { 'Sec-Fetch-Site': 'cross-site' });

const signInAt = async (browser: Browser, said: Said, returnTo = '/') =>
  comeBack(browser, await goToIssuer(browser, said, returnTo));

const someone = (claims: Record<string, unknown> = {}) => ({
  sub: newId(),
  email: newEmail(),
  email_verified: true,
  ...claims,
});
const meOf = async (browser: Browser) =>
  (await browser.open('/api/auth/user')).json<{ id: string; email: string }>();
const memberOf = async (email: string) =>
  (await db.select().from(members).where(eq(members.emailKey, email)))[0];

/** Fails unless the browser is back at the sign-in page with this message, and not signed in. */
async function expectRefusal(
  browser: Browser,
  answer: Response,
  words = en.signIn.failedBy(name),
  status = 400,
) {
  expect(answer.status).toBe(status);
  const page = await answer.text();
  expect(page).toContain(words);
  expect(page).toContain('id="email"');
  expect(browser.cookies.has('__Host-sid')).toBe(false);
}

test('the button is there only when an issuer is configured', async () => {
  expect(await (await visitor().open('/api/login')).text()).toContain(`Continue with ${name}`);
  for (const missing of [{}, { ...configured, OIDC_CLIENT_SECRET: '' }, { ...configured, OIDC_ISSUER: '' }]) {
    const browser = visitor(missing);
    expect(await (await browser.open('/api/login')).text()).not.toContain('/api/login/oidc');
    expect((await browser.open('/api/login/oidc')).status).toBe(404);
    expect((await browser.open('/api/login/oidc/callback?code=x&state=y')).status).toBe(404);
  }
});

test('the redirect carries PKCE, state and nonce, but not the verifier', async () => {
  const browser = visitor();
  const left = await browser.open('/api/login/oidc');
  const { origin: at, searchParams } = new URL(left.headers.get('Location') ?? '');
  const random = expect.stringMatching(/^[\w-]{43}$/);
  expect(at).toBe(new URL(issuer).origin);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'rockabout',
    redirect_uri: `${origin}/api/login/oidc/callback`,
    response_type: 'code',
    scope: 'openid email',
    state: random,
    nonce: random,
    code_challenge: random,
    code_challenge_method: 'S256',
  });
  expect(browser.cookies.has('__Host-errand')).toBe(true);
});

test('a first sign-in creates a member, counts it and greets it; the next one finds it', async () => {
  const claims = someone();
  const before = (await db.select().from(totals).where(eq(totals.name, 'members')))[0]?.value ?? -1;
  const first = visitor();
  const answer = await signInAt(first, { claims });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/?first-login=true']);
  expect(first.cookies.has('__Host-errand')).toBe(false);
  expect(await memberOf(claims.email)).toMatchObject({
    email: claims.email,
    oidcSubject: `${issuer} ${claims.sub}`,
  });
  expect((await db.select().from(totals).where(eq(totals.name, 'members')))[0]?.value).toBe(before + 1);

  const second = visitor();
  await signInAt(second, { claims });
  expect((await meOf(second)).id).toBe((await meOf(first)).id);
});

test('a verified address leads to the member who has it, and stays linked when the address changes', async () => {
  const member = await makeMember({ isFirstLogin: false });
  const claims = someone({ email: member.email.toUpperCase() });
  const browser = visitor();
  const answer = await signInAt(browser, { claims }, '/my-rocks');
  expect(answer.headers.get('Location')).toBe('/my-rocks');
  expect(await meOf(browser)).toMatchObject({ id: member.id, email: member.email });

  const later = visitor();
  const elsewhere = { ...claims, email: newEmail() };
  await signInAt(later, { claims: elsewhere });
  expect((await meOf(later)).id).toBe(member.id);
  expect(await memberOf(elsewhere.email)).toBeUndefined();
});

test('the address may come from the userinfo endpoint', async () => {
  const { sub, email } = someone();
  const browser = visitor();
  const answer = await signInAt(browser, { claims: { sub }, userinfo: { email, email_verified: true } });
  expect(answer.status).toBe(303);
  expect((await meOf(browser)).email).toBe(email);
});

test('userinfo about somebody else is refused', async () => {
  const browser = visitor();
  const { sub, email } = someone();
  const userinfo = { sub: 'other', email, email_verified: true };
  await expectRefusal(browser, await signInAt(browser, { claims: { sub }, userinfo }));
});

test.each([
  ['false', { email_verified: false }],
  ['missing', { email_verified: undefined }],
  ['a text', { email_verified: 'true' }],
  ['about no address', { email: 'robin' }],
  ['about a look-alike', { email: '\uFF41dmin@example.test' }],
  ['about nothing', { email: undefined }],
])('an email verification that is %s opens no account, not even an existing one', async (_, claims) => {
  const { email } = await makeMember();
  const browser = visitor();
  const answer = await signInAt(browser, { claims: someone({ email, ...claims }) });
  await expectRefusal(browser, answer, en.signIn.unverifiedBy(name));
});

test('a linked member no longer needs a verified address', async () => {
  const claims = someone();
  await signInAt(visitor(), { claims });
  const browser = visitor();
  expect((await signInAt(browser, { claims: { ...claims, email_verified: false } })).status).toBe(303);
  expect((await meOf(browser)).email).toBe(claims.email);
});

test('declining at the issuer leads back to the sign-in page', async () => {
  const browser = visitor();
  const answer = await signInAt(browser, { error: 'access_denied' }, '/my-rocks');
  await expectRefusal(browser, answer, en.signIn.deniedBy(name));
});

test.each<[string, (back: URL, browser: Browser) => void]>([
  ['another state', (back) => back.searchParams.set('state', 'A'.repeat(43))],
  ['no state', (back) => back.searchParams.delete('state')],
  ['no code', (back) => back.searchParams.delete('code')],
  ['two codes', (back) => back.searchParams.append('code', 'x')],
  ['a made-up code', (back) => back.searchParams.set('code', 'made-up')],
  ['another issuer', (back) => back.searchParams.set('iss', 'https://other.example')],
  [
    'no cookie, because it expired or another browser started the flow',
    (_, browser) => browser.cookies.delete('__Host-errand'),
  ],
  ['a broken cookie', (_, browser) => browser.cookies.set('__Host-errand', '%%%')],
])('a callback with %s leads to the sign-in page', async (_, change) => {
  const browser = visitor();
  const back = await goToIssuer(browser, { claims: someone() });
  change(back, browser);
  await expectRefusal(browser, await comeBack(browser, back));
});

test('one browser’s code does not work in another one that also started the flow', async () => {
  const [victim, thief] = [visitor(), visitor()];
  const stolen = await goToIssuer(victim, { claims: someone() });
  const own = await goToIssuer(thief, { claims: someone() });
  stolen.searchParams.set('state', own.searchParams.get('state') ?? '');
  await expectRefusal(thief, await comeBack(thief, stolen));
});

test('the callback works once', async () => {
  const browser = visitor();
  const back = await goToIssuer(browser, { claims: someone() });
  const errand = browser.cookies.get('__Host-errand') ?? '';
  expect((await comeBack(browser, back)).status).toBe(303);
  const again = visitor();
  again.cookies.set('__Host-errand', errand);
  await expectRefusal(again, await comeBack(again, back));
});

test.each([
  ['another nonce', { nonce: 'other' }],
  ['no nonce', { nonce: null }],
  ['another audience', { aud: 'other' }],
  ['another issuer', { iss: 'https://other.example' }],
  ['an end in the past', { exp: 1 }],
  ['no subject', { sub: null }],
])('an ID token with %s is refused', async (_, claims) => {
  const browser = visitor();
  await expectRefusal(browser, await signInAt(browser, { claims: someone(claims) }));
});

test.each([
  ['http://127.0.0.1:9', 'cannot be reached'],
  ['http://issuer.example', 'speaks plain http on another machine'],
  ['issuer', 'is no address at all'],
])('an issuer at %s, which %s, leaves sign-in by email working', async (address) => {
  const browser = visitor({ ...configured, OIDC_ISSUER: address });
  const answer = await browser.open('/api/login/oidc?returnTo=/my-rocks');
  await expectRefusal(browser, answer, en.signIn.unreachable(name), 503);
});

test('an issuer that fails midway leaves sign-in by email working', async () => {
  const browser = visitor();
  const answer = await signInAt(browser, { claims: someone(), status: 502 });
  await expectRefusal(browser, answer, en.signIn.unreachable(name), 503);
});

test('ten concurrent first sign-ins make one member', async () => {
  const claims = someone();
  const away = await atOnce(10, async () => {
    const browser = visitor();
    return { browser, back: await goToIssuer(browser, { claims }) };
  });
  const answers = await Promise.all(away.map(({ browser, back }) => comeBack(browser, back)));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 303: 10 });
  const ids = await Promise.all(away.map(async ({ browser }) => (await meOf(browser)).id));
  expect(new Set(ids).size).toBe(1);
});

test('the sign-in never redirects to another site', async () => {
  const browser = visitor();
  const answer = await signInAt(browser, { claims: someone() }, 'https://other.example/');
  expect(answer.headers.get('Location')).toBe('/?first-login=true');
  // Not even with a tampered cookie.
  const bent = visitor();
  const back = await goToIssuer(bent, { claims: someone() });
  const errand = new URLSearchParams(decodeURIComponent(bent.cookies.get('__Host-errand') ?? ''));
  errand.set('returnTo', '//other.example');
  bent.cookies.set('__Host-errand', encodeURIComponent(errand.toString()));
  expect((await comeBack(bent, back)).headers.get('Location')).toBe('/?first-login=true');
});

test('the address of a suspended account that is gone is suspended again, also without a code', async () => {
  const email = await suspendedAddress(makeWorld());
  const browser = visitor();
  const landed = await signInAt(browser, { claims: someone({ email }) });
  expect(landed.status).toBe(303);
  expect(await memberOf(email)).toMatchObject({ suspendedBecause: 'Unkind words', suspendedUntil: null });
});
