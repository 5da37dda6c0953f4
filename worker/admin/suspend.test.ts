import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CurrentMember } from '../../schema/members.ts';
import { auditLog, members } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { day, hour } from '../platform/clock.ts';
import { asAdministrator, asMember, makeWorld, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { somebody } from '../testing/emails.ts';
import { newCode } from '../testing/make.ts';
import { refusalOf } from '../testing/moderation.ts';
import { sendJson } from '../testing/payments.ts';
import { hiddenRock } from '../testing/play.ts';
import { atOnce } from '../testing/race.ts';
import * as en from '../../schema/words/en/index.ts';

const reason = 'Unkind words at three rocks';

const at = (id: string) => `/api/admin/members/${id}/suspension`;
const suspend = (person: Person, id: string, until: string | null, why = reason) =>
  person.send('PUT', at(id), { until, reason: why });
const lift = (person: Person, id: string) => person.send('DELETE', at(id), { reason: 'They wrote' });

const register = (person: Person) =>
  sendJson(person, '/rocks', { name: 'Sunny', laserEngraverId: newCode() });

const self = async (person: Person) =>
  (await (await person.request('/api/auth/user')).json<CurrentMember>()).suspension;

async function scene() {
  const world = makeWorld(Date.UTC(2026, 4, 1, 9));
  const [administrator, person] = [await asAdministrator(world), await asMember(world)];
  const emailsTo = () => world.emails.filter(({ to }) => to === person.member.email);
  return { world, administrator, person, id: person.member.id, emailsTo };
}

const actsOf = (id: string) =>
  db
    .select({ act: auditLog.act })
    .from(auditLog)
    .where(and(eq(auditLog.memberId, id)));

test('a suspended member reads, sees why and until when, hears of it by email, and writes again after its end', async () => {
  const { world, administrator, person, id, emailsTo } = await scene();
  const until = '2026-05-08T09:00:00.000Z';
  expect(await (await suspend(administrator, id, until)).json()).toEqual({ reason, until });
  expect(await self(person)).toEqual({ reason, until });
  expect(
    emailsTo().map(({ subject, text }) => [
      subject,
      text.includes(reason),
      text.includes('May 8, 2026, 9:00 AM UTC'),
    ]),
  ).toEqual([['Your Rockabout account is suspended', true, true]]);
  expect(await refusalOf(await register(person))).toEqual([
    403,
    `Your account is suspended until May 8, 2026, 9:00 AM UTC. The reason: ${reason}`,
  ]);
  world.now += 7 * day;
  expect((await asMember(world, person.member)).member.id).toBe(id);
  const again = await asMember(world, person.member);
  expect((await register(again)).status).toBe(200);
  expect(await self(again)).toBeNull();
  expect(emailsTo()).toHaveLength(1);
});

test('lifting it early ends it at once and is told; a second one is refused', async () => {
  const { administrator, person, id, emailsTo } = await scene();
  await suspend(administrator, id, null);
  expect((await register(person)).status).toBe(403);
  expect((await lift(administrator, id)).status).toBe(200);
  expect((await register(person)).status).toBe(200);
  expect(emailsTo().at(-1)?.subject).toBe('Your Rockabout account is no longer suspended');
  expect(await refusalOf(await lift(administrator, id))).toEqual([409, en.adminMembers.notSuspended]);
  expect(await actsOf(id)).toEqual([{ act: 'member_suspended' }, { act: 'suspension_lifted' }]);
});

test('a repeat of a write that was answered before gets that answer', async () => {
  const { administrator, person, id } = await scene();
  const body = { name: 'Sunny', laserEngraverId: newCode() };
  const headers = { 'Idempotency-Key': 'a-key-of-a-rock' };
  const first = await person.send('POST', '/api/rocks', body, headers);
  await suspend(administrator, id, null);
  const repeat = await person.send('POST', '/api/rocks', body, headers);
  expect([repeat.status, await repeat.json()]).toEqual([200, await first.json()]);
});

test('a scan offers nothing, a scan by form finds nothing and sees nothing, and their pages say why', async () => {
  const { world, administrator } = await scene();
  const { laserEngraverId: rockId } = await hiddenRock(await asMember(world));
  const { browser, id } = await somebody(world);
  await suspend(administrator, id, null);
  await browser.submit('/nfc-scan', { rockId, key: 'a-key-of-a-form' });
  const page = await (await browser.open(`/nfc-scan?rockId=${rockId}`)).text();
  expect(page.slice(0, page.indexOf('<script type="application/json"'))).toContain(reason);
  expect(page).not.toContain('action="/api/seen"');
  expect(page).not.toContain('method="post" action="/nfc-scan"');
  expect(await (await browser.open('/api/rocks/rehide')).json()).toEqual([]);
  const seen = await browser.submit('/api/seen', { rockId });
  expect([seen.status, await seen.text()]).toEqual([403, expect.stringContaining(reason)]);
});

test.each([
  ['an end that is over', '2026-05-01T09:00:00.000Z', [400, en.adminMembers.endsBefore]],
  ['a day', '2026-05-08', [400, en.adminMembers.end]],
])('%s is refused', async (_, until, refusal) => {
  const { administrator, id } = await scene();
  expect(await refusalOf(await suspend(administrator, id, until))).toEqual(refusal);
});

test('the administrator cannot be suspended, and an earlier suspension of theirs does not count', async () => {
  const { administrator } = await scene();
  const { id } = administrator.member;
  expect(await refusalOf(await suspend(administrator, id, null))).toEqual([
    409,
    en.adminMembers.administrator,
  ]);
  await db.update(members).set({ suspendedAt: 1, suspendedBecause: reason }).where(eq(members.id, id));
  expect((await register(administrator)).status).toBe(200);
  await db.update(members).set({ suspendedAt: null }).where(eq(members.id, id));
});

test('of suspensions and liftings at once, the log ends as the member is, and the emails say no other', async () => {
  const { world, administrator, person, id, emailsTo } = await scene();
  await suspend(administrator, id, null);
  await atOnce(8, (i) => (i % 2 ? suspend(administrator, id, null) : lift(administrator, id)));
  const { results } = await world.env.DB.prepare('SELECT act FROM acts WHERE member_id = ? ORDER BY rowid')
    .bind(id)
    .all<{ act: string }>();
  const isSuspended = (await self(person)) !== null;
  expect(results.at(-1)?.act).toBe(isSuspended ? 'member_suspended' : 'suspension_lifted');
  world.now += hour;
  await runHourly(world.env, world.deps);
  expect(emailsTo().at(-1)?.subject).toContain(isSuspended ? 'is suspended' : 'no longer');
});
