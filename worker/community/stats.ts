// Figures of the whole community and of one member, read from counters.
import { eq } from 'drizzle-orm';
import type { MemberStats, RockCounts, Stats } from '../../schema/community.ts';
import { kmToMiles } from '../../schema/journey.ts';
import { totals } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';
import type { Total } from '../platform/totals.ts';
import { ownMetres } from '../rocks/own-distance.ts';

const everyTotal = prepared((db) => db.select().from(totals));
const totalNamed = prepared((db, { name }: Placeholders<{ name: Total }>) =>
  db.select().from(totals).where(eq(totals.name, name)),
);

/** Query for `totalIn`. */
export const allTotals = ({ db }: Ctx) => everyTotal(db, {});

export function totalIn(rows: readonly (typeof totals.$inferSelect)[]): (name: Total) => number {
  const sums = new Map(rows.map(({ name, value }) => [name, value]));
  return (name) => sums.get(name) ?? 0;
}

export async function communityStats(ctx: Ctx): Promise<Stats> {
  const [rows] = await ctx.read([allTotals(ctx)]);
  const total = totalIn(rows);
  return {
    totalRocks: total('rocks'),
    activeCountries: total('countries'),
    totalUsers: total('members'),
    totalDistance: kmToMiles(total('distance_metres') / 1000),
  };
}

export async function rockCounts(ctx: Ctx): Promise<RockCounts> {
  const [rows] = await ctx.read([totalNamed(ctx.db, { name: 'not_hidden' })]);
  return { notHiddenCount: totalIn(rows)('not_hidden') };
}

export function memberStats(ctx: MemberCtx): Promise<MemberStats> {
  return ctx.begin([], async (member) => ({
    totalRocks: member.rockCount,
    totalFinds: member.findCount,
    totalDistanceTraveled: kmToMiles(ownMetres(member) / 1000),
    totalMetres: ownMetres(member),
  }));
}
