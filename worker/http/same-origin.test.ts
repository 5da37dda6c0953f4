import { expect, test } from 'vitest';
import { createApi } from '../api.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { newCode } from '../testing/make.ts';
import { unsubscribePath, webhookPath } from './same-origin.ts';
import * as en from '../../schema/words/en/index.ts';

const foreign: [string, Record<string, string>][] = [
  ['another origin', { Origin: 'https://evil.example' }],
  ['a null origin', { Origin: 'null' }],
  ['cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['same-site', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.localhost' }],
];
const ours: [string, Record<string, string>][] = [
  ['our own origin', { Origin: 'https://localhost' }],
  ['our own pages', { 'Sec-Fetch-Site': 'same-origin' }],
  ['no browser', {}],
];
/** The content types that another site can send without a preflight, and JSON. */
const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];

test.each(ours)('a write from %s is accepted', async (_, headers) => {
  const member = await asMember();
  const body = JSON.stringify({ name: 'Origin', laserEngraverId: newCode() });
  const init = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body };
  expect((await member.request('/api/rocks', init)).status).toBe(200);
});

const writes = createApi()
  .routes.filter(({ method, path }) => !['GET', 'ALL'].includes(method) && path !== '/*')
  .map(({ method, path }) => [method, path.replace(/:\w+/g, 'x')] as const);

/** From now on any use of a store fails the test. */
function sealed(world: ReturnType<typeof makeWorld>) {
  const store = new Proxy({}, { get: (_, call) => expect.fail(`a store was asked for ${String(call)}`) });
  world.env = { ...world.env, DB: store, SESSIONS: store, PHOTOS: store } as Env; // sealed, whatever they are
}

test.each(foreign)('a write from %s is refused, and no store is used', async (_, headers) => {
  const world = makeWorld();
  const member = await asMember(world);
  sealed(world);
  for (const [i, [method, path]] of writes.entries()) {
    if (path === webhookPath || path === unsubscribePath) continue;
    const type = types[i % types.length] ?? '';
    const init = { method, headers: { ...headers, 'Content-Type': type }, body: '{}' };
    const answer = await member.request(path, init);
    expect([path, type, answer.status]).toEqual([path, type, 403]);
    expect(await answer.json()).toEqual({ message: en.errors.crossSite });
  }
  expect(writes.length).toBeGreaterThan(40);
});

test('the webhook of the payment provider may come from anywhere, since it is signed', async () => {
  for (const [, headers] of foreign) {
    const answer = await asStranger().request(webhookPath, { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(503);
  }
});
