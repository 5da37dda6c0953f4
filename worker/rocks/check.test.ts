import { expect, inject, test } from 'vitest';
import { isMistyped, normalizeCode } from '../../schema/codes.ts';
import { guessLimits } from '../../schema/finds.ts';
import { callerOf } from '../platform/caller.ts';
import { hour } from '../platform/clock.ts';
import { spend } from '../platform/testing-limits.ts';
import { asMember, asStranger, makeWorld, newAddress, origin, type Person } from '../testing/as.ts';
import { newCode, newMadeUpCode } from '../testing/make.ts';
import { often } from '../testing/often.ts';
import { proof } from '../testing/proof.ts';
import { findRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';
import { guessOf } from './guesses.ts';

test('a check returns exactly six facts in each state', async () => {
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

const noon = Date.UTC(2026, 5, 1, 12, 0);

/** Counts the statuses of checks, sent one after another. @param many number of checks by each person */
async function checksOf(
  people: readonly Person[],
  many: number,
  code: () => string,
  headers: (i: number) => Record<string, string> = () => ({}),
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let i = 0; i < many * people.length; i++) {
    const person = people[i % people.length];
    const answer = await person?.request(`/api/rocks/check/${encodeURIComponent(code())}`, {
      headers: headers(i),
    });
    const status = answer?.status ?? 0;
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

test('of all guesses at made-up IDs from one subnet 20 are answered, and scans are not affected', async ({
  task,
}) => {
  const world = makeWorld(noon);
  const owner = await asMember(world);
  const [rock, madeUp] = [await registerRock(owner), await registerRock(owner, { code: newMadeUpCode() })];
  const [guesser, other] = [asStranger(world), asStranger(world)];
  const checks = (person: Person, code: string) => checksOf([person], 1, () => code);
  const guesses = often(500);
  // A new X-Forwarded-For each time changes nothing.
  const seen = await checksOf([guesser], guesses, newMadeUpCode, () => ({ 'X-Forwarded-For': newAddress() }));
  proof(task, {
    goal: 'G-C2',
    what: `${guesses} guesses at made-up IDs from one subnet`,
    figure: `${seen[200]} answered`,
    passLine: '20 at most',
  });
  expect(seen).toEqual({ 200: 20, 429: guesses - 20 });
  // Made-up IDs are refused alike, hit or miss.
  const refused = await guesser.request(`/api/rocks/check/${encodeURIComponent(madeUp.laserEngraverId)}`);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
  for (const code of [rock.laserEngraverId, newCode()])
    expect(await checks(guesser, code)).toEqual({ 200: 1 });
  expect(await checks(other, madeUp.laserEngraverId)).toEqual({ 200: 1 });
  world.now += hour;
  expect(await checks(guesser, madeUp.laserEngraverId)).toEqual({ 200: 1 });
});

test('of issued IDs 300 misses an hour from one subnet are answered, and then hits are refused too', async ({
  task,
}) => {
  const world = makeWorld(noon);
  const owner = await asMember(world);
  const rock = await registerRock(owner);
  const [guesser, address] = [asStranger(world), newAddress()];
  const behind = () => ({ 'CF-Connecting-IP': address });
  const caller = await callerOf(new Request(origin, { headers: behind() }));
  const { own } = guessOf({ caller }, normalizeCode(newCode()), null, 'check');
  const before = inject('isThorough') ? 0 : own.most - 20;
  if (before > 0) await spend(own, world.now, before);
  const seen = await checksOf([guesser], own.most + 10 - before, newCode, behind);
  const answered = before + (seen[200] ?? 0);
  proof(task, {
    goal: 'G-C2',
    what: '310 guesses at issued IDs, 39 bits each, from one subnet',
    figure: `${answered} answered`,
    passLine: '300 at most',
  });
  expect([answered, seen[429]]).toEqual([guessLimits.issued.perNetwork, 10]);
  expect(await checksOf([guesser], 1, () => rock.laserEngraverId, behind)).toEqual({ 429: 1 });
  expect(await checksOf([guesser], 1, newMadeUpCode, behind)).toEqual({ 200: 1 });
  // A member in the same subnet is not affected.
  expect(await checksOf([await asMember(world)], 1, () => rock.laserEngraverId, behind)).toEqual({ 200: 1 });
});

test('eight accounts behind one IP address share one limit, and so do twelve subnets of one /48', async ({
  task,
}) => {
  const world = makeWorld(noon);
  const address = newAddress();
  const owner = await asMember(world);
  const accounts = [owner, ...(await Promise.all(Array.from({ length: 7 }, () => asMember(world))))];
  const rock = await registerRock(owner, { code: newMadeUpCode() });
  const behind = () => ({ 'CF-Connecting-IP': address });
  const members = await checksOf(accounts, 10, newMadeUpCode, behind);
  const sent = await Promise.all(
    accounts.map((account) =>
      account.send('POST', '/api/rocks/find', { laserEngraverId: newMadeUpCode() }, behind()),
    ),
  );
  const street = `2001:db8:${crypto.getRandomValues(new Uint16Array(1))[0]?.toString(16)}`;
  const subnets = await checksOf([asStranger(world)], 84, newMadeUpCode, (i) => ({
    'CF-Connecting-IP': `${street}:${(i % 12) + 1}::1`,
  }));
  proof(task, {
    goal: 'G-C2',
    what: 'Guesses of eight accounts behind one address, and of twelve /64 of one /48',
    figure: `${members[200]} of 80 and ${subnets[200]} of 84 answered`,
    passLine: '60 at most',
  });
  expect([members, subnets]).toEqual([
    { 200: 60, 429: 20 },
    { 200: 60, 429: 24 },
  ]);
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([429]));
  // One's own rock is no guess; for others it is, as long as they are behind this address.
  const own = () => rock.laserEngraverId;
  expect(await checksOf(accounts.slice(0, 2), 1, own, behind)).toEqual({ 200: 1, 429: 1 });
  expect(await checksOf(accounts.slice(1, 2), 1, own)).toEqual({ 200: 1 });
});

test('visitors behind one address scan three labels and mistype two, and nobody is refused', async ({
  task,
}) => {
  const world = makeWorld(noon);
  const owner = await asMember(world);
  const codes: string[] = [];
  for (const code of [newCode(), newCode(), newMadeUpCode()])
    codes.push((await registerRock(owner, { code })).laserEngraverId);
  const [one = '', two = ''] = codes.map(normalizeCode);
  const last = one.slice(-1) === 'A' ? 'B' : 'A';
  const typos = [
    `${one.slice(0, -1)}${last}`,
    `${one.slice(0, 4)}${one.slice(5)}`,
    `${two.slice(0, 3)}${two.charAt(2)}${two.slice(3)}`,
    `${two.slice(0, 5)}0${two.slice(6)}`,
  ];
  const statuses: Record<string, number> = {};
  const visitors = asStranger(world);
  const many = often(300);
  for (let visitor = 0; visitor < many; visitor++) {
    const mistyped = [0, 1].map((i) => typos[(visitor + i) % typos.length] ?? '');
    for (const [kind, code] of [
      ...codes.map((code) => ['scan', code]),
      ...mistyped.map((code) => ['typo', code]),
    ]) {
      const answer = await visitors.request(`/api/rocks/check/${code}`);
      const seen = `${kind} ${answer.status}`;
      statuses[seen] = (statuses[seen] ?? 0) + 1;
    }
    world.now += 1000;
  }
  proof(task, {
    goal: 'G-C2',
    what: `${many} visitors behind one address, a second after one another: scans and typos that are refused`,
    figure: `${Object.entries(statuses).filter(([seen]) => seen.endsWith('429')).length} of ${5 * many}`,
    passLine: '0',
  });
  // The check character catches a wrong character.
  expect(statuses).toEqual({ 'scan 200': 3 * many, 'typo 400': many / 2, 'typo 200': 1.5 * many });
});

test('two slips that the check character catches are not counted; an ID that a member may have made up is', async () => {
  const world = makeWorld(noon);
  const owner = await asMember(world);
  const rock = await registerRock(owner);
  const madeUp = await registerRock(owner, { code: newMadeUpCode() });
  const code = normalizeCode(rock.laserEngraverId);
  const visitors = asStranger(world);
  const other = (symbol: string) => (symbol === 'A' ? 'B' : 'A');
  const twice = (i: number, j: number) =>
    Array.from(code, (symbol, at) => (at === i || at === j ? other(symbol) : symbol)).join('');
  const slips: string[] = [];
  for (let i = 0; i < 9; i++)
    for (let j = i + 1; j < 9; j++) if (isMistyped(twice(i, j))) slips.push(twice(i, j));
  expect(slips.length).toBeGreaterThan(25);
  let next = 0;
  expect(await checksOf([visitors], slips.length, () => slips[next++] ?? '')).toEqual({ 400: slips.length });
  expect(await checksOf([visitors], 1, () => madeUp.laserEngraverId)).toEqual({ 200: 1 });
  // One symbol missing and another one wrong: made-up IDs may have eight symbols, so it counts as a guess.
  const eights = Array.from(
    'BCDEFGHJKMNPQRSTUVWXYZ2',
    (symbol) => `${code.slice(0, 5)}${symbol}${code.slice(7)}`,
  );
  next = 0;
  const seen = await checksOf([visitors], eights.length, () => eights[next++] ?? '');
  expect(seen[200]).toBeGreaterThanOrEqual(20);
  expect(seen[429]).toBeGreaterThan(0);
  for (const scanned of [rock.laserEngraverId, newCode()])
    expect(await checksOf([visitors], 1, () => scanned)).toEqual({ 200: 1 });
});

test.each(['%20', 'x'.repeat(65), 'K7M-2QX-9RA', '%00'])('%s is refused as no Rock ID', async (typed) => {
  expect((await asStranger().request(`/api/rocks/check/${typed}`)).status).toBe(400);
});
