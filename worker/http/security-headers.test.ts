import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { asStranger, makeWorld } from '../testing/as.ts';
import { proof } from '../testing/proof.ts';
import { scanHeaders, securityHeaders } from './security-headers.ts';

test.each([
  ['an unexpected error', 'no such table: rocks', 500],
  ['a store that is down', 'Network connection lost', 503],
])('the answer to %s has all security headers and reveals nothing', async (_, message, status) => {
  const world = makeWorld();
  const fail = () => {
    throw new Error(message);
  };
  world.env = { ...env, DB: new Proxy(env.DB, { get: () => fail }) };
  const answer = await asStranger(world).request('/api/stats');
  expect(answer.status).toBe(status);
  const required = { ...securityHeaders(env.TILE_URL), 'Cache-Control': 'private, no-store' };
  expect(Object.fromEntries(answer.headers)).toMatchObject(
    Object.fromEntries(Object.entries(required).map(([name, value]) => [name.toLowerCase(), value])),
  );
  expect(await answer.text()).not.toContain(message);
});

test('the sign-in page keeps its content policy when the database fails', async ({ task }) => {
  const world = makeWorld();
  const fail = () => {
    throw new Error('unexpected error');
  };
  world.env = { ...env, DB: new Proxy(env.DB, { get: () => fail }) };
  const answer = await asStranger(world).request('/api/login', {
    method: 'POST',
    body: new URLSearchParams({ email: 'nobody@example.test' }),
  });
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  const isGuarded = policy.includes("default-src 'none'") && policy.includes("frame-ancestors 'none'");
  proof(task, {
    goal: 'G-X1',
    what: 'an HTML answer about a fault',
    figure: `${answer.status} with ${isGuarded ? 'its' : 'no'} content policy`,
    passLine: '500 with its content policy',
  });
  expect([answer.status, isGuarded]).toEqual([500, true]);
});

test('only the Found Rock page may use the camera and compile WebAssembly', async () => {
  const allowed = async (path: string, init: RequestInit = {}) => {
    const { headers } = await asStranger().request(path, { redirect: 'manual', ...init });
    const mayUseCamera = headers.get('Permissions-Policy')?.includes('camera=(self)');
    const mayCompile = headers.get('Content-Security-Policy')?.includes("'wasm-unsafe-eval'");
    expect(mayCompile, path).toBe(mayUseCamera);
    return mayUseCamera;
  };
  const page = await asStranger().request('/nfc-scan');
  const known = { headers: { 'If-None-Match': page.headers.get('ETag') ?? '' } };
  expect((await asStranger().request('/nfc-scan', known)).status).toBe(304);
  expect(await allowed('/nfc-scan', known)).toBe(true);
  for (const path of [
    '/nfc-scan',
    '/NFC-Scan/',
    '/nfc-scan?scan=1',
    '/nfc-scan?rockId=K7M2QX9RK',
    '/nfc-scan?id=nobody-has-this',
    '/R/K7M2QX9RK',
    '/r/k7m2qx9rk',
  ])
    expect([path, await allowed(path)]).toEqual([path, true]);
  for (const path of [
    '/',
    '/my-rocks',
    '/worn-off',
    '/explore-map?scan=1',
    '/nfc-scan/x',
    '/no-such-page',
    '/R/',
    '/R/A/B',
    '/rocks/abcdefghijklmnop',
    '/api/login',
    '/api/stats',
    '/assets/nothing.js',
  ])
    expect([path, await allowed(path)]).toEqual([path, false]);
});

test('the Found Rock page keeps every other rule', () => {
  const [usual, loose] = [securityHeaders(''), { ...securityHeaders(''), ...scanHeaders('') }];
  expect(loose).toEqual({
    ...usual,
    'Content-Security-Policy': usual['Content-Security-Policy']?.replace(
      "script-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
    ),
    'Permissions-Policy': usual['Permissions-Policy']?.replace('camera=()', 'camera=(self)'),
  });
});
