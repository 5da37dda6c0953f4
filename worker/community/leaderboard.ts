// The two leaderboards: scored finds and registered rocks. Each reads the first rows of an index on a counter.
import { desc, sql, type SQL } from 'drizzle-orm';
import { leaderboardLines, type LeaderboardEntry } from '../../schema/community.ts';
import { members } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { publicColumns, publicMember } from '../members/public.ts';
import type { Database } from '../platform/database.ts';
import { prepared } from '../platform/prepared.ts';

// Conditions with literals, so that SQLite can use the partial indexes.

const mostFindsFirst = prepared((db) =>
  firstBy(db, members.scoredFindCount, sql`${members.scoredFindCount} > 0`),
);
const mostRegisteredFirst = prepared((db) =>
  firstBy(db, members.scoredRockCount, sql`${members.scoredRockCount} > 0`),
);

const firstBy = (
  db: Database,
  count: typeof members.scoredFindCount | typeof members.scoredRockCount,
  where: SQL,
) =>
  db
    .select({
      member: publicColumns,
      findCount: members.scoredFindCount,
      registeredCount: members.scoredRockCount,
    })
    .from(members)
    .where(where)
    .orderBy(desc(count), desc(members.id))
    .limit(leaderboardLines.community);

export const mostFinds = (ctx: Ctx) => linesOf(ctx, mostFindsFirst);
export const mostRegistered = (ctx: Ctx) => linesOf(ctx, mostRegisteredFirst);

async function linesOf(ctx: Ctx, query: typeof mostFindsFirst): Promise<LeaderboardEntry[]> {
  const [rows] = await ctx.read([query(ctx.db, {})]);
  return rows.flatMap(({ member: row, findCount, registeredCount }) => {
    const member = publicMember(row);
    return member ? [{ ...member, findCount, registeredCount }] : [];
  });
}
