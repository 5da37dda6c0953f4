// Lists of rocks: everybody's, one's own, the farthest traveled.
import { and, desc, eq, gt } from 'drizzle-orm';
import { journeyLimits } from '../../schema/journey.ts';
import type { Page } from '../../schema/paging.ts';
import { rockLimits, type OwnRock, type Rock } from '../../schema/rocks.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { rockInSight } from '../reports/in-sight.ts';
import { assembleRocks, ownRock, rockQueries, type Card } from './card.ts';

const cursorOf = ({ row }: Card) => ({ at: row.createdAt, id: row.id });

/** Every rock, newest first. */
export async function allRocks(ctx: Ctx, page: Page): Promise<Listed<Rock>> {
  const answers = await ctx.read(
    rockQueries(ctx.db, {
      where: and(rockInSight(ctx.memberId), after(page, rocks.createdAt, rocks.id)),
      order: newestFirst(rocks.createdAt, rocks.id),
      limit: page.limit + 1,
      carried: journeyLimits.carried,
      viewerId: ctx.memberId,
    }),
  );
  return cut(assembleRocks(answers, ctx.memberId), page, ({ rock }) => rock, cursorOf);
}

/** The member's own rocks with their Rock IDs, newest first. */
export async function ownRocks(ctx: MemberCtx, page: Page): Promise<Listed<OwnRock>> {
  const answers = await ctx.read(
    rockQueries(ctx.db, {
      where: and(eq(rocks.ownerId, ctx.memberId), after(page, rocks.createdAt, rocks.id)),
      order: newestFirst(rocks.createdAt, rocks.id),
      limit: page.limit + 1,
      carried: journeyLimits.carriedOnOwn,
      viewerId: ctx.memberId,
    }),
  );
  return cut(assembleRocks(answers, ctx.memberId), page, ownRock, cursorOf);
}

/** The rocks that have traveled farthest. */
export async function featuredRocks(ctx: Ctx): Promise<Rock[]> {
  const answers = await ctx.read(
    rockQueries(ctx.db, {
      where: and(gt(rocks.distanceMetres, 0), rockInSight(ctx.memberId)),
      order: [desc(rocks.distanceMetres), desc(rocks.id)],
      limit: rockLimits.featured,
      carried: journeyLimits.carriedOnOwn,
      viewerId: ctx.memberId,
    }),
  );
  return assembleRocks(answers, ctx.memberId).map(({ rock }) => rock);
}
