import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type MemberPage } from '../../schema/admin-members.ts';
import { formatCode } from '../../schema/codes.ts';
import { auditLog, deletionEmails, members } from '../../schema/tables/index.ts';
import type { StuckMessage } from '../../schema/upkeep.ts';
import { Unavailable } from '../errors.ts';
import { runHourly } from '../hourly.ts';
import { minute } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator, asMember, makeWorld, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { commentOn, judged, refusalOf, report } from '../testing/moderation.ts';
import { makeOrder } from '../testing/orders.ts';
import { findRock, hiddenRock, registerRock } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

const pageOf = async (person: Person, id: string, query = '') =>
  (await person.request(`/api/admin/members/${id}${query}`)).json<MemberPage>();

async function found(person: Person, q: string) {
  const answer = await person.api.admin.members.$get({ query: { q } });
  expect(answer.status).toBe(200);
  return (await answer.json()).map(({ id, match }) => [id, match?.by, match?.about]);
}

test('a member is found by an order, and by a rock that they own or hold, however it is named', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const [owner, holder] = [await asMember(world), await asMember(world)];
  const name = `Sunny ${newId()}`;
  const rock = await hiddenRock(owner, { name });
  await findRock(holder, rock.laserEngraverId);
  const both = [
    [owner.member.id, 'owner', name],
    [holder.member.id, 'holder', name],
  ];
  for (const q of [
    rock.laserEngraverId,
    formatCode(rock.laserEngraverId).toLowerCase(),
    `https://other.example/R/${rock.laserEngraverId}`,
    `https://localhost/nfc-scan?rockId=${rock.laserEngraverId}`,
    rock.id,
    `localhost/rocks/${rock.id}?utm_source=x`,
    name.toUpperCase(),
    name.slice(0, -1),
  ])
    expect(new Set(await found(administrator, q)), q).toEqual(new Set(both));
  const { id: order } = await makeOrder({ memberId: owner.member.id });
  const { id: asVisitor } = await makeOrder({ emailKey: holder.member.email });
  expect(await found(administrator, order.toLowerCase())).toEqual([[owner.member.id, 'order', order]]);
  expect(await found(administrator, asVisitor)).toEqual([[holder.member.id, 'order', asVisitor]]);
  expect(await found(administrator, owner.member.email)).toEqual([[owner.member.id, 'address', '']]);
  expect(await found(administrator, `${name}, or what`)).toEqual([]);
});

test('the page has what is theirs and what was done about it, each list counted and cut', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const [person, other] = [await asMember(world), await asMember(world)];
  const { id } = person.member;
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  for (const name of names) {
    world.now += 1000;
    await registerRock(person, { name });
  }
  const rock = await hiddenRock(person, { name: 'Seven' });
  const theirs = await hiddenRock(other);
  const commentId = await commentOn(person, theirs.id, 'Ugly');
  await report([other], 'rock', rock.id);
  await report([other], 'comment', commentId);
  await report([person], 'rock', theirs.id);
  await judged(administrator, 'withhold', 'comment', commentId);
  const order = await makeOrder({ memberId: id });
  const page = await pageOf(administrator, id);
  expect(page).toMatchObject({
    id,
    email: person.member.email,
    isAdministrator: false,
    suspension: null,
    lastSignInAt: null,
    orders: { count: 1, items: [{ id: order.id, state: 'preparing' }] },
    reportsBy: { count: 1, items: [{ subject: 'rock', verdict: null, isSettled: false }] },
    acts: { count: 1, items: [{ act: 'comment_withheld', reason: expect.any(String) }] },
  });
  expect(page.rocks.count).toBe(7);
  expect(page.rocks.items).toHaveLength(5);
  expect(page.reportsAbout.count).toBe(2);
  expect(new Set(page.reportsAbout.items.map(({ subject, verdict }) => [subject, verdict]))).toEqual(
    new Set([
      ['comment', 'comment_withheld'],
      ['rock', null],
    ]),
  );
  expect((await pageOf(administrator, id, '?limit=200')).rocks.items).toHaveLength(7);
  expect(JSON.stringify(page)).not.toContain(rock.laserEngraverId);
  expect((await administrator.request('/api/admin/members/nobody')).status).toBe(404);
});

test('an account is deleted on request as by its member, if its address is typed; the log keeps only that', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const person = await asMember(world);
  const { id, email } = person.member;
  const remove = (address: string) =>
    administrator.send('DELETE', `/api/admin/members/${id}`, { email: address, reason: `They asked ${id}` });
  await registerRock(person, { name: 'Never hidden' });
  expect(await refusalOf(await remove((await makeMember()).email))).toEqual([
    409,
    en.adminMembers.otherAddress,
  ]);
  expect((await remove(email.toUpperCase())).status).toBe(200);
  expect(await db.select().from(members).where(eq(members.id, id))).toEqual([]);
  expect((await person.request('/api/auth/user')).status).toBe(401);
  const [logged] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.reason, `They asked ${id}`));
  expect(logged).toMatchObject({ act: 'account_deleted', memberId: null, subjectId: '', subject: '' });
  expect(world.emails).toEqual([]);
  expect((await remove(email)).status).toBe(404);
  const own = { email: administrator.member.email, reason: 'A slip' };
  const self = await administrator.send('DELETE', `/api/admin/members/${administrator.member.id}`, own);
  expect(await refusalOf(self)).toEqual([409, en.adminMembers.administrator]);
});

test('a deletion is confirmed to the address, which is forgotten once the email has left or is not sent', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const mail = world.deps.openMail;
  const remove = async () => {
    const { id, email } = await makeMember();
    const input = { email: email.toUpperCase(), reason: 'They asked', isTold: true };
    expect((await administrator.send('DELETE', `/api/admin/members/${id}`, input)).status).toBe(200);
    return email;
  };
  const email = await remove();
  expect(world.emails).toMatchObject([{ to: email, subject: 'Your Rockabout account is deleted' }]);
  expect(await db.select().from(deletionEmails)).toEqual([]);
  world.deps.openMail = () => async () => {
    throw new Unavailable();
  };
  const late = await remove();
  expect(await db.select().from(deletionEmails)).toMatchObject([{ email: late }]);
  const stuck = await (await administrator.request('/api/admin/outbox')).json<StuckMessage[]>();
  expect(stuck).toMatchObject([{ kind: 'deletion', to: 'member', member: null, why: 'service' }]);
  expect(JSON.stringify(stuck)).not.toContain(late);
  world.now += minute;
  const reason = { reason: 'It bounces' };
  expect((await administrator.send('DELETE', `/api/admin/outbox/${stuck[0]?.id}`, reason)).status).toBe(200);
  expect(await db.select().from(deletionEmails)).toEqual([]);
  world.deps.openMail = mail;
  await runHourly(world.env, world.deps);
  expect(world.emails.filter(({ to }) => [email, late].includes(to))).toHaveLength(1);
});
