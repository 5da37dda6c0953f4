// All entries of one rock's journey, page by page, newest first, and among them those that were taken back.
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { Page } from '../../schema/paging.ts';
import { entries, members, retractions, rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { cut, type Listed } from '../http/page.ts';
import { publicColumns } from '../members/public.ts';
import { isVisibleTo } from '../reports/visibility.ts';
import { entryView, mistakeView } from '../rocks/entry-view.ts';
import { inOrder } from './history.ts';
import { say } from '../../schema/words/say.ts';

/** The cursor is the seq of the last entry of the page before. */
export async function journeyOf(ctx: Ctx, rockId: string, page: Page): Promise<Listed<JourneyEntry>> {
  const { db } = ctx;
  const before = page.cursor?.at;
  const columns = { entry: entries, author: publicColumns };
  const ofRock = eq(entries.rockId, rockId);
  const isBefore = (table: typeof entries | typeof retractions) =>
    before === undefined
      ? undefined
      : sql`(${table.createdAt}, ${table.seq}) < (SELECT cursor.created_at, cursor.seq FROM ${entries} AS cursor WHERE cursor.rock_id = ${rockId} AND cursor.seq = ${before})`;
  const [found, recorded, sorted, mistakes] = await ctx.read([
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
      .where(and(eq(rocks.id, rockId), gt(rocks.lateCount, 0), isBefore(entries)))
      .orderBy(desc(entries.createdAt), desc(entries.seq))
      .limit(page.limit + 1),
    db
      .select({ entry: retractions, author: publicColumns })
      .from(retractions)
      .innerJoin(members, eq(members.id, retractions.memberId))
      .where(and(eq(retractions.rockId, rockId), eq(retractions.isShown, true), isBefore(retractions)))
      .limit(page.limit),
  ]);
  const rock = found[0];
  if (!rock) throw new NotFound(say('rocks', 'notFound'));
  const { items, next } = cut(
    rock.lateCount > 0 ? sorted : recorded,
    page,
    (row) => row,
    ({ entry }) => ({ at: entry.seq, id: entry.id }),
  );
  const last = items.at(-1)?.entry;
  // The next page has those that are older than this one.
  const shown = next && last ? mistakes.filter(({ entry }) => inOrder(entry, last) > 0) : mistakes;
  return {
    items: [...items, ...shown]
      .toSorted((a, b) => inOrder(b.entry, a.entry))
      .map(({ entry, author }) =>
        'id' in entry
          ? entryView(entry, author, ctx.memberId, rock.ownerId)
          : mistakeView(entry, author, ctx.memberId),
      ),
    next,
  };
}
