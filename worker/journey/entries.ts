// All entries of one rock's journey, page by page, newest first.
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { Page } from '../../schema/paging.ts';
import { rockWords } from '../../schema/rocks.ts';
import { entries, members, rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { cut, type Listed } from '../http/page.ts';
import { publicColumns } from '../members/public.ts';
import { isVisibleTo } from '../reports/visibility.ts';
import { entryView } from '../rocks/entry-view.ts';

/** The cursor is the seq of the last entry of the page before. */
export async function journeyOf(ctx: Ctx, rockId: string, page: Page): Promise<Listed<JourneyEntry>> {
  const { db } = ctx;
  const before = page.cursor?.at;
  const columns = { entry: entries, author: publicColumns };
  const ofRock = eq(entries.rockId, rockId);
  const [found, recorded, sorted] = await ctx.read([
    db
      .select({ ownerId: rocks.ownerId, lateCount: rocks.lateCount })
      .from(rocks)
      .where(and(eq(rocks.id, rockId), isVisibleTo(ctx.memberId))),
    // As they were recorded, by the primary key.
    db
      .select(columns)
      .from(entries)
      .leftJoin(members, eq(members.id, entries.memberId))
      .where(and(ofRock, before === undefined ? undefined : lt(entries.seq, before)))
      .orderBy(desc(entries.seq))
      .limit(page.limit + 1),
    // Where logs came late, all of them are sorted. Of other rocks nothing is read.
    db
      .select(columns)
      .from(rocks)
      .innerJoin(entries, ofRock)
      .leftJoin(members, eq(members.id, entries.memberId))
      .where(
        and(
          eq(rocks.id, rockId),
          gt(rocks.lateCount, 0),
          before === undefined
            ? undefined
            : sql`(${entries.createdAt}, ${entries.seq}) < (SELECT cursor.created_at, cursor.seq FROM ${entries} AS cursor WHERE cursor.rock_id = ${rockId} AND cursor.seq = ${before})`,
        ),
      )
      .orderBy(desc(entries.createdAt), desc(entries.seq))
      .limit(page.limit + 1),
  ]);
  const rock = found[0];
  if (!rock) throw new NotFound(rockWords.notFound);
  return cut(
    rock.lateCount > 0 ? sorted : recorded,
    page,
    ({ entry, author }) => entryView(entry, author, ctx.memberId, rock.ownerId),
    ({ entry }) => ({ at: entry.seq, id: entry.id }),
  );
}
