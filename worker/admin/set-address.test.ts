import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { maskedAddress } from '../../schema/admin-actions.ts';
import { ambassadorApplications, auditLog, emailChanges, members } from '../../schema/tables/index.ts';
import { newApplication } from '../ambassadors/testing-application.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { newEmail } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import { answerLink, somebody, tokenFor, wordsOf } from '../testing/emails.ts';
import { makeMember } from '../testing/make.ts';
import { refusalOf } from '../testing/moderation.ts';
import { atOnce, tally } from '../testing/race.ts';
import * as en from '../../schema/words/en/index.ts';

/** @param emailBefore as the administrator has seen it; the current one when missing */
const setAddress = async (person: Person, id: string, email: string, emailBefore?: string) =>
  person.send('PUT', `/api/admin/members/${id}/email`, {
    email,
    emailBefore: emailBefore ?? (await rowOf(id))?.email ?? 'nobody@example.test',
    reason: 'Their mailbox is gone',
  });

const rowOf = async (id: string) => (await db.select().from(members).where(eq(members.id, id)))[0];

test('the address changes at once, ends every session, and both addresses hear of it', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const { browser, id, email: old } = await somebody(world);
  await asStranger(world).send('POST', '/api/qr-code-signups', { ...newApplication(), email: old });
  const email = newEmail();
  world.emails.length = 0;
  expect(await (await setAddress(administrator, id, email)).json()).toEqual({ email });
  expect((await browser.open('/api/auth/user')).status).toBe(401);
  expect(world.emails.map(({ to, subject }) => [to, subject])).toEqual([
    [old, 'Your Rockabout account has another address'],
    [email, 'This is the address of your Rockabout account now'],
  ]);
  const [applied] = await db
    .select()
    .from(ambassadorApplications)
    .where(eq(ambassadorApplications.emailKey, email));
  expect(applied?.email).toBe(email);
  expect((await somebody(world, email)).id).toBe(id);
});

test('the old address can undo it', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const { member } = await asMember(world);
  await setAddress(administrator, member.id, newEmail());
  const page = await answerLink(asStranger(world), 'undo', tokenFor(world, member.email, 'undo'));
  expect(await wordsOf(page)).toContain(member.email);
  expect(await rowOf(member.id)).toMatchObject({ email: member.email, emailKey: member.email });
});

test('a taken address, the same one, and the administrator’s own account are refused', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const [one, other] = [await makeMember(), await makeMember()];
  const refusals = [
    await setAddress(administrator, one.id, other.email.toUpperCase()),
    await setAddress(administrator, one.id, one.email),
    await setAddress(administrator, administrator.member.id, newEmail()),
    await setAddress(administrator, 'nobody', newEmail()),
  ];
  expect(await Promise.all(refusals.map(refusalOf))).toEqual([
    [409, en.adminMembers.addressTaken],
    [409, en.adminMembers.addressSame],
    [409, en.adminMembers.administrator],
    [404, 'There is no such member'],
  ]);
  expect(await db.select().from(auditLog).where(eq(auditLog.memberId, one.id))).toEqual([]);
});

test('of two changes at once one is done, and only its address is told', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const { id, email: old } = await makeMember();
  const answers = await atOnce(5, () => setAddress(administrator, id, newEmail()));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 4 });
  const email = (await rowOf(id))?.email ?? '';
  expect(world.emails.map(({ to }) => to).toSorted()).toEqual([old, email].toSorted());
});

test('of two changes of what both have seen the second is refused, also after the first has written', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const { id, email: seen } = await makeMember();
  const [first, second] = [newEmail(), newEmail()];
  const { openMail } = world.deps;
  const late: Response[] = [];
  let isFirst = true;
  world.deps.openMail = (...from) => {
    const send = openMail(...from);
    return async (email) => {
      if (isFirst) {
        isFirst = false;
        // The first has written, and its answer has not arrived.
        late.push(await setAddress(administrator, id, second, seen));
      }
      await send(email);
    };
  };
  expect((await setAddress(administrator, id, first, seen)).status).toBe(200);
  expect(await Promise.all(late.map(refusalOf))).toEqual([[409, en.adminMembers.addressChanged]]);
  expect((await rowOf(id))?.email).toBe(first);
  const log = await db.select().from(auditLog).where(eq(auditLog.memberId, id));
  expect(log.map(({ details }) => details)).toEqual([
    { email: maskedAddress(first), emailBefore: maskedAddress(seen) },
  ]);
  for (const address of [first, seen]) expect(JSON.stringify(log)).not.toContain(address);
});

test('without mail nothing changes', async () => {
  const world = makeWorld();
  world.deps.openMail = () => async () => {
    throw new Error('the mail service is off');
  };
  const administrator = await asAdministrator(world);
  const { id, email } = await makeMember();
  expect((await setAddress(administrator, id, newEmail())).status).toBeGreaterThanOrEqual(500);
  expect(await rowOf(id)).toMatchObject({ email, emailKey: email });
  expect(await db.select().from(emailChanges).where(eq(emailChanges.memberId, id))).toEqual([]);
  expect(await db.select().from(auditLog).where(eq(auditLog.memberId, id))).toEqual([]);
});
