// Lists of rocks: everybody's, one's own, the farthest traveled.
import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import { journeyLimits } from '../../schema/journey.ts';
import type { Page } from '../../schema/paging.ts';
import { rockLimits, type OwnRock, type Rock } from '../../schema/rocks.ts';
import { members, rocks } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { rockInSight } from '../reports/in-sight.ts';
import { cardColumns, cardFor, ownRock, type Card } from './card.ts';

/** Which rocks, in which order. */
interface Selection {
  where: SQL | undefined;
  order: readonly SQL[];
  limit: number;
  /** Newest entries with each rock. */
  carried: number;
}

async function cardsOf(ctx: Ctx, { where, order, limit, carried }: Selection): Promise<Card[]> {
  const { db, memberId: viewerId } = ctx;
  const [rows] = await ctx.read([
    db
      .select(cardColumns(db, { viewerId, carried }))
      .from(rocks)
      .leftJoin(members, eq(members.id, rocks.ownerId))
      .where(where)
      .orderBy(...order)
      .limit(limit),
  ]);
  return rows.map(cardFor(viewerId));
}

const newest = newestFirst(rocks.createdAt, rocks.id);
const cursorOf = ({ row }: Card) => ({ at: row.createdAt, id: row.id });

/** Every rock, newest first. */
export async function allRocks(ctx: Ctx, page: Page): Promise<Listed<Rock>> {
  const cards = await cardsOf(ctx, {
    where: and(rockInSight(ctx.memberId), after(page, rocks.createdAt, rocks.id)),
    order: newest,
    limit: page.limit + 1,
    carried: journeyLimits.carried,
  });
  return cut(cards, page, ({ rock }) => rock, cursorOf);
}

/** The member's own rocks with their Rock IDs, newest first. */
export async function ownRocks(ctx: MemberCtx, page: Page): Promise<Listed<OwnRock>> {
  const cards = await cardsOf(ctx, {
    where: and(eq(rocks.ownerId, ctx.memberId), after(page, rocks.createdAt, rocks.id)),
    order: newest,
    limit: page.limit + 1,
    carried: journeyLimits.carriedOnOwn,
  });
  return cut(cards, page, ownRock, cursorOf);
}

/** The rocks that have traveled farthest. */
export async function featuredRocks(ctx: Ctx): Promise<Rock[]> {
  const cards = await cardsOf(ctx, {
    where: and(gt(rocks.distanceMetres, 0), rockInSight(ctx.memberId)),
    order: [desc(rocks.distanceMetres), desc(rocks.id)],
    limit: rockLimits.featured,
    carried: journeyLimits.carriedOnOwn,
  });
  return cards.map(({ rock }) => rock);
}
