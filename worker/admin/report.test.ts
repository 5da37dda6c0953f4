import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '../../schema/errors.ts';
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
/** On a day on which no report was sent by hand yet. */
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

/** D1 refuses what `pattern` matches from now on. */
function refuse(world: World, pattern: RegExp): void {
  world.env = withFailingStatements(world.env, (statement) => pattern.test(statement));
}

test('a report that was sent by hand is in the log, one that was not is not', async () => {
  const { world, send, logged, administrator } = await makeScene();
  const { openMail } = world.deps;
  world.deps.openMail = () => () => Promise.reject(new Error('no mail today'));
  expect((await send()).status).toBeGreaterThanOrEqual(500);
  expect(await logged()).toBe(0);

  world.deps.openMail = openMail;
  expect((await send()).status).toBe(200);
  expect(await db.select().from(auditLog).where(eq(auditLog.actorId, administrator.member.id))).toMatchObject(
    [{ act: 'report_sent', subject: dayOf(world.now - day), reason: '', isByItself: false }],
  );
});

test('the same click, repeated, is answered as before', async () => {
  const { world, send } = await makeScene();
  const headers = { 'Idempotency-Key': 'a-click-of-today' };
  const [first, again] = [await send(headers), await send(headers)];
  expect([first.status, again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 200, 'true']);
  expect(await again.json()).toEqual({ isSent: true });
  expect(world.emails).toHaveLength(1);
});

test('the same click at once is one email and one turn', async () => {
  const { world, send, logged } = await makeScene();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send({ 'Idempotency-Key': 'clicks-at-once' })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect([world.emails.length, await logged()]).toEqual([1, 1]);
});

test('a click that came to nothing can be repeated', async () => {
  const { world, send, logged } = await makeScene();
  const { openMail } = world.deps;
  world.deps.openMail = () => mailIsOff;
  expect((await send({ 'Idempotency-Key': 'a-click-in-vain' })).status).toBe(503);
  world.deps.openMail = openMail;
  expect((await send({ 'Idempotency-Key': 'a-click-in-vain' })).status).toBe(200);
  expect([world.emails.length, await logged()]).toEqual([1, 1]);
});

test('what cannot be written down is not sent', async () => {
  const { world, send, logged } = await makeScene();
  refuse(world, /^insert into "acts"/i);
  expect((await send()).status).toBe(503);
  expect([world.emails.length, await logged()]).toEqual([0, 0]);
});

test('an email that went out counts and is in the log, also when D1 fails after it', async () => {
  const { world, send, logged } = await makeScene();
  const { env: healthy } = world;
  // From the email on.
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

test('a click that D1 fails before the email takes no turn and is not in the log', async () => {
  const { world, send, logged } = await makeScene();
  const { env: healthy } = world;
  refuse(world, /"daily_reports"/i);
  for (let i = 0; i < 4; i++) expect((await send()).status).toBe(503);
  world.env = healthy;
  for (const status of [200, 200, 200, 429]) expect((await send()).status).toBe(status);
  expect([world.emails.length, await logged()]).toEqual([3, 3]);
});

test('a click that D1 fails before it counts gives back the turn of nobody else', async () => {
  const { world, send, logged } = await makeScene();
  const { env: healthy } = world;
  for (let i = 0; i < 2; i++) expect((await send()).status).toBe(200);
  refuse(world, /^insert into "(acts|limits)"/i);
  expect((await send()).status).toBe(503);
  world.env = healthy;
  for (const status of [200, 429, 429]) expect((await send()).status).toBe(status);
  expect([world.emails.length, await logged()]).toEqual([3, 3]);
});

test('why an email failed is told, also when nothing can be given back', async () => {
  const { world, send } = await makeScene();
  let isOff = false;
  world.env = withFailingStatements(world.env, () => isOff);
  world.deps.openMail = () => async () => {
    isOff = true;
    mailIsOff();
  };
  const failed = await send();
  expect([failed.status, (await failed.json<ErrorBody>()).message]).toEqual([503, 'The mail service is off']);
  expect(heard.lines('failure').map(({ what }) => what)).toEqual([
    'a turn that came to nothing could not be given back',
  ]);
});
