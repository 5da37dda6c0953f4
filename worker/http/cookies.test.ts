import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { asStranger, makeWorld } from '../testing/as.ts';
import { asBrowser, codeFor, newEmail, signIn } from '../testing/browser.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';

const app = new Hono()
  .get('/write', (c) => (writeCookie(c, 'pebble', 'grey', 60_000), c.text('')))
  .get('/drop', (c) => (dropCookie(c, 'pebble'), c.text('')))
  .get('/read', (c) => c.text(readCookie(c, 'pebble') ?? 'none'));

const hosts = [
  'localhost',
  'localhost:8787',
  'rockabout.example',
  '192.168.1.5:8787',
  '[::1]',
  'a.localhost',
];

/** What a proxy, a script or a stranger may say of the connection. */
const claims: readonly Record<string, string>[] = [
  {},
  {
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Ssl': 'on',
    Forwarded: 'proto=https',
    'CF-Visitor': '{"scheme":"https"}',
  },
  { 'X-Forwarded-Proto': 'http', Forwarded: 'proto=http', 'CF-Visitor': '{"scheme":"http"}' },
  { Origin: 'https://rockabout.example', Referer: 'https://rockabout.example/', Host: 'rockabout.example' },
  { 'Upgrade-Insecure-Requests': '1', 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'AppleWebKit/605.1.15' },
];

const everywhere = (scheme: string) =>
  hosts.flatMap((host) => claims.map((headers) => ({ at: `${scheme}://${host}`, headers })));

const setBy = async (at: string, headers: Record<string, string>, path: string) =>
  (await app.request(`${at}${path}`, { headers })).headers.get('Set-Cookie');

test('over https every cookie has the prefix and Secure, whatever host and headers say', async () => {
  for (const { at, headers } of everywhere('https')) {
    const [written, dropped] = [await setBy(at, headers, '/write'), await setBy(at, headers, '/drop')];
    expect(written, at).toBe('__Host-pebble=grey; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect(dropped, at).toBe('__Host-pebble=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
  }
});

test('over plain http no cookie has the prefix or Secure, whatever host and headers say', async () => {
  for (const { at, headers } of everywhere('http')) {
    const [written, dropped] = [await setBy(at, headers, '/write'), await setBy(at, headers, '/drop')];
    expect(written, at).toBe('pebble=grey; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
    expect(dropped, at).toBe('pebble=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  }
});

test('over https a cookie without the prefix is never read, so nobody plants one from a subdomain', async () => {
  for (const { at, headers } of everywhere('https')) {
    const read = async (Cookie: string) =>
      (await app.request(`${at}/read`, { headers: { ...headers, Cookie } })).text();
    expect(await read('pebble=planted; __Secure-pebble=planted; __host-pebble=planted'), at).toBe('none');
    expect(await read('pebble=planted; __Host-pebble=own'), at).toBe('own');
  }
});

test('a living session under the plain name signs nobody in over https', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  await signIn(world, browser);
  const token = browser.cookies.get('__Host-sid') ?? '';
  const statusWith = async (Cookie: string) =>
    (await asStranger(world).request('/api/auth/user', { headers: { Cookie } })).status;
  expect(await statusWith(`__Host-sid=${token}`)).toBe(200);
  expect(await statusWith(`sid=${token}`)).toBe(401);
});

test.each(['http://localhost:8787', 'http://192.168.1.5:8787'])(
  'a browser signs in at %s',
  async (machine) => {
    const world = makeWorld();
    const browser = asBrowser(world);
    const email = newEmail();
    await browser.submit(`${machine}/api/login`, { email });
    await browser.submit(`${machine}/api/login/code`, { code: codeFor(world, email) });
    expect([...browser.cookies.keys()].toSorted()).toEqual(['bookmark', 'known', 'sid']);
    expect((await browser.open(`${machine}/api/auth/user`)).status).toBe(200);
    expect((await browser.open('/api/auth/user')).status).toBe(401);
  },
);
