import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { asBrowser, codeFor, newEmail, signIn, wrongFor } from '../testing/browser.ts';
import { makeWorld } from '../testing/as.ts';

test('flow', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const answer = await signIn(world, browser);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe('/?first-login=true');
  const me = await browser.open('/api/auth/user');
  expect(me.status).toBe(200);
});
