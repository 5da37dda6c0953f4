import { env } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeLimits } from '../../schema/places.ts';
import { asMember as memberContext, openContext, type MemberCtx } from '../context.ts';
import { TooMany } from '../errors.ts';
import { hour } from '../platform/clock.ts';
import { sha256 } from '../platform/ids.ts';
import { asMember, makeWorld, type Person, type World } from '../testing/as.ts';
import { makeMember } from '../testing/make.ts';
import { refusalOf } from '../testing/moderation.ts';
import { placesNamed } from './search.ts';
import * as en from '../../schema/words/en/index.ts';
import { say } from '../../schema/words/say.ts';

const omaha = { lat: '41.25873400001', lon: '-95.9378732', display_name: 'Omaha, Nebraska, United States' };
const found = { latitude: 41.258734, longitude: -95.937873, name: 'Omaha, Nebraska, United States' };

const upstream = vi.spyOn(globalThis, 'fetch');
const answerWith = (body: unknown, init?: ResponseInit) =>
  upstream.mockImplementation(async () => Response.json(body, init));

/** Each test has an hour of its own, so that no count of an earlier one is left. */
let world: World;
let start = Math.ceil(Date.now() / hour) * hour;
beforeEach(() => {
  start += hour;
  world = makeWorld(start);
  answerWith([omaha]);
});
afterEach(() => {
  upstream.mockReset();
});

/** A new name, which is not in the cache. */
const newName = () => `Hill ${crypto.randomUUID()}`;
const geocode = (person: Person, name: string) =>
  person.request(`/api/geocode?q=${encodeURIComponent(name)}`);

async function newMemberContext(): Promise<MemberCtx> {
  const { id } = await makeMember();
  const claim = { sessionHash: crypto.randomUUID(), memberId: id, epoch: 0 };
  return memberContext(openContext(env, 'caller', world.deps), claim, { isForSuspended: true });
}

async function secondsKept(name: string): Promise<number | null> {
  const key = `place:${await sha256(name)}`;
  const { keys } = await env.SESSIONS.list({ prefix: key });
  const expiration = keys[0]?.expiration;
  return expiration === undefined ? null : expiration - Date.now() / 1000;
}

test('a place is found by its name, and the service gets our user agent', async () => {
  const name = `${newName()} & co`;
  const answer = await geocode(await asMember(world), name);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual([found]);
  const [input = '', init] = upstream.mock.calls[0] ?? [];
  const asked = new Request(input, init);
  const { origin, pathname, searchParams } = new URL(asked.url);
  expect(origin + pathname).toBe(env.GEOCODE_URL);
  expect(Object.fromEntries(searchParams)).toEqual({ format: 'json', limit: '1', q: name });
  expect(asked.headers.get('User-Agent')).toBe('Rockabout/1.0 (support@rockabout.example)');
  expect(init?.signal).toBeInstanceOf(AbortSignal);
});

test('the same search again, by anybody and in upper or lower case, makes no request', async () => {
  const name = newName();
  await geocode(await asMember(world), name);
  const again = await geocode(await asMember(world), `  ${name.toUpperCase().replace(' ', '   ')} `);
  expect(await again.json()).toEqual([found]);
  expect(upstream).toHaveBeenCalledTimes(1);
  expect(await secondsKept(name.toLowerCase())).toBeGreaterThan(29 * 86_400);
});

test('an unknown name is an empty list, cached for a day', async () => {
  answerWith([]);
  const name = newName();
  const member = await asMember(world);
  expect(await (await geocode(member, name)).json()).toEqual([]);
  expect(await (await geocode(member, name)).json()).toEqual([]);
  expect(upstream).toHaveBeenCalledTimes(1);
  expect(await secondsKept(name.toLowerCase())).toBeLessThanOrEqual(86_400);
});

test.each<[string, () => Promise<Response>]>([
  ['answers 500', async () => Response.json([omaha], { status: 500 })],
  ['answers 429', async () => Response.json([omaha], { status: 429 })],
  ['is too slow', () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError'))],
  ['cannot be reached', () => Promise.reject(new TypeError('Network connection lost'))],
  ['answers with a page', async () => new Response('<html><body>Busy</body></html>')],
  ['answers with something else', async () => Response.json({ error: 'Unable to geocode' })],
  ['names a place off the Earth', async () => Response.json([{ ...omaha, lat: '91' }])],
  ['leaves a coordinate empty', async () => Response.json([{ ...omaha, lon: '' }])],
])('a service that %s counts as unavailable, and the next search tries it again', async (_, respond) => {
  upstream.mockImplementation(respond);
  const name = newName();
  const member = await asMember(world);
  const refused = await geocode(member, name);
  expect(await refusalOf(refused)).toEqual([503, en.places.resting]);

  answerWith([omaha]);
  world.now += 2000;
  expect(await (await geocode(member, name)).json()).toEqual([found]);
});

test.each([
  ['nothing', '', en.places.empty],
  ['blanks', ' \u200B ', en.places.empty],
  ['200 characters', 'x'.repeat(200), 'The place can have at most 120 characters'],
])('a search for %s is refused', async (_, name, message) => {
  const answer = await geocode(await asMember(world), name);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message, field: 'q' });
  expect(upstream).not.toHaveBeenCalled();
});

test('concurrent searches wait for their turn, and those that would wait too long are refused', async () => {
  const waits: number[] = [];
  const searches = Array.from({ length: 10 }, async () =>
    placesNamed(await newMemberContext(), newName(), async (ms) => waits.push(ms)),
  );
  const outcomes = await Promise.allSettled(searches);
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(waits.toSorted((a, b) => a - b)).toEqual([0, 1100, 2200]);
  expect(upstream).toHaveBeenCalledTimes(3);
  expect(refusals).toHaveLength(7);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(TooMany);
    expect(refusal).toMatchObject({ message: say('places', 'resting') });
  }
});

test('searches of a member are limited by the hour, and cached ones do not count', async () => {
  const name = newName();
  const member = await asMember(world);
  for (let i = 0; i < 3; i++) await geocode(member, name);
  for (let i = 1; i < placeLimits.searchesPerHour; i++) {
    world.now += 2000;
    expect((await geocode(member, newName())).status).toBe(200);
  }
  world.now += 2000;
  const refused = await geocode(member, newName());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
  expect((await geocode(member, name)).status).toBe(200);
  expect((await geocode(await asMember(world), newName())).status).toBe(200);
  world.now += hour;
  expect((await geocode(member, newName())).status).toBe(200);
});

test('where the operator has switched it off, a search for an address says so and makes no request', async () => {
  const member = await asMember({ ...world, env: { ...world.env, GEOCODE_URL: '' } });
  expect(await refusalOf(await geocode(member, newName()))).toEqual([404, en.places.off]);
  expect(upstream).not.toHaveBeenCalled();
});
