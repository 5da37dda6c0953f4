import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '../../schema/errors.ts';
import * as en from '../../schema/words/en/index.ts';
import { auditLog } from '../../schema/tables/index.ts';
import { day, dayOf } from '../platform/clock.ts';
import { asAdministrator, makeWorld, type World } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { listen } from '../testing/lines.ts';
import { mailIsOff, withFailingStatements } from '../testing/reports.ts';

let heard: ReturnType<typeof listen>;
beforeEach(() => {
  heard = listen();
});
afterEach(() => heard.stop());

let nextDay = Date.UTC(2026, 5, 1, 8);
/** Each scene has a day of its own, without a report sent by hand. */
async function makeScene() {
  const world = makeWorld((nextDay += 3 * day));
  const administrator = await asAdministrator(world);
  const { member } = administrator;
  return {
    world,
    administrator,
    send: (headers: Record<string, string> = {}) =>
      administrator.request('/api/admin/send-daily-report', { method: 'POST', headers }),
    logged: () => db.$count(auditLog, and(eq(auditLog.act, 'report_sent'), eq(auditLog.actorId, member.id))),
  };
}

/** Makes D1 refuse statements that match `pattern` from now on. */
function refuse(world: World, pattern: RegExp): void {
  world.env = withFailingStatements(world.env, (statement) => pattern.test(statement));
}

test('a report that was sent by hand is in the audit log, a failed one is not', async () => {
  const { world, send, logged, administrator } = await makeScene();
  const { openMail } = world.deps;
  world.deps.openMail = () => () => Promise.reject(new Error('no mail today'));
  expect((await send()).status).toBeGreaterThanOrEqual(500);
  expect(await logged()).toBe(0);

  world.deps.openMail = openMail;
  expect((await send()).status).toBe(200);
  expect(await db.select().from(auditLog).where(eq(auditLog.actorId, administrator.member.id))).toMatchObject(
    [{ act: 'report_sent', subject: dayOf(world.now - day), reason: '', isAutomatic: false }],
  );
});

test('a repeated request gets the first answer', async () => {
  const { world, send } = await makeScene();
  const headers = { 'Idempotency-Key': 'a-click-of-today' };
  const [first, again] = [await send(headers), await send(headers)];
  expect([first.status, again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 200, 'true']);
  expect(await again.json()).toEqual({ isSent: true });
  expect(world.emails).toHaveLength(1);
});

test('concurrent copies of a request send one email and count once', async () => {
  const { world, send, logged } = await makeScene();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send({ 'Idempotency-Key': 'clicks-at-once' })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect([world.emails.length, await logged()]).toEqual([1, 1]);
});

test('a failed request can be repeated', async () => {
  const { world, send, logged } = await makeScene();
  const { openMail } = world.deps;
  world.deps.openMail = () => mailIsOff;
  expect((await send({ 'Idempotency-Key': 'a-click-in-vain' })).status).toBe(503);
  world.deps.openMail = openMail;
  expect((await send({ 'Idempotency-Key': 'a-click-in-vain' })).status).toBe(200);
  expect([world.emails.length, await logged()]).toEqual([1, 1]);
});

test('a report that cannot be logged is not sent', async () => {
  const { world, send, logged } = await makeScene();
  refuse(world, /^insert into "acts"/i);
  expect((await send()).status).toBe(503);
  expect([world.emails.length, await logged()]).toEqual([0, 0]);
});

test('a sent email counts and is in the audit log, also when D1 fails after it', async () => {
  const { world, send, logged } = await makeScene();
  const { env: healthy } = world;
  // D1 fails once the email is sent.
  let isOut = false;
  world.env = withFailingStatements(healthy, () => isOut);
  const { openMail } = world.deps;
  world.deps.openMail =
    (...given) =>
    async (email) => {
      await openMail(...given)(email);
      isOut = true;
    };
  expect((await send()).status).toBe(200);
  world.env = healthy;
  world.now += day / 24;
  for (const status of [200, 200, 429]) expect((await send()).status).toBe(status);
  expect([world.emails.length, await logged()]).toEqual([3, 3]);
});

test('a request that fails in D1 before the email does not count and is not in the audit log', async () => {
  const { world, send, logged } = await makeScene();
  const { env: healthy } = world;
  refuse(world, /"daily_reports"/i);
  for (let i = 0; i < 4; i++) expect((await send()).status).toBe(503);
  world.env = healthy;
  for (const status of [200, 200, 200, 429]) expect((await send()).status).toBe(status);
  expect([world.emails.length, await logged()]).toEqual([3, 3]);
});

test('a request that fails in D1 before it counts does not undo another one’s count', async () => {
  const { world, send, logged } = await makeScene();
  const { env: healthy } = world;
  for (let i = 0; i < 2; i++) expect((await send()).status).toBe(200);
  refuse(world, /^insert into "(acts|limits)"/i);
  expect((await send()).status).toBe(503);
  world.env = healthy;
  for (const status of [200, 429, 429]) expect((await send()).status).toBe(status);
  expect([world.emails.length, await logged()]).toEqual([3, 3]);
});

test('the reason of a failed email is reported, even if its log entry cannot be removed', async () => {
  const { world, send } = await makeScene();
  let isOff = false;
  world.env = withFailingStatements(world.env, () => isOff);
  world.deps.openMail = () => async () => {
    isOff = true;
    mailIsOff();
  };
  const failed = await send();
  expect([failed.status, (await failed.json<ErrorBody>()).message]).toEqual([503, en.errors.noEmail]);
  expect(heard.lines('failure').map(({ what }) => what)).toEqual([
    'could not remove the log entry of an unsent report',
  ]);
});
