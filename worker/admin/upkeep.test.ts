import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  auditLog,
  customers,
  duplicateSubscriptions,
  jobRuns,
  members,
  orders,
  reports,
  subscriptions,
} from '../../schema/tables/index.ts';
import { repairJob } from '../payments/repair.ts';
import { newId } from '../platform/ids.ts';
import { pictures } from '../photos/testing-corpus.ts';
import { asAdministrator, asMember, makeWorld, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { formOf } from '../testing/form.ts';
import {
  actionsOn,
  isStored,
  judged,
  refusalOf,
  report,
  rockRow,
  rockWithPhoto,
} from '../testing/moderation.ts';
import { makeOrder, makePack, newAddress } from '../testing/orders.ts';
import { atOnce, tally } from '../testing/race.ts';
import * as en from '../../schema/words/en/index.ts';

const reason = 'It shows a face';
const destroy = (person: Person, what: string) => person.send('DELETE', `/api/admin/${what}`, { reason });
const statusesOf = (answers: readonly Response[]) => tally(answers.map(({ status }) => status));

test.each(['shown', 'hidden'])(
  'a %s photo is destroyed once, its reports are settled, and its owner hears why',
  async (state) => {
    const world = makeWorld();
    const administrator = await asAdministrator(world);
    const [owner, reporter] = [await asMember(world), await asMember(world)];
    const { rock, key } = await rockWithPhoto(owner);
    await report([reporter], 'photo', rock.id);
    if (state === 'hidden') await judged(administrator, 'withhold', 'photo', rock.id);
    const { withheldPhotoKey } = await rockRow(rock.id);
    const answers = await atOnce(3, () => destroy(administrator, `rocks/${rock.id}/photo`));
    expect(statusesOf(answers)).toEqual({ 200: 1, 404: 2 });
    expect(await rockRow(rock.id)).toMatchObject({ photoKey: null, withheldPhotoKey: null });
    expect([await isStored(key), await isStored(withheldPhotoKey)]).toEqual([false, false]);
    const [settled] = await db.select().from(reports).where(eq(reports.rockId, rock.id));
    expect(settled?.settledAt).not.toBeNull();
    expect(await actionsOn(rock.id)).toContainEqual(
      expect.objectContaining({ act: 'photo_destroyed', reason }),
    );
    const told = world.emails.findLast(({ to }) => to === owner.member.email);
    expect([told?.subject, told?.text.includes(reason)]).toEqual([
      `The photo of ${rock.name} was deleted`,
      true,
    ]);
    const back = { subject: 'photo', subjectId: rock.id, verdict: 'restore', reason } as const;
    expect(await refusalOf(await administrator.send('POST', '/api/admin/moderation', back))).toEqual([
      404,
      en.moderation.gone,
    ]);
  },
);

test('the picture of a member is destroyed, and they hear why', async () => {
  const world = makeWorld();
  const [administrator, { member, ...person }] = [await asAdministrator(world), await asMember(world)];
  await person.send('PUT', '/api/user/avatar', formOf({}, pictures.gif));
  const [before] = await db.select().from(members).where(eq(members.id, member.id));
  expect((await destroy(administrator, `members/${member.id}/picture`)).status).toBe(200);
  expect(await isStored(before?.photoKey ?? null)).toBe(false);
  expect(world.emails.at(-1)).toMatchObject({ to: member.email, subject: 'Your picture was deleted' });
  expect((await destroy(administrator, `members/${member.id}/picture`)).status).toBe(404);
});

test('the address of a pack is corrected until it is shipped; other orders keep theirs', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const { id, shipping } = await makePack();
  const correct = (of: string, changes: object = {}) =>
    administrator.send('PUT', `/api/admin/orders/${of}/address`, { ...newAddress, ...changes });
  const { reason: _, ...address } = newAddress;
  expect(await (await correct(id)).json()).toEqual({ ...shipping, ...address });
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  expect(row?.shipping).toEqual({ ...shipping, ...address });
  const answers = await atOnce(4, (i) => correct(id, { line1: `${i} Pebble Street` }));
  expect(statusesOf(answers)[200]).toBeGreaterThanOrEqual(1);
  expect(await refusalOf(await correct(id, { city: ' ' }))).toEqual([400, en.admin.addressCity]);
  expect(await refusalOf(await correct((await makeOrder()).id))).toEqual([409, en.admin.noPack]);
  expect(await refusalOf(await correct((await makePack({ shippedAt: 1 })).id))).toEqual([
    409,
    en.admin.shipped,
  ]);
  expect(await refusalOf(await correct('R-NOTHING'))).toEqual([404, en.admin.noOrder]);
  const logged = await db.select().from(auditLog).where(eq(auditLog.orderId, id));
  expect(logged.length).toBe(1 + (statusesOf(answers)[200] ?? 0));
});

test('pending refunds are listed with their member, and the payment repair is asked for', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const { member } = await asMember(world);
  const [customer, id] = [newId(), newId()];
  await db.insert(customers).values({ id: customer, memberId: member.id, createdAt: 1 });
  await db.insert(subscriptions).values({
    id,
    customerId: customer,
    plan: 'monthly',
    status: 'active',
    periodStart: 1,
    periodEnd: 2,
    accessUntil: 2,
    createdAt: 1,
    version: 1,
  });
  await db.insert(duplicateSubscriptions).values([
    { subscriptionId: id, foundAt: 5 },
    { subscriptionId: newId(), foundAt: 1, refundedAt: 2 },
  ]);
  const list = await (await administrator.request('/api/admin/duplicates')).json();
  expect(list).toEqual([
    { id, email: member.email, foundAt: '1970-01-01T00:00:00.005Z', isConfirmed: false },
  ]);
  await db.insert(jobRuns).values({ name: repairJob, doneAt: world.now }).onConflictDoNothing();
  for (let i = 0; i < 2; i++)
    expect((await administrator.send('POST', '/api/admin/payment-repair')).status).toBe(200);
  expect(await db.select().from(jobRuns).where(eq(jobRuns.name, repairJob))).toEqual([]);
});
