// Lists of rocks: everybody's, one's own, the farthest traveled.
import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import { journeyLimits } from '../../schema/journey.ts';
import type { Page } from '../../schema/paging.ts';
import { rockLimits, type OwnRock, type Rock } from '../../schema/rocks.ts';
import { members, rocks } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import {
  afterPlaceholders,
  cut,
  newestFirst,
  rowsOfPage,
  start,
  type Listed,
  type PageRows,
} from '../http/page.ts';
import type { Placeholders } from '../platform/prepared.ts';
import { forViewer, isRockVisible, type Viewer } from '../reports/visibility.ts';
import { cardColumns, cardFor, ownRock, type Card } from './card.ts';

/** Which rocks, in which order. */
interface Selection {
  where: (viewerId: Viewer | null, cursor: Parameters<typeof afterPlaceholders>[0]) => SQL | undefined;
  order: readonly SQL[];
  /** Number of newest entries with each rock. */
  carried: number;
}

const listOf = ({ where, order, carried }: Selection) =>
  forViewer((db, viewerId, { at, id, limit }: Placeholders<PageRows>) =>
    db
      .select(cardColumns(db, { viewerId, carried }))
      .from(rocks)
      .leftJoin(members, eq(members.id, rocks.ownerId))
      .where(where(viewerId, { at, id }))
      .orderBy(...order)
      .limit(limit),
  );

/** Newest first, a page at a time. */
const newest = (which: (viewerId: Viewer | null) => SQL | undefined, carried: number) =>
  listOf({
    where: (viewerId, cursor) => and(which(viewerId), afterPlaceholders(cursor, rocks.createdAt, rocks.id)),
    order: newestFirst(rocks.createdAt, rocks.id),
    carried,
  });

const everyRock = newest(isRockVisible, journeyLimits.carried);
// A visitor owns none.
const rocksOfViewer = newest((viewerId) => eq(rocks.ownerId, viewerId ?? ''), journeyLimits.carriedOnOwn);
const farthestRocks = listOf({
  where: (viewerId) => and(gt(rocks.distanceMetres, 0), isRockVisible(viewerId)),
  order: [desc(rocks.distanceMetres), desc(rocks.id)],
  carried: journeyLimits.carriedOnOwn,
});

async function cardsOf(ctx: Ctx, list: typeof everyRock, page: PageRows): Promise<Card[]> {
  const [rows] = await ctx.read([list(ctx, page)]);
  return rows.map(cardFor(ctx.memberId));
}

const cursorOf = ({ row }: Card) => ({ at: row.createdAt, id: row.id });

/** Every rock, newest first. */
export async function allRocks(ctx: Ctx, page: Page): Promise<Listed<Rock>> {
  return cut(await cardsOf(ctx, everyRock, rowsOfPage(page)), page, ({ rock }) => rock, cursorOf);
}

/** The member's own rocks with their Rock IDs, newest first. */
export async function ownRocks(ctx: MemberCtx, page: Page): Promise<Listed<OwnRock>> {
  return cut(await cardsOf(ctx, rocksOfViewer, rowsOfPage(page)), page, ownRock, cursorOf);
}

/** The rocks that have traveled farthest. */
export async function featuredRocks(ctx: Ctx): Promise<Rock[]> {
  const farthest = await cardsOf(ctx, farthestRocks, { ...start, limit: rockLimits.featured });
  return farthest.map(({ rock }) => rock);
}
