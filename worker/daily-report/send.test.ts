import { env } from 'cloudflare:test';
import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dailyReports, reports } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { lastDays } from '../figures/days.ts';
import { day, dayOf, hour } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asMember } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { registerRock } from '../testing/play.ts';
import {
  adminEmail,
  mailIsOff,
  makeReportWorld,
  reportedDays,
  tick,
  withFailingStatements,
} from '../testing/reports.ts';
import { sendReportByHand } from './send.ts';

const start = Date.UTC(2031, 4, 10, 9);

/** Days from one to another, inclusive. */
const daysFrom = (from: number, to: number) => lastDays(to, Math.round((to - from) / day) + 1);

/** A community on its third day, with reports of the first two sent. */
async function makeRunningWorld() {
  const world = await makeReportWorld(start - 2 * day);
  for (world.now = start - 2 * day; world.now <= start; world.now += day) await tick(world);
  world.now = start;
  expect(reportedDays(world)).toEqual(daysFrom(start - 2 * day, start - day));
  world.emails.length = 0;
  return world;
}

test('the first hourly job after a day sends its report, once', async () => {
  const world = await makeRunningWorld();
  world.now = Date.UTC(2031, 4, 10, 23, 59);
  expect(await tick(world)).toBe(true);
  expect(world.emails).toEqual([]);
  world.now = Date.UTC(2031, 4, 11, 0, 0);
  expect(await tick(world)).toBe(true);
  expect(reportedDays(world)).toEqual(['2031-05-10']);
  for (let i = 0; i < 3; i++) {
    world.now += 7 * hour;
    expect(await tick(world)).toBe(true);
  }
  expect(world.emails).toHaveLength(1);
});

test('a failed email waits for the next hourly job, and none overtakes it', async () => {
  const world = await makeRunningWorld();
  world.now += 2 * day;
  world.mailbox = mailIsOff;
  await tick(world);
  world.now += hour;
  await tick(world);
  expect(world.emails).toEqual([]);
  world.mailbox = () => {};
  world.now += hour;
  expect(await tick(world)).toBe(true);
  expect(reportedDays(world)).toEqual(daysFrom(start, start + day));
});

test('a late email has the figures of its day, and the tasks pending now', async () => {
  const world = await makeRunningWorld();
  const owner = await asMember(world, await makeMember({ createdAt: 0 }));
  const { id: rockId } = await registerRock(owner);
  const report = (subject: 'photo' | 'rock') =>
    db
      .insert(reports)
      .values({ id: newId(), subject, rockId, subjectId: rockId, reason: 'other', createdAt: world.now });
  await report('photo');
  world.now += day;
  world.mailbox = mailIsOff;
  await tick(world);
  await registerRock(owner);
  await report('rock');
  world.mailbox = () => {};
  world.now += hour;
  expect(await tick(world)).toBe(true);
  expect(world.emails.map(({ text }) => text)).toEqual([
    expect.stringMatching(/2 things that members reported wait for you.*Registered: 1\n/s),
  ]);
  await db.update(reports).set({ settledAt: world.now });
  await sendReportByHand(openContext(world.env, 'test', world.deps));
  expect(world.emails.at(-1)?.text).toContain('Registered: 1\n');
  expect(world.emails.at(-1)?.text).not.toContain('reported');
});

test('missed emails are sent for seven days back and no further', async () => {
  const world = await makeRunningWorld();
  world.now += 10 * day;
  expect(await tick(world)).toBe(true);
  expect(reportedDays(world)).toEqual(daysFrom(start + 3 * day, start + 9 * day));
  world.now += hour;
  await tick(world);
  expect(world.emails).toHaveLength(7);
});

test('a day before the first member joined has no email', async () => {
  const world = await makeReportWorld(start);
  for (world.now = start - 2 * day; world.now <= start + 2 * day; world.now += 12 * hour)
    expect(await tick(world)).toBe(true);
  expect(reportedDays(world)).toEqual(daysFrom(start, start + day));
});

test('a day that closed without an administrator has no email, even if there is one later', async () => {
  const world = await makeRunningWorld();
  world.env = env;
  world.now += 3 * day;
  expect(await tick(world)).toBe(true);
  world.env = { ...env, ADMIN_EMAIL: adminEmail };
  world.now += hour;
  expect(await tick(world)).toBe(true);
  expect(world.emails).toEqual([]);
  world.now += day;
  expect(await tick(world)).toBe(true);
  expect(reportedDays(world)).toEqual([dayOf(start + 3 * day)]);
});

test('in an old community the first email is about yesterday, and earlier days are counted without one', async () => {
  const world = await makeReportWorld(start - 90 * day);
  world.now = start;
  let inserts = 0;
  world.env = withFailingStatements(
    world.env,
    (statement) => /^insert into "daily_reports"/i.test(statement) && ++inserts === 5,
  );
  expect(await tick(world)).toBe(false);
  world.now += hour;
  expect(await tick(world)).toBe(true);
  world.now += hour;
  expect(await tick(world)).toBe(true);
  expect(reportedDays(world)).toEqual([dayOf(start - day)]);
  const rows = await db.select({ day: dailyReports.day }).from(dailyReports).orderBy(asc(dailyReports.day));
  expect(rows.map(({ day }) => day)).toEqual(lastDays(start - day, 30));
});
