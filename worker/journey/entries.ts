// All entries of one rock's journey, page by page, newest first.
import { and, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { Page } from '../../schema/paging.ts';
import { rockWords } from '../../schema/rocks.ts';
import { entries, members, rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { cut, type Listed } from '../http/page.ts';
import { publicColumns } from '../members/public.ts';
import { isVisibleTo } from '../reports/visibility.ts';
import { newestEntriesFirst } from '../rocks/card.ts';
import { entryView } from '../rocks/entry-view.ts';

/** The cursor is the seq of the last entry of the page before. */
export async function journeyOf(ctx: Ctx, rockId: string, page: Page): Promise<Listed<JourneyEntry>> {
  const { db } = ctx;
  const rowsWhere = (...which: (SQL | undefined)[]) =>
    db
      .select({ entry: entries, author: publicColumns })
      // The rock first: its journey is read in one of two ways.
      .from(rocks)
      .innerJoin(entries, eq(entries.rockId, rocks.id))
      .leftJoin(members, eq(members.id, entries.memberId))
      .where(and(eq(rocks.id, rockId), ...which));
  const before = page.cursor?.at;
  const [found, inOrder, sorted] = await ctx.read([
    db
      .select({ ownerId: rocks.ownerId })
      .from(rocks)
      .where(and(eq(rocks.id, rockId), isVisibleTo(ctx.memberId))),
    // As they were recorded, by the primary key.
    rowsWhere(eq(rocks.lateCount, 0), before === undefined ? undefined : lt(entries.seq, before))
      .orderBy(desc(entries.seq))
      .limit(page.limit + 1),
    // Where logs came late, all of them are sorted.
    rowsWhere(
      gt(rocks.lateCount, 0),
      before === undefined
        ? undefined
        : sql`(${entries.createdAt}, ${entries.seq}) < (SELECT cursor.created_at, cursor.seq FROM ${entries} AS cursor WHERE cursor.rock_id = ${rockId} AND cursor.seq = ${before})`,
    )
      .orderBy(...newestEntriesFirst)
      .limit(page.limit + 1),
  ]);
  const rock = found[0];
  if (!rock) throw new NotFound(rockWords.notFound);
  return cut(
    [...inOrder, ...sorted],
    page,
    ({ entry, author }) => entryView(entry, author, ctx.memberId, rock.ownerId),
    ({ entry }) => ({ at: entry.seq, id: entry.id }),
  );
}
