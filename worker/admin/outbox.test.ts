import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type MessageFailure, type StuckMessage } from '../../schema/upkeep.ts';
import { auditLog, outbox } from '../../schema/tables/index.ts';
import { Unavailable, Undeliverable } from '../errors.ts';
import { runHourly } from '../hourly.ts';
import { hour, minute } from '../platform/clock.ts';
import { asAdministrator, asMember, makeWorld, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { judged, refusalOf, rockWithPhoto } from '../testing/moderation.ts';
import { makeOrder } from '../testing/orders.ts';
import { waitingMessage } from '../testing/outbox.ts';
import { atOnce, tally } from '../testing/race.ts';
import * as en from '../../schema/words/en/index.ts';

beforeEach(() => db.delete(outbox));

/** The mail service fails while there is a `mail.error`. */
async function scene() {
  const world = makeWorld();
  const mail: { error: Error | null } = { error: null };
  world.deps.openMail = () => async (email) => {
    if (mail.error) throw mail.error;
    world.emails.push(email);
  };
  return { world, mail, administrator: await asAdministrator(world) };
}

const retry = (person: Person, id?: string) =>
  person.send('POST', `/api/admin/outbox${id === undefined ? '' : `/${id}`}/retry`);
const drop = (person: Person, id: string) =>
  person.send('DELETE', `/api/admin/outbox/${id}`, { reason: 'The address bounces' });
const stuck = async (person: Person) => (await person.request('/api/admin/outbox')).json<StuckMessage[]>();
const othersOf = async (person: Person) =>
  (await (await person.request('/api/admin/outbox-count')).json<{ onTheirWay: number }>()).onTheirWay;
const rowOf = async (id: string) =>
  (
    await db
      .select()
      .from(outbox)
      .where(eq(outbox.id, Number(id)))
  )[0];

test('what fails is listed with what it is about, and goes out once it is tried again', async () => {
  const { world, mail, administrator } = await scene();
  const owner = await asMember(world);
  const { rock } = await rockWithPhoto(owner);
  mail.error = new Unavailable();
  await judged(administrator, 'withhold', 'photo', rock.id);
  const failingSince = new Date(world.now).toISOString();
  world.now += minute;
  const order = await makeOrder();
  await waitingMessage({ event: `receipt:${order.id}`, createdAt: world.now });
  const list = await stuck(administrator);
  const member = { id: owner.member.id, name: '' };
  expect(list).toMatchObject([
    { kind: 'act', to: 'author', member, orderId: null, tries: 1, failingSince, why: 'service' },
  ]);
  expect(await othersOf(administrator)).toBe(1);
  expect(JSON.stringify(list)).not.toContain('@');
  mail.error = null;
  world.now += minute;
  expect(await (await retry(administrator)).json()).toEqual({ messages: 2 });
  expect([await stuck(administrator), await othersOf(administrator)]).toEqual([[], 0]);
  expect(
    world.emails.filter(({ to }) => [owner.member.email, order.customerEmail].includes(to)),
  ).toHaveLength(2);
});

test('what nobody has tried for more than an hour is listed, and what waits for its hour is not', async () => {
  const { world, administrator } = await scene();
  const order = await makeOrder();
  const createdAt = world.now;
  const id = await waitingMessage({ event: `receipt:${order.id}`, createdAt });
  await waitingMessage({ createdAt, leasedUntil: world.now + 9 * hour });
  expect([await stuck(administrator), await othersOf(administrator)]).toEqual([[], 2]);
  world.now += hour + 11 * minute;
  expect(await stuck(administrator)).toMatchObject([
    {
      id,
      kind: 'receipt',
      to: 'buyer',
      member: null,
      orderId: order.id,
      tries: 0,
      why: null,
      notBefore: null,
    },
  ]);
  expect(await othersOf(administrator)).toBe(1);
});

test.each([
  ['address', new Undeliverable()],
  ['service', new Unavailable()],
  ['other', new Error('a mistake of ours')],
] as const satisfies [MessageFailure, Error][])('it says why a message fails: %s', async (why, error) => {
  const { world, mail, administrator } = await scene();
  const order = await makeOrder();
  mail.error = error;
  const id = await waitingMessage({ event: `receipt:${order.id}`, createdAt: world.now });
  await retry(administrator, id);
  expect(await stuck(administrator)).toMatchObject([{ id, why, tries: 1 }]);
  mail.error = null;
  world.now += minute;
  await retry(administrator, id);
  expect(await rowOf(id)).toMatchObject({ failingSince: null, failingWhy: null, leasedUntil: null });
});

test('clicks at once, while the hourly job sends, send one email', async () => {
  const { world, administrator } = await scene();
  const order = await makeOrder();
  const id = await waitingMessage({ event: `receipt:${order.id}` });
  const answers = await Promise.all([
    atOnce(4, (i) => retry(administrator, i % 2 ? id : undefined)),
    runHourly(world.env, world.deps),
  ]);
  for (const { status } of answers[0]) expect([200, 404, 409]).toContain(status);
  expect(world.emails.filter(({ to }) => to === order.customerEmail)).toHaveLength(1);
});

test('a message is ended unsent with a reason, once, but not while somebody sends it', async () => {
  const { world, administrator } = await scene();
  const id = await waitingMessage();
  const leased = await waitingMessage({ leasedUntil: world.now + minute });
  expect(await refusalOf(await drop(administrator, leased))).toEqual([409, en.upkeep.underway]);
  expect(await refusalOf(await retry(administrator, leased))).toEqual([409, en.upkeep.underway]);
  const answers = await atOnce(3, () => drop(administrator, id));
  expect(tally(answers.map(({ status }) => status))[200]).toBe(1);
  expect(await rowOf(id)).toMatchObject({ leasedUntil: null, sentAt: null, tries: 0 });
  expect(await refusalOf(await retry(administrator, id))).toEqual([404, en.upkeep.noMessage]);
  expect((await drop(administrator, 'x')).status).toBe(404);
  const [logged] = await db.select().from(auditLog).where(eq(auditLog.act, 'message_dropped'));
  expect(logged).toMatchObject({ subject: 'receipt', reason: 'The address bounces' });
});
