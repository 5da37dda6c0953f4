// Figures of the whole community and of one member, read from counters.
import type { MemberStats, RockCounts, Stats } from '../../schema/community.ts';
import { kmToMiles } from '../../schema/journey.ts';
import { totals } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import type { Total } from '../platform/totals.ts';

async function allTotals(ctx: Ctx): Promise<Record<Total, number>> {
  const none = { rocks: 0, not_hidden: 0, members: 0, distance_metres: 0, countries: 0 };
  const [rows] = await ctx.read([ctx.db.select().from(totals)]);
  return rows.reduce((sums, { name, value }) => ({ ...sums, [name]: value }), none);
}

export async function communityStats(ctx: Ctx): Promise<Stats> {
  const sums = await allTotals(ctx);
  return {
    totalRocks: sums.rocks,
    activeCountries: sums.countries,
    totalUsers: sums.members,
    totalDistance: kmToMiles(sums.distance_metres / 1000),
  };
}

export async function rockCounts(ctx: Ctx): Promise<RockCounts> {
  return { notHiddenCount: (await allTotals(ctx)).not_hidden };
}

export async function memberStats(ctx: MemberCtx): Promise<MemberStats> {
  const me = await ctx.meet();
  return {
    totalRocks: me.rockCount,
    totalFinds: me.findCount,
    totalDistanceTraveled: kmToMiles(me.distanceMetres / 1000),
  };
}
