import { expect, test } from 'vitest';
import { hour } from '../platform/clock.ts';
import { asMember, asStranger, makeWorld, newAddress } from '../testing/as.ts';
import { newCode } from '../testing/make.ts';
import { proof } from '../testing/proof.ts';
import { findRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';

test('a check tells exactly six facts in each state', async () => {
  const [owner, finder] = [await asMember(), await asMember()];
  const stranger = asStranger();
  const rock = await registerRock(owner);
  const check = async (id = rock.laserEngraverId) =>
    (await stranger.api.rocks.check[':id'].$get({ param: { id: encodeURIComponent(id) } })).json();
  const facts = { exists: true, name: 'Sunny', description: 'A small sun for a grey day', imageUrl: null };

  expect(await check()).toEqual({ ...facts, status: 'active', timesFound: 0 });
  await hideRock(owner, rock.id);
  expect(await check(` ${rock.laserEngraverId.toLowerCase()} `)).toEqual({
    ...facts,
    status: 'hidden',
    timesFound: 0,
  });
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  expect(await check()).toEqual({ ...facts, status: 'found', timesFound: 1 });
  await rehideRock(finder, foundRockId);
  expect(await check()).toEqual({ ...facts, status: 'hidden', timesFound: 1 });
  expect(await check(newCode())).toEqual({
    exists: false,
    status: null,
    name: null,
    description: null,
    imageUrl: null,
    timesFound: 0,
  });
});

test('of 500 guesses from one network 20 are answered, and others are not held up', async ({ task }) => {
  const world = makeWorld(Date.UTC(2026, 5, 1, 12, 0));
  const rock = await registerRock(await asMember(world));
  const guesser = asStranger(world);
  const check = (id: string, headers: HeadersInit = {}) =>
    guesser.request(`/api/rocks/check/${id}`, { headers });
  const statuses: number[] = [];
  for (let i = 0; i < 500; i++) {
    // A new X-Forwarded-For each time changes nothing.
    statuses.push((await check(newCode(), { 'X-Forwarded-For': newAddress() })).status);
  }
  const answered = statuses.filter((status) => status === 200).length;
  proof(task, {
    goal: 'G-C2',
    what: '500 guesses from one network',
    figure: `${answered} answered`,
    passLine: '20 at most',
  });
  expect(answered).toBe(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(480);
  expect((await check(rock.laserEngraverId)).headers.get('Retry-After')).toBe('3600');

  expect((await asStranger(world).request(`/api/rocks/check/${rock.laserEngraverId}`)).status).toBe(200);
  world.now += hour;
  expect((await check(rock.laserEngraverId)).status).toBe(200);
});

test('hits are not counted', async () => {
  const rock = await registerRock(await asMember());
  const scanner = asStranger();
  for (let i = 0; i < 40; i++) {
    expect((await scanner.request(`/api/rocks/check/${rock.laserEngraverId}`)).status).toBe(200);
  }
});

test('what is no Rock ID is told so', async () => {
  for (const [typed, status] of [
    ['%20', 400],
    ['x'.repeat(65), 400],
    ['K7M-2QX-9RA', 400],
    ['%00', 400],
  ] as const) {
    expect([typed, (await asStranger().request(`/api/rocks/check/${typed}`)).status]).toEqual([
      typed,
      status,
    ]);
  }
});
