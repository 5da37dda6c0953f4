// A finder's two lists: rocks that wait to be hidden again, and rocks that were.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FoundRock, RehiddenRock } from '../../schema/finds.ts';
import { journeyLimits } from '../../schema/journey.ts';
import type { Page } from '../../schema/paging.ts';
import { entries, finds, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { isOpenTo } from '../reports/in-sight.ts';
import { assembleRocks, rockQueries, type Card } from '../rocks/card.ts';

/** Found and not yet hidden again, newest first, with the Rock ID that the holder has in their hand. */
export async function heldRocks(ctx: MemberCtx, page: Page): Promise<Listed<FoundRock>> {
  const { db, memberId } = ctx;
  const where = and(eq(rocks.holderId, memberId), after(page, rocks.heldSince, rocks.id));
  const order = newestFirst(rocks.heldSince, rocks.id);
  const limit = page.limit + 1;
  const [open, ...rockAnswers] = await ctx.read([
    db
      .select({ find: finds })
      .from(rocks)
      // A literal, here and below, so that SQLite sees the partial index fit.
      .leftJoin(finds, and(eq(finds.rockId, rocks.id), sql`${finds.closedAt} IS NULL`))
      .where(where)
      .orderBy(...order)
      .limit(limit),
    ...rockQueries(db, { where, order, limit, carried: journeyLimits.carried, viewerId: memberId }),
  ]);
  const held = withCards(open, assembleRocks(rockAnswers, memberId));
  return cut(
    held,
    page,
    ({ find, card }) => ({ ...record(find, card), laserEngraverId: card.row.code }),
    ({ card: { row } }) => ({ at: row.heldSince ?? 0, id: row.id }),
  );
}

/** Found and hidden again by this member, the latest rehide first. */
export async function rehiddenRocks(ctx: MemberCtx, page: Page): Promise<Listed<RehiddenRock>> {
  const { db, memberId } = ctx;
  const where = and(
    eq(finds.memberId, memberId),
    sql`${finds.rehiddenSeq} IS NOT NULL`,
    isOpenTo(memberId),
    after(page, finds.closedAt, finds.id),
  );
  const order = newestFirst(finds.closedAt, finds.id);
  const limit = page.limit + 1;
  const rockIds = db
    .select({ id: finds.rockId })
    .from(finds)
    // A left join, here and below, so that SQLite begins with the member's finds.
    .leftJoin(rocks, eq(rocks.id, finds.rockId))
    .where(where)
    .orderBy(...order)
    .limit(limit);
  const [closed, ...rockAnswers] = await ctx.read([
    db
      .select({ find: finds, place: entries.locationName })
      .from(finds)
      .leftJoin(rocks, eq(rocks.id, finds.rockId))
      .leftJoin(entries, and(eq(entries.rockId, finds.rockId), eq(entries.seq, finds.rehiddenSeq)))
      .where(where)
      .orderBy(...order)
      .limit(limit),
    ...rockQueries(db, {
      where: inArray(rocks.id, rockIds),
      order: [],
      limit,
      carried: journeyLimits.carried,
      viewerId: memberId,
    }),
  ]);
  const rehidden = withCards(closed, assembleRocks(rockAnswers, memberId));
  return cut(
    rehidden,
    page,
    ({ find, place, card }) => ({
      ...record(find, card),
      rehiddenAt: new Date(find.closedAt ?? find.foundAt).toISOString(),
      locationName: place ?? '',
    }),
    ({ find }) => ({ at: find.closedAt ?? 0, id: find.id }),
  );
}

type FindRow = typeof finds.$inferSelect;

/** Each find beside the card of its rock. */
function withCards<R extends { find: FindRow | null }>(rows: R[], all: readonly Card[]) {
  const cards = new Map(all.map((card) => [card.row.id, card]));
  return rows.flatMap((row) => {
    const card = row.find && cards.get(row.find.rockId);
    return row.find && card ? [{ ...row, find: row.find, card }] : [];
  });
}

function record(find: FindRow, { row, rock }: Card) {
  return {
    id: find.id,
    foundAt: new Date(find.foundAt).toISOString(),
    originalRockId: rock.id,
    isWithheld: row.withheldAt !== null,
    rockData: { name: rock.name, description: rock.description, imageUrl: rock.imageUrl },
    originalRock: rock,
  };
}
