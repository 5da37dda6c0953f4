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
  /** Whether they are all the viewer's own; a visitor has none. */
  isOwn?: boolean;
}

/** @param carried number of newest entries with each rock */
const listOf = ({ where, order, isOwn = false }: Selection, carried: number) =>
  forViewer((db, viewerId, { at, id, limit }: Placeholders<PageRows>) => {
    const selected = db.select(cardColumns(db, { viewerId, carried }));
    // SQLite reads the owner of own rocks once if it begins with the member.
    const joined = isOwn
      ? selected.from(members).innerJoin(rocks, eq(rocks.ownerId, members.id))
      : selected.from(rocks).leftJoin(members, eq(members.id, rocks.ownerId));
    const owner = isOwn ? eq(members.id, viewerId ?? '') : undefined;
    return joined
      .where(and(owner, where(viewerId, { at, id })))
      .orderBy(...order)
      .limit(limit);
  });

/** With the newest entries and comments of each rock, and without. */
const listsOf = (selection: Selection, carried: number) => ({
  full: listOf(selection, carried),
  light: listOf(selection, 0),
});
type Lists = ReturnType<typeof listsOf>;

/** Newest first, a page at a time. */
const newest = (which: (viewerId: Viewer | null) => SQL | undefined): Selection => ({
  where: (viewerId, cursor) => and(which(viewerId), afterPlaceholders(cursor, rocks.createdAt, rocks.id)),
  order: newestFirst(rocks.createdAt, rocks.id),
});

const everyRock = listsOf(newest(isRockVisible), journeyLimits.carried);
const rocksOfViewer = listsOf({ ...newest(() => undefined), isOwn: true }, journeyLimits.carriedOnOwn);
const farthestRocks = listsOf(
  {
    where: (viewerId) => and(gt(rocks.distanceMetres, 0), isRockVisible(viewerId)),
    order: [desc(rocks.distanceMetres), desc(rocks.id)],
  },
  journeyLimits.carriedOnOwn,
);

interface Amount {
  /** Whether the rocks come without entries and comments. */
  isLight: boolean;
}

async function cardsOf(
  ctx: Ctx,
  { full, light }: Lists,
  { isLight }: Amount,
  page: PageRows,
): Promise<Card[]> {
  const [rows] = await ctx.read([(isLight ? light : full)(ctx, page)]);
  return rows.map(cardFor(ctx.memberId));
}

const cursorOf = ({ row }: Card) => ({ at: row.createdAt, id: row.id });

/** Every rock, newest first. */
export async function allRocks(ctx: Ctx, page: Page & Amount): Promise<Listed<Rock>> {
  return cut(await cardsOf(ctx, everyRock, page, rowsOfPage(page)), page, ({ rock }) => rock, cursorOf);
}

/** The member's own rocks with their Rock IDs, newest first. */
export async function ownRocks(ctx: MemberCtx, page: Page & Amount): Promise<Listed<OwnRock>> {
  return cut(await cardsOf(ctx, rocksOfViewer, page, rowsOfPage(page)), page, ownRock, cursorOf);
}

/** The rocks that have traveled farthest. */
export async function featuredRocks(ctx: Ctx, amount: Amount): Promise<Rock[]> {
  const rows = { ...start, limit: rockLimits.featured };
  return (await cardsOf(ctx, farthestRocks, amount, rows)).map(({ rock }) => rock);
}
