import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { upkeepWords as words, type UnsentMessage } from '../../schema/upkeep.ts';
import { auditLog, outbox } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { minute } from '../platform/clock.ts';
import { asAdministrator, asMember, makeWorld, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { judged, refusalOf, rockWithPhoto } from '../testing/moderation.ts';
import { makeOrder } from '../testing/orders.ts';
import { waitingMessage } from '../testing/outbox.ts';
import { atOnce, tally } from '../testing/race.ts';

beforeEach(() => db.delete(outbox));

/** The mail service fails while `mail.isOff`. */
async function scene() {
  const world = makeWorld();
  const mail = { isOff: false };
  world.deps.openMail = () => async (email) => {
    if (mail.isOff) throw new Error('the mail service is off');
    world.emails.push(email);
  };
  return { world, mail, administrator: await asAdministrator(world) };
}

const retry = (person: Person, id?: string) =>
  person.send('POST', `/api/admin/outbox${id === undefined ? '' : `/${id}`}/retry`);
const drop = (person: Person, id: string) =>
  person.send('DELETE', `/api/admin/outbox/${id}`, { reason: 'The address bounces' });
const unsent = async (person: Person) => (await person.request('/api/admin/outbox')).json<UnsentMessage[]>();
const rowOf = async (id: string) =>
  (
    await db
      .select()
      .from(outbox)
      .where(eq(outbox.id, Number(id)))
  )[0];

test('what has not left is listed with what it is about, and goes out once it is tried again', async () => {
  const { world, mail, administrator } = await scene();
  const owner = await asMember(world);
  const { rock } = await rockWithPhoto(owner);
  mail.isOff = true;
  await judged(administrator, 'withhold', 'photo', rock.id);
  world.now += minute;
  const order = await makeOrder();
  const id = await waitingMessage({ event: `receipt:${order.id}`, createdAt: world.now });
  const list = await unsent(administrator);
  expect(list).toMatchObject([
    { kind: 'act', to: 'author', about: 'Anonymous', tries: 1, channel: 'email' },
    { id, kind: 'receipt', to: 'buyer', about: order.id, tries: 0, notBefore: null },
  ]);
  expect(JSON.stringify(list)).not.toContain('@');
  mail.isOff = false;
  world.now += minute;
  expect(await (await retry(administrator)).json()).toEqual({ messages: 2 });
  expect(await unsent(administrator)).toEqual([]);
  expect(
    world.emails.filter(({ to }) => [owner.member.email, order.customerEmail].includes(to)),
  ).toHaveLength(2);
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
  expect(await refusalOf(await drop(administrator, leased))).toEqual([409, words.underway]);
  expect(await refusalOf(await retry(administrator, leased))).toEqual([409, words.underway]);
  const answers = await atOnce(3, () => drop(administrator, id));
  expect(tally(answers.map(({ status }) => status))[200]).toBe(1);
  expect(await rowOf(id)).toMatchObject({ leasedUntil: null, sentAt: null, tries: 0 });
  expect(await refusalOf(await retry(administrator, id))).toEqual([404, words.noMessage]);
  expect((await drop(administrator, 'x')).status).toBe(404);
  const [logged] = await db.select().from(auditLog).where(eq(auditLog.act, 'message_dropped'));
  expect(logged).toMatchObject({ subject: 'receipt', reason: 'The address bounces' });
});
