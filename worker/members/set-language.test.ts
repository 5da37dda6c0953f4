import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members } from '../../schema/tables/index.ts';
import * as en from '../../schema/words/en/index.ts';
import { pseudoText } from '../../schema/words/pseudo.ts';
import { asMember, asStranger, makeWorld, openSession, type Person } from '../testing/as.ts';
import { asBrowser, codeFor, newEmail, signIn, type Browser } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import { formOf } from '../testing/form.ts';
import { makeMember } from '../testing/make.ts';
import { remove } from '../testing/moderation.ts';
import { trials } from '../testing/often.ts';

/** A site for tests, which speaks more than one language. */
const PSEUDO_LANGUAGES = 'yes';
const world = makeWorld();
world.env = { ...env, PSEUDO_LANGUAGES };

const choose = (person: Person, body: object) => person.send('POST', '/api/language', body);

async function profileOf({ id }: { id: string }) {
  const [row] = await db
    .select({ language: members.language, distanceUnit: members.distanceUnit })
    .from(members)
    .where(eq(members.id, id));
  return row;
}

async function profileAt(email: string) {
  const [row] = await db.select().from(members).where(eq(members.email, email));
  return row && { language: row.language, distanceUnit: row.distanceUnit };
}

/** The language of a refusal, and what the browser is set to by it. */
async function refused(person: Person, query = '', headers: Record<string, string> = {}) {
  const answer = await person.request(`/api/rocks/nothing/page${query}`, { headers });
  const { message } = await answer.json<{ message: string }>();
  return { isAccented: message.startsWith('['), cookies: answer.headers.getSetCookie() };
}

const cookieOf = (name: string, value: string) =>
  `__Host-${name}=${value}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`;

test('a visitor’s choice is kept by the browser alone, what is left out stays', async () => {
  const both = await choose(asStranger(world), { language: 'en-XA', unit: 'km' });
  expect([both.status, both.headers.getSetCookie()]).toEqual([
    200,
    [cookieOf('lang', 'en-XA'), cookieOf('unit', 'km')],
  ]);
  const one = await choose(asStranger(world), { unit: 'mi' });
  expect([one.status, one.headers.getSetCookie()]).toEqual([200, [cookieOf('unit', 'mi')]]);
});

test('a member’s choice goes into their profile, twice as once, and part by part', async () => {
  const member = await asMember(world);
  for (let i = 0; i < 2; i++) expect((await choose(member, { language: 'en-XA' })).status).toBe(200);
  expect(await profileOf(member.member)).toEqual({ language: 'en-XA', distanceUnit: null });
  await choose(member, { unit: 'km' });
  expect((await choose(member, {})).status).toBe(200);
  expect(await profileOf(member.member)).toEqual({ language: 'en-XA', distanceUnit: 'km' });
  expect(await (await member.request('/api/auth/user')).json()).toMatchObject({
    language: 'en-XA',
    distanceUnit: 'km',
  });
});

test('two choices at once leave one of them, whole', async () => {
  const member = await asMember(world);
  const answers = await Promise.all([
    choose(member, { language: 'en-XA', unit: 'km' }),
    choose(member, { language: 'ar-XB', unit: 'mi' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([
    { language: 'en-XA', distanceUnit: 'km' },
    { language: 'ar-XB', distanceUnit: 'mi' },
  ]).toContainEqual(await profileOf(member.member));
});

test('the profile counts before the browser, which is set anew; the address counts before both', async () => {
  const member = await asMember(world, await makeMember({ language: 'en-XA' }));
  expect(await refused(member)).toEqual({
    isAccented: true,
    cookies: [cookieOf('lang', 'en-XA')],
  });
  expect((await refused(member, '?lang=en')).isAccented).toBe(false);
  // A visitor’s browser says it, then its own language does.
  const stranger = asStranger(world);
  const headers = { 'Accept-Language': 'en-XA' };
  expect((await refused(stranger, '', headers)).isAccented).toBe(true);
  expect((await refused(stranger, '', { ...headers, Cookie: '__Host-lang=en' })).isAccented).toBe(false);
});

test('a call is answered in the language of its page, and sets the browser only to what the profile says', async () => {
  const member = await asMember(world, await makeMember({ language: 'en-XA' }));
  const token = await openSession(world, member.member);
  const from = (language: string, cookie: string) => ({
    'Page-Language': language,
    Cookie: `__Host-sid=${token}; __Host-lang=${cookie}`,
  });
  expect(await refused(member, '', from('en', 'en'))).toEqual({ isAccented: false, cookies: [] });
  expect(await refused(member, '', from('en-XA', 'en'))).toEqual({
    isAccented: true,
    cookies: [cookieOf('lang', 'en-XA')],
  });
  expect(await refused(member, '', from('xx', 'en-XA'))).toEqual({ isAccented: true, cookies: [] });
  // What caches keep for every visitor differs by cookies and the browser's own language alone.
  const stranger = asStranger(world);
  const page = { 'Page-Language': 'en-XA' };
  expect((await refused(stranger, '', page)).isAccented).toBe(false);
  expect((await refused(stranger, '', { ...page, Cookie: '__Host-unit=km' })).isAccented).toBe(true);
  const written = await stranger.send('POST', '/api/rocks/find', {}, page);
  expect((await written.json<{ message: string }>()).message).toMatch(/^\[/);
});

test('a language that the site has given up, or that is no language, counts as none', async () => {
  for (const language of ['xx', '../..', '<script>', '']) {
    const member = await asMember(world, await makeMember({ language, distanceUnit: 'ell' }));
    expect(await (await member.request('/api/auth/user')).json()).toMatchObject({
      language: null,
      distanceUnit: null,
    });
  }
  // A profile from a site for tests.
  const elsewhere = await asMember(makeWorld(), await makeMember({ language: 'en-XA' }));
  expect((await refused(elsewhere)).isAccented).toBe(false);
});

test.each([
  { language: '../..' },
  { language: '' },
  { language: 'EN' },
  { language: 'xx' },
  { language: '__proto__' },
  { language: 'e'.repeat(5000) },
  { language: ['en'] },
  { unit: 'parsec' },
  { unit: '' },
  { unit: 1 },
  { language: 'en', unit: 'MI' },
])('%j is refused in words, and changes nothing', async (body) => {
  const member = await asMember(world, await makeMember({ language: 'en', distanceUnit: 'mi' }));
  const answer = await choose(member, body);
  const [field] = 'unit' in body ? ['unit'] : ['language'];
  const message = field === 'unit' ? en.languages.unknownUnit : en.languages.unspoken;
  expect([answer.status, await answer.json()]).toEqual([400, { message, field }]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await profileOf(member.member)).toEqual({ language: 'en', distanceUnit: 'mi' });
});

test('languages for tests are refused elsewhere', async () => {
  const answer = await choose(asStranger(), { language: 'en-XA' });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { message: en.languages.unspoken, field: 'language' },
  ]);
});

test.each([
  ['/nfc-scan?rockId=K7M-2QX&lang=en', '/nfc-scan?rockId=K7M-2QX'],
  ['/privacy?lang=en#photos', '/privacy#photos'],
  ['/?lang=en', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['/api/logout', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
])('a form leads back to its page: %s to %s', async (returnTo, location) => {
  const answer = await asStranger(world).send(
    'POST',
    '/api/language',
    formOf({ language: 'en-XA', returnTo }),
  );
  expect([answer.status, answer.headers.get('Location'), answer.headers.getSetCookie()]).toEqual([
    303,
    location,
    [cookieOf('lang', 'en-XA')],
  ]);
});

test('a unit that a form sends as it was shown is no choice', async () => {
  const stranger = asStranger(world);
  const form = { language: 'ar-XB', unit: 'mi', returnTo: '/' };
  const cookies = async (shownUnit: string) =>
    (await stranger.send('POST', '/api/language', formOf({ ...form, shownUnit }))).headers.getSetCookie();
  expect(await cookies('mi')).toEqual([cookieOf('lang', 'ar-XB')]);
  expect(await cookies('km')).toEqual([cookieOf('lang', 'ar-XB'), cookieOf('unit', 'mi')]);
});

test('a choice of a language says the unit, which goes by it where nobody has chosen one', async () => {
  const unitOf = async (person: Person, body: object, headers = {}) =>
    (await (await person.send('POST', '/api/language', body, headers)).json<{ unit: string }>()).unit;
  const stranger = asStranger(world);
  expect(await unitOf(stranger, { language: 'en' })).toBe('mi');
  expect(await unitOf(stranger, { language: 'en' }, { 'Accept-Language': 'en-AU' })).toBe('km');
  expect(await unitOf(stranger, { language: 'de' })).toBe('km');
  expect(await unitOf(stranger, { language: 'de' }, { Cookie: '__Host-unit=mi' })).toBe('mi');
  expect(await unitOf(stranger, { unit: 'mi' })).toBe('mi');
  const member = await asMember(world, await makeMember({ language: 'en', distanceUnit: 'mi' }));
  expect(await unitOf(member, { language: 'de' })).toBe('mi');
  expect(await unitOf(await asMember(world), { language: 'de' })).toBe('km');
});

test('another site cannot choose for somebody', async () => {
  const member = await asMember(world);
  const form = formOf({ language: 'en-XA', returnTo: '/' });
  const answer = await member.send('POST', '/api/language', form, { 'Sec-Fetch-Site': 'cross-site' });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  expect(await profileOf(member.member)).toEqual({ language: null, distanceUnit: null });
});

const accented = { 'Accept-Language': 'ar-XB' };

/** Signs in with a browser of this language. */
async function signsIn(browser: Browser, email: string) {
  await signIn(world, browser, email);
  return browser;
}

test('a new member has the language of their first sign-in, an earlier one that of their browser', async () => {
  const browser = asBrowser(world, { PSEUDO_LANGUAGES });
  const email = newEmail();
  browser.cookies.set('__Host-unit', 'km');
  browser.cookies.set('__Host-lang', 'en-XA');
  await signsIn(browser, email);
  expect(await profileAt(email)).toEqual({ language: 'en-XA', distanceUnit: 'km' });

  const earlier = await makeMember();
  const plain = asBrowser(world, { PSEUDO_LANGUAGES });
  await signsIn(plain, earlier.email);
  expect(await profileOf(earlier)).toEqual({ language: null, distanceUnit: null });
  const set = asBrowser(world, { PSEUDO_LANGUAGES });
  set.cookies.set('__Host-lang', 'ar-XB');
  await signsIn(set, earlier.email);
  expect(await profileOf(earlier)).toEqual({ language: 'ar-XB', distanceUnit: null });

  const fromHeader = asBrowser(world, { PSEUDO_LANGUAGES });
  const other = newEmail();
  await fromHeader.submit('/api/login', { email: other }, accented);
  const code = /\d{3} \d{3}/.exec(world.emails.findLast(({ to }) => to === other)?.text ?? '')?.[0] ?? '';
  await fromHeader.submit('/api/login/code', { code }, accented);
  expect(await profileAt(other)).toEqual({ language: 'ar-XB', distanceUnit: null });

  const fromRegion = asBrowser(world, { PSEUDO_LANGUAGES });
  const another = newEmail();
  const australian = { 'Accept-Language': 'en-AU' };
  await fromRegion.submit('/api/login', { email: another }, australian);
  await fromRegion.submit('/api/login/code', { code: codeFor(world, another) }, australian);
  expect(await profileAt(another)).toEqual({ language: 'en', distanceUnit: 'km' });
});

test('a second browser speaks as the profile does, from its first page after the sign-in on', async () => {
  const member = await makeMember({ language: 'en-XA', distanceUnit: 'km' });
  const browser = asBrowser(world, { PSEUDO_LANGUAGES });
  browser.cookies.set('__Host-lang', 'ar-XB');
  await signsIn(browser, member.email);
  expect([browser.cookies.get('__Host-lang'), browser.cookies.get('__Host-unit')]).toEqual(['en-XA', 'km']);
  const html = await (await browser.open('/nfc-scan')).text();
  expect(html).toContain('<html lang="en-XA" data-unit="km" data-pseudo="">');
  expect(html).toContain(pseudoText(en.foundRock.heading));
  expect(await profileOf(member)).toEqual({ language: 'en-XA', distanceUnit: 'km' });
});

test('once somebody else’s choice has reached the profile, the next page that reads it is in that language', async () => {
  const member = await makeMember({ language: 'en', distanceUnit: 'km' });
  const [one, other] = [await asMember(world, member), asBrowser(world, { PSEUDO_LANGUAGES })];
  await signsIn(other, member.email);
  await choose(one, { language: 'ar-XB' });
  const html = await (await other.open('/nfc-scan?rockId=K7M-2QX')).text();
  expect(html).toContain('<html lang="ar-XB" data-unit="km" data-pseudo="" dir="rtl"');
  expect(other.cookies.get('__Host-lang')).toBe('ar-XB');
});

test.each(trials(10))('a choice while the account is deleted leaves nothing (%i)', async (i) => {
  const member = await asMember(world);
  const starts = [() => remove(member), () => choose(member, { language: 'en-XA' })];
  if (i % 2) starts.reverse();
  const statuses = (await Promise.all(starts.map((start) => start()))).map(({ status }) => status);
  expect(i % 2 ? statuses.toReversed() : statuses).toEqual([200, 200]);
  expect(await profileOf(member.member)).toBeUndefined();
});
