import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../../schema/errors.ts';
import { members, outbox } from '../../schema/tables/index.ts';
import { day, dayOf, hour } from '../platform/clock.ts';
import { asMember } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { atOnce, tally } from '../testing/race.ts';
import {
  adminEmail,
  mailIsOff,
  makeReportWorld,
  reportedDays,
  tick,
  type ReportWorld,
} from '../testing/reports.ts';
import * as en from '../../schema/words/en/index.ts';

const start = Date.UTC(2031, 6, 4, 21, 30);
const yesterday = dayOf(start - day);

/** The administrator's button in a community that is three days old; today's hourly job has run if `isTold`. */
async function makeScene({ isTold = true } = {}) {
  const world = await makeReportWorld(start - 3 * day);
  world.now = start - day;
  await tick(world);
  world.now = start;
  if (isTold) await tick(world);
  world.emails.length = 0;
  return world;
}

async function click(world: ReportWorld): Promise<Response> {
  const [member] = await db.select().from(members).where(eq(members.emailKey, adminEmail));
  if (!member) throw new Error('there is no administrator');
  const administrator = await asMember(world, { ...member, email: adminEmail });
  return administrator.request('/api/admin/send-daily-report', { method: 'POST' });
}

const messageOf = async (answer: Response) => (await answer.json<ErrorBody>()).message;

test('the report can be sent again three times a day, and then tomorrow', async () => {
  const world = await makeScene();
  for (let i = 0; i < 3; i++) {
    const answer = await click(world);
    expect([answer.status, await answer.json()]).toEqual([200, { isSent: true }]);
  }
  for (let i = 0; i < 3; i++) {
    const refused = await click(world);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe(String(2.5 * 60 * 60));
    expect(await messageOf(refused)).toBe(en.admin.enoughReports);
  }
  expect(reportedDays(world)).toEqual([yesterday, yesterday, yesterday]);
  world.now += 2.5 * hour;
  expect((await click(world)).status).toBe(200);
  expect(reportedDays(world).at(-1)).toBe(dayOf(start));
});

test('it replaces the automatic one while that is pending', async () => {
  const world = await makeScene({ isTold: false });
  expect((await click(world)).status).toBe(200);
  expect(await tick(world)).toBe(true);
  expect(reportedDays(world)).toEqual([yesterday]);
  const [row] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.event, `report:${yesterday}`));
  expect(row).toMatchObject({ sentAt: start });
});

test('it is refused while the automatic one is being sent, which does not count', async () => {
  const world = await makeScene({ isTold: false });
  const [reached, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  world.mailbox = () => {
    reached.resolve();
    return held.promise;
  };
  const sending = tick(world);
  await reached.promise;
  for (let i = 0; i < 4; i++) {
    const refused = await click(world);
    expect([refused.status, await messageOf(refused)]).toEqual([409, en.admin.reportUnderway]);
  }
  held.resolve();
  expect(await sending).toBe(true);
  world.mailbox = () => {};
  for (const status of [200, 200, 200, 429]) expect((await click(world)).status).toBe(status);
  expect(world.emails).toHaveLength(4);
});

test.each([true, false])(
  'a mail outage does not count and is reported (the automatic one was sent: %s)',
  async (isTold) => {
    const world = await makeScene({ isTold });
    world.mailbox = mailIsOff;
    for (let i = 0; i < 4; i++, world.now += 1000) {
      const failed = await click(world);
      expect([failed.status, await messageOf(failed)]).toEqual([503, en.errors.noEmail]);
    }
    const together = await Promise.all(Array.from({ length: 4 }, () => click(world)));
    for (const { status } of together) expect([409, 429, 503]).toContain(status);
    world.mailbox = () => {};
    world.now += 1000;
    for (const status of [200, 200, 200, 429]) expect((await click(world)).status).toBe(status);
    expect(await tick(world)).toBe(true);
    expect(reportedDays(world)).toEqual([yesterday, yesterday, yesterday]);
  },
);

test('it is sent at once if the automatic one has just failed', async () => {
  const world = await makeScene({ isTold: false });
  world.mailbox = mailIsOff;
  await tick(world);
  world.mailbox = () => {};
  world.now += 1000;
  expect((await click(world)).status).toBe(200);
  expect(await tick(world)).toBe(true);
  expect(reportedDays(world)).toEqual([yesterday]);
});

test('it is sent even if the previous day’s report could not be sent', async () => {
  const world = await makeScene();
  world.mailbox = mailIsOff;
  for (const ago of [1, 0]) {
    world.now = start + (2 - ago) * day;
    await tick(world);
  }
  world.mailbox = () => {};
  world.now += 1000;
  expect((await click(world)).status).toBe(200);
  expect(reportedDays(world)).toEqual([dayOf(start + day)]);
  expect(await tick(world)).toBe(true);
  expect(reportedDays(world)).toEqual([dayOf(start + day), dayOf(start)]);
});

test('ten concurrent clicks send three emails', async () => {
  const world = await makeScene();
  const answers = await atOnce(10, () => click(world));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 3, 429: 7 });
  expect(world.emails).toHaveLength(3);
});

test('a new administrator can request the report of a day without one, and gets no older ones', async () => {
  const world = await makeReportWorld(start - 10 * day);
  world.env = env;
  for (world.now = start - 3 * day; world.now <= start; world.now += day) await tick(world);
  world.now = start;
  world.env = { ...env, ADMIN_EMAIL: adminEmail };
  expect((await click(world)).status).toBe(200);
  expect(await tick(world)).toBe(true);
  expect(reportedDays(world)).toEqual([yesterday]);
});

test('before the first hourly job it is about yesterday, and no older one follows', async () => {
  const world = await makeReportWorld(start - 10 * day);
  world.now = start;
  expect((await click(world)).status).toBe(200);
  expect(await tick(world)).toBe(true);
  expect(reportedDays(world)).toEqual([yesterday]);
});
