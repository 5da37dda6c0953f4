import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type FindResult } from '../../schema/finds.ts';
import { happenedAgoHeader } from '../../schema/happened-ago.ts';
import { happenedLimits } from '../../schema/happened.ts';
import type { OwnRock, Rock } from '../../schema/rocks.ts';
import { entries, limits, rocks } from '../../schema/tables/index.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { asMember, makeWorld, type Member, type World } from '../testing/as.ts';
import { countingEnv, noCost } from '../testing/cost.ts';
import { env } from 'cloudflare:test';
import { db } from '../testing/db.ts';
import { newPlace } from '../testing/make.ts';
import { kindsOf } from '../testing/news.ts';
import { accepted, registerRock } from '../testing/play.ts';
import { atOnce, tally, unshielded } from '../testing/race.ts';
import { peopleWithPhones } from '../testing/late/by-requests.ts';
import { stateOf } from '../testing/late/state.ts';
import { arrivalOrder, aTrueHistory, deliver } from '../testing/late/true-history.ts';
import { often } from '../testing/often.ts';
import { proof } from '../testing/proof.ts';
import { randomFrom } from '../testing/random.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import * as en from '../../schema/words/en/index.ts';

expectAgreementAfterEach();

/** Registered before anything that can be logged. */
async function anOldRock(owner: Member, { now }: World): Promise<OwnRock> {
  const rock = await registerRock(owner);
  await db
    .update(rocks)
    .set({ createdAt: now - (happenedLimits.daysBack + 1) * day })
    .where(eq(rocks.id, rock.id));
  return rock;
}

/** As all other orders do without requests: tools/prove/arrival-orders.test.ts. */
test('logs of a true history that arrive in any order as requests give one state', async ({ task }) => {
  const random = randomFrom(inject('seed'));
  const now = Date.now();
  let orders = 0;
  let refused = 0;
  for (let i = 0; i < often(10); i++) {
    const history = aTrueHistory(random, now, { people: 3, rocks: 1 + (i % 2), visits: 3 });
    const stateAfter = async (order: typeof history.logs) => {
      const { cast, phones } = await peopleWithPhones(history, now);
      refused += await deliver(phones, order);
      return stateOf(db, cast);
    };
    const wanted = await stateAfter(history.logs);
    for (let j = 0; j < 2; j++) {
      const order = arrivalOrder(random, history);
      expect(await stateAfter(order), JSON.stringify({ history, order })).toEqual(wanted);
      orders += 1;
    }
  }
  proof(task, {
    goal: 'G-J1',
    what: 'the same by requests, with workerd’s D1',
    figure: `${orders} of ${orders}; ${refused} logs waited for another`,
    passLine: 'all of them',
  });
});

describe('one late log', () => {
  let world: World;
  let [owner, early, holder]: Member[] = [];
  let rock: { id: string; code: string };
  const ago = (ms: number) => new Date(world.now - ms).toISOString();
  const send = async (person: Member | undefined, path: string, body: object) => {
    const answer = await (person?.send('POST', `/api/rocks/${path}`, body) ??
      Promise.reject(new Error('nobody')));
    return { status: answer.status, body: await answer.json<Record<string, unknown>>() };
  };
  const find = (person: Member | undefined, happenedAt?: string) =>
    send(person, 'find', { laserEngraverId: rock.code, happenedAt });
  const rehide = (person: Member | undefined, foundId: unknown, happenedAt?: string) =>
    send(person, `${String(foundId)}/rehide`, { ...newPlace(), happenedAt });
  const rockNow = async () => (await db.select().from(rocks).where(eq(rocks.id, rock.id)))[0];
  const actions = async () =>
    (await db.select().from(entries).where(eq(entries.rockId, rock.id)).orderBy(entries.createdAt)).map(
      ({ action, memberId }) => [action, memberId],
    );

  /** Hidden five days ago, and with its holder since two days. */
  beforeAll(async () => {
    world = makeWorld();
    [owner, early, holder] = [await asMember(world), await asMember(world), await asMember(world)];
  });
  const begin = async () => {
    // What a member tells of the past in a day is limited.
    world.now += day;
    const { id, laserEngraverId: code } = await anOldRock(owner as Member, world);
    rock = { id, code };
    const hide = { ...newPlace(), actionType: 'hidden', happenedAt: ago(5 * day) };
    expect((await send(owner, `${id}/locations`, hide)).status).toBe(200);
    expect((await find(holder, ago(2 * day))).status).toBe(200);
  };

  test('enters the history in its place, and takes the rock from nobody', async () => {
    await begin();
    const before = await rockNow();
    const found = await find(early, ago(4 * day));
    expect(found).toMatchObject({ status: 200, body: { foundAt: ago(4 * day), journey: { timesFound: 1 } } });
    expect(await rockNow()).toMatchObject({
      status: 'found',
      holderId: holder?.member.id,
      heldSince: before?.heldSince,
      timesFound: 2,
    });
    // It lies in the past of the holder: somebody else found it after that.
    expect(await rehide(early, found.body['foundRockId'])).toMatchObject({
      status: 409,
      body: { message: en.finds.movedOn },
    });
    const there = { ...newPlace({ locationName: 'By the pond' }), happenedAt: ago(3 * day) };
    expect((await send(early, `${String(found.body['foundRockId'])}/rehide`, there)).status).toBe(200);
    expect(await rockNow()).toMatchObject({
      status: 'found',
      holderId: holder?.member.id,
      hiddenLocationName: 'By the pond',
    });
    expect(owner && (await kindsOf(owner))).toEqual(['rehidden', 'found', 'found']);
    const [painter, first, second] = [owner, early, holder].map((one) => one?.member.id);
    expect(await actions()).toEqual([
      ['hidden', painter],
      ['found', first],
      ['hidden', first],
      ['found', second],
    ]);
    const lists = await holder?.request(`/api/rocks/${rock.id}/journey`);
    expect((await lists?.json<{ locationName: string; seq: number }[]>())?.map(({ seq }) => seq)).toEqual([
      2, 4, 3, 1,
    ]);
    // A card carries three of them.
    const cards = await (await owner?.request('/api/rocks'))?.json<Rock[]>();
    const card = cards?.find(({ id }) => id === rock.id);
    expect(card?.locations.map(({ seq }) => seq)).toEqual([2, 4, 3]);
  });

  test('told twice is one find', async () => {
    await begin();
    const first = await find(early, ago(4 * day));
    const again = await find(early, ago(4 * day - minute));
    expect([again.status, again.body['foundRockId']]).toEqual([200, first.body['foundRockId']]);
    // Also if the later moment was told first, as by another device.
    const holding = await find(holder);
    const kept = await find(holder, ago(2.5 * day));
    expect([kept.status, kept.body['foundRockId']]).toEqual([200, holding.body['foundRockId']]);
    expect(await actions()).toHaveLength(3);
    // It is the second find of the rock, and was recorded second.
    for (const { body } of [holding, kept])
      expect(body).toMatchObject({ seq: 2, journey: { timesFound: 2 } });
  });

  test('before that of a finder who has deleted their account is no news of where the rock is', async () => {
    await begin();
    const leaver = await asMember(world);
    const there = { ...newPlace(), happenedAt: ago(1.5 * day) };
    const held = await find(holder);
    await send(holder, `${String(held.body['foundRockId'])}/rehide`, there);
    expect((await find(leaver, ago(day / 2))).status).toBe(200);
    await accepted(await leaver.api.user.account.$delete());
    expect((await find(early, ago(day))).status).toBe(200);
    expect(await rockNow()).toMatchObject({ status: 'found', holderId: null, lateCount: 1 });
  });

  test('that is sent again gets its answer again, although it is too long ago by then', async () => {
    await begin();
    const { id, laserEngraverId } = await anOldRock(owner as Member, world);
    const moment = (hours: number) => ago(happenedLimits.daysBack * day - hours * hour);
    await send(owner, `${id}/locations`, { ...newPlace(), actionType: 'hidden', happenedAt: moment(1) });
    const once = { laserEngraverId, happenedAt: moment(2) };
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await early?.send('POST', '/api/rocks/find', once, key);
    const found = await first?.json<FindResult>();
    const place = { ...newPlace(), happenedAt: moment(3) };
    const hideKey = { 'Idempotency-Key': crypto.randomUUID() };
    const hide = () => early?.send('POST', `/api/rocks/${found?.foundRockId}/rehide`, place, hideKey);
    const hidden = await (await hide())?.json();
    world.now += day;
    expect(await (await early?.send('POST', '/api/rocks/find', once, key))?.json()).toEqual(found);
    expect(await (await hide())?.json()).toEqual(hidden);
  });

  test('is refused if somebody had the rock, or if nobody had hidden it, and changes nothing', async () => {
    await begin();
    await find(early, ago(4 * day));
    const before = await rockNow();
    expect(await find(owner, ago(3.5 * day))).toMatchObject({
      status: 409,
      body: { message: en.finds.taken },
    });
    expect(await find(owner, ago(6 * day))).toMatchObject({
      status: 409,
      body: { message: en.finds.neverHidden },
    });
    // Later than the newest event: the holder has it.
    expect(await find(owner, ago(day))).toMatchObject({ status: 409, body: { message: en.finds.taken } });
    expect(await rockNow()).toEqual(before);
  });

  test('ends the find of whoever had kept the rock too long', async () => {
    world.now += day;
    const { id, laserEngraverId: code } = await anOldRock(owner as Member, world);
    rock = { id, code };
    await send(owner, `${id}/locations`, { ...newPlace(), actionType: 'hidden', happenedAt: ago(80 * day) });
    const kept = await find(early, ago(75 * day));
    expect((await find(holder, ago(5 * day))).status).toBe(200);
    const between = await find(owner, ago(40 * day));
    expect(between.status).toBe(200);
    // By then the owner had it.
    expect(await rehide(early, kept.body['foundRockId'], ago(20 * day))).toMatchObject({
      status: 409,
      body: { message: en.finds.movedOn },
    });
    expect((await rehide(owner, between.body['foundRockId'], ago(20 * day))).status).toBe(200);
  });

  test('cannot be from the future, too old, unreadable, or from before one’s own find', async () => {
    await begin();
    const refusals = [
      [ago(-happenedLimits.aheadMs - 1), en.happened.future],
      [ago(happenedLimits.daysBack * day + 1), en.happened.tooOld(90)],
      ['last Tuesday', en.happened.unreadable],
    ] as const;
    for (const [moment, message] of refusals)
      expect(await find(early, moment)).toEqual({ status: 400, body: { message, field: 'happenedAt' } });
    const found = await find(early, ago(4 * day));
    expect(await rehide(early, found.body['foundRockId'], ago(4.5 * day))).toEqual({
      status: 400,
      body: { message: en.happened.beforeFind, field: 'happenedAt' },
    });
    expect(await rehide(early, found.body['foundRockId'], ago(day))).toMatchObject({ status: 409 });
    // Two clocks: it was right after.
    const just = await rehide(early, found.body['foundRockId'], ago(4 * day + minute));
    expect(just.body).toMatchObject({ createdAt: ago(4 * day - 1) });
    expect(await actions()).toHaveLength(4);
  });

  test('a past that nobody could have travelled counts in no ranking', async () => {
    await begin();
    const { body } = await find(early, ago(5 * day - 10 * minute));
    const before = await rockNow();
    // To the other side of the world within minutes.
    const far = { ...newPlace({ latitude: '-41', longitude: '83' }), happenedAt: ago(5 * day - 20 * minute) };
    expect((await send(early, `${String(body['foundRockId'])}/rehide`, far)).body).toMatchObject({
      isTooFast: true,
    });
    expect((await rockNow())?.distanceMetres).toBe(before?.distanceMetres);
    expect((await rockNow())?.tooFastMetres).toBeGreaterThan(15_000_000);
  });

  test('is limited to twenty a day about what happened more than a day before', async () => {
    await begin();
    const liar = await asMember(world);
    const hide = async (ago: number) => {
      const { id } = await registerRock(liar);
      const answer = await liar.send('POST', `/api/rocks/${id}/locations`, {
        ...newPlace(),
        actionType: 'hidden',
        happenedAt: new Date(world.now - ago).toISOString(),
      });
      return [answer.status, (await answer.json<{ message?: string }>()).message];
    };
    for (let i = 0; i < happenedLimits.latePerDay; i++) expect(await hide(2 * day)).toEqual([200, undefined]);
    expect(await hide(2 * day)).toEqual([429, en.happened.enoughPast]);
    expect(await hide(day / 2)).toEqual([200, undefined]);
    world.now += day;
    expect(await hide(2 * day)).toEqual([200, undefined]);
  });

  test('of a rock is limited too, and cannot be from long before the rock', async () => {
    await begin();
    const { beforeRock, enoughOfRock } = en.happened;
    const fresh = await registerRock(owner as Member);
    const past = { ...newPlace(), actionType: 'hidden', happenedAt: ago(8 * day) };
    expect(await send(owner, `${fresh.id}/locations`, past)).toEqual({
      status: 400,
      body: { message: beforeRock, field: 'happenedAt' },
    });
    // The hide and the find of the beginning are two.
    const many = happenedLimits.latePerDay - 2;
    for (let i = 0; i < many; i += 2) {
      const one = await asMember(world);
      const found = await find(one, ago(4.9 * day - i * minute));
      expect((await rehide(one, found.body['foundRockId'], ago(4.9 * day - (i + 1) * minute))).status).toBe(
        200,
      );
    }
    expect(await find(early, ago(3 * day))).toMatchObject({ status: 429, body: { message: enoughOfRock } });
    world.now += day;
    expect((await find(early, ago(4 * day))).status).toBe(200);
  });

  test('how long ago it was can be told instead of when', async () => {
    await begin();
    const told = (ago: string) =>
      early?.send('POST', '/api/rocks/find', { laserEngraverId: rock.code }, { [happenedAgoHeader]: ago });
    for (const odd of ['-5', '1e3', 'x', '123456789012'])
      expect(await (await told(odd))?.json()).toEqual({
        message: en.happened.unreadable,
        field: 'happenedAt',
      });
    expect(await (await told(String(91 * day)))?.json()).toMatchObject({ message: en.happened.tooOld(90) });
    const found = await told(String(4 * day));
    expect(await found?.json()).toMatchObject({ foundAt: ago(4 * day) });
  });

  test('of a phone whose clock is a minute fast is of now', async () => {
    await begin();
    const { id } = await registerRock(owner as Member);
    const hide = { ...newPlace(), actionType: 'hidden', happenedAt: ago(-minute) };
    expect((await send(owner, `${id}/locations`, hide)).body).toMatchObject({ createdAt: ago(0) });
  });
});

test('of many late finds of one moment one wins, and nothing fails', async () => {
  const world = unshielded();
  const [owner, ...finders] = await Promise.all(Array.from({ length: 11 }, () => asMember(world)));
  const rock = await anOldRock(owner as Member, world);
  const ago = (days: number) => new Date(world.now - days * day).toISOString();
  await owner?.send('POST', `/api/rocks/${rock.id}/locations`, {
    ...newPlace(),
    actionType: 'hidden',
    happenedAt: ago(5),
  });
  const [newest, ...late] = finders;
  const find = async (person: Member | undefined, happenedAt: string) =>
    (await person?.send('POST', '/api/rocks/find', { laserEngraverId: rock.laserEngraverId, happenedAt }))
      ?.status ?? 0;
  expect(await find(newest, ago(1))).toBe(200);
  const statuses = await atOnce(late.length, (i) => find(late[i], ago(3)));
  expect(tally(statuses)).toEqual({ 200: 1, 409: late.length - 1 });
});

test('a late find reads and writes at most twice what a find does, and a late rehide what a rehide does', async ({
  task,
}) => {
  const counting = countingEnv(env);
  const world: World = { ...makeWorld(), env: counting.env };
  const people = await Promise.all(Array.from({ length: 4 }, () => asMember(world)));
  const [owner, first, second, late] = people as [Member, Member, Member, Member];
  const ago = (days: number) => new Date(world.now - days * day).toISOString();
  /** The cost of one request until its response. */
  const costOf = async (person: Member, path: string, body: object) => {
    Object.assign(counting.spent, noCost());
    let { rowsRead, rowsWritten } = noCost();
    world.onAnswer = () => ({ rowsRead, rowsWritten } = counting.spent);
    const answer = await person.send('POST', `/api/rocks/${path}`, body, {
      'Idempotency-Key': crypto.randomUUID(),
    });
    expect(answer.status).toBe(200);
    return { rowsRead, rowsWritten, id: (await answer.json<{ foundRockId?: string }>()).foundRockId };
  };
  const rock = await anOldRock(owner, world);
  await costOf(owner, `${rock.id}/locations`, { ...newPlace(), actionType: 'hidden', happenedAt: ago(30) });
  const find = (person: Member, happenedAt?: string) =>
    costOf(person, 'find', { laserEngraverId: rock.laserEngraverId, happenedAt });
  const rehide = (person: Member, id: string | undefined, happenedAt?: string) =>
    costOf(person, `${id}/rehide`, { ...newPlace(), happenedAt });
  // A journey that is longer than what a late log reads, and after the late log two more visits.
  for (let i = 0; i < 8; i++) {
    const visitor = [first, second][i % 2] ?? first;
    await rehide(visitor, (await find(visitor, ago(28 - i * 2))).id, ago(27 - i * 2));
  }
  // More than may be told in a day.
  await db.delete(limits);
  await rehide(second, (await find(second, ago(8))).id, ago(7));
  const usual = await find(first);
  const usualHide = await rehide(first, usual.id);
  const lateFind = await find(late, ago(8.6));
  const lateHide = await rehide(late, lateFind.id, ago(8.3));
  const words = ({ rowsRead, rowsWritten }: typeof usual) => `${rowsRead} read, ${rowsWritten} written`;
  proof(task, {
    goal: 'G-J1',
    what: 'rows of a late find and rehide, and of usual ones',
    figure: `${words(lateFind)}; ${words(lateHide)} (${words(usual)}; ${words(usualHide)})`,
    passLine: 'at most twice as many',
  });
  for (const [is, was] of [
    [lateFind, usual],
    [lateHide, usualHide],
  ] as const) {
    expect(is.rowsRead).toBeLessThanOrEqual(2 * was.rowsRead);
    expect(is.rowsWritten).toBeLessThanOrEqual(2 * was.rowsWritten);
  }
});
