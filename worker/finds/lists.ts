// A finder's two lists: rocks that wait to be hidden again, and rocks that were.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { FoundRock, RehiddenRock } from '../../schema/finds.ts';
import { journeyLimits } from '../../schema/journey.ts';
import type { Page } from '../../schema/paging.ts';
import { entries, finds, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { isOpenTo } from '../reports/in-sight.ts';
import { assembleRocks, rockQueries, type Card } from '../rocks/card.ts';

/** Found and not yet hidden again, newest first, with the Rock ID that the holder has in their hand. */
export function heldRocks(ctx: MemberCtx, page: Page): Promise<Listed<FoundRock>> {
  // Literals, here and below, so that SQLite sees the partial index fit.
  const held = and(eq(finds.memberId, ctx.memberId), sql`${finds.closedAt} IS NULL`);
  return listOf(ctx, page, held, 'foundAt', (find, card) => ({
    ...record(find, card),
    laserEngraverId: card.row.code,
  }));
}

/** Found and hidden again by this member, the latest rehide first. */
export function rehiddenRocks(ctx: MemberCtx, page: Page): Promise<Listed<RehiddenRock>> {
  const rehidden = and(eq(finds.memberId, ctx.memberId), sql`${finds.rehiddenSeq} IS NOT NULL`);
  return listOf(ctx, page, rehidden, 'closedAt', (find, card) => ({
    ...record(find, card),
    rehiddenAt: new Date(find.closedAt ?? find.foundAt).toISOString(),
    locationName: find.rehiddenAtPlace ?? '',
  }));
}

type FindRow = typeof finds.$inferSelect & { rehiddenAtPlace: string | null };

async function listOf<V>(
  ctx: MemberCtx,
  page: Page,
  which: SQL | undefined,
  time: 'foundAt' | 'closedAt',
  view: (find: FindRow, card: Card) => V,
): Promise<Listed<V>> {
  const { db, memberId } = ctx;
  const at = finds[time];
  const where = and(which, isOpenTo(memberId), after(page, at, finds.id));
  const order = newestFirst(at, finds.id);
  const limit = page.limit + 1;
  const rockIds = db
    .select({ id: finds.rockId })
    .from(finds)
    // A left join, here and below, so that SQLite begins with the member's finds.
    .leftJoin(rocks, eq(rocks.id, finds.rockId))
    .where(where)
    .orderBy(...order)
    .limit(limit);
  const [findRows, ...rockAnswers] = await ctx.read([
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
  const cards = new Map(assembleRocks(rockAnswers, memberId).map((card) => [card.row.id, card]));
  const rows = findRows.flatMap(({ find, place }) => {
    const card = cards.get(find.rockId);
    return card ? [{ find: { ...find, rehiddenAtPlace: place }, card }] : [];
  });
  return cut(
    rows,
    page,
    ({ find, card }) => view(find, card),
    ({ find }) => ({ at: find[time] ?? 0, id: find.id }),
  );
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
