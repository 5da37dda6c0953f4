// The comments on one rock, page by page, newest first.
import { and, eq } from 'drizzle-orm';
import type { Page } from '../../schema/paging.ts';
import { type Interaction } from '../../schema/rocks.ts';
import { comments, members, rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { publicColumns } from '../members/public.ts';
import { isCommentVisible, isVisibleTo } from '../reports/visibility.ts';
import { commentView } from '../rocks/card.ts';
import { say } from '../../schema/words/say.ts';

export async function commentsOf(ctx: Ctx, rockId: string, page: Page): Promise<Listed<Interaction>> {
  const { db } = ctx;
  const [found, rows] = await ctx.read([
    db
      .select({ id: rocks.id })
      .from(rocks)
      .where(and(eq(rocks.id, rockId), isVisibleTo(ctx.memberId))),
    db
      .select({ comment: comments, author: publicColumns })
      .from(comments)
      .leftJoin(members, eq(members.id, comments.memberId))
      .where(
        and(
          eq(comments.rockId, rockId),
          isCommentVisible(ctx.memberId, comments),
          after(page, comments.createdAt, comments.id),
        ),
      )
      .orderBy(...newestFirst(comments.createdAt, comments.id))
      .limit(page.limit + 1),
  ]);
  if (found.length === 0) throw new NotFound(say('rocks', 'notFound'));
  return cut(
    rows,
    page,
    ({ comment, author }) => commentView(comment, author, ctx.memberId),
    ({ comment }) => ({ at: comment.createdAt, id: comment.id }),
  );
}
