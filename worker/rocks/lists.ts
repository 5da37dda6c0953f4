// Lists of rocks: everybody's, one's own, the farthest traveled.
import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import { journeyLimits } from '../../schema/journey.ts';
import type { Page } from '../../schema/paging.ts';
import { rockLimits, type OwnRock, type Rock } from '../../schema/rocks.ts';
import { members, offers, rocks } from '../../schema/tables/index.ts';
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
import { painters, receivers } from '../members/public.ts';
import type { Placeholders } from '../platform/prepared.ts';
import { forViewer, isRockVisible, type Viewer } from '../reports/visibility.ts';
import { cardColumns, cardFor, isPainter, ownRock, type Card } from './card.ts';
import { offerColumns, offerView } from './offer-view.ts';

/** Which rocks, in which order. */
interface Selection {
  where: (viewerId: Viewer | null, cursor: Parameters<typeof afterPlaceholders>[0]) => SQL | undefined;
  order: readonly SQL[];
}

/** @param carried number of newest entries with each rock */
const listOf = ({ where, order }: Selection, carried: number) =>
  forViewer((db, viewerId, { at, id, limit }: Placeholders<PageRows>) =>
    db
      .select(cardColumns(db, { viewerId, carried }))
      .from(rocks)
      .leftJoin(members, eq(members.id, rocks.ownerId))
      .leftJoin(painters, isPainter)
      .where(where(viewerId, { at, id }))
      .orderBy(...order)
      .limit(limit),
  );

/** With the newest entries and comments of each rock, and without. */
const listsOf = (selection: Selection, carried: number) => ({
  full: listOf(selection, carried),
  light: listOf(selection, 0),
});
type Lists = ReturnType<typeof listsOf>;

/** Newest first, a page at a time. */
const everyRock = listsOf(
  {
    where: (viewerId, cursor) =>
      and(isRockVisible(viewerId), afterPlaceholders(cursor, rocks.createdAt, rocks.id)),
    order: newestFirst(rocks.createdAt, rocks.id),
  },
  journeyLimits.carried,
);

/** A visitor has none. */
const rocksOfViewer = (carried: number) =>
  forViewer((db, viewerId, { at, id, limit }: Placeholders<PageRows>) =>
    db
      .select({ ...cardColumns(db, { viewerId, carried }), ...offerColumns })
      // SQLite reads the owner once if it begins with the member.
      .from(members)
      .innerJoin(rocks, eq(rocks.ownerId, members.id))
      .leftJoin(painters, isPainter)
      .leftJoin(offers, eq(offers.id, rocks.offerId))
      .leftJoin(receivers, eq(receivers.id, offers.receiverId))
      .where(and(eq(members.id, viewerId ?? ''), afterPlaceholders({ at, id }, rocks.createdAt, rocks.id)))
      .orderBy(...newestFirst(rocks.createdAt, rocks.id))
      .limit(limit),
  );
const ownLists = { full: rocksOfViewer(journeyLimits.carriedOnOwn), light: rocksOfViewer(0) };

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
  const list = page.isLight ? ownLists.light : ownLists.full;
  const [rows] = await ctx.read([list(ctx, rowsOfPage(page))]);
  const cardOf = cardFor(ctx.memberId);
  const now = ctx.now();
  return cut(
    rows,
    page,
    (row) => ownRock(cardOf(row), offerView(row, now)),
    ({ rock }) => ({ at: rock.createdAt, id: rock.id }),
  );
}

/** The rocks that have traveled farthest. */
export async function featuredRocks(ctx: Ctx, amount: Amount): Promise<Rock[]> {
  const rows = { ...start, limit: rockLimits.featured };
  return (await cardsOf(ctx, farthestRocks, amount, rows)).map(({ rock }) => rock);
}
