// Counts the figures of a day. What is withheld when the day is closed is in none of them.
import {
  and,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  notExists,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { figureLimits, type DayFigures } from '../../schema/figures.ts';
import {
  activities,
  ambassadorApplications,
  customers,
  duplicateSubscriptions,
  entries,
  members,
  orders,
  rocks,
  subscriptions,
  visitDays,
} from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { day, startOf } from '../platform/clock.ts';
import { wasPaid } from '../shop/to-ship.ts';

/** Stripe's statuses of a subscription that was never paid. */
const neverBegun = ['incomplete', 'incomplete_expired'];

/** One batch; reads only the rows of the day, by indexes. */
export async function figuresOfDay(ctx: Ctx, name: string): Promise<DayFigures> {
  const { db } = ctx;
  const start = startOf(name);
  const onIt = (at: SQLiteColumn): SQL | undefined => and(gte(at, start), lt(at, start + day));
  // A duplicate was ended and refunded at once, so it was neither gained nor lost.
  const duplicate = db
    .select({ id: duplicateSubscriptions.subscriptionId })
    .from(duplicateSubscriptions)
    .where(eq(duplicateSubscriptions.subscriptionId, subscriptions.id));
  const isCounted = and(notInArray(subscriptions.status, neverBegun), notExists(duplicate));
  const began = and(onIt(subscriptions.createdAt), isCounted);
  // A literal, so that SQLite uses the partial index.
  const counted = and(sql`${entries.metres} > 0 AND ${entries.isTooFast} = 0`, onIt(entries.recordedAt));
  const payers = db
    .select({ memberId: customers.memberId })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(began);

  const [visited, joined, plans, lost, happened, traveled, farthest, sold, applied, selected] =
    await ctx.read([
      db.select({ visitors: visitDays.visitors }).from(visitDays).where(eq(visitDays.day, name)),
      db
        .select({ n: count() })
        .from(members)
        .where(and(onIt(members.createdAt), notInArray(members.id, payers))),
      db
        .select({ plan: subscriptions.plan, n: count() })
        .from(subscriptions)
        .where(began)
        .groupBy(subscriptions.plan),
      db
        .select({ n: count() })
        .from(subscriptions)
        .where(and(onIt(subscriptions.endedAt), isCounted)),
      db
        .select({ type: activities.type, n: count() })
        .from(activities)
        .innerJoin(rocks, eq(rocks.id, activities.rockId))
        .where(and(onIt(activities.createdAt), isNull(rocks.withheldAt)))
        .groupBy(activities.type),
      db
        .select({ metres: sql<number>`coalesce(sum(${entries.metres}), 0)` })
        .from(entries)
        .innerJoin(rocks, eq(rocks.id, entries.rockId))
        .where(and(counted, isNull(rocks.withheldAt))),
      db
        .select({ id: rocks.id, name: rocks.name, metres: sql<number>`sum(${entries.metres})`.as('gone') })
        .from(entries)
        .innerJoin(rocks, eq(rocks.id, entries.rockId))
        .where(and(counted, isNull(rocks.withheldAt)))
        .groupBy(rocks.id)
        .orderBy(desc(sql`gone`), rocks.id)
        .limit(figureLimits.topRocks),
      db
        .select({ n: count(), revenue: sql<number>`coalesce(sum(${orders.amount} - ${orders.refunded}), 0)` })
        .from(orders)
        .where(and(onIt(orders.createdAt), wasPaid)),
      db.select({ n: count() }).from(ambassadorApplications).where(onIt(ambassadorApplications.createdAt)),
      db
        .select({ n: count() })
        .from(ambassadorApplications)
        .where(and(isNotNull(ambassadorApplications.slot), onIt(ambassadorApplications.announcedAt))),
    ]);

  const planned = new Map(plans.map(({ plan, n }) => [plan, n]));
  const did = new Map(happened.map(({ type, n }) => [type, n]));
  return {
    visitors: visited[0]?.visitors ?? 0,
    signUps: {
      free: joined[0]?.n ?? 0,
      monthly: planned.get('monthly') ?? 0,
      yearly: planned.get('yearly') ?? 0,
    },
    rocks: {
      registered: did.get('rock_created') ?? 0,
      hidden: did.get('rock_hidden') ?? 0,
      found: did.get('rock_found') ?? 0,
      rehidden: did.get('rehidden_rock') ?? 0,
    },
    metres: traveled[0]?.metres ?? 0,
    topRocks: farthest,
    orders: sold[0]?.n ?? 0,
    revenue: sold[0]?.revenue ?? 0,
    ambassadors: { applied: applied[0]?.n ?? 0, selected: selected[0]?.n ?? 0 },
    subscriptions: { gained: plans.reduce((sum, { n }) => sum + n, 0), lost: lost[0]?.n ?? 0 },
  };
}
