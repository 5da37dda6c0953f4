// All entries of one rock's journey, page by page, newest first.
import { and, desc, eq, lt } from 'drizzle-orm';
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

export async function journeyOf(ctx: Ctx, rockId: string, page: Page): Promise<Listed<JourneyEntry>> {
  const { db } = ctx;
  const [found, rows] = await ctx.read([
    db
      .select({ ownerId: rocks.ownerId })
      .from(rocks)
      .where(and(eq(rocks.id, rockId), isVisibleTo(ctx.memberId))),
    db
      .select({ entry: entries, author: publicColumns })
      .from(entries)
      .leftJoin(members, eq(members.id, entries.memberId))
      .where(and(eq(entries.rockId, rockId), page.cursor && lt(entries.seq, page.cursor.at)))
      .orderBy(desc(entries.seq))
      .limit(page.limit + 1),
  ]);
  const rock = found[0];
  if (!rock) throw new NotFound(rockWords.notFound);
  return cut(
    rows,
    page,
    ({ entry, author }) => entryView(entry, author, ctx.memberId, rock.ownerId),
    ({ entry }) => ({ at: entry.seq, id: entry.id }),
  );
}
