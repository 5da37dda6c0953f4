// What others did with the member's rocks, and with rocks that they found, since a moment.
import { and, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import { nearOf } from '../../schema/near.ts';
import { newsLimits, type NewsItem } from '../../schema/news.ts';
import { photoUrl } from '../../schema/photos.ts';
import { activities, comments, finds, members, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { publicColumns, publicMember, type PublicRow } from '../members/public.ts';
import { day, instant } from '../platform/clock.ts';
import { isCommentVisible, isVisibleTo, visiblePhoto } from '../reports/visibility.ts';
import { joined } from '../platform/database.ts';
import { commentView, type SeenComment } from '../rocks/card.ts';

const actColumns = joined('act', {
  id: activities.id,
  type: activities.type,
  createdAt: activities.createdAt,
  town: activities.town,
});
const commentColumns = joined('comment', {
  id: comments.id,
  content: comments.content,
  givesCode: comments.givesCode,
  createdAt: comments.createdAt,
});

/** @param since in milliseconds; at most `newsLimits.days` ago, which is the default */
export async function newsFor(ctx: MemberCtx, since = 0): Promise<NewsItem[]> {
  const { db, memberId } = ctx;
  const from = Math.max(since, ctx.now() - newsLimits.days * day);
  const rock = {
    rockId: sql<string>`${rocks.id}`.as('rock_id'),
    name: sql<string>`${rocks.name}`.as('rock_name'),
    photoKey: visiblePhoto(memberId),
  };
  // Only the newest of a member's finds are followed.
  const own = db
    .select({
      rockId: finds.rockId,
      lastAt: sql<number>`max(${finds.closedAt})`.as('last_at'),
    })
    .from(finds)
    .where(and(eq(finds.memberId, memberId), isNotNull(finds.rehiddenSeq)))
    .groupBy(finds.rockId)
    .orderBy(sql`last_at DESC`)
    .limit(newsLimits.finds)
    .as('own');

  const [acts, said, moves] = await ctx.read([
    db
      .select({ ...rock, act: actColumns, author: publicColumns })
      .from(activities)
      .innerJoin(rocks, eq(rocks.id, activities.rockId))
      .leftJoin(members, eq(members.id, activities.memberId))
      .where(and(eq(activities.ownerId, memberId), gt(activities.createdAt, from)))
      .orderBy(desc(activities.createdAt))
      .limit(newsLimits.items),
    db
      .select({ ...rock, comment: commentColumns, author: publicColumns })
      .from(rocks)
      .innerJoin(comments, and(eq(comments.rockId, rocks.id), gt(comments.createdAt, from)))
      .leftJoin(members, eq(members.id, comments.memberId))
      .where(
        and(
          eq(rocks.ownerId, memberId),
          gt(rocks.commentCount, 0),
          ne(comments.memberId, memberId),
          isCommentVisible(memberId, comments),
        ),
      )
      .orderBy(desc(comments.createdAt))
      .limit(newsLimits.items),
    db
      .select({
        ...rock,
        at: sql<number>`${rocks.hiddenAt}`.as('moved_at'),
        town: sql<string | null>`${rocks.hiddenTown}`.as('moved_town'),
        author: publicColumns,
      })
      .from(own)
      .innerJoin(rocks, eq(rocks.id, own.rockId))
      .leftJoin(members, eq(members.id, rocks.hiderId))
      .where(
        and(
          eq(rocks.status, 'hidden'),
          gt(rocks.hiddenAt, from),
          gt(rocks.hiddenAt, own.lastAt),
          // Their own rocks are told above.
          sql`${rocks.ownerId} IS NOT ${memberId}`,
          sql`${rocks.hiderId} IS NOT ${memberId}`,
          isVisibleTo(memberId),
        ),
      )
      .orderBy(desc(rocks.hiddenAt))
      .limit(newsLimits.items),
  ]);

  const items: NewsItem[] = [
    ...acts.map(({ act, ...row }) => ({
      // Of an inner join, as below: never null.
      ...lineOf(row, act.createdAt ?? 0),
      id: act.id ?? '',
      kind: act.type === 'rock_found' ? ('found' as const) : ('rehidden' as const),
      near: nearOf(act.town),
    })),
    ...said.map(({ comment, ...row }) => ({
      ...lineOf(row, comment.createdAt ?? 0),
      id: comment.id ?? '',
      kind: 'comment' as const,
      content: commentView(comment as SeenComment, row.author, memberId).content,
    })),
    ...moves.map(({ at, town, ...row }) => ({
      ...lineOf(row, at),
      id: `${row.rockId}-${at}`,
      kind: 'moved' as const,
      near: nearOf(town),
    })),
  ];
  return items.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, newsLimits.items);
}

interface Row {
  rockId: string;
  name: string;
  photoKey: string | null;
  author: PublicRow | null;
}

const lineOf = ({ rockId, name, photoKey, author }: Row, at: number) => ({
  at: instant(at),
  rock: { id: rockId, name, imageUrl: photoUrl(photoKey) },
  user: publicMember(author),
  near: null,
  content: '',
});
