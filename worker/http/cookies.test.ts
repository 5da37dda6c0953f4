import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { makeWorld } from '../testing/as.ts';
import { asBrowser, codeFor, newEmail } from '../testing/browser.ts';
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

/** Headers by which a proxy, a script or an attacker may describe the connection. */
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

test('over https every cookie has the prefix and Secure, regardless of host and headers', async () => {
  for (const [scheme, prefix, secure] of [
    ['https', '__Host-', ' Secure;'],
    ['http', '', ''],
  ] as const)
    for (const { at, headers } of everywhere(scheme)) {
      const rest = `Path=/; HttpOnly;${secure} SameSite=Lax`;
      const [written, dropped] = [await setBy(at, headers, '/write'), await setBy(at, headers, '/drop')];
      expect(written, at).toBe(`${prefix}pebble=grey; Max-Age=60; ${rest}`);
      expect(dropped, at).toBe(`${prefix}pebble=; Max-Age=0; ${rest}`);
    }
});

test('over https a cookie without the prefix is never read, so a subdomain cannot plant one', async () => {
  for (const { at, headers } of everywhere('https')) {
    const read = async (Cookie: string) =>
      (await app.request(`${at}/read`, { headers: { ...headers, Cookie } })).text();
    expect(await read('pebble=planted; __Secure-pebble=planted; __host-pebble=planted'), at).toBe('none');
    expect(await read('pebble=planted; __Host-pebble=own'), at).toBe('own');
  }
});

test('a browser can sign in over plain http, and its session is not valid over https', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const machine = 'http://192.168.1.5:8787';
  const email = newEmail();
  await browser.submit(`${machine}/api/login`, { email });
  await browser.submit(`${machine}/api/login/code`, { code: codeFor(world, email) });
  expect([...browser.cookies.keys()].toSorted()).toEqual(['bookmark', 'known', 'sid']);
  expect((await browser.open(`${machine}/api/auth/user`)).status).toBe(200);
  expect((await browser.open('/api/auth/user')).status).toBe(401);
});
