import { describe, expect, test } from 'vitest';
import { errorWords } from '../../schema/errors.ts';
import { createApi } from '../api.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { newCode } from '../testing/make.ts';
import { webhookPath } from './same-origin.ts';

const foreign: [string, Record<string, string>][] = [
  ['another origin', { Origin: 'https://evil.example' }],
  ['a null origin', { Origin: 'null' }],
  ['cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['same-site', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.localhost' }],
];
const headerSets: [string, Record<string, string>, number][] = [
  ...foreign.map(([name, headers]): [string, Record<string, string>, number] => [name, headers, 403]),
  ['our own origin', { Origin: 'https://localhost' }, 200],
  ['our own pages', { 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['no browser', {}, 200],
];
/** The kinds of content that another site can send without being asked about it first, and JSON. */
const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];

test.each(headerSets)('a write from %s', async (_, headers, status) => {
  const member = await asMember();
  for (const type of types) {
    const answer = await member.request('/api/rocks', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': type },
      body: JSON.stringify({ name: 'Origin', laserEngraverId: newCode() }),
    });
    // A form without a boundary cannot be read.
    const otherwise = type === 'multipart/form-data' ? 400 : 415;
    const expected = status === 403 || type === 'application/json' ? status : otherwise;
    expect([type, answer.status]).toEqual([type, expected]);
  }
  const mine: unknown[] = await (await member.request('/api/rocks/my')).json();
  expect(mine).toHaveLength(status === 200 ? 1 : 0);
});

const safeMethods = ['GET', 'ALL'];
const writes = [
  ...new Set(
    createApi()
      .routes.filter(({ method, path }) => !safeMethods.includes(method) && path !== '/*')
      .map(({ method, path }) => `${method} ${path}`),
  ),
].map((write) => write.replace(/:\w+/g, 'x').split(' ') as [method: string, path: string]);
const guarded = writes.filter(([, path]) => path !== webhookPath);

/** Stores that must not be asked for anything. */
function untouched(world: ReturnType<typeof makeWorld>): string[] {
  const touched: string[] = [];
  const watched = <T extends object>(store: T, name: string) =>
    new Proxy(store, {
      get(target, call) {
        const own: unknown = Reflect.get(target, call);
        if (typeof own !== 'function') return own;
        touched.push(`${name}.${String(call)}`);
        return own.bind(target);
      },
    });
  const { DB, SESSIONS, PHOTOS } = world.env;
  world.env = {
    ...world.env,
    DB: watched(DB, 'DB'),
    SESSIONS: watched(SESSIONS, 'SESSIONS'),
    PHOTOS: watched(PHOTOS, 'PHOTOS'),
  };
  return touched;
}

describe.each(guarded)('%s %s', (method, path) => {
  test.each(foreign)('is refused to %s, and no store is asked for anything', async (_, headers) => {
    const world = makeWorld();
    const member = await asMember(world);
    const touched = untouched(world);
    for (const type of types) {
      const answer = await member.request(path, {
        method,
        headers: { ...headers, 'Content-Type': type },
        body: '{}',
      });
      expect([type, answer.status]).toEqual([type, 403]);
      expect(await answer.json()).toEqual({ message: errorWords.crossSite });
    }
    expect(touched).toEqual([]);
  });

  test('is open to what is no browser', async () => {
    const answer = await asStranger().request(path, { method, body: '{}' });
    expect(await answer.text()).not.toContain(errorWords.crossSite);
  });
});

test('the provider of payments proves itself otherwise', async () => {
  for (const [, headers] of foreign) {
    const answer = await asStranger().request(webhookPath, { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(503);
  }
});
