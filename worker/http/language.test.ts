import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { refusalCodeHeader } from '../../schema/errors.ts';
import * as en from '../../schema/words/en/index.ts';
import { pseudoText } from '../../schema/words/pseudo.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { newCode } from '../testing/make.ts';
import { hiddenRock, registerRock } from '../testing/play.ts';

/** A site for tests, which speaks more than one language. */
const world = makeWorld();
world.env = { ...env, PSEUDO_LANGUAGES: 'yes' };

/** What a page says of its language, the words of its heading, and the headers about it. */
async function spoken(person: Person, path: string, headers: Record<string, string> = {}) {
  const answer = await person.request(path, { headers });
  const html = await answer.text();
  return {
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    dir: /<html[^>]* dir="([^"]*)"/.exec(html)?.[1],
    isAccented: html.includes(pseudoText(en.foundRock.heading)),
    vary: answer.headers.get('Vary'),
    cookie: answer.headers.get('Set-Cookie'),
    tag: answer.headers.get('ETag'),
  };
}

const english = { lang: 'en', dir: undefined, isAccented: false };

test('a page says its language and direction, and is worded in it', async () => {
  const stranger = asStranger(world);
  expect(await spoken(stranger, '/nfc-scan')).toMatchObject(english);
  expect(await spoken(stranger, '/nfc-scan', { 'Accept-Language': 'xx, en-XA;q=0.5' })).toMatchObject({
    lang: 'en-XA',
    dir: undefined,
    isAccented: true,
  });
  expect(await spoken(stranger, '/nfc-scan', { 'Accept-Language': 'ar-XB' })).toMatchObject({
    lang: 'ar-XB',
    dir: 'rtl',
    isAccented: true,
  });
});

test('the app says in it that it loads, that it does not come, and that it needs script', async () => {
  const boot = Object.values(en.boot).filter((text) => typeof text === 'string');
  const pageIn = async (language: string) =>
    (await asStranger(world).request('/explore-map', { headers: { 'Accept-Language': language } })).text();
  const [english, accented] = [await pageIn('en'), await pageIn('en-XA')];
  for (const text of boot) {
    expect(english).toContain(text);
    expect(accented).toContain(pseudoText(text));
    expect(accented).not.toContain(text);
  }
});

test('an address asks for a language, which the browser keeps, whatever it asks for itself', async () => {
  const stranger = asStranger(world);
  const asked = await spoken(stranger, '/nfc-scan?lang=en-XA');
  expect(asked).toMatchObject({ lang: 'en-XA', isAccented: true });
  const Cookie = asked.cookie?.split(';')[0] ?? '';
  expect(asked.cookie).toMatch(
    /^__Host-lang=en-XA; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const kept = await spoken(stranger, '/nfc-scan', { Cookie, 'Accept-Language': 'ar-XB' });
  expect(kept).toMatchObject({ lang: 'en-XA', cookie: null });
  expect(await spoken(stranger, '/nfc-scan?lang=en', { Cookie })).toMatchObject(english);
});

test('every page that an address asks for in a language sets the browser, unless others may get it, too', async () => {
  const stranger = asStranger(world);
  const rock = await hiddenRock(await asMember(world));
  const cookieOf = async (path: string, headers: Record<string, string> = {}) =>
    (await stranger.request(`${path}?lang=en-XA`, { headers })).headers.get('Set-Cookie')?.split(';')[0];
  const pages = [
    '/api/login',
    '/api/login/code',
    '/api/logout',
    '/no-such-page',
    '/r/K7M-2QX-9RH',
    '/privacy',
  ];
  for (const path of [...pages, '/rocks/2b6f0cc9-04c9-4c4f-9d3c-0f8c3c0f8c3c'])
    expect([path, await cookieOf(path)]).toEqual([path, '__Host-lang=en-XA']);
  expect(await cookieOf(`/rocks/${rock.id}`)).toBeUndefined();
  expect(await cookieOf(`/rocks/${rock.id}`, { Cookie: '__Host-unit=km' })).toBe('__Host-lang=en-XA');
  for (const path of ['/api/rocks', '/api/nothing', '/robots.txt', '/assets/nothing.js'])
    expect([path, await cookieOf(path)]).toEqual([path, undefined]);
});

test.each([
  ['a path', '/nfc-scan?lang=../..', {}],
  ['a null', '/nfc-scan?lang=%00', {}],
  ['a prototype', '/nfc-scan?lang=__proto__', {}],
  ['a long name', `/nfc-scan?lang=${'e'.repeat(5000)}`, {}],
  ['a long list', '/nfc-scan', { 'Accept-Language': `${'xx,'.repeat(2000)}en-XA` }],
  ['odd weights', '/nfc-scan', { 'Accept-Language': 'en-XA;q=-1, en-XA;q=9, en-XA;q=' }],
  ['a cookie with markup', '/nfc-scan', { Cookie: '__Host-lang=<script>' }],
])('%s as a language gives English', async (_, path, headers) => {
  const page = await spoken(asStranger(world), path, headers);
  expect(page).toMatchObject({ ...english, cookie: null });
});

test('of several cookies the first one with a language counts, and weights have any case', async () => {
  const stranger = asStranger(world);
  const Cookie = '__Host-lang=xx; __Host-lang=ar-XB; __Host-lang=en';
  expect(await spoken(stranger, '/nfc-scan', { Cookie })).toMatchObject({ lang: 'ar-XB' });
  const header = { 'Accept-Language': 'ar-XB;Q=0.1, en-XA;q=0.5' };
  expect(await spoken(stranger, '/nfc-scan', header)).toMatchObject({ lang: 'en-XA' });
});

test('pseudo languages are for sites for tests alone', async () => {
  expect(await spoken(asStranger(), '/nfc-scan?lang=en-XA')).toMatchObject(english);
});

test('answers vary by language, and each language has its own tag', async () => {
  const stranger = asStranger(world);
  for (const path of ['/', '/nfc-scan', '/explore-map', '/api/rocks']) {
    const [one, other] = [
      await spoken(stranger, path),
      await spoken(stranger, path, { 'Accept-Language': 'en-XA' }),
    ];
    expect([path, one.vary, other.vary]).toEqual([path, varying, varying]);
    if (!path.startsWith('/api')) expect(one.tag, path).not.toBe(other.tag);
  }
  const owner = await asMember(world);
  const rock = await hiddenRock(owner);
  expect((await spoken(stranger, `/rocks/${rock.id}`)).vary).toBe(varying);
});

const varying = 'Cookie, Accept-Language';

test('a refusal is worded in the language of its caller, and says in its header which it is', async () => {
  const finder = await asMember(world);
  const find = (laserEngraverId: string, language: string) =>
    finder.send('POST', '/api/rocks/find', { laserEngraverId }, { 'Accept-Language': language });
  const rock = await registerRock(await asMember(world));
  for (const [code, word] of [
    [rock.laserEngraverId, 'neverHidden'],
    [newCode(), 'unknown'],
  ] as const)
    for (const [language, message] of [
      ['en', en.finds[word]],
      ['en-XA', pseudoText(en.finds[word])],
    ] as const) {
      const answer = await find(code, language);
      expect(await answer.json()).toMatchObject({ message });
      expect(answer.headers.get(refusalCodeHeader)).toBe(`finds.${word}`);
    }
  const answer = await find('K7M-2QX-9RA', 'ar-XB');
  expect([answer.status, await answer.json(), answer.headers.get(refusalCodeHeader)]).toEqual([
    400,
    { message: pseudoText(en.codes.mistyped), field: 'laserEngraverId' },
    'codes.mistyped',
  ]);
});
