// The two leaderboards: finds that count, and registered rocks. Read from counters, the first lines of an index.
import { desc, sql, type SQL } from 'drizzle-orm';
import { leaderboardLines, type LeaderboardEntry } from '../../schema/community.ts';
import { members } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { publicColumns, publicMember } from '../members/public.ts';

// Conditions with literals, so that SQLite sees the partial indexes fit.

export function mostFinds(ctx: Ctx): Promise<LeaderboardEntry[]> {
  return first(ctx, members.scoredFindCount, sql`${members.scoredFindCount} > 0`);
}

export function mostRegistered(ctx: Ctx): Promise<LeaderboardEntry[]> {
  return first(ctx, members.rockCount, sql`${members.rockCount} > 0`);
}

async function first(
  ctx: Ctx,
  count: typeof members.scoredFindCount | typeof members.rockCount,
  where: SQL,
): Promise<LeaderboardEntry[]> {
  const [rows] = await ctx.read([
    ctx.db
      .select({
        member: publicColumns,
        findCount: members.scoredFindCount,
        registeredCount: members.rockCount,
      })
      .from(members)
      .where(where)
      .orderBy(desc(count), desc(members.id))
      .limit(leaderboardLines.community),
  ]);
  return rows.flatMap(({ member: row, findCount, registeredCount }) => {
    const member = publicMember(row);
    return member ? [{ ...member, findCount, registeredCount }] : [];
  });
}
