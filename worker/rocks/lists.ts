// Lists of rocks: everybody's, one's own, the farthest traveled.
import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import { journeyLimits } from '../../schema/journey.ts';
import type { Page } from '../../schema/paging.ts';
import { rockLimits, type OwnRock, type Rock } from '../../schema/rocks.ts';
import { members, rocks } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { afterMarks, cut, newestFirst, type Listed } from '../http/page.ts';
import type { Database } from '../platform/database.ts';
import { oncePerName } from '../platform/once.ts';
import { prepared, type Marks } from '../platform/prepared.ts';
import { rockInSight, type Viewer } from '../reports/in-sight.ts';
import { cardColumns, cardFor, ownRock, type Card } from './card.ts';

/** Asked by a visitor or a member, for the first page or a later one. */
type Way = `${'visitor' | 'member'} ${'first' | 'later'}`;

type Asked = Marks<{ viewerId: string; at: number; id: string; limit: number }>;

/** Which rocks, in which order. */
interface Selection {
  where: (viewerId: Viewer | null) => SQL | undefined;
  order: readonly SQL[];
  /** Newest entries with each rock. */
  carried: number;
}

const listOf = ({ where, order, carried }: Selection) =>
  oncePerName((way: Way) =>
    prepared((db, { viewerId: member, at, id, limit }: Asked) => {
      const viewerId = way.startsWith('member') ? member : null;
      const isLater = way.endsWith('later');
      return cards(db, viewerId, carried)
        .where(and(where(viewerId), isLater ? afterMarks({ at, id }, rocks.createdAt, rocks.id) : undefined))
        .orderBy(...order)
        .limit(limit);
    }),
  );

const cards = (db: Database, viewerId: Viewer | null, carried: number) =>
  db
    .select(cardColumns(db, { viewerId, carried }))
    .from(rocks)
    .leftJoin(members, eq(members.id, rocks.ownerId));

const newest = newestFirst(rocks.createdAt, rocks.id);

const everyRock = listOf({ where: rockInSight, order: newest, carried: journeyLimits.carried });
const rocksOfViewer = listOf({
  // A visitor owns none.
  where: (viewerId) => eq(rocks.ownerId, viewerId ?? ''),
  order: newest,
  carried: journeyLimits.carriedOnOwn,
});
const farthestRocks = listOf({
  where: (viewerId) => and(gt(rocks.distanceMetres, 0), rockInSight(viewerId)),
  order: [desc(rocks.distanceMetres), desc(rocks.id)],
  carried: journeyLimits.carriedOnOwn,
});

async function cardsOf(ctx: Ctx, list: typeof everyRock, { limit, cursor }: Page): Promise<Card[]> {
  const { db, memberId } = ctx;
  const way: Way = `${memberId === null ? 'visitor' : 'member'} ${cursor ? 'later' : 'first'}`;
  const { at, id } = cursor ?? { at: 0, id: '' };
  const [rows] = await ctx.read([list(way)(db, { viewerId: memberId ?? '', at, id, limit })]);
  return rows.map(cardFor(memberId));
}

/** One more than is shown tells whether there is a next page. */
const withNext = ({ limit, ...page }: Page): Page => ({ ...page, limit: limit + 1 });
const cursorOf = ({ row }: Card) => ({ at: row.createdAt, id: row.id });

/** Every rock, newest first. */
export async function allRocks(ctx: Ctx, page: Page): Promise<Listed<Rock>> {
  return cut(await cardsOf(ctx, everyRock, withNext(page)), page, ({ rock }) => rock, cursorOf);
}

/** The member's own rocks with their Rock IDs, newest first. */
export async function ownRocks(ctx: MemberCtx, page: Page): Promise<Listed<OwnRock>> {
  return cut(await cardsOf(ctx, rocksOfViewer, withNext(page)), page, ownRock, cursorOf);
}

/** The rocks that have traveled farthest. */
export async function featuredRocks(ctx: Ctx): Promise<Rock[]> {
  const farthest = await cardsOf(ctx, farthestRocks, { limit: rockLimits.featured });
  return farthest.map(({ rock }) => rock);
}
