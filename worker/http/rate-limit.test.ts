import { expect, test } from 'vitest';
import { asStranger, makeWorld } from '../testing/as.ts';
import { listen } from '../testing/lines.ts';

test('a client over the rate limit gets a 429 with Retry-After', async () => {
  const world = makeWorld();
  world.env = { ...world.env, FLOOD: { limit: () => Promise.resolve({ success: false }) } };
  const answer = await asStranger(world).request('/api/stats');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
});

test('if the rate limiter fails, requests pass and the failure is logged', async () => {
  const world = makeWorld();
  world.env = { ...world.env, FLOOD: { limit: () => Promise.reject(new Error('unreachable')) } };
  const log = listen();
  expect((await asStranger(world).request('/api/stats')).status).toBe(200);
  expect(log.lines('failure')).toMatchObject([{ what: 'the rate limiter did not answer' }]);
  log.stop();
});
