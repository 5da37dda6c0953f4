import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { figureLimits } from '../schema/figures.ts';
import { nextCursorHeader } from '../schema/paging.ts';
import { dailyReports, members, orders, reports } from '../schema/tables/index.ts';
import { openContext } from './context.ts';
import { lastDays } from './figures/days.ts';
import { figuresOfDay } from './figures/of-day.ts';
import { day } from './platform/clock.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type Person, type World } from './testing/as.ts';
import { countingEnv, noCost, type Cost } from './testing/cost.ts';
import { db } from './testing/db.ts';
import { makeFaultyWorld } from './testing/faults.ts';
import { repeated } from './testing/retrying-client.ts';
import { makeMember, newPlace } from './testing/make.ts';
import { rockWithPhoto } from './testing/moderation.ts';
import { makeOrder } from './testing/orders.ts';
import { makePaidWorld, subscribe } from './testing/payments.ts';
import { proof } from './testing/proof.ts';
import { followBy } from './testing/followers.ts';
import { findRock, hiddenRock, registerRock } from './testing/play.ts';

const counting = countingEnv(env);
let world: World;
let owner: Person;
let finder: Person;

/** The cost of one request, with the work after its response. */
async function costOf(request: () => Promise<unknown>): Promise<Cost> {
  Object.assign(counting.spent, noCost());
  await request();
  return { ...counting.spent };
}

/** The cost of one request until its response: what its sender waits for. */
async function costOfAnswer(request: () => Promise<unknown>): Promise<Cost> {
  let atAnswer = noCost();
  world.onAnswer = () => {
    atAnswer = { ...counting.spent };
  };
  await costOf(request);
  delete world.onAnswer;
  return atAnswer;
}

/** Posts as the web does, with an idempotency key. */
async function post(person: Person, path: string, body: object): Promise<void> {
  const answer = await repeated(person, 'POST', `/api${path}`, body)();
  expect(answer.status, path).toBe(200);
}

/** The administrator of a separate world, once plain and once with counted requests. */
async function asCountedAdministrator(start?: number) {
  const own = makeWorld(start);
  const administrator = await asAdministrator(own);
  const counted = await asMember({ ...own, env: { ...own.env, DB: counting.env.DB } }, administrator.member);
  return { own, administrator, counted };
}

beforeAll(async () => {
  world = { ...makeWorld(), env: counting.env };
  owner = await asMember(world);
  finder = await asMember(world);
  // Other members' rocks, so that a scan would show in the rows read.
  const other = await asMember(world);
  for (let i = 0; i < 60; i++) await hiddenRock(other, { name: `Rock ${i}` });
});

test('a check reads at most two rows in one round trip', async ({ task }) => {
  const rock = await registerRock(owner);
  const cost = await costOf(() => asStranger(world).request(`/api/rocks/check/${rock.laserEngraverId}`));
  proof(task, {
    goal: 'G-L2',
    what: 'a check',
    figure: `${cost.rowsRead} rows read`,
    passLine: '10 at most',
  });
  expect(cost).toMatchObject({ roundTrips: 1, rowsWritten: 0 });
  expect(cost.rowsRead).toBeLessThanOrEqual(2);
});

test('figures are read from counters', async () => {
  const stats = await costOf(() => asStranger(world).request('/api/stats'));
  expect(stats.roundTrips).toBe(1);
  expect(stats.rowsRead).toBeLessThanOrEqual(30);
});

test('a find takes two round trips, reads at most 36 rows and writes at most 24, map cells included', async ({
  task,
}) => {
  const rock = await hiddenRock(owner);
  const cost = await costOfAnswer(() =>
    post(finder, '/rocks/find', { laserEngraverId: rock.laserEngraverId }),
  );
  proof(task, {
    goal: 'G-L2',
    what: 'a find',
    figure: `${cost.rowsRead} rows read`,
    passLine: '36 at most',
  });
  expect(cost.roundTrips).toBe(2);
  expect(cost.rowsRead).toBeLessThanOrEqual(36);
  expect(cost.rowsWritten).toBeLessThanOrEqual(24);
});

test('a refused find reads at most six rows and writes none', async () => {
  const rock = await registerRock(owner);
  const cost = await costOf(() =>
    finder.api.rocks.find.$post({ json: { laserEngraverId: rock.laserEngraverId } }),
  );
  expect(cost).toMatchObject({ roundTrips: 1, rowsWritten: 0 });
  expect(cost.rowsRead).toBeLessThanOrEqual(6);
});

test('a rehide reads at most 36 rows and writes at most 26', async () => {
  const rock = await hiddenRock(owner);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  world.now += 3_600_000;
  // In a country that the journeys already have, which is the usual case.
  const place = newPlace();
  const cost = await costOfAnswer(() => post(finder, `/rocks/${foundRockId}/rehide`, place));
  expect(cost.roundTrips).toBe(2);
  expect(cost.rowsRead).toBeLessThanOrEqual(36);
  expect(cost.rowsWritten).toBeLessThanOrEqual(26);
});

test('registering a rock with a photo takes one D1 round trip more', async () => {
  const faulty = makeFaultyWorld();
  const own = await asMember(faulty);
  // The first write of an hour also notes its network.
  await registerRock(own);
  const sent: string[] = [];
  faulty.fault = ({ store, verb }) => {
    sent.push(`${store} ${verb}`);
    return null;
  };
  await registerRock(own);
  expect(sent).toEqual(['KV get', 'D1 batch', 'D1 batch']);
  sent.length = 0;
  await rockWithPhoto(own);
  // The photo and its thumbnail are stored concurrently.
  expect(sent).toEqual(['KV get', 'D1 batch', 'D1 run', 'R2 put', 'R2 put', 'D1 batch']);
});

test('the cost of a list does not grow with the rocks of others', async () => {
  const [collector, other] = [await asMember(world), await asMember(world)];
  for (let i = 0; i < 4; i++) await findRock(collector, (await hiddenRock(collector)).laserEngraverId);
  const lists = ['rocks/my', 'rocks/rehide', 'rocks/rehidden', 'activities/my', 'activities?limit=10'];
  const before = [];
  for (const list of lists) before.push(await costOf(() => collector.request(`/api/${list}`)));
  const others = 20;
  for (let i = 0; i < others; i++) await hiddenRock(other);
  for (const [i, list] of lists.entries()) {
    const after = await costOf(() => collector.request(`/api/${list}`));
    expect(after.roundTrips).toBe(1);
    // SQLite may read one row behind the range, at which it stops, but none of the other new rocks.
    expect(after.rowsRead, list).toBeLessThan((before[i]?.rowsRead ?? 0) + others);
  }
  const newest = await costOf(() => asStranger(world).request('/api/rocks?limit=5'));
  // It reads six rocks, each with its owner and at most one entry with its author.
  expect(newest.rowsRead).toBeLessThanOrEqual(6 * 10);
});

test('a leaderboard reads at most two rows for each line', async () => {
  for (let i = 1; i <= 30; i++) await makeMember({ scoredFindCount: i, scoredRockCount: i });
  for (const path of ['/api/leaderboard', '/api/leaderboard/registered']) {
    const cost = await costOf(() => asStranger(world).request(path));
    expect(cost).toMatchObject({ roundTrips: 1, rowsWritten: 0 });
    expect(cost.rowsRead, path).toBeLessThanOrEqual(2 * 10);
  }
});

test('a like, a comment and a report read at most eight rows and write at most 16, in two round trips', async () => {
  const { id } = await registerRock(owner);
  const send = (method: string, path: string, body?: object) =>
    repeated(finder, method, `/api${path}`, body)();
  const calls = {
    like: () => send('POST', `/rocks/${id}/interactions`, { interactionType: 'like' }),
    unlike: () => send('DELETE', `/rocks/${id}/interactions/like`),
    comment: () =>
      send('POST', `/rocks/${id}/interactions`, { interactionType: 'comment', content: 'Hello' }),
    report: () => send('POST', '/reports', { subject: 'rock', subjectId: id, reason: 'other' }),
  };
  for (const [name, call] of Object.entries(calls)) {
    const cost = await costOfAnswer(async () => expect((await call()).status, name).toBe(200));
    expect(cost.roundTrips, name).toBe(2);
    expect(cost.rowsRead, name).toBeLessThanOrEqual(8);
    expect(cost.rowsWritten, name).toBeLessThanOrEqual(16);
  }
});

test('a member’s list reads only their own row and reports more than a visitor’s', async () => {
  const reporter = await asMember(world);
  const rocks = await (await reporter.api.rocks.$get({ query: { limit: '3' } })).json();
  const lists = ['rocks?limit=20', 'rocks/featured', 'rocks/locations', 'activities?limit=20'];
  for (const reported of [[], rocks]) {
    for (const { id: subjectId } of reported) {
      await reporter.api.reports.$post({ json: { subject: 'rock', subjectId, reason: 'other' } });
    }
    for (const list of lists) {
      const visitor = await costOf(() => asStranger(world).request(`/api/${list}`));
      const member = await costOf(() => reporter.request(`/api/${list}`));
      expect(member.roundTrips, list).toBe(1);
      // Three queries of a list read the reported rock, its report, and the rock that takes its place.
      const extra = reported.length * 10;
      expect(member.rowsRead, list).toBeLessThanOrEqual(visitor.rowsRead + 1 + extra);
    }
  }
});

test('a plan is read in one round trip, and a Pro call reads no extra row for it', async () => {
  const paid = makePaidWorld();
  paid.env = { ...paid.env, DB: counting.env.DB };
  const member = await asMember(paid);
  await subscribe(paid, member);
  const status = await costOf(() => member.request('/api/subscription/status'));
  expect(status).toMatchObject({ roundTrips: 1, rowsWritten: 0 });
  expect(status.rowsRead).toBeLessThanOrEqual(6);
  const designs = await costOf(() => member.request('/api/designs'));
  expect(designs).toMatchObject({ roundTrips: 1, rowsRead: 1, rowsWritten: 0 });
});

test('the administrator’s indexed lists read only the rows that they show', async () => {
  const { own, administrator, counted } = await asCountedAdministrator();
  for (let i = 0; i < 40; i++) await makeOrder({ shippedAt: i < 30 ? 1 : null, createdAt: own.now - i });
  await db.update(reports).set({ settledAt: own.now });
  const { id: subjectId } = await hiddenRock(owner);
  for (const subject of ['rock', 'photo'] as const)
    await finder.api.reports.$post({ json: { subject, subjectId, reason: 'other' } });
  const [everyOrder, everyMember] = [await db.$count(orders), await db.$count(members)];
  const calls = {
    'orders?limit=5': 4 * 6,
    'orders?limit=5&filter=to-ship': 4 * 6,
    'orders?limit=5&filter=shipped': 4 * 6,
    // Each member with their customer and plan.
    'members?limit=5': 3 * 6,
    'order-totals': 30,
    // The reports with rock, owner and reporter: once to find the subjects, once for each subject.
    reports: 11 * 2,
    [`members?q=${administrator.member.email}`]: 3,
    // Without an index: every row is read once.
    'orders?limit=5&filter=refunded': everyOrder,
    'orders?limit=5&q=nowhere': everyOrder,
    // And by their indexes an order, a Rock ID, a rock's id, and names of rocks.
    'members?limit=5&q=nobody': everyMember + 8,
  };
  for (const [call, most] of Object.entries(calls)) {
    const cost = await costOf(async () =>
      expect((await counted.request(`/api/admin/${call}`)).status, call).toBe(200),
    );
    // The guard and the call each read the member.
    expect(cost, call).toMatchObject({ roundTrips: 2, rowsWritten: 0 });
    expect(cost.rowsRead, call).toBeLessThanOrEqual(2 + most);
  }
});

test('the dashboard reads stored figures of closed days, and other rows only of today', async () => {
  const { own, counted } = await asCountedAdministrator(Date.UTC(2040, 0, 31, 12));
  const figures = await figuresOfDay(openContext(own.env, 'test', own.deps), '2000-01-01');
  for (const name of lastDays(own.now - day, 2 * figureLimits.month))
    await db.insert(dailyReports).values({ day: name, figures });
  for (let i = 0; i < 20; i++) await makeOrder({ createdAt: own.now - day });
  await makeOrder({ createdAt: own.now });
  await makeMember({ createdAt: own.now });
  for (const call of ['visitor-analytics', 'subscription-analytics', 'days']) {
    const cost = await costOf(async () =>
      expect((await counted.request(`/api/admin/${call}`)).status, call).toBe(200),
    );
    expect(cost, call).toMatchObject({ roundTrips: 3, rowsWritten: 0 });
    // One row for each closed day, and for today fewer than the 20 orders of yesterday.
    expect(cost.rowsRead, call).toBeLessThan(figureLimits.month + 20);
  }
});

test('a later page reads no more rows than the first one', async () => {
  const { own, counted } = await asCountedAdministrator();
  for (let i = 0; i < 40; i++) {
    await makeOrder({ createdAt: own.now - i });
    await makeMember();
  }
  for (const list of [
    'rocks',
    'activities',
    'admin/orders',
    'admin/orders?filter=to-ship',
    'admin/members',
  ]) {
    const address = `/api/${list}${list.includes('?') ? '&' : '?'}limit=10`;
    const pages: number[] = [];
    let after = '';
    for (let page = 0; page < 3; page++) {
      const { rowsRead } = await costOf(async () => {
        const answer = await counted.request(address + after);
        expect(answer.status, list).toBe(200);
        after = `&cursor=${answer.headers.get(nextCursorHeader)}`;
      });
      pages.push(rowsRead);
    }
    // Rocks differ in the number of rows that describe them.
    expect(Math.max(...pages), list).toBeLessThanOrEqual((pages[0] ?? 0) * 1.4);
  }
});

test('shipping an order takes three round trips, and sending its email three more', async () => {
  const { counted } = await asCountedAdministrator();
  const { id } = await makeOrder();
  const cost = await costOf(async () =>
    expect(
      (await counted.api.admin.orders[':id'].shipment.$post({ param: { id }, json: { tracking: 'UPS' } }))
        .status,
    ).toBe(200),
  );
  // The administrator's first write of the hour also notes its network.
  expect(cost.roundTrips).toBe(3 + 3 + 1);
  expect(cost.rowsRead).toBeLessThanOrEqual(20);
  expect(cost.rowsWritten).toBeLessThanOrEqual(16);
});

test('a find costs the same whether nobody or a thousand follow the rock, and its messages leave after the response', async ({
  task,
}) => {
  const costs: Cost[] = [];
  for (const followers of [0, 1000]) {
    const rock = await hiddenRock(owner);
    await followBy(followers, rock.id);
    world.now += day;
    costs.push(
      await costOfAnswer(() => post(finder, '/rocks/find', { laserEngraverId: rock.laserEngraverId })),
    );
    const told = await env.DB.prepare(
      `SELECT count(*) AS n FROM notifications WHERE rock_id = ? AND kind IN ('found', 'moved')`,
    )
      .bind(rock.id)
      .first('n');
    expect(told).toBe(followers + 1);
  }
  const [alone, famous] = costs;
  proof(task, {
    goal: 'G-N1',
    what: 'a find of a rock with 1,000 followers',
    figure: `${famous?.rowsRead} rows read, ${famous?.rowsWritten} written`,
    passLine: `${alone?.rowsRead} and ${alone?.rowsWritten}, as without`,
  });
  expect(famous).toEqual(alone);
});
