import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { DayFigures } from '../../schema/figures.ts';
import { dailyReports, orders, rocks, visitDays } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { runHourly } from '../hourly.ts';
import { day, dayOf, hour } from '../platform/clock.ts';
import { asMember, makeWorld, type World } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { makeOrder } from '../testing/orders.ts';
import { hiddenRock, registerRock } from '../testing/play.ts';
import { lastDays, lastMonth } from './days.ts';

const month = ({ env, deps }: World) => lastMonth(openContext(env, 'test', deps));

const nothing: DayFigures = {
  visitors: 0,
  signUps: { free: 0, monthly: 0, yearly: 0 },
  rocks: { registered: 0, hidden: 0, found: 0, rehidden: 0 },
  metres: 0,
  topRocks: [],
  orders: 0,
  revenue: 0,
  ambassadors: { applied: 0, selected: 0 },
  subscriptions: { gained: 0, lost: 0 },
};

beforeEach(() => db.batch([db.delete(dailyReports), db.delete(visitDays)]));

test('the last days end with today and cross months, leap days and years', () => {
  expect(lastDays(Date.UTC(2032, 2, 1), 3)).toEqual(['2032-02-28', '2032-02-29', '2032-03-01']);
  expect(lastDays(Date.UTC(2032, 0, 1, 23, 59, 59, 999), 2)).toEqual(['2031-12-31', '2032-01-01']);
});

test('the last thirty days have no gaps: days that are not closed are counted, and so is today', async () => {
  const now = Date.UTC(2031, 2, 10, 15);
  const world = makeWorld(now);
  const names = lastDays(now, 30);
  // Every third day is closed, with figures other than a count would give now.
  const closed = names.filter((_, i) => i % 3 === 1);
  for (const name of [dayOf(now - 30 * day), ...closed])
    await db.insert(dailyReports).values({ day: name, figures: { ...nothing, visitors: 1000 } });
  for (const [i, name] of names.entries()) await db.insert(visitDays).values({ day: name, visitors: 1 + i });

  const days = await month(world);
  expect(days.map(({ day }) => day)).toEqual(names);
  expect(days.map(({ visitors }) => visitors)).toEqual(names.map((_, i) => (i % 3 === 1 ? 1000 : 1 + i)));
  expect(days.at(-1)).toEqual({ ...nothing, day: '2031-03-10', visitors: 30 });
});

test('a closed day does not change by later events, and today is counted anew', async () => {
  const now = Date.UTC(2031, 6, 10, 15);
  const world = makeWorld(now);
  const owner = await asMember(world, await makeMember({ createdAt: now }));
  const rock = await hiddenRock(owner);
  const { id: orderId } = await makeOrder({ createdAt: now, amount: 499 });
  await db.insert(visitDays).values({ day: dayOf(now), visitors: 2 });
  const then = (await month(world)).at(-1);
  expect(then).toMatchObject({
    visitors: 2,
    signUps: { free: 1 },
    rocks: { registered: 1, hidden: 1 },
    orders: 1,
    revenue: 499,
  });

  world.now += day;
  await runHourly(env, world.deps);
  await makeOrder({ createdAt: now + hour, amount: 999 });
  await db.update(orders).set({ refunded: 499, status: 'refunded' }).where(eq(orders.id, orderId));
  await db.delete(rocks).where(eq(rocks.id, rock.id));
  await db
    .update(visitDays)
    .set({ visitors: 9 })
    .where(eq(visitDays.day, dayOf(now)));
  await registerRock(owner);
  for (let i = 0; i < 3; i++) await runHourly(env, world.deps);
  expect((await month(world)).slice(-2)).toEqual([
    then,
    { ...nothing, day: '2031-07-11', rocks: { ...nothing.rocks, registered: 1 } },
  ]);
});

test('a month of closed days takes two round trips, and counts none of them again', async () => {
  const world = makeWorld(Date.UTC(2031, 9, 10, 15));
  await runHourly(env, world.deps);
  const { env: counted, spent } = countingEnv(env);
  world.env = counted;
  expect(await month(world)).toHaveLength(30);
  expect(spent.roundTrips).toBe(2);
  expect(spent.rowsRead).toBeLessThan(60);
});
