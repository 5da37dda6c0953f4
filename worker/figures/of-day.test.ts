import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { metresBetween } from '../../schema/journey.ts';
import {
  ambassadorApplications,
  customers,
  rocks,
  subscriptions,
  visitDays,
} from '../../schema/tables/index.ts';
import { newApplication } from '../ambassadors/testing-application.ts';
import { openContext } from '../context.ts';
import { day, dayOf, hour, minute } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asMember, makeWorld, type World } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import { makeMember, newPlace } from '../testing/make.ts';
import { makeOrder } from '../testing/orders.ts';
import { findRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';
import { figuresOfDay } from './of-day.ts';

const start = Date.UTC(2031, 2, 10);
const end = start + day;
const name = dayOf(start);
const noon = start + 12 * hour;
/** First and last moment of the day, and the moments next to it. */
const edges = { inside: [start, end - 1], outside: [start - 1, end] } as const;

const figures = ({ env, deps }: World) => figuresOfDay(openContext(env, 'test', deps), name);

/** A member who joined long before the day, so that no figure counts them. */
const oldMember = async (world: World) => asMember(world, await makeMember({ createdAt: start - 90 * day }));

type Subscription = typeof subscriptions.$inferInsert;

async function makeSubscription(memberId: string, changes: Partial<Subscription>): Promise<void> {
  const [id, customerId] = [`sub_${newId()}`, `cus_${newId()}`];
  const createdAt = changes.createdAt ?? noon;
  await db.insert(customers).values({ id: customerId, memberId, createdAt });
  await db.insert(subscriptions).values({
    id,
    customerId,
    plan: 'monthly',
    status: 'active',
    periodStart: createdAt,
    periodEnd: createdAt + 30 * day,
    version: 1,
    createdAt,
    ...changes,
  });
}

/** Moves a rock that has lain for 40 days at 41° north. @returns its id and the length of the leg */
async function moveRock(world: World, degrees: number, at: number): Promise<{ id: string; metres: number }> {
  const [owner, finder] = [await oldMember(world), await oldMember(world)];
  const from = { latitude: 41, longitude: -97 };
  const to = { latitude: 41 + degrees, longitude: -97 };
  world.now = start - 40 * day;
  const rock = await registerRock(owner, { name: `Sunny ${degrees}` });
  await hideRock(owner, rock.id, newPlace({ latitude: '41', longitude: '-97' }));
  world.now = at;
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  await rehideRock(finder, foundRockId, newPlace({ latitude: String(to.latitude), longitude: '-97' }));
  return { id: rock.id, metres: Math.round(metresBetween(from, to)) };
}

test('a day’s figures count what happened from its first to its last moment', async () => {
  const world = makeWorld(noon);
  await db.insert(visitDays).values([
    { day: dayOf(start - 1), visitors: 3 },
    { day: name, visitors: 41 },
    { day: dayOf(end), visitors: 5 },
  ]);

  // People: five free ones, one of them with a payment that never came and one who paid the day after.
  for (const createdAt of [...edges.inside, ...edges.outside]) await makeMember({ createdAt });
  const joined = async () => (await makeMember({ createdAt: noon })).id;
  await joined();
  await makeSubscription(await joined(), { status: 'incomplete', plan: 'yearly' });
  await makeSubscription(await joined(), { createdAt: end });
  await makeSubscription(await joined(), { plan: 'yearly' });
  const { member: old } = await oldMember(world);
  for (const createdAt of [...edges.inside, ...edges.outside]) await makeSubscription(old.id, { createdAt });
  // Begun and ended on the day, only ended, and never begun.
  await makeSubscription(old.id, { status: 'canceled', createdAt: start, endedAt: end - 1 });
  const before = { status: 'canceled', createdAt: start - 60 * day };
  for (const endedAt of [...edges.inside, ...edges.outside])
    await makeSubscription(old.id, { ...before, endedAt });
  await makeSubscription(old.id, { status: 'incomplete_expired', createdAt: noon, endedAt: noon });

  // Money: 5.99, 2.00 left of 4.99 after a refund, and nothing of an order that was refunded.
  await makeOrder({ createdAt: start, amount: 599 });
  await makeOrder({ createdAt: end - 1, amount: 499, refunded: 299, status: 'partially_refunded' });
  await makeOrder({ createdAt: noon, amount: 999, refunded: 999, status: 'refunded' });
  for (const createdAt of edges.outside) await makeOrder({ createdAt });
  // A free pack does not count as an order.
  await makeOrder({ createdAt: noon, amount: 0 });
  for (const createdAt of [noon, ...edges.inside, ...edges.outside])
    await makeApplication({ createdAt: start - 7 * day, announcedAt: createdAt, slot: 1 });
  for (const createdAt of [...edges.inside, ...edges.outside])
    await makeApplication({ createdAt, announcedAt: noon });

  // Rocks: six that travel, one that is withheld, one too fast to count, and others outside of the day.
  const hops = [];
  for (const [i, degrees] of [0.3, 0.1, 0.6, 0.2, 0.5, 0.4].entries())
    hops.push(await moveRock(world, degrees, i === 0 ? start : i === 1 ? end - 1 : noon));
  const withheld = await moveRock(world, 0.9, noon);
  await db.update(rocks).set({ withheldAt: noon }).where(eq(rocks.id, withheld.id));
  for (const at of edges.outside) await moveRock(world, 1.5, at);
  const owner = await oldMember(world);
  const at = newPlace({ latitude: '41', longitude: '-97' });
  world.now = start;
  const rushed = await registerRock(owner);
  world.now = noon;
  await hideRock(owner, rushed.id, at);
  world.now = noon + minute;
  const { foundRockId } = await findRock(owner, rushed.laserEngraverId);
  await rehideRock(owner, foundRockId, { ...at, latitude: '48' });
  for (const moment of [end - 1, ...edges.outside]) {
    world.now = moment;
    await registerRock(await oldMember(world));
  }

  const farthest = hops.toSorted((a, b) => b.metres - a.metres);
  expect(await figures(world)).toEqual({
    visitors: 41,
    signUps: { free: 5, monthly: 3, yearly: 1 },
    rocks: { registered: 2, hidden: 1, found: 7, rehidden: 7 },
    metres: hops.reduce((sum, { metres }) => sum + metres, 0),
    topRocks: [0.6, 0.5, 0.4, 0.3, 0.2].map((degrees, i) => ({ ...farthest[i], name: `Sunny ${degrees}` })),
    orders: 3,
    revenue: 799,
    ambassadors: { applied: 2, selected: 3 },
    subscriptions: { gained: 4, lost: 3 },
  });
});

async function makeApplication(changes: Partial<typeof ambassadorApplications.$inferInsert>): Promise<void> {
  const id = newId();
  const row = { ...newApplication(), id, emailKey: id, region: id, createdAt: noon };
  await db.insert(ambassadorApplications).values({ ...row, ...changes });
}

/** 500 rows on days before and after, copied from an existing row. */
function surround(table: string, columns: Record<string, string>): D1PreparedStatement {
  return env.DB.prepare(
    `INSERT INTO ${table} (${Object.keys(columns).join()})
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
     SELECT ${Object.values(columns).join()} FROM n, (SELECT * FROM ${table} LIMIT 1) AS one`,
  );
}

test('counting a day reads only its own rows, by indexes', async () => {
  const world = makeWorld(noon);
  await moveRock(world, 0.7, noon);
  const { member } = await oldMember(world);
  await makeSubscription(member.id, { endedAt: noon });
  await makeOrder({ createdAt: noon });
  await makeApplication({});
  await db.insert(visitDays).values({ day: name, visitors: 1 }).onConflictDoNothing();

  const counting = countingEnv(env);
  world.env = counting.env;
  const alone = await figures(world);
  const { rowsRead, roundTrips } = { ...counting.spent };
  expect(roundTrips).toBe(1);

  const away = `${start} + (CASE WHEN i % 2 THEN i ELSE -i END) * ${2 * day}`;
  const made = await env.DB.batch([
    surround('members', { id: `'m' || i`, created_at: away }),
    surround('subscriptions', {
      id: `'s' || i`,
      customer_id: 'customer_id',
      plan: 'plan',
      status: `'active'`,
      period_start: '0',
      period_end: '0',
      ended_at: away,
      version: '1',
      created_at: away,
    }),
    surround('orders', {
      id: `'o' || i`,
      session_id: `'o' || i`,
      payment_intent_id: `'o' || i`,
      product_id: 'product_id',
      product_name: 'product_name',
      amount: 'amount',
      currency: 'currency',
      status: 'status',
      customer_email: `''`,
      version: '1',
      created_at: away,
    }),
    surround('activities', { id: `'a' || i`, type: 'type', rock_id: 'rock_id', created_at: away }),
    surround('entries', {
      id: `'e' || i`,
      rock_id: 'rock_id',
      seq: '1000 + i',
      action: `'hidden'`,
      latitude: '41',
      longitude: '-97',
      location_name: `''`,
      metres: '5',
      created_at: away,
      recorded_at: away,
    }),
    surround('ambassador_applications', {
      ...Object.fromEntries(['id', 'email_key', 'region'].map((column) => [column, `'a' || i`])),
      ...Object.fromEntries(
        ['name', 'email', 'address', 'city', 'state', 'zipcode', 'country'].map((column) => [column, `''`]),
      ),
      slot: '1',
      created_at: away,
      announced_at: away,
    }),
    surround('visit_days', { day: `'d' || i`, visitors: '1' }),
  ]);
  expect(made.map(({ meta }) => meta.changes)).toEqual(made.map(() => 500));
  expect(await figures(world)).toEqual(alone);
  expect(counting.spent.rowsRead - rowsRead).toBeLessThan(rowsRead + 10);
});
