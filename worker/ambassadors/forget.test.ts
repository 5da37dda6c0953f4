import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { ambassadorApplications, orders } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { day } from '../platform/clock.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { makeSelection } from '../testing/selections.ts';
import { newApplication } from './testing-application.ts';

const rowOf = async (email: string) => {
  const rows = await db
    .select()
    .from(ambassadorApplications)
    .where(eq(ambassadorApplications.emailKey, emailKeyOf(email)));
  return rows[0];
};

test('a month after the answer the application’s address is erased, and only the pack’s order has it', async () => {
  const world = makeWorld();
  const applications = [1, 2, 3].map(() => newApplication({ state: 'Vermont', city: 'Montpelier' }));
  for (const json of applications) {
    expect((await asStranger(world).api['qr-code-signups'].$post({ json })).status).toBe(200);
  }
  await runHourly(world.env, world.deps);
  const [first, , third] = applications.map(({ email }) => email);

  world.now += 29 * day;
  await runHourly(world.env, world.deps);
  expect(await rowOf(third ?? '')).toMatchObject({ slot: null, address: '12 Pebble Street' });

  world.now += 2 * day;
  await runHourly(world.env, world.deps);
  expect(await rowOf(third ?? '')).toMatchObject({ slot: null, address: '', city: '', zipcode: '' });
  const selected = await rowOf(first ?? '');
  expect(selected).toMatchObject({ slot: 1, address: '', city: '', zipcode: '' });
  const [pack] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, selected?.orderId ?? ''));
  expect(pack?.shipping).toMatchObject({ line1: '12 Pebble Street', city: 'Montpelier' });
});

test('a selection that was withdrawn before its pack was made forgets the address, too', async () => {
  const world = makeWorld();
  const id = await makeSelection({ announcedAt: world.now - 31 * day, withdrawnAt: world.now });
  await runHourly(world.env, world.deps);
  const rows = await db.select().from(ambassadorApplications).where(eq(ambassadorApplications.id, id));
  expect(rows).toMatchObject([{ slot: 1, address: '', orderId: null }]);
});

test('deleting the account erases the applicant’s name and frees an unannounced slot', async () => {
  const world = makeWorld();
  const [waiting, told] = [await makeMember(), await makeMember()];
  const apply = (email: string, country: string) =>
    asStranger(world).api['qr-code-signups'].$post({ json: newApplication({ email, country }) });
  await apply(told.email, 'Iceland');
  await runHourly(world.env, world.deps);
  await apply(waiting.email, 'Malta');
  for (const member of [waiting, told]) {
    const person = await asMember(world, member);
    expect((await person.api.user.account.$delete()).status).toBe(200);
  }
  const rows = await db.select().from(ambassadorApplications);
  const left = (region: string) => rows.find((row) => row.region === region);
  expect(left('MT')).toMatchObject({ slot: null, name: '', email: '', address: '' });
  expect(left('IS')).toMatchObject({ slot: 1, name: '', email: '', address: '' });
  expect(JSON.stringify(rows)).not.toContain(waiting.email);
  expect(JSON.stringify(rows)).not.toContain(told.email);

  const emails = world.emails.length;
  await runHourly(world.env, world.deps);
  expect(world.emails).toHaveLength(emails);
});
