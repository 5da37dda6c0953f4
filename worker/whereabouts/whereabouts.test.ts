import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { happenedAgoHeader } from '../../schema/happened-ago.ts';
import { absences, rocks } from '../../schema/tables/index.ts';
import { whereaboutsLimits as limits } from '../../schema/whereabouts.ts';
import { runHourly } from '../hourly.ts';
import { day, hour } from '../platform/clock.ts';
import { asMember, makeWorld, type Member, type World } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { newPlace } from '../testing/make.ts';
import { kindsOf, listOf } from '../testing/news.ts';
import { accepted, findRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';
import { atOnce, tally } from '../testing/race.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import * as en from '../../schema/words/en/index.ts';

expectAgreementAfterEach();

/** Near Lincoln. Eight miles on it is near Omaha. */
const home = newPlace({ latitude: '40.983', longitude: '-96.374' });
const nextTown = { ...home, latitude: '41.056', longitude: '-96.257' };
let world: World;
let [painter, finder, other]: [Member, Member, Member] = [] as never;
let rock: { id: string; laserEngraverId: string };

beforeEach(async () => {
  world = makeWorld();
  [painter, finder, other] = [await asMember(world), await asMember(world), await asMember(world)];
  rock = await registerRock(painter);
  await hideRock(painter, rock.id, home);
  world.now += hour;
});

const rockNow = async () => (await db.select().from(rocks).where(eq(rocks.id, rock.id)))[0];
const saying = async (sent: Promise<Response>) => {
  const answer = await sent;
  return [answer.status, await answer.json<Record<string, unknown>>()] as const;
};
const about = (person: Member, method: string, what: string, body?: object) =>
  saying(person.send(method, `/api/rocks/${rock.id}/${what}`, body));
const miss = (person: Member) => about(person, 'PUT', 'absence');
const move = (person: Member, change: object = {}) =>
  saying(
    person.send('POST', '/api/rocks/move', {
      ...home,
      laserEngraverId: rock.laserEngraverId,
      ...change,
    }),
  );
const find = async (person: Member) => {
  world.now += hour;
  return (await findRock(person, rock.laserEngraverId)).foundRockId;
};
const onMap = async () =>
  (await accepted(await other.api.rocks.locations.$get({ query: {} }))).some(({ id }) => id === rock.id);

test('a rock that three people miss within a month is perhaps gone, and its painter hears of it once', async () => {
  const people = [finder, other, await asMember(world), await asMember(world)] as const;
  expect(await miss(people[0])).toEqual([200, { isMissed: true, isMissing: false }]);
  // The same person twice is one.
  for (let i = 0; i < 3; i++) await miss(people[0]);
  await db
    .update(absences)
    .set({ createdAt: world.now - limits.absenceDays * day })
    .where(eq(absences.rockId, rock.id));
  for (const one of people.slice(1, 3)) expect((await miss(one))[1]).toMatchObject({ isMissing: false });
  expect((await miss(people[3]))[1]).toEqual({ isMissed: true, isMissing: true });
  expect(await kindsOf(painter)).toEqual(['missing']);
  const page = await accepted(await other.api.rocks[':id'].page.$get({ param: { id: rock.id } }));
  expect(page).toMatchObject({ isMissing: true });
  const { latitude, longitude } = home;
  const bbox = [Number(longitude), Number(latitude), Number(longitude), Number(latitude)].join(',');
  const map = await accepted(await other.api.map.$get({ query: { bbox, zoom: '16' } }));
  expect(map.rocks.find(({ id }) => id === rock.id)).toMatchObject({ isMissing: true });
  // Taken back, it is not.
  expect((await about(people[3], 'DELETE', 'absence'))[1]).toEqual({ isMissed: false, isMissing: false });
  await miss(people[3]);
  expect(await kindsOf(painter)).toEqual(['missing']);
  // Somebody finds it after all.
  await find(finder);
  expect(await rockNow()).toMatchObject({ missingSince: null });
  expect(await miss(other)).toMatchObject([409, { message: en.whereabouts.notHidden }]);
});

test('who sees a rock is right against those who missed it before', async () => {
  for (const one of [finder, other, await asMember(world)]) await miss(one);
  expect(await rockNow()).toMatchObject({ missingSince: world.now });
  world.now += 1;
  const seen = new URLSearchParams({ rockId: rock.laserEngraverId });
  await other.send('POST', '/api/seen', seen);
  expect(await rockNow()).toMatchObject({ missingSince: null });
  world.now += 1;
  expect((await miss(other))[1]).toMatchObject({ isMissing: false });
});

test('who looked for a rock before it was hidden elsewhere has not missed it, whenever that arrives', async () => {
  const since = (milliseconds: number) =>
    saying(
      finder.send('PUT', `/api/rocks/${rock.id}/absence`, undefined, {
        [happenedAgoHeader]: String(milliseconds),
      }),
    );
  const hiddenFor = world.now - ((await rockNow())?.hiddenAt ?? 0);
  expect(await since(hiddenFor + 1)).toMatchObject([409, { message: en.whereabouts.movedMeanwhile }]);
  expect(await since(91 * day)).toMatchObject([400, {}]);
  expect(await since(hiddenFor - 1)).toEqual([200, { isMissed: true, isMissing: false }]);
  expect(await db.select().from(absences).where(eq(absences.rockId, rock.id))).toMatchObject([
    { createdAt: world.now - hiddenFor + 1 },
  ]);
});

test('one member cannot miss every rock, and takes along what they missed', async () => {
  for (let i = 0; i < limits.absencesPerDay; i++) expect((await miss(finder))[0]).toBe(200);
  expect(await miss(finder)).toMatchObject([429, { message: en.whereabouts.tooManyAbsences }]);
  await accepted(await finder.api.user.account.$delete());
  expect(await db.select().from(absences).where(eq(absences.rockId, rock.id))).toEqual([]);
});

test('a rock is moved within its town without a find, a mile or a place in the feed', async () => {
  const before = await rockNow();
  const near = { ...home, locationName: 'Behind the fence' };
  expect(await move(finder, near)).toMatchObject([200, { kind: 'moved', actionType: 'hidden' }]);
  expect(await rockNow()).toMatchObject({
    status: 'hidden',
    hiddenLocationName: 'Behind the fence',
    distanceMetres: 0,
    timesFound: 0,
    lastSeq: (before?.lastSeq ?? 0) + 1,
  });
  expect(await kindsOf(painter)).toEqual(['shifted']);
  const far = newPlace({ latitude: '-33.9', longitude: '151.2' });
  expect(await move(finder, far)).toMatchObject([409, { message: en.whereabouts.otherTown }]);
  // Nor does a correction take it there, or to the next town.
  for (const { latitude, longitude, locationName } of [far, nextTown]) {
    const place = { latitude: Number(latitude), longitude: Number(longitude), locationName };
    expect(await about(finder, 'PATCH', 'journey/2', { place })).toMatchObject([
      409,
      { message: en.whereabouts.otherTown },
    ]);
  }
  expect((await move(finder, { laserEngraverId: 'NO-SUCH-ROCK-1' }))[0]).toBe(404);
  await find(other);
  expect(await move(finder, near)).toMatchObject([409, { message: en.whereabouts.notHidden }]);
});

test('a rock that is handed on is taken over by its ID, and counts on no leaderboard', async () => {
  await find(finder);
  const take = () => saying(other.send('POST', '/api/rocks/find', { laserEngraverId: rock.laserEngraverId }));
  expect(await take()).toMatchObject([409, { message: en.finds.taken }]);
  expect(await about(other, 'PUT', 'hand-on')).toMatchObject([403, { message: en.whereabouts.notHolder }]);
  const until = new Date(world.now + limits.handOnHours * hour).toISOString();
  expect(await about(finder, 'PUT', 'hand-on')).toEqual([200, { until }]);
  expect((await accepted(await finder.api.rocks.rehide.$get({ query: {} })))[0]?.handingUntil).toBe(until);
  world.now += hour;
  expect((await take())[0]).toBe(200);
  expect(await rockNow()).toMatchObject({ holderId: other.member.id, handingUntil: null });
  const journey = await accepted(
    await other.api.rocks[':id'].journey.$get({ param: { id: rock.id }, query: {} }),
  );
  expect(journey[0]).toMatchObject({ kind: 'handed', actionType: 'found' });
  // As of when they tapped it, without a network.
  const tapped = { [happenedAgoHeader]: String(hour) };
  expect(await saying(other.send('PUT', `/api/rocks/${rock.id}/hand-on`, undefined, tapped))).toEqual([
    200,
    { until: new Date(world.now + (limits.handOnHours - 1) * hour).toISOString() },
  ]);
  // After a day nobody else takes it over.
  expect(await about(other, 'PUT', 'hand-on')).toMatchObject([200, {}]);
  expect(await about(other, 'DELETE', 'hand-on')).toEqual([200, { until: null }]);
  expect((await saying(finder.send('POST', '/api/rocks/find', rock)))[0]).toBe(409);
  await about(other, 'PUT', 'hand-on');
  world.now += limits.handOnHours * hour;
  expect((await saying(finder.send('POST', '/api/rocks/find', rock)))[0]).toBe(409);
});

test('a finder may keep a rock if its painter says yes, and then nobody reminds them', async () => {
  await find(finder);
  expect(await about(other, 'POST', 'keep')).toMatchObject([403, { message: en.whereabouts.notHolder }]);
  for (const _ of ['once', 'twice'])
    expect(await about(finder, 'POST', 'keep')).toEqual([200, { keeping: 'asked' }]);
  expect((await listOf(painter))[0]).toMatchObject({ kind: 'keep', isAnswered: false, near: null });
  expect((await kindsOf(painter)).filter((kind) => kind === 'keep')).toHaveLength(1);
  const answer = (person: Member, isYes: boolean) => about(person, 'POST', 'keep/answer', { isYes });
  expect(await answer(other, true)).toMatchObject([403, { message: en.whereabouts.notOwner }]);
  const both = await atOnce(4, () => answer(painter, true));
  expect(tally(both.map(([status]) => status))).toEqual({ 200: 4 });
  expect(await answer(painter, false)).toMatchObject([409, { message: en.whereabouts.noQuestion }]);
  expect(await rockNow()).toMatchObject({ status: 'found', rest: 'kept' });
  expect(await kindsOf(finder)).toEqual(['mayKeep']);
  expect((await listOf(painter))[0]).toMatchObject({ kind: 'keep', isAnswered: true });
  await runHourly(world.env, world.deps);
  world.now += 8 * day;
  await runHourly(world.env, world.deps);
  expect(await db.select().from(rocks).where(eq(rocks.rest, 'kept'))).not.toEqual([]);
  expect(await about(painter, 'PUT', 'rest', { rest: 'retired' })).toMatchObject([
    409,
    { message: en.whereabouts.isKept },
  ]);
});

test('a painter who says no is not asked twice, and the rock travels on', async () => {
  const found = await find(finder);
  await about(finder, 'POST', 'keep');
  await about(painter, 'POST', 'keep/answer', { isYes: false });
  expect(await kindsOf(finder)).toEqual(['mayNotKeep']);
  expect(await about(finder, 'POST', 'keep')).toMatchObject([409, { message: en.whereabouts.declined }]);
  await rehideRock(finder, found);
  expect(await about(painter, 'POST', 'keep/answer', { isYes: true })).toMatchObject([
    409,
    { message: en.whereabouts.noQuestion },
  ]);
});

test('a rock is back home once its painter has found it, is retired by them alone, and travels again with the next find', async () => {
  const rest = (person: Member, value: string | null) => about(person, 'PUT', 'rest', { rest: value });
  expect(await rest(other, 'retired')).toMatchObject([403, { message: en.whereabouts.notOwner }]);
  expect(await rest(painter, 'home')).toMatchObject([409, { message: en.whereabouts.notHome }]);
  expect(await rest(painter, 'kept')).toMatchObject([400, { message: en.whereabouts.rest }]);
  expect(await onMap()).toBe(true);
  expect(await rest(painter, 'retired')).toEqual([200, { rest: 'retired' }]);
  expect(await onMap()).toBe(false);
  expect(await rest(painter, null)).toEqual([200, { rest: null }]);
  expect(await onMap()).toBe(true);
  await rest(painter, 'retired');
  const found = await find(finder);
  expect(await rockNow()).toMatchObject({ status: 'found', rest: null });
  expect(await rest(painter, 'retired')).toMatchObject([409, { message: en.whereabouts.withFinder }]);
  await rehideRock(finder, found);
  expect(await onMap()).toBe(true);
  await find(painter);
  expect(await rest(painter, 'home')).toEqual([200, { rest: 'home' }]);
  const [own] = await accepted(await painter.api.rocks.my.$get({ query: {} }));
  expect(own).toMatchObject({ status: 'found', rest: 'home' });
});
