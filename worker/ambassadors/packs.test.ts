import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { AdminApplication } from '../../schema/admin.ts';
import { noAddressKey } from '../../schema/orders.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { ambassadorApplications, labels, orders } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { hour } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type World } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { orderFigures } from '../testing/orders.ts';
import { pagesOf } from '../testing/pages.ts';
import { registerRock } from '../testing/play.ts';
import { newApplication } from './testing-application.ts';

// The hourly job creates the packs of all pending applications.
beforeEach(async () => {
  await db.delete(ambassadorApplications);
});

async function apply(world: World, changes: Parameters<typeof newApplication>[0]) {
  const json = newApplication(changes);
  expect((await asStranger(world).api['qr-code-signups'].$post({ json })).status).toBe(200);
  return json;
}

const packsOf = (email: string) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.emailKey, emailKeyOf(email)));

test('only selected applicants get a free pack to ship with twenty Rock IDs, and no total counts it', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const applied = [];
  for (let i = 0; i < 3; i++) {
    applied.push(await apply(world, { country: 'Chile', state: 'Maule', city: 'Talca', zipcode: '3460' }));
    world.now += 1000;
  }
  const before = await orderFigures();
  await runHourly(env, world.deps);
  expect(await orderFigures()).toEqual(before);

  const { email } = applied[0] ?? { email: '' };
  const listed = await administrator.api.admin.orders.$get({ query: { q: email, filter: 'to-ship' } });
  const [pack, ...more] = await listed.json();
  expect(more).toEqual([]);
  expect(pack).toMatchObject({
    productName: 'Founding Ambassador QR Labels, 20-Piece',
    customerEmail: email,
    price: 0,
    stripeSessionId: '',
    shippedAt: null,
    labels: 20,
    shipping: {
      name: 'Ann Miller',
      line1: '12 Pebble Street',
      city: 'Talca',
      state: 'Maule',
      postalCode: '3460',
      country: 'CL',
    },
  });
  const many = await Promise.all(applied.map(async (json) => (await packsOf(json.email)).length));
  expect(many).toEqual([1, 1, 0]);

  const labels = await administrator.api.admin.labels.$get({ query: { orders: pack?.id ?? '' } });
  const codes = (await labels.json()).flatMap((one) => one.codes);
  expect(new Set(codes).size).toBe(20);
  // Anybody who has the label can register the rock.
  await registerRock(await asMember(world), { code: codes[0] ?? '' });

  const tracking = 'Postbird 12 345';
  const shipped = await administrator.api.admin.orders[':id'].shipment.$post({
    param: { id: pack?.id ?? '' },
    json: { tracking },
  });
  expect(shipped.status).toBe(200);
  const emails = world.emails.filter(({ to }) => to === email);
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Rockabout: We have your application',
    'Rockabout: You are a Founding Rock Ambassador',
    `Your order ${pack?.id} is on its way`,
  ]);
  expect(emails.at(-1)?.text).toContain(tracking);
});

test('ten concurrent jobs make one pack each, also for those who were told by an earlier release', async () => {
  const world = makeWorld();
  const told = await Promise.all(
    [1, 2, 3].map(async (slot) => {
      const json = newApplication();
      const region = `X${slot}`;
      const sent = { confirmedAt: world.now, announcedAt: world.now, createdAt: world.now - hour };
      const row = { ...json, ...sent, id: newId(), emailKey: json.email, region, slot: 1 };
      await db.insert(ambassadorApplications).values(row);
      return json;
    }),
  );
  await Promise.all(Array.from({ length: 10 }, () => runHourly(env, world.deps)));
  for (const { email } of told) {
    const packs = await packsOf(email);
    expect(packs).toHaveLength(1);
    const [application] = await db
      .select()
      .from(ambassadorApplications)
      .where(eq(ambassadorApplications.emailKey, email));
    expect(application?.orderId).toBe(packs[0]?.id);
    expect(await db.$count(labels, eq(labels.orderId, packs[0]?.id ?? ''))).toBe(20);
  }
  // They already know, and get no email until the pack is shipped.
  expect(world.emails).toEqual([]);
});

test('a deleted account’s pack is no longer to be shipped, and names nobody', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const member = await makeMember();
  await apply(world, { email: member.email, country: 'Peru' });
  await runHourly(env, world.deps);
  const [pack] = await packsOf(member.email);
  expect(pack?.memberId).toBe(member.id);
  expect((await (await asMember(world, member)).api.user.account.$delete()).status).toBe(200);
  const [left] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, pack?.id ?? ''));
  expect(left).toMatchObject({ customerEmail: '', emailKey: noAddressKey, shipping: null, memberId: null });
  const refused = await administrator.api.admin.orders[':id'].shipment.$post({
    param: { id: pack?.id ?? '' },
    json: { tracking: '' },
  });
  expect(refused.status).toBe(409);
});

test('the administrator gets applications page by page, without streets', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const applied = [];
  for (let i = 0; i < 3; i++) {
    applied.unshift(await apply(world, { country: 'Laos', city: 'Pakse', address: '77 Canary Road' }));
    world.now += 1000;
  }
  await runHourly(env, world.deps);
  const pages = await pagesOf<AdminApplication>(administrator, '/api/admin/applications', 2);
  expect(pages.map((page) => page.length)).toEqual([2, 1]);
  const list = pages.flat();
  expect(JSON.stringify(list)).not.toContain('Canary');
  expect(list.map(({ email }) => email)).toEqual(applied.map(({ email }) => email));
  const answeredAt = new Date(world.now).toISOString();
  const person = { name: 'Ann Miller', city: 'Pakse', state: 'Nebraska', country: 'Laos', answeredAt };
  expect(list[0]).toMatchObject({ ...person, isSelected: false, orderId: null, shippedAt: null });
  const [pack] = await packsOf(applied[2]?.email ?? '');
  expect(list[2]).toMatchObject({ ...person, isSelected: true, orderId: pack?.id, shippedAt: null });
});
