import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { asStranger, makeWorld } from '../testing/as.ts';
import { proof } from '../testing/proof.ts';
import { securityHeaders } from './security-headers.ts';

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
