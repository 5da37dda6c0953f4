import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type AdminApplication } from '../../schema/admin.ts';
import type { FoundingAmbassador } from '../../schema/ambassadors.ts';
import { ambassadorApplications, auditLog, labels, orders } from '../../schema/tables/index.ts';
import { newApplication } from '../ambassadors/testing-application.ts';
import { runHourly } from '../hourly.ts';
import { hour } from '../platform/clock.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type Member, type World } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { judged, refusalOf, suspendedAddress } from '../testing/moderation.ts';
import { atOnce, tally } from '../testing/race.ts';
import * as en from '../../schema/words/en/index.ts';
import { say } from '../../schema/words/say.ts';

const reason = 'Not with this name';

// The hourly job answers all pending applications, and the list has all answered ones.
beforeEach(async () => {
  await db.delete(ambassadorApplications);
});

async function scene(member?: Parameters<typeof makeMember>[0]) {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const person = await asMember(world, await makeMember(member));
  return { world, administrator, person, email: person.member.email };
}

const apply = async (world: World, email: string, name = 'Ann Miller', person = asStranger(world)) =>
  (await person.api['qr-code-signups'].$post({ json: newApplication({ email, name }) })).status;

const rowOf = async (email: string) => {
  const rows = await db.select().from(ambassadorApplications).where(eq(ambassadorApplications.email, email));
  return rows[0] ?? expect.fail('nobody has applied with this address');
};

const at = (id: string) => `/api/admin/applications/${id}/withdrawal`;
const withdraw = (person: Member, id: string) => person.send('PUT', at(id), { reason });
const giveBack = (person: Member, id: string) => person.send('DELETE', at(id), { reason: 'They wrote' });

const namesIn = async (world: World) => {
  const answer = await asStranger(world).request('/api/founding-ambassadors');
  return (await answer.json<FoundingAmbassador[]>()).map(({ firstName, lastName }) =>
    `${firstName} ${lastName}`.trim(),
  );
};

const subjectsTo = ({ emails }: World, email: string) =>
  emails.filter(({ to }) => to === email).map(({ subject }) => subject);

async function tick(world: World) {
  world.now += hour;
  await runHourly(world.env, world.deps);
}

test('a withdrawn selection is no longer listed, its pack does not wait to be shipped, and an undo returns both', async () => {
  const { world, administrator, email } = await scene();
  await apply(world, email);
  await tick(world);
  const { id, orderId } = await rowOf(email);
  expect(await namesIn(world)).toEqual(['Ann M.']);
  const toShip = async () => {
    const query = { q: email, filter: 'to-ship' } as const;
    return (await (await administrator.api.admin.orders.$get({ query })).json()).map((order) => order.id);
  };
  expect(await toShip()).toEqual([orderId]);

  world.emails.length = 0;
  expect((await withdraw(administrator, id)).status).toBe(200);
  expect([await namesIn(world), await toShip()]).toEqual([[], []]);
  expect(world.emails.map(({ to, text }) => [to, text.includes(reason)])).toEqual([[email, true]]);
  expect(await refusalOf(await withdraw(administrator, id))).toEqual([409, en.admin.notSelected]);
  const ship = await administrator.send('POST', `/api/admin/orders/${orderId}/shipment`, { tracking: '' });
  expect(ship.status).toBe(409);

  expect((await giveBack(administrator, id)).status).toBe(200);
  expect([await namesIn(world), await toShip()]).toEqual([['Ann M.'], [orderId]]);
  expect(subjectsTo(world, email)).toEqual([
    'You are no longer a Founding Rock Ambassador',
    'You are a Founding Rock Ambassador',
  ]);
  expect(await refusalOf(await giveBack(administrator, id))).toEqual([409, en.admin.notWithdrawn]);
  const acts = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(acts.map(({ act, subject, reason: why }) => [act, subject, why])).toEqual([
    ['selection_withdrawn', say('admin', 'ambassadorOf', 'US-NE'), reason],
    ['selection_returned', say('admin', 'ambassadorOf', 'US-NE'), 'They wrote'],
  ]);
});

test('one that is withdrawn before the result is told gets neither a pack nor the place of somebody else', async () => {
  const { world, administrator, email } = await scene();
  await apply(world, email);
  const { id } = await rowOf(email);
  await withdraw(administrator, id);
  await tick(world);
  expect(await rowOf(email)).toMatchObject({ orderId: null, slot: 1 });
  expect(subjectsTo(world, email).at(-1)).toBe('You are no longer a Founding Rock Ambassador');
  const others = ['second', 'third'].map((name) => `${name}-${id}@example.test`);
  for (const one of others) await apply(world, one);
  expect(await Promise.all(others.map(async (one) => (await rowOf(one)).slot))).toEqual([2, null]);
  expect(await refusalOf(await withdraw(administrator, (await rowOf(others[1] ?? '')).id))).toEqual([
    409,
    en.admin.notSelected,
  ]);
});

test('of a withdrawal and the hourly job at once: whoever is withdrawn has no pack to ship', async () => {
  for (let round = 0; round < 5; round++) {
    const { world, administrator, email } = await scene();
    await apply(world, email);
    const { id } = await rowOf(email);
    world.now += hour;
    const [, answers] = await Promise.all([
      runHourly(world.env, world.deps),
      atOnce(3, async () => (await withdraw(administrator, id)).status),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 2 });
    const { orderId } = await rowOf(email);
    const [pack] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, orderId ?? ''));
    expect(pack?.status ?? 'refunded').toBe('refunded');
    expect(await namesIn(world)).toEqual([]);
    await db.delete(labels);
    await db.delete(ambassadorApplications);
  }
});

test('a suspended member cannot apply, and their address is never selected, which only its emails and the administrator tell', async () => {
  const { world, administrator, person, email } = await scene({
    suspendedAt: 1,
    suspendedBecause: 'Unkind words',
  });
  expect(await apply(world, email, 'Ann Miller', person)).toBe(403);
  // Signed out, or by somebody else.
  const gone = await suspendedAddress(world);
  for (const address of [email, gone]) expect(await apply(world, address)).toBe(200);
  await tick(world);
  expect(await namesIn(world)).toEqual([]);
  for (const address of [email, gone]) {
    expect(await rowOf(address)).toMatchObject({ slot: null, orderId: null });
    expect(world.emails.findLast(({ to }) => to === address)?.text).toContain('is suspended');
  }
  const answer = await administrator.request('/api/admin/applications');
  expect(await answer.json<AdminApplication[]>()).toMatchObject([
    { isSelected: false, isSuspended: true },
    { isSelected: false, isSuspended: true },
  ]);
  // The places are still free.
  const other = await asMember(world);
  await apply(world, other.member.email);
  expect((await rowOf(other.member.email)).slot).toBe(1);
});

test('who is suspended after applying is refused, and who no longer is, is selected: the result tells what holds then', async () => {
  const { world, administrator, person, email } = await scene();
  const lifted = await asMember(
    world,
    await makeMember({ suspendedAt: 1, suspendedBecause: 'Unkind words' }),
  );
  const suspensionOf = ({ member }: Member) => `/api/admin/members/${member.id}/suspension`;
  const second = (await makeMember()).email;
  const third = (await makeMember()).email;
  for (const address of [email, lifted.member.email, second, third]) {
    expect(await apply(world, address)).toBe(200);
    world.now += 1000;
  }
  const slots = async () =>
    Promise.all([email, lifted.member.email, second, third].map(async (one) => (await rowOf(one)).slot));
  expect(await slots()).toEqual([1, null, 2, null]);
  await administrator.send('PUT', suspensionOf(person), { until: null, reason });
  await administrator.send('DELETE', suspensionOf(lifted), { reason: 'They wrote' });
  await tick(world);
  expect(await slots()).toEqual([null, 1, 2, null]);
  expect((await rowOf(email)).orderId).toBeNull();
  const text = (address: string) => world.emails.findLast(({ to }) => to === address)?.text;
  expect(text(email)).toContain('is suspended');
  expect(text(lifted.member.email)).toContain('You are one of the first');
  expect(text(third)).toContain('both places');
  expect(await namesIn(world)).toHaveLength(2);
  // What was told stays.
  await administrator.send('PUT', suspensionOf(lifted), { until: null, reason });
  await administrator.send('DELETE', suspensionOf(person), { reason: 'They wrote' });
  await tick(world);
  expect(await slots()).toEqual([null, 1, 2, null]);
});

test('a member whose name was withheld is listed once it is restored, or by the name that they choose then', async () => {
  const { world, administrator, person, email } = await scene({ firstName: 'Unkind', lastName: 'Words' });
  await apply(world, email, 'Unkind Words');
  await tick(world);
  expect(await namesIn(world)).toEqual(['Unkind W.']);
  const { id } = person.member;
  await judged(administrator, 'withhold', 'name', id);
  expect(await namesIn(world)).toEqual([]);
  await judged(administrator, 'restore', 'name', id);
  expect(await namesIn(world)).toEqual(['Unkind W.']);
  await judged(administrator, 'withhold', 'name', id);
  const renamed = await person.send('PUT', '/api/user/profile', { username: 'pebbles' });
  expect(renamed.status).toBe(200);
  expect(await namesIn(world)).toEqual(['pebbles']);
});
